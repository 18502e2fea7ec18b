/* SQLite writes each page of its write-ahead log as two pieces, some fifty of them a commit. No other connection looks at
   them before the log is synced (with `synchronous=FULL`, which the store sets), so until then they wait here. */
#include "CSQLite.h"

#include <stdlib.h>
#include <string.h>

/* SQLite's own file system writes less than 128 KB in one go, and takes what is left of more for a full disk. */
enum { most = 124 * 1024 };

/* A log; the file as SQLite's own file system has it lies behind it. */
typedef struct {
    sqlite3_file base;
    unsigned char *waiting;
    int count;
    sqlite3_int64 start;
} joined;

static sqlite3_vfs *below;

static sqlite3_file *real(sqlite3_file *file) { return (sqlite3_file *)((joined *)file + 1); }

/* What waits is gone from here also if it cannot be written: the transaction fails then. */
static int leave(sqlite3_file *file) {
    joined *log = (joined *)file;
    int count = log->count;
    log->count = 0;
    return count ? real(file)->pMethods->xWrite(real(file), log->waiting, count, log->start) : SQLITE_OK;
}

static int log_write(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 at) {
    joined *log = (joined *)file;
    if (at != log->start + log->count || count > most - log->count) {
        int code = leave(file);
        if (code != SQLITE_OK) return code;
    }
    if (count > most) return real(file)->pMethods->xWrite(real(file), bytes, count, at);
    if (log->count == 0) log->start = at;
    memcpy(log->waiting + log->count, bytes, count);
    log->count += count;
    return SQLITE_OK;
}

static int log_close(sqlite3_file *file) {
    int code = leave(file), closed = real(file)->pMethods->xClose(real(file));
    free(((joined *)file)->waiting);
    return code == SQLITE_OK ? closed : code;
}

/* Everything else is done after what waits has left. */
#define AFTER(name, parameters, ...)                              \
    static int log_##name parameters {                            \
        int code = leave(file);                                   \
        if (code != SQLITE_OK) return code;                       \
        return real(file)->pMethods->name(real(file), __VA_ARGS__); \
    }
AFTER(xRead, (sqlite3_file * file, void *bytes, int count, sqlite3_int64 at), bytes, count, at)
AFTER(xTruncate, (sqlite3_file * file, sqlite3_int64 size), size)
AFTER(xSync, (sqlite3_file * file, int flags), flags)
AFTER(xFileSize, (sqlite3_file * file, sqlite3_int64 *size), size)
AFTER(xFileControl, (sqlite3_file * file, int what, void *argument), what, argument)

static int log_lock(sqlite3_file *file, int lock) { return real(file)->pMethods->xLock(real(file), lock); }
static int log_unlock(sqlite3_file *file, int lock) { return real(file)->pMethods->xUnlock(real(file), lock); }
static int log_reserved(sqlite3_file *file, int *is) {
    return real(file)->pMethods->xCheckReservedLock(real(file), is);
}
static int log_sector(sqlite3_file *file) { return real(file)->pMethods->xSectorSize(real(file)); }
static int log_traits(sqlite3_file *file) { return real(file)->pMethods->xDeviceCharacteristics(real(file)); }

static const sqlite3_io_methods methods = {
    .iVersion = 1, .xClose = log_close, .xRead = log_xRead, .xWrite = log_write, .xTruncate = log_xTruncate,
    .xSync = log_xSync, .xFileSize = log_xFileSize, .xLock = log_lock, .xUnlock = log_unlock,
    .xCheckReservedLock = log_reserved, .xFileControl = log_xFileControl, .xSectorSize = log_sector,
    .xDeviceCharacteristics = log_traits,
};

static int open_file(sqlite3_vfs *system, const char *name, sqlite3_file *file, int flags, int *came) {
    (void)system;
    if (!(flags & SQLITE_OPEN_WAL)) return below->xOpen(below, name, file, flags, came);
    joined *log = (joined *)file;
    *log = (joined){.waiting = malloc(most)};
    if (!log->waiting) return SQLITE_NOMEM;
    int code = below->xOpen(below, name, real(file), flags, came);
    if (code == SQLITE_OK) log->base.pMethods = &methods;
    else free(log->waiting);
    return code;
}

const char *turnout_joining(void) {
    static sqlite3_vfs system;
    if (below) return system.zName;
    sqlite3_vfs *found = sqlite3_vfs_find(NULL);
    if (!found) return NULL;
    system = *found;
    system.zName = "turnout";
    system.szOsFile += sizeof(joined);
    system.xOpen = open_file;
    if (sqlite3_vfs_register(&system, 0) != SQLITE_OK) return NULL;
    below = found;
    return system.zName;
}
