#include <math.h>

#include "parts.h"

// A view as the window sees it: cut by its superviews, in the window's superview's points.
typedef struct {
  double left, top, right, bottom;
} area;

struct floor_flat {
  area whole;
  // Cells a point.
  double across, down;
  int32_t columns, rows;
  // Where each cell's entries begin, and the entries, from front to back: where they lie, and whose they are.
  int32_t *beginnings;
  area *areas;
  int32_t *views;
  size_t entry_count;
};

// Goes over the cells that each view shows in, the front-most view first, and closes those that one fills: nothing
// behind it is ever found there. Counts when `at` is NULL, else writes entries down.
static void spread(
  floor_flat *tree, const int32_t *order, const area *areas, int32_t count, uint8_t *closed, int32_t *at) {
  size_t open = (size_t)tree->columns * (size_t)tree->rows;
  for (int32_t place = count - 1; place >= 0 && open > 0; place--) {
    int32_t view = order[place];
    area shown = areas[view];
    if (!(shown.left < shown.right && shown.top < shown.bottom)) continue;
    int32_t from_column = floor_cell(shown.left, tree->whole.left, tree->across, tree->columns);
    int32_t to_column = floor_cell(shown.right, tree->whole.left, tree->across, tree->columns);
    int32_t from_row = floor_cell(shown.top, tree->whole.top, tree->down, tree->rows);
    int32_t to_row = floor_cell(shown.bottom, tree->whole.top, tree->down, tree->rows);
    for (int32_t row = from_row; row <= to_row; row++) {
      int fills_row = (row > from_row || shown.top <= tree->whole.top) &&
                      (row < to_row || shown.bottom >= tree->whole.bottom);
      for (int32_t column = from_column; column <= to_column; column++) {
        size_t at_cell = (size_t)row * (size_t)tree->columns + (size_t)column;
        if (closed[at_cell]) continue;
        if (at) {
          int32_t entry = at[at_cell]++;
          tree->areas[entry] = shown;
          tree->views[entry] = view;
        } else {
          tree->beginnings[at_cell + 1]++;
        }
        if (fills_row && (column > from_column || shown.left <= tree->whole.left) &&
            (column < to_column || shown.right >= tree->whole.right)) {
          closed[at_cell] = 1;
          open--;
        }
      }
    }
  }
}

// The views in the order in which they would be painted: whoever comes last is in front.
static int32_t *painted(floor_views views) {
  size_t count = (size_t)views.count;
  int32_t *last = floor_array(count, sizeof *last);
  int32_t *previous = floor_array(count, sizeof *previous);
  int32_t *order = floor_array(count, sizeof *order);
  int32_t *waiting = floor_array(count, sizeof *waiting);
  for (size_t view = 0; view < count; view++) last[view] = -1;
  for (size_t view = 1; view < count; view++) {
    previous[view] = last[views.parents[view]];
    last[views.parents[view]] = (int32_t)view;
  }
  int32_t done = 0, depth = 1;
  waiting[0] = 0;
  while (depth > 0) {
    int32_t view = waiting[--depth];
    order[done++] = view;
    for (int32_t child = last[view]; child >= 0; child = previous[child]) waiting[depth++] = child;
  }
  free(last);
  free(previous);
  free(waiting);
  return order;
}

floor_flat *floor_flat_make(floor_views views) {
  floor_flat *tree = floor_array(1, sizeof *tree);
  size_t count = (size_t)views.count;
  area *areas = floor_array(count, sizeof *areas);
  double *origin_x = floor_array(count, sizeof *origin_x);
  double *origin_y = floor_array(count, sizeof *origin_y);
  for (size_t view = 0; view < count; view++) {
    int32_t parent = views.parents[view];
    floor_frame frame = views.frames[view];
    double x = frame.x + (parent < 0 ? 0 : origin_x[parent]);
    double y = frame.y + (parent < 0 ? 0 : origin_y[parent]);
    area shown = {x, y, x + frame.width, y + frame.height};
    if (parent >= 0) {
      shown.left = fmax(shown.left, areas[parent].left);
      shown.top = fmax(shown.top, areas[parent].top);
      shown.right = fmin(shown.right, areas[parent].right);
      shown.bottom = fmin(shown.bottom, areas[parent].bottom);
    }
    // What takes no touches has no area, and so nothing below it has one.
    if (views.off && views.off[view]) shown.right = -INFINITY;
    areas[view] = shown;
    origin_x[view] = x;
    origin_y[view] = y;
  }
  free(origin_x);
  free(origin_y);

  tree->whole = areas[0];
  double width = fmax(tree->whole.right - tree->whole.left, 1e-9);
  double height = fmax(tree->whole.bottom - tree->whole.top, 1e-9);
  double cells = fmin(fmax((double)count, 64), 1 << 20);
  tree->columns = (int32_t)fmin(fmax(sqrt(cells * width / height), 1), cells);
  tree->rows = (int32_t)fmax(cells / tree->columns, 1);
  tree->across = tree->columns / width;
  tree->down = tree->rows / height;

  size_t cell_count = (size_t)tree->columns * (size_t)tree->rows;
  tree->beginnings = floor_array(cell_count + 1, sizeof *tree->beginnings);
  int32_t *order = painted(views);
  uint8_t *closed = floor_array(cell_count, sizeof *closed);
  spread(tree, order, areas, views.count, closed, NULL);
  for (size_t place = 0; place < cell_count; place++) tree->beginnings[place + 1] += tree->beginnings[place];
  tree->entry_count = (size_t)tree->beginnings[cell_count];
  tree->areas = floor_array(tree->entry_count, sizeof *tree->areas);
  tree->views = floor_array(tree->entry_count, sizeof *tree->views);
  int32_t *at = floor_array(cell_count, sizeof *at);
  for (size_t place = 0; place < cell_count; place++) {
    at[place] = tree->beginnings[place];
    closed[place] = 0;
  }
  spread(tree, order, areas, views.count, closed, at);
  free(at);
  free(closed);
  free(order);
  free(areas);
  return tree;
}

void floor_flat_free(floor_flat *tree) {
  free(tree->beginnings);
  free(tree->areas);
  free(tree->views);
  free(tree);
}

int32_t floor_flat_hit(const floor_flat *tree, double x, double y) {
  if (!(x >= tree->whole.left && x < tree->whole.right && y >= tree->whole.top && y < tree->whole.bottom)) {
    return -1;
  }
  size_t place = (size_t)floor_cell(y, tree->whole.top, tree->down, tree->rows) * (size_t)tree->columns +
                 (size_t)floor_cell(x, tree->whole.left, tree->across, tree->columns);
  for (int32_t at = tree->beginnings[place]; at < tree->beginnings[place + 1]; at++) {
    const area *shown = &tree->areas[at];
    if (x >= shown->left && x < shown->right && y >= shown->top && y < shown->bottom) return tree->views[at];
  }
  return -1;
}

size_t floor_flat_bytes(const floor_flat *tree) {
  return ((size_t)tree->columns * (size_t)tree->rows + 1) * sizeof(int32_t) +
         tree->entry_count * (sizeof(area) + sizeof(int32_t));
}
