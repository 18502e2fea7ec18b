#include "CMetrics.h"

#include <arpa/inet.h>
#include <dlfcn.h>
#include <errno.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <microhttpd.h>

#define LIBRARY "libmicrohttpd.so.12"

enum { page_room = 65536, most_connections = 16, patience_seconds = 10 };

static struct {
    __typeof__(&MHD_start_daemon) start;
    __typeof__(&MHD_create_response_from_buffer) respond;
    __typeof__(&MHD_add_response_header) add_header;
    __typeof__(&MHD_queue_response) queue;
    __typeof__(&MHD_destroy_response) destroy;
} by;

static turnout_answer answer_with;
// The server has one thread, so one page is enough.
static char page[page_room];

static int open_library(void) {
    void *library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return 0;
    by.start = (__typeof__(by.start))dlsym(library, "MHD_start_daemon");
    by.respond = (__typeof__(by.respond))dlsym(library, "MHD_create_response_from_buffer");
    by.add_header = (__typeof__(by.add_header))dlsym(library, "MHD_add_response_header");
    by.queue = (__typeof__(by.queue))dlsym(library, "MHD_queue_response");
    by.destroy = (__typeof__(by.destroy))dlsym(library, "MHD_destroy_response");
    return by.start && by.respond && by.add_header && by.queue && by.destroy;
}

static enum MHD_Result reply(struct MHD_Connection *connection, unsigned status, size_t length) {
    struct MHD_Response *response = by.respond(length, page, MHD_RESPMEM_MUST_COPY);
    if (response == NULL) return MHD_NO;
    by.add_header(response, "Content-Type", "text/plain; version=0.0.4; charset=utf-8");
    by.add_header(response, "Cache-Control", "no-store");
    if (status == MHD_HTTP_METHOD_NOT_ALLOWED) by.add_header(response, "Allow", "GET, HEAD");
    enum MHD_Result done = by.queue(connection, status, response);
    by.destroy(response);
    return done;
}

static enum MHD_Result asked(
    void *context, struct MHD_Connection *connection, const char *path, const char *method, const char *version,
    const char *body, size_t *body_length, void **kept) {
    (void)version, (void)body, (void)kept;
    if (strcmp(method, "GET") != 0 && strcmp(method, "HEAD") != 0) {
        // What comes with it is not read: the connection ends with the answer.
        *body_length = 0;
        return reply(connection, MHD_HTTP_METHOD_NOT_ALLOWED, 0);
    }
    size_t length = 0;
    int status = answer_with(context, path, page, sizeof page, &length);
    return reply(connection, status == 0 ? MHD_HTTP_NOT_FOUND : (unsigned)status, length);
}

static int fault_of(int error) {
    if (error == EADDRINUSE) return -turnout_server_in_use;
    if (error == EACCES || error == EPERM) return -turnout_server_not_allowed;
    return -turnout_server_failed;
}

// Whether a socket lies there that refuses everybody: its program was killed.
static int is_left_behind(const struct sockaddr_un *address) {
    struct stat found;
    if (lstat(address->sun_path, &found) != 0 || !S_ISSOCK(found.st_mode)) return 0;
    int probe = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (probe < 0) return 0;
    int is_refused = connect(probe, (const struct sockaddr *)address, sizeof *address) != 0 && errno == ECONNREFUSED;
    close(probe);
    return is_refused;
}

static int bind_and_listen(int file, const struct sockaddr *address, socklen_t length) {
    if (bind(file, address, length) == 0 && listen(file, most_connections) == 0) return file;
    int error = errno;
    close(file);
    return fault_of(error);
}

static int listen_at_path(const char *path) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    if (strlen(path) >= sizeof address.sun_path) return -turnout_server_failed;
    strcpy(address.sun_path, path);
    if (is_left_behind(&address)) unlink(path);
    int file = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (file < 0) return fault_of(errno);
    int bound = bind_and_listen(file, (const struct sockaddr *)&address, sizeof address);
    // Whoever is of the same group may read it, a collector for instance; whoever else may is said by the folder.
    if (bound >= 0) chmod(path, 0660);
    return bound;
}

int turnout_listen(const char *place, unsigned port) {
    if (!open_library()) return -turnout_server_no_library;
    if (port == 0) return listen_at_path(place);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    if (inet_pton(AF_INET, place, &address.sin_addr) != 1) return -turnout_server_failed;
    int file = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (file < 0) return fault_of(errno);
    // A port whose last owner has just ended is free.
    setsockopt(file, SOL_SOCKET, SO_REUSEADDR, &(int){1}, sizeof(int));
    return bind_and_listen(file, (const struct sockaddr *)&address, sizeof address);
}

enum turnout_server_fault turnout_serve(int socket, turnout_answer answer, void *context) {
    answer_with = answer;
    struct MHD_Daemon *server = by.start(
        MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_POLL, 0, NULL, NULL, asked, context, MHD_OPTION_LISTEN_SOCKET, socket,
        MHD_OPTION_CONNECTION_LIMIT, (unsigned)most_connections, MHD_OPTION_CONNECTION_TIMEOUT, (unsigned)patience_seconds,
        MHD_OPTION_END);
    return server == NULL ? turnout_server_failed : turnout_server_runs;
}
