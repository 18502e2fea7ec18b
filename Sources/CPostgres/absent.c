#include "include/CPostgres.h"

#if !__has_include(<postgresql/libpq-fe.h>)

// What a program answers that was built without the library; nothing but the first is ever called.
#pragma clang diagnostic ignored "-Wunused-parameter"

int turnout_pq_is_here(void) { return 0; }
int turnout_pq_judge(const char *url) { return turnout_pq_unreadable; }
turnout_pq *turnout_pq_open(const char *url, int seconds, char state[6]) { return NULL; }
int turnout_pq_is_open(turnout_pq *session) { return 0; }
int turnout_pq_version(turnout_pq *session) { return 0; }
void turnout_pq_close(turnout_pq *session) {}
void turnout_pq_execute(turnout_pq *session, const char *sql, char state[6]) {}
int turnout_pq_prepare(turnout_pq *session, const char *name, const char *sql) { return 0; }
int turnout_pq_send(
    turnout_pq *session, const char *name, int count, const char *const *values, const int *lengths,
    const int *formats) {
    return 0;
}
int turnout_pq_sync(turnout_pq *session) { return 0; }
void turnout_pq_stream(turnout_pq *session) {}
turnout_pq_rows *turnout_pq_answer(turnout_pq *session) { return NULL; }
int turnout_pq_kind(const turnout_pq_rows *rows) { return turnout_pq_failed; }
void turnout_pq_state(const turnout_pq_rows *rows, char state[6]) { state[0] = 0; }
void turnout_pq_clear(turnout_pq_rows *rows) {}
int64_t turnout_pq_changed(turnout_pq_rows *rows) { return 0; }
int turnout_pq_count(const turnout_pq_rows *rows) { return 0; }
int turnout_pq_type(const turnout_pq_rows *rows, int row, int column) { return turnout_pq_null; }
int64_t turnout_pq_int(const turnout_pq_rows *rows, int row, int column) { return 0; }
const char *turnout_pq_start(const turnout_pq_rows *rows, int row, int column) { return NULL; }
int turnout_pq_length(const turnout_pq_rows *rows, int row, int column) { return 0; }

#endif
