// readline.h uses FILE without declaring it, so stdio.h comes first.
#include <stdio.h>
#include <readline/readline.h>
#include <readline/history.h>

// wchar.h shows it only to programs that ask for the X/Open interfaces.
#include <wchar.h>
extern int wcwidth(wchar_t character);
