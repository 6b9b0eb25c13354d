// readline.h uses FILE without declaring it, so stdio.h comes first.
#include <stdio.h>
#include <readline/readline.h>
#include <readline/history.h>
