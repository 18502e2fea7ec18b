#include "include/CPostgres.h"

#if __has_include(<postgresql/libpq-fe.h>)

#include <dlfcn.h>
#include <poll.h>
#include <postgresql/libpq-fe.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

// libpq, loaded when it is first needed: most houses have a file. Each function as libpq declares it.
#define PQ_FUNCTIONS(use) \
    use(PQconninfoParse) \
    use(PQconninfoFree) \
    use(PQconnectStartParams) \
    use(PQconnectPoll) \
    use(PQsetErrorVerbosity) \
    use(PQsetNoticeProcessor) \
    use(PQerrorMessage) \
    use(PQstatus) \
    use(PQsocket) \
    use(PQserverVersion) \
    use(PQfinish) \
    use(PQexec) \
    use(PQenterPipelineMode) \
    use(PQexitPipelineMode) \
    use(PQsendPrepare) \
    use(PQsendQueryPrepared) \
    use(PQpipelineSync) \
    use(PQsetSingleRowMode) \
    use(PQgetResult) \
    use(PQresultStatus) \
    use(PQresultErrorField) \
    use(PQclear) \
    use(PQcmdTuples) \
    use(PQntuples) \
    use(PQftype) \
    use(PQgetisnull) \
    use(PQgetvalue) \
    use(PQgetlength)

static struct {
#define PQ_MEMBER(name) __typeof__(&name) name;
    PQ_FUNCTIONS(PQ_MEMBER)
#undef PQ_MEMBER
} pq;
static int is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    void *handle = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) return;
    int missing = 0;
#define PQ_FIND(name) \
    pq.name = (__typeof__(&name))dlsym(handle, #name); \
    missing |= pq.name == NULL;
    PQ_FUNCTIONS(PQ_FIND)
#undef PQ_FIND
    is_loaded = !missing;
}

int turnout_pq_is_here(void) {
    pthread_once(&once, load);
    return is_loaded;
}

// True where every host of the list is a socket of this machine.
static int is_local(const char *hosts) {
    for (const char *at = hosts;;) {
        if (*at != '/' && *at != '@') return 0;
        at = strchr(at, ',');
        if (at == NULL) return 1;
        at += 1;
    }
}

// True where every port of the list is a number, or nothing.
static int are_ports(const char *ports) {
    for (const char *at = ports; *at != 0;) {
        size_t digits = strspn(at, "0123456789");
        long number = digits > 0 && digits < 6 ? atol(at) : 0;
        if (digits > 0 && (number < 1 || number > 65535)) return 0;
        at += digits;
        if (*at == ',') at += 1;
        else if (*at != 0) return 0;
    }
    return 1;
}

int turnout_pq_judge(const char *url) {
    if (strncmp(url, "postgresql://", 13) != 0 && strncmp(url, "postgres://", 11) != 0) return turnout_pq_unreadable;
    char *trouble = NULL;
    PQconninfoOption *options = pq.PQconninfoParse(url, &trouble);
    if (options == NULL) {
        free(trouble);
        return turnout_pq_unreadable;
    }
    const char *host = NULL, *address = NULL, *mode = NULL, *port = NULL;
    for (PQconninfoOption *option = options; option->keyword != NULL; option++) {
        if (strcmp(option->keyword, "host") == 0) host = option->val;
        if (strcmp(option->keyword, "hostaddr") == 0) address = option->val;
        if (strcmp(option->keyword, "sslmode") == 0) mode = option->val;
        if (strcmp(option->keyword, "port") == 0) port = option->val;
    }
    int is_readable = port == NULL || are_ports(port);
    int is_socket = (address == NULL || *address == 0) && (host == NULL || *host == 0 || is_local(host));
    int is_verified = mode == NULL || *mode == 0 || strcmp(mode, "verify-full") == 0;
    pq.PQconninfoFree(options);
    if (!is_readable) return turnout_pq_unreadable;
    return is_socket || is_verified ? turnout_pq_safe : turnout_pq_bare;
}

