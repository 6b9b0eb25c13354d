// GTK 4: gtk_widget_pick. gtk TREE ANSWERS SCALE
#include <gtk/gtk.h>

#include "peer.h"

// A widget that knows its number and puts its children where they belong.
typedef struct {
  GtkWidget parent_instance;
  int number;
} View;
typedef struct {
  GtkWidgetClass parent_class;
} ViewClass;

GType view_get_type(void);
G_DEFINE_TYPE(View, view, GTK_TYPE_WIDGET)

static peer_tree tree;

// A window takes what it is given; the tree inside is larger than it, which picking does not mind.
static void view_measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                         int *minimum_baseline, int *natural_baseline) {
  (void)widget, (void)orientation, (void)for_size;
  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
}

static void view_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  (void)width, (void)height, (void)baseline;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
    int number = ((View *)child)->number;
    graphene_point_t origin = {(float)tree.x[number], (float)tree.y[number]};
    // Asked for, and not used: allocating an unmeasured widget makes GTK complain.
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
    gtk_widget_allocate(child, (int)tree.width[number], (int)tree.height[number], -1,
                        gsk_transform_translate(NULL, &origin));
  }
}

static void view_class_init(ViewClass *class) {
  GTK_WIDGET_CLASS(class)->measure = view_measure;
  GTK_WIDGET_CLASS(class)->size_allocate = view_size_allocate;
}

static void view_init(View *view) { (void)view; }

static int hit(void *root, double x, double y) {
  GtkWidget *found = gtk_widget_pick(root, x, y, GTK_PICK_DEFAULT);
  return found ? ((View *)found)->number : -1;
}

int main(int count, char **arguments) {
  if (count != 4 || !gtk_init_check()) return 2;
  tree = peer_read(arguments[1], atof(arguments[3]));
  View **views = peer_array(tree.count, sizeof *views);
  peer_build build = peer_build_begin();
  for (int number = 0; number < tree.count; number++) {
    View *view = views[number] = g_object_new(view_get_type(), NULL);
    view->number = number;
    // Subviews outside their superview are asked in GTK, unless it cuts them.
    gtk_widget_set_overflow(GTK_WIDGET(view), GTK_OVERFLOW_HIDDEN);
    if (tree.off[number]) gtk_widget_set_can_target(GTK_WIDGET(view), FALSE);
    if (number > 0) gtk_widget_set_parent(GTK_WIDGET(view), GTK_WIDGET(views[tree.parents[number]]));
  }
  View *holder = g_object_new(view_get_type(), NULL);
  holder->number = -1;
  gtk_widget_set_parent(GTK_WIDGET(views[0]), GTK_WIDGET(holder));
  GtkWidget *window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 320, 480);
  gtk_window_set_child(GTK_WINDOW(window), GTK_WIDGET(holder));
  gtk_window_present(GTK_WINDOW(window));
  // Picking needs what is on the screen and has its place there.
  while (!gtk_widget_get_mapped(GTK_WIDGET(views[tree.count - 1])) ||
         gtk_widget_get_width(GTK_WIDGET(views[tree.count - 1])) == 0) {
    g_main_context_iteration(NULL, TRUE);
  }
  peer_build_end(&build, &tree);
  peer_report(&tree, hit, views[0], build, arguments[2]);
}
