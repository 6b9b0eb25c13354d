// What the three searches share; not for others.
#ifndef FLOOR_PARTS_H
#define FLOOR_PARTS_H

#include <stdlib.h>

#include "floor.h"

// Memory or the end: a measurement has nobody to complain to.
static inline void *floor_array(size_t count, size_t size) {
  void *made = calloc(count ? count : 1, size);
  if (!made) abort();
  return made;
}

// The views laid out anew, level by level, so that siblings stand side by side from back to front.
struct floor_plain {
  int32_t count;
  double *left, *top, *width, *height;
  uint8_t *off;
  // The subviews of a view are the places from `first` up to, but not with, `end`.
  int32_t *first, *end;
  // Where a view stood in `floor_views`.
  int32_t *given;
};

// Whether a point of the superview lies in a view: left and top edges in, right and bottom ones out, with the very
// arithmetic of UIKit's way: first the view's own point, then its bounds.
static inline int floor_contains(const floor_plain *tree, int32_t view, double x, double y) {
  double own_x = x - tree->left[view];
  double own_y = y - tree->top[view];
  return own_x >= 0 && own_x < tree->width[view] && own_y >= 0 && own_y < tree->height[view];
}

// The cell of a grid that a coordinate falls into; those outside belong to the outermost.
static inline int32_t floor_cell(double value, double start, double scale, int32_t count) {
  int32_t found = (int32_t)((value - start) * scale);
  return found < 0 ? 0 : found < count ? found : count - 1;
}

#endif
