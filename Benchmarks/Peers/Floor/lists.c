#include <math.h>

#include "parts.h"

// Shorter lists are asked one by one: that takes no longer than finding the cell.
enum { few = 12 };

// The grid over a list of siblings, in their superview's points.
typedef struct {
  double left, top, right, bottom;
  // Cells a point.
  double across, down;
  int32_t columns, rows;
  // Where the cells' beginnings stand among all beginnings; those of a cell end where the next one's begin.
  size_t cells;
} sibling_grid;

struct floor_lists {
  floor_plain *plain;
  // The grid of a view's subviews; -1 for none.
  int32_t *grid_of;
  sibling_grid *grids;
  int32_t grid_count;
  // Where each cell's siblings begin, and the siblings themselves, from front to back.
  int32_t *beginnings;
  size_t beginning_count;
  int32_t *siblings;
  size_t sibling_count;
};

// Where a list lies, and how many cells it gets: about one for each sibling, as square as the list is.
static sibling_grid measured(const floor_plain *tree, int32_t first, int32_t end) {
  sibling_grid made = {INFINITY, INFINITY, -INFINITY, -INFINITY, 0, 0, 1, 1, 0};
  for (int32_t child = first; child < end; child++) {
    double right = nextafter(tree->left[child] + tree->width[child], INFINITY);
    double bottom = nextafter(tree->top[child] + tree->height[child], INFINITY);
    made.left = fmin(made.left, tree->left[child]);
    made.top = fmin(made.top, tree->top[child]);
    made.right = fmax(made.right, right);
    made.bottom = fmax(made.bottom, bottom);
  }
  double width = made.right - made.left, height = made.bottom - made.top, count = end - first;
  double columns = fmin(fmax(sqrt(count * width / fmax(height, 1e-9)), 1), count);
  made.columns = (int32_t)columns;
  made.rows = (int32_t)fmax(count / made.columns, 1);
  made.across = made.columns / fmax(width, 1e-9);
  made.down = made.rows / fmax(height, 1e-9);
  return made;
}

// Goes over the cells of each sibling, the front-most first: counts them when `at` is NULL, else writes them down.
static void spread(floor_lists *tree, const sibling_grid *grid, int32_t first, int32_t end, int32_t *at) {
  const floor_plain *plain = tree->plain;
  for (int32_t child = end - 1; child >= first; child--) {
    if (plain->off[child]) continue;
    double right = nextafter(plain->left[child] + plain->width[child], INFINITY);
    double bottom = nextafter(plain->top[child] + plain->height[child], INFINITY);
    int32_t from_column = floor_cell(plain->left[child], grid->left, grid->across, grid->columns);
    int32_t to_column = floor_cell(right, grid->left, grid->across, grid->columns);
    int32_t to_row = floor_cell(bottom, grid->top, grid->down, grid->rows);
    for (int32_t row = floor_cell(plain->top[child], grid->top, grid->down, grid->rows); row <= to_row; row++) {
      for (int32_t column = from_column; column <= to_column; column++) {
        size_t place = grid->cells + (size_t)row * (size_t)grid->columns + (size_t)column;
        if (at) {
          tree->siblings[at[place]++] = child;
        } else {
          tree->beginnings[place + 1]++;
        }
      }
    }
  }
}

floor_lists *floor_lists_make(floor_views views) {
  floor_lists *tree = floor_array(1, sizeof *tree);
  floor_plain *plain = tree->plain = floor_plain_make(views);
  tree->grid_of = floor_array((size_t)plain->count, sizeof *tree->grid_of);
  for (int32_t view = 0; view < plain->count; view++) {
    tree->grid_of[view] = plain->end[view] - plain->first[view] > few ? tree->grid_count++ : -1;
  }
  tree->grids = floor_array((size_t)tree->grid_count, sizeof *tree->grids);
  for (int32_t view = 0; view < plain->count; view++) {
    if (tree->grid_of[view] < 0) continue;
    sibling_grid made = measured(plain, plain->first[view], plain->end[view]);
    made.cells = tree->beginning_count;
    tree->beginning_count += (size_t)made.columns * (size_t)made.rows;
    tree->grids[tree->grid_of[view]] = made;
  }

  // All cells stand in a row, so that a cell ends where the next one begins, across grids too.
  tree->beginnings = floor_array(tree->beginning_count + 1, sizeof *tree->beginnings);
  for (int pass = 0; pass < 2; pass++) {
    int32_t *at = NULL;
    if (pass) {
      for (size_t place = 0; place < tree->beginning_count; place++) {
        tree->beginnings[place + 1] += tree->beginnings[place];
      }
      tree->sibling_count = (size_t)tree->beginnings[tree->beginning_count];
      tree->siblings = floor_array(tree->sibling_count, sizeof *tree->siblings);
      at = floor_array(tree->beginning_count + 1, sizeof *at);
      for (size_t place = 0; place <= tree->beginning_count; place++) at[place] = tree->beginnings[place];
    }
    for (int32_t view = 0; view < plain->count; view++) {
      if (tree->grid_of[view] < 0) continue;
      spread(tree, &tree->grids[tree->grid_of[view]], plain->first[view], plain->end[view], at);
    }
    free(at);
  }
  return tree;
}

void floor_lists_free(floor_lists *tree) {
  floor_plain_free(tree->plain);
  free(tree->grid_of);
  free(tree->grids);
  free(tree->beginnings);
  free(tree->siblings);
  free(tree);
}

// The front-most sibling at a point, -1 for none.
static int32_t sibling_at(const floor_lists *tree, const sibling_grid *grid, double x, double y) {
  if (!(x >= grid->left && x < grid->right && y >= grid->top && y < grid->bottom)) return -1;
  size_t place = grid->cells +
                 (size_t)floor_cell(y, grid->top, grid->down, grid->rows) * (size_t)grid->columns +
                 (size_t)floor_cell(x, grid->left, grid->across, grid->columns);
  for (int32_t at = tree->beginnings[place]; at < tree->beginnings[place + 1]; at++) {
    if (floor_contains(tree->plain, tree->siblings[at], x, y)) return tree->siblings[at];
  }
  return -1;
}

int32_t floor_lists_hit(const floor_lists *tree, double x, double y) {
  const floor_plain *plain = tree->plain;
  if (plain->off[0] || !floor_contains(plain, 0, x, y)) return -1;
  int32_t view = 0;
  x -= plain->left[0];
  y -= plain->top[0];
  for (;;) {
    int32_t child;
    if (tree->grid_of[view] >= 0) {
      child = sibling_at(tree, &tree->grids[tree->grid_of[view]], x, y);
      if (child < 0) return plain->given[view];
    } else {
      int32_t first = plain->first[view];
      child = plain->end[view] - 1;
      while (child >= first && (plain->off[child] || !floor_contains(plain, child, x, y))) child--;
      if (child < first) return plain->given[view];
    }
    x -= plain->left[child];
    y -= plain->top[child];
    view = child;
  }
}

size_t floor_lists_bytes(const floor_lists *tree) {
  return floor_plain_bytes(tree->plain) + (size_t)tree->plain->count * sizeof(int32_t) +
         (size_t)tree->grid_count * sizeof(sibling_grid) +
         (tree->beginning_count + 1 + tree->sibling_count) * sizeof(int32_t);
}
