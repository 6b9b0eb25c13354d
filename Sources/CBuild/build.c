#include "CBuild.h"

// A file of its own: another commit compiles these few lines again, and no Swift.
#ifndef TAPTRACE_BUILD
#define TAPTRACE_BUILD ""
#endif

const char *taptrace_build(void) { return TAPTRACE_BUILD; }
