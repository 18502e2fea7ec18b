// `renameat2` is declared only for whoever asks for GNU's own.
#define _GNU_SOURCE
#include "include/CFiles.h"

#include <fcntl.h>
#include <stdio.h>

int turnout_exchange(const char *first, const char *second) {
    return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE);
}
