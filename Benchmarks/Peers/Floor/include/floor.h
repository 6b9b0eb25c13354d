// What hit-testing costs at least: the same search in C, over arrays laid out for nothing else.
//
// Three of them, each fixed once it is made: the plain search that UIKit describes, the same with a grid over long
// lists of siblings, and a flat grid over the whole screen, which no longer walks the tree at all. None knows
// transforms, windows, traces or change; whatever the program does beside them is what it pays for those.
#ifndef FLOOR_H
#define FLOOR_H

#include <stddef.h>
#include <stdint.h>

// A rectangle in its superview's points.
typedef struct {
  double x, y, width, height;
} floor_frame;

// The views of a scene as they were added: a superview before its subviews, siblings from back to front, the window
// first (its parent is -1).
typedef struct {
  int32_t count;
  const int32_t *parents;
  const floor_frame *frames;
  // Not 0 for a view that takes no touches: hidden, faded, without user interaction. NULL when all take them.
  const uint8_t *off;
} floor_views;

// The plain search: one array a field, siblings side by side, a loop.
typedef struct floor_plain floor_plain;
floor_plain *floor_plain_make(floor_views views);
void floor_plain_free(floor_plain *tree);
// The view at a point of the window, as its place in `floor_views`; -1 for none.
int32_t floor_plain_hit(const floor_plain *tree, double x, double y);
// The bytes that the arrays take.
size_t floor_plain_bytes(const floor_plain *tree);

// The plain search with a grid over each list of more than a few siblings.
typedef struct floor_lists floor_lists;
floor_lists *floor_lists_make(floor_views views);
void floor_lists_free(floor_lists *tree);
int32_t floor_lists_hit(const floor_lists *tree, double x, double y);
size_t floor_lists_bytes(const floor_lists *tree);

// A grid over the window that lists the views at each cell, from front to back, cut by their superviews.
typedef struct floor_flat floor_flat;
floor_flat *floor_flat_make(floor_views views);
void floor_flat_free(floor_flat *tree);
int32_t floor_flat_hit(const floor_flat *tree, double x, double y);
size_t floor_flat_bytes(const floor_flat *tree);

#endif
