#define _GNU_SOURCE
#include "CSQLite.h"

#include <unistd.h>

int turnout_sync(int file) { return syncfs(file); }
