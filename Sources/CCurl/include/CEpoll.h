#ifndef TURNOUT_CEPOLL_H
#define TURNOUT_CEPOLL_H
#include <stdint.h>

/* epoll and eventfd, which Swift's Glibc leaves out. */

/* The bits of EPOLLIN and its kin. */
extern const uint32_t turnout_readable, turnout_writable, turnout_broken, turnout_hung_up, turnout_on_change;

/* What stirred: the name it was given and what happened to it. */
struct turnout_stir {
    uint64_t name;
    uint32_t events;
};

/* Descriptors that a child does not inherit, or -1. */
int turnout_epoll_new(void);
int turnout_bell_new(void);

void turnout_bell_ring(int bell);
void turnout_epoll_add(int epoll, int descriptor, uint32_t events, uint64_t name);
void turnout_epoll_change(int epoll, int descriptor, uint32_t events, uint64_t name);
void turnout_epoll_remove(int epoll, int descriptor);

/* Waits so many milliseconds at most for up to 64 of them; how many there were. */
enum { turnout_most_stirs = 64 };
int turnout_epoll_rest(int epoll, struct turnout_stir stirs[turnout_most_stirs], int milliseconds);

#endif
