#include "parts.h"

floor_plain *floor_plain_make(floor_views views) {
  size_t count = (size_t)views.count;
  floor_plain *tree = floor_array(1, sizeof *tree);
  tree->count = views.count;
  tree->left = floor_array(count, sizeof *tree->left);
  tree->top = floor_array(count, sizeof *tree->top);
  tree->width = floor_array(count, sizeof *tree->width);
  tree->height = floor_array(count, sizeof *tree->height);
  tree->off = floor_array(count, sizeof *tree->off);
  tree->first = floor_array(count, sizeof *tree->first);
  tree->end = floor_array(count, sizeof *tree->end);
  tree->given = floor_array(count, sizeof *tree->given);

  // How many subviews each has, then where each one's begin among all that are sorted by superview.
  int32_t *begin = floor_array(count + 1, sizeof *begin);
  int32_t *sorted = floor_array(count, sizeof *sorted);
  for (size_t view = 1; view < count; view++) begin[views.parents[view] + 1]++;
  for (size_t view = 0; view < count; view++) begin[view + 1] += begin[view];
  int32_t *next = floor_array(count, sizeof *next);
  for (size_t view = 1; view < count; view++) {
    int32_t parent = views.parents[view];
    sorted[begin[parent] + next[parent]++] = (int32_t)view;
  }

  // Level by level: whoever stands at a place has its subviews put at the end.
  int32_t filled = 1;
  tree->given[0] = 0;
  for (int32_t place = 0; place < filled; place++) {
    int32_t view = tree->given[place];
    tree->left[place] = views.frames[view].x;
    tree->top[place] = views.frames[view].y;
    tree->width[place] = views.frames[view].width;
    tree->height[place] = views.frames[view].height;
    tree->off[place] = views.off ? views.off[view] : 0;
    tree->first[place] = filled;
    for (int32_t at = begin[view]; at < begin[view + 1]; at++) tree->given[filled++] = sorted[at];
    tree->end[place] = filled;
  }
  free(begin);
  free(sorted);
  free(next);
  return tree;
}

void floor_plain_free(floor_plain *tree) {
  free(tree->left);
  free(tree->top);
  free(tree->width);
  free(tree->height);
  free(tree->off);
  free(tree->first);
  free(tree->end);
  free(tree->given);
  free(tree);
}

int32_t floor_plain_hit(const floor_plain *tree, double x, double y) {
  if (tree->off[0] || !floor_contains(tree, 0, x, y)) return -1;
  int32_t view = 0;
  x -= tree->left[0];
  y -= tree->top[0];
  for (;;) {
    int32_t first = tree->first[view];
    int32_t child = tree->end[view] - 1;
    while (child >= first && (tree->off[child] || !floor_contains(tree, child, x, y))) child--;
    if (child < first) return tree->given[view];
    x -= tree->left[child];
    y -= tree->top[child];
    view = child;
  }
}

size_t floor_plain_bytes(const floor_plain *tree) {
  return (size_t)tree->count * (4 * sizeof(double) + sizeof(uint8_t) + 3 * sizeof(int32_t));
}