static void be_silent(void *context, const char *message) {
    (void)context;
    (void)message;
}

static int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

// Of "...: FATAL:  28P01" and the like the five letters at the end.
static void find_state(PGconn *connection, char state[6]) {
    const char *text = pq.PQerrorMessage(connection);
    size_t length = text == NULL ? 0 : strlen(text);
    while (length > 0 && (text[length - 1] == '\n' || text[length - 1] == ' ')) length--;
    state[0] = 0;
    if (length < 7 || text[length - 6] != ' ') return;
    for (size_t at = length - 5; at < length; at++) {
        char letter = text[at];
        if (!((letter >= '0' && letter <= '9') || (letter >= 'A' && letter <= 'Z'))) return;
    }
    memcpy(state, text + length - 5, 5);
    state[5] = 0;
}

static const char authorities[] = "/etc/ssl/certs/ca-certificates.crt";

turnout_pq *turnout_pq_open(const char *url, int seconds, char state[6]) {
    // What stands before the URL holds where the URL says nothing.
    const char *keys[] = {
        "sslmode", "target_session_attrs", "gssencmode", "keepalives_idle", "keepalives_interval",
        "keepalives_count", "tcp_user_timeout", "application_name",
        access(authorities, R_OK) == 0 ? "sslrootcert" : "fallback_application_name", "dbname",
        "client_encoding", NULL,
    };
    const char *values[] = {
        "verify-full", "read-write", "disable", "5", "2", "3", "10000", "turnout",
        access(authorities, R_OK) == 0 ? authorities : "turnout", url, "UTF8", NULL,
    };
    state[0] = 0;
    PGconn *connection = pq.PQconnectStartParams(keys, values, 1);
    if (connection == NULL) return NULL;
    pq.PQsetErrorVerbosity(connection, PQERRORS_SQLSTATE);
    pq.PQsetNoticeProcessor(connection, be_silent, NULL);
    PostgresPollingStatusType wants = PGRES_POLLING_WRITING;
    int64_t end = now() + (int64_t)seconds * 1000;
    while (pq.PQstatus(connection) != CONNECTION_BAD && wants != PGRES_POLLING_OK && wants != PGRES_POLLING_FAILED) {
        int64_t left = end - now();
        if (left <= 0) break;
        struct pollfd one = {pq.PQsocket(connection), wants == PGRES_POLLING_READING ? POLLIN : POLLOUT, 0};
        if (poll(&one, 1, (int)left) < 0) continue;
        wants = pq.PQconnectPoll(connection);
    }
    if (pq.PQstatus(connection) == CONNECTION_OK) {
        pq.PQenterPipelineMode(connection);
    } else {
        find_state(connection, state);
        const char *text = pq.PQerrorMessage(connection);
        // Nobody answered, as the name of the host is nobody's: no state of the server's, but one of ours.
        if (state[0] == 0 && text != NULL && strstr(text, "could not translate host name") != NULL) {
            memcpy(state, "NOHST", 6);
        }
    }
    return (turnout_pq *)connection;
}

int turnout_pq_is_open(turnout_pq *session) { return pq.PQstatus((PGconn *)session) == CONNECTION_OK; }
int turnout_pq_version(turnout_pq *session) { return pq.PQserverVersion((PGconn *)session); }
void turnout_pq_close(turnout_pq *session) { pq.PQfinish((PGconn *)session); }

void turnout_pq_execute(turnout_pq *session, const char *sql, char state[6]) {
    PGconn *connection = (PGconn *)session;
    state[0] = 0;
    if (!pq.PQexitPipelineMode(connection)) {
        memcpy(state, "08000", 6);
        return;
    }
    PGresult *result = pq.PQexec(connection, sql);
    ExecStatusType kind = pq.PQresultStatus(result);
    if (kind != PGRES_COMMAND_OK && kind != PGRES_TUPLES_OK) {
        turnout_pq_state((turnout_pq_rows *)result, state);
        if (state[0] == 0) memcpy(state, "08000", 6);
    }
    pq.PQclear(result);
    pq.PQenterPipelineMode(connection);
}

