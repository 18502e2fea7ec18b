#ifndef TURNOUT_CSQLITE_H
#define TURNOUT_CSQLITE_H
/* Debian builds SQLite with this hook; its header shows it only when asked. */
#define SQLITE_ENABLE_PREUPDATE_HOOK
#include <sqlite3.h>

/* SQLITE_TRANSIENT is a cast that Swift cannot import: these doors make SQLite copy what they bind. */
static inline int turnout_bind_text(sqlite3_stmt *statement, int index, const char *text, int bytes) {
    return sqlite3_bind_text(statement, index, text, bytes, SQLITE_TRANSIENT);
}

static inline int turnout_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int count) {
    return count == 0 ? sqlite3_bind_zeroblob(statement, index, 0)
                      : sqlite3_bind_blob(statement, index, bytes, count, SQLITE_TRANSIENT);
}

/* The name of a file system like SQLite's own, but for the write-ahead log: what is written there one behind the other
   leaves in one piece, at the latest before it is made durable or read. NULL where there is none. */
const char *turnout_joining(void);

#endif
