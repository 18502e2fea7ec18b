#include "store.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>

static sqlite3 *database;

enum { BEGIN, COMMIT, CURSOR, SAVE_CURSOR, KEEP, RAW, DROP_RAW, STEP, SESSION, REPORT, POST, SENT_ROW, MESSAGES, COUNT };

static const char *const sql[COUNT] = {
    "BEGIN IMMEDIATE", "COMMIT", "SELECT next FROM cursor", "INSERT OR REPLACE INTO cursor VALUES (1, ?)",
    "INSERT OR IGNORE INTO raw VALUES (?, ?)", "SELECT body FROM raw ORDER BY id", "DELETE FROM raw",
    "SELECT step FROM session WHERE room = ?",
    "INSERT INTO session VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET step = excluded.step, what = ifnull(excluded.what, what)",
    "INSERT INTO report (room, what) SELECT room, what FROM session WHERE room = ?",
    "INSERT INTO outbox (room, body) VALUES (?, ?)", "DELETE FROM outbox WHERE id = ?",
    "SELECT id, room, body FROM outbox ORDER BY id",
};
static sqlite3_stmt *statements[COUNT];

static void check(int code) {
    if (code == SQLITE_OK || code == SQLITE_ROW || code == SQLITE_DONE) return;
    fprintf(stderr, "floor: %s\n", sqlite3_errmsg(database));
    exit(1);
}

static bool step(sqlite3_stmt *statement) {
    int code = sqlite3_step(statement);
    check(code);
    if (code == SQLITE_ROW) return true;
    sqlite3_reset(statement);
    return false;
}

void store_open(const char *folder) {
    char path[4096];
    snprintf(path, sizeof path, "%s/floor.sqlite", folder);
    check(sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, NULL));
    check(sqlite3_exec(database,
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA cache_size = -4000;"
        "CREATE TABLE IF NOT EXISTS cursor (id INTEGER PRIMARY KEY, next INTEGER);"
        "CREATE TABLE IF NOT EXISTS raw (id INTEGER PRIMARY KEY, body BLOB);"
        "CREATE TABLE IF NOT EXISTS session (room INTEGER PRIMARY KEY, step INTEGER, what TEXT);"
        "CREATE TABLE IF NOT EXISTS report (id INTEGER PRIMARY KEY, room INTEGER, what TEXT);"
        "CREATE TABLE IF NOT EXISTS outbox (id INTEGER PRIMARY KEY AUTOINCREMENT, room INTEGER, body TEXT);",
        NULL, NULL, NULL));
    for (int i = 0; i < COUNT; i++)
        check(sqlite3_prepare_v3(database, sql[i], -1, SQLITE_PREPARE_PERSISTENT, &statements[i], NULL));
}

void store_begin(void) { step(statements[BEGIN]); }
void store_commit(void) { step(statements[COMMIT]); }

static long long number(sqlite3_stmt *statement) {
    long long found = step(statement) ? sqlite3_column_int64(statement, 0) : 0;
    sqlite3_reset(statement);
    return found;
}

long long store_cursor(void) { return number(statements[CURSOR]); }

void store_save_cursor(long long cursor) {
    sqlite3_bind_int64(statements[SAVE_CURSOR], 1, cursor);
    step(statements[SAVE_CURSOR]);
}

void store_keep_raw(long long id, struct slice body) {
    sqlite3_bind_int64(statements[KEEP], 1, id);
    sqlite3_bind_blob(statements[KEEP], 2, body.at, (int)body.length, SQLITE_STATIC);
    step(statements[KEEP]);
}

void store_each_raw(void (*body)(struct slice update)) {
    sqlite3_stmt *rows = statements[RAW];
    while (step(rows))
        body((struct slice){sqlite3_column_blob(rows, 0), (size_t)sqlite3_column_bytes(rows, 0)});
    step(statements[DROP_RAW]);
}

long long store_step(long long room) {
    sqlite3_bind_int64(statements[STEP], 1, room);
    return number(statements[STEP]);
}

void store_save_session(long long room, long long at, struct slice what) {
    sqlite3_stmt *statement = statements[SESSION];
    sqlite3_bind_int64(statement, 1, room);
    sqlite3_bind_int64(statement, 2, at);
    if (what.length) sqlite3_bind_text(statement, 3, what.at, (int)what.length, SQLITE_STATIC);
    else sqlite3_bind_null(statement, 3);
    step(statement);
}

long long store_report(long long room) {
    sqlite3_bind_int64(statements[REPORT], 1, room);
    step(statements[REPORT]);
    return sqlite3_last_insert_rowid(database);
}

long long store_post(long long room, const char *body) {
    sqlite3_bind_int64(statements[POST], 1, room);
    sqlite3_bind_text(statements[POST], 2, body, -1, SQLITE_STATIC);
    step(statements[POST]);
    return sqlite3_last_insert_rowid(database);
}

void store_sent(long long id) {
    sqlite3_bind_int64(statements[SENT_ROW], 1, id);
    step(statements[SENT_ROW]);
}

void store_each_message(on_message body) {
    sqlite3_stmt *rows = statements[MESSAGES];
    while (step(rows))
        body(sqlite3_column_int64(rows, 0), sqlite3_column_int64(rows, 1), (const char *)sqlite3_column_text(rows, 2));
}
