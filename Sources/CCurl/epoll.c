#include "CEpoll.h"

#include <sys/epoll.h>
#include <sys/eventfd.h>

const uint32_t turnout_readable = EPOLLIN, turnout_writable = EPOLLOUT, turnout_broken = EPOLLERR,
               turnout_hung_up = EPOLLHUP, turnout_on_change = (uint32_t)EPOLLET;

int turnout_epoll_new(void) { return epoll_create1(EPOLL_CLOEXEC); }
int turnout_bell_new(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }
void turnout_bell_ring(int bell) { eventfd_write(bell, 1); }

static void control(int epoll, int deed, int descriptor, uint32_t events, uint64_t name) {
    struct epoll_event event = {.events = events, .data.u64 = name};
    epoll_ctl(epoll, deed, descriptor, &event);
}

void turnout_epoll_add(int epoll, int descriptor, uint32_t events, uint64_t name) {
    control(epoll, EPOLL_CTL_ADD, descriptor, events, name);
}

void turnout_epoll_change(int epoll, int descriptor, uint32_t events, uint64_t name) {
    control(epoll, EPOLL_CTL_MOD, descriptor, events, name);
}

void turnout_epoll_remove(int epoll, int descriptor) { control(epoll, EPOLL_CTL_DEL, descriptor, 0, 0); }

int turnout_epoll_rest(int epoll, struct turnout_stir stirs[turnout_most_stirs], int milliseconds) {
    struct epoll_event events[turnout_most_stirs];
    int count = epoll_wait(epoll, events, turnout_most_stirs, milliseconds);
    for (int i = 0; i < count; i++) {
        stirs[i] = (struct turnout_stir){.name = events[i].data.u64, .events = events[i].events};
    }
    return count;
}
