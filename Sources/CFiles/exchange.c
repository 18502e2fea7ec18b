// `renameat2` and `syncfs` are declared only for whoever asks for GNU's own.
#define _GNU_SOURCE
#include "include/CFiles.h"

#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int turnout_exchange(const char *first, const char *second) {
    return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE);
}

int turnout_sync_disk(int folder) { return syncfs(folder); }

int turnout_move(int from, const char *name, int to) {
    return renameat2(from, name, to, name, RENAME_NOREPLACE);
}
