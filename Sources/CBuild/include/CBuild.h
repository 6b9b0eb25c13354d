#ifndef CBUILD_H
#define CBUILD_H

/// From which commit the program was built, as make tells it; empty where it does not.
const char *taptrace_build(void);

#endif