int turnout_pq_prepare(turnout_pq *session, const char *name, const char *sql) {
    return pq.PQsendPrepare((PGconn *)session, name, sql, 0, NULL);
}

int turnout_pq_send(
    turnout_pq *session, const char *name, int count, const char *const *values, const int *lengths,
    const int *formats) {
    return pq.PQsendQueryPrepared((PGconn *)session, name, count, values, lengths, formats, 1);
}

int turnout_pq_sync(turnout_pq *session) { return pq.PQpipelineSync((PGconn *)session); }
void turnout_pq_stream(turnout_pq *session) { pq.PQsetSingleRowMode((PGconn *)session); }

turnout_pq_rows *turnout_pq_answer(turnout_pq *session) {
    return (turnout_pq_rows *)pq.PQgetResult((PGconn *)session);
}

int turnout_pq_kind(const turnout_pq_rows *rows) {
    switch (pq.PQresultStatus((const PGresult *)rows)) {
    case PGRES_TUPLES_OK: return turnout_pq_rows_all;
    case PGRES_SINGLE_TUPLE: return turnout_pq_rows_one;
    case PGRES_COMMAND_OK: return turnout_pq_done;
    case PGRES_PIPELINE_SYNC: return turnout_pq_synced;
    case PGRES_PIPELINE_ABORTED: return turnout_pq_skipped;
    default: return turnout_pq_failed;
    }
}

void turnout_pq_state(const turnout_pq_rows *rows, char state[6]) {
    const char *found = pq.PQresultErrorField((const PGresult *)rows, PG_DIAG_SQLSTATE);
    state[0] = 0;
    if (found != NULL && strlen(found) == 5) memcpy(state, found, 6);
}

void turnout_pq_clear(turnout_pq_rows *rows) { pq.PQclear((PGresult *)rows); }
int64_t turnout_pq_changed(turnout_pq_rows *rows) { return strtoll(pq.PQcmdTuples((PGresult *)rows), NULL, 10); }
int turnout_pq_count(const turnout_pq_rows *rows) { return pq.PQntuples((const PGresult *)rows); }

int turnout_pq_type(const turnout_pq_rows *rows, int row, int column) {
    const PGresult *result = (const PGresult *)rows;
    if (pq.PQgetisnull(result, row, column)) return turnout_pq_null;
    switch (pq.PQftype(result, column)) {
    case 16: case 20: case 21: case 23: return turnout_pq_number;
    case 17: return turnout_pq_bytes;
    default: return turnout_pq_text;
    }
}

int64_t turnout_pq_int(const turnout_pq_rows *rows, int row, int column) {
    const PGresult *result = (const PGresult *)rows;
    if (pq.PQgetisnull(result, row, column)) return 0;
    const uint8_t *bytes = (const uint8_t *)pq.PQgetvalue(result, row, column);
    uint64_t number = 0;
    switch (pq.PQftype(result, column)) {
    case 16: return bytes[0];
    case 20:
        for (int at = 0; at < 8; at++) number = number << 8 | bytes[at];
        return (int64_t)number;
    case 21: return (int16_t)((uint16_t)bytes[0] << 8 | bytes[1]);
    case 23:
        for (int at = 0; at < 4; at++) number = number << 8 | bytes[at];
        return (int32_t)(uint32_t)number;
    default: return strtoll((const char *)bytes, NULL, 10);
    }
}

const char *turnout_pq_start(const turnout_pq_rows *rows, int row, int column) {
    return pq.PQgetvalue((const PGresult *)rows, row, column);
}

int turnout_pq_length(const turnout_pq_rows *rows, int row, int column) {
    return pq.PQgetlength((const PGresult *)rows, row, column);
}

#endif
