// What the programs of the comparison share, in C, Objective-C and C++: the trees, and how a hit is measured.
#ifndef PEER_H
#define PEER_H

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

// A tree as `bench peers` wrote it: the views from back to front, a superview before its subviews, the window first.
typedef struct {
  int count;
  int *parents;
  double *x, *y, *width, *height;
  // 1 for a view that takes no touches.
  char *off;
  int point_count;
  double *point_x, *point_y;
} peer_tree;

static inline void *peer_array(int count, size_t size) {
  void *made = calloc((size_t)count + 1, size);
  if (!made) abort();
  return made;
}

// Reads a tree, all lengths taken `scale` times, so that toolkits whose views lie on whole pixels can hold it.
static inline peer_tree peer_read(const char *path, double scale) {
  peer_tree tree;
  FILE *file = fopen(path, "r");
  if (!file || fscanf(file, "points %d", &tree.point_count) != 1) exit(2);
  tree.point_x = (double *)peer_array(tree.point_count, sizeof(double));
  tree.point_y = (double *)peer_array(tree.point_count, sizeof(double));
  for (int at = 0; at < tree.point_count; at++) {
    if (fscanf(file, "%lf %lf", &tree.point_x[at], &tree.point_y[at]) != 2) exit(2);
    tree.point_x[at] *= scale;
    tree.point_y[at] *= scale;
  }
  if (fscanf(file, " views %d", &tree.count) != 1) exit(2);
  tree.parents = (int *)peer_array(tree.count, sizeof(int));
  tree.x = (double *)peer_array(tree.count, sizeof(double));
  tree.y = (double *)peer_array(tree.count, sizeof(double));
  tree.width = (double *)peer_array(tree.count, sizeof(double));
  tree.height = (double *)peer_array(tree.count, sizeof(double));
  tree.off = (char *)peer_array(tree.count, 1);
  for (int at = 0; at < tree.count; at++) {
    int off;
    if (fscanf(file, "%d %lf %lf %lf %lf %d", &tree.parents[at], &tree.x[at], &tree.y[at], &tree.width[at],
               &tree.height[at], &off) != 6) {
      exit(2);
    }
    // Whole again after products such as 0.96 * 25.
    tree.x[at] = round(tree.x[at] * scale);
    tree.y[at] = round(tree.y[at] * scale);
    tree.width[at] = round(tree.width[at] * scale);
    tree.height[at] = round(tree.height[at] * scale);
    tree.off[at] = (char)off;
  }
  fclose(file);
  return tree;
}

// The time that this thread has run, in nanoseconds: what other programs take from the machine does not count.
static inline double peer_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

// How many bytes of this process are in memory.
static inline double peer_memory(void) {
  long whole, resident;
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file || fscanf(file, "%ld %ld", &whole, &resident) != 2) return 0;
  fclose(file);
  return (double)resident * (double)sysconf(_SC_PAGESIZE);
}

// What building cost: made before the first view, read after the last one.
typedef struct {
  double time, memory;
} peer_build;

static inline peer_build peer_build_begin(void) {
  peer_build build = {peer_time(), peer_memory()};
  return build;
}

static inline void peer_build_end(peer_build *build, const peer_tree *tree) {
  build->time = (peer_time() - build->time) / tree->count;
  build->memory = (peer_memory() - build->memory) / tree->count;
}

// The number of the view at a point; -1 for none.
typedef int (*peer_hit)(void *context, double x, double y);

// Asks every point once for the answers, then in passes over all of them for the time, and ends the process: some
// toolkits take minutes to release what they built. Prints nanoseconds a hit (the best pass), the points asked,
// nanoseconds to build a view, bytes a view. A peer that needs too long for all points is asked the first ones only.
__attribute__((noreturn)) static inline void peer_report(
    const peer_tree *tree, peer_hit hit, void *context, peer_build build, const char *answers) {
  FILE *file = fopen(answers, "w");
  if (!file) exit(2);
  double begin = peer_time();
  int asked = 0;
  while (asked < tree->point_count && (asked < 8 || peer_time() - begin < 10e9)) {
    fprintf(file, "%d\n", hit(context, tree->point_x[asked], tree->point_y[asked]));
    asked++;
  }
  fclose(file);
  double pass = peer_time() - begin;
  int repeats = pass < 4e6 ? (int)(4e6 / (pass + 1)) + 1 : 1;
  double best = 1e300;
  begin = peer_time();
  for (int round = 0; round < 25 && (round < 3 || peer_time() - begin < 3e9); round++) {
    double start = peer_time();
    for (int repeat = 0; repeat < repeats; repeat++) {
      for (int at = 0; at < asked; at++) hit(context, tree->point_x[at], tree->point_y[at]);
    }
    double time = (peer_time() - start) / repeats / asked;
    if (time < best) best = time;
  }
  printf("%.2f\t%d\t%.1f\t%.0f\n", best, asked, build.time, build.memory);
  fflush(stdout);
  _exit(0);
}

#endif
