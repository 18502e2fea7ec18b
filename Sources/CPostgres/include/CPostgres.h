#ifndef TURNOUT_CPOSTGRES_H
#define TURNOUT_CPOSTGRES_H

#include <stddef.h>
#include <stdint.h>

/* The few functions of libpq that the store needs. The library is opened at the first call; where it was missing at build
   time, or is missing now, `turnout_pq_is_here` answers 0, and nothing else may be called. Nothing here is for two threads
   at once, but for `turnout_pq_is_here`. */

typedef struct turnout_pq turnout_pq;
typedef struct turnout_pq_rows turnout_pq_rows;

int turnout_pq_is_here(void);

enum {
    turnout_pq_unreadable = 0,
    turnout_pq_bare = 1,
    turnout_pq_safe = 2,
};

/* How a URL speaks of its connection: `turnout_pq_bare` where it leaves a network without verified encryption. */
int turnout_pq_judge(const char *url);

/* Connects, to the first of several hosts that takes writes. NULL where there is no memory; otherwise `turnout_pq_is_open`
   says how it went, and `state` what a server said against it, in five letters, or nothing. */
turnout_pq *turnout_pq_open(const char *url, int seconds, char state[6]);
int turnout_pq_is_open(turnout_pq *session);
int turnout_pq_version(turnout_pq *session);
void turnout_pq_close(turnout_pq *session);

/* Runs statements without parameters at once, where nothing waits in the pipeline; the state is empty where all went well. */
void turnout_pq_execute(turnout_pq *session, const char *sql, char state[6]);

/* Each puts something into the pipeline, whose answers come in this order; 0 where the connection is gone. */
int turnout_pq_prepare(turnout_pq *session, const char *name, const char *sql);
int turnout_pq_send(
    turnout_pq *session, const char *name, int count, const char *const *values, const int *lengths,
    const int *formats);
int turnout_pq_sync(turnout_pq *session);
/* Has the rows of what is answered next come one by one. */
void turnout_pq_stream(turnout_pq *session);

enum {
    turnout_pq_rows_all = 0,
    turnout_pq_rows_one = 1,
    turnout_pq_done = 2,
    turnout_pq_synced = 3,
    turnout_pq_skipped = 4,
    turnout_pq_failed = 5,
};

/* The next answer; NULL between those of two statements, and where the connection is gone. */
turnout_pq_rows *turnout_pq_answer(turnout_pq *session);
int turnout_pq_kind(const turnout_pq_rows *rows);
void turnout_pq_state(const turnout_pq_rows *rows, char state[6]);
void turnout_pq_clear(turnout_pq_rows *rows);
int64_t turnout_pq_changed(turnout_pq_rows *rows);
int turnout_pq_count(const turnout_pq_rows *rows);

enum {
    turnout_pq_null = 0,
    turnout_pq_number = 1,
    turnout_pq_text = 2,
    turnout_pq_bytes = 3,
};

/* A value of a row: what it is, and where it lies for as long as the rows do. */
int turnout_pq_type(const turnout_pq_rows *rows, int row, int column);
int64_t turnout_pq_int(const turnout_pq_rows *rows, int row, int column);
const char *turnout_pq_start(const turnout_pq_rows *rows, int row, int column);
int turnout_pq_length(const turnout_pq_rows *rows, int row, int column);

#endif
