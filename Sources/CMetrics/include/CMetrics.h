#ifndef TURNOUT_CMETRICS_H
#define TURNOUT_CMETRICS_H

#include <stddef.h>

/* A small HTTP server by libmicrohttpd, which is opened here and nowhere else: who asks for no server has no library, no thread and
   no port. */

/* What is served at a path: the status, 0 where nothing is there, and a text in `page`, at most `room` bytes, `*length` of them used.
   It is called on the server's one thread. */
typedef int (*turnout_answer)(void *context, const char *path, char *page, size_t room, size_t *length);

enum turnout_server_fault {
    turnout_server_runs = 0,
    turnout_server_no_library,
    turnout_server_in_use,
    turnout_server_not_allowed,
    turnout_server_failed,
};

/* A listening socket: of a path if `port` is 0, otherwise of an IPv4 address and a port. A socket that nobody listens to any more is
   taken away first. Below 0: a fault, negated. */
int turnout_listen(const char *place, unsigned port);

/* Serves on a socket of `turnout_listen`, which is its own from now on, until the process ends. */
enum turnout_server_fault turnout_serve(int socket, turnout_answer answer, void *context);

#endif
