// Qt 6: QWidget::childAt. qt TREE ANSWERS SCALE
#include <QApplication>
#include <QWidget>
#include <vector>

#include "peer.h"

namespace {

// A widget that knows its number.
class View : public QWidget {
 public:
  View(QWidget *parent, int number) : QWidget(parent), number(number) {}
  const int number;
};

int hit(void *context, double x, double y) {
  auto root = static_cast<View *>(context);
  // The pixel that the point falls into: frames lie on whole pixels, so it answers for all of its points.
  QPoint point{static_cast<int>(x), static_cast<int>(y)};
  if (!root->rect().contains(point)) return -1;
  QWidget *found = root->childAt(point);
  return found ? static_cast<View *>(found)->number : root->number;
}

}  // namespace

int main(int count, char **arguments) {
  if (count != 4) return 2;
  int none = 1;
  QApplication application(none, arguments);
  peer_tree tree = peer_read(arguments[1], atof(arguments[3]));
  std::vector<View *> views(static_cast<size_t>(tree.count));
  peer_build build = peer_build_begin();
  for (int number = 0; number < tree.count; number++) {
    auto place = static_cast<size_t>(number);
    QWidget *parent = number == 0 ? nullptr : views[static_cast<size_t>(tree.parents[number])];
    auto view = views[place] = new View(parent, number);
    view->setGeometry(
        int(tree.x[number]), int(tree.y[number]), int(tree.width[number]), int(tree.height[number]));
    if (tree.off[number]) view->setAttribute(Qt::WA_TransparentForMouseEvents);
  }
  peer_build_end(&build, &tree);
  peer_report(&tree, hit, views[0], build, arguments[2]);
}
