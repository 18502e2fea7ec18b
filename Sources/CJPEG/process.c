// posix_spawn's way to close what is open is glibc's own.
#define _GNU_SOURCE

#include "include/cjpeg_process.h"

#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

int cimg_fetch(const void *bytes, size_t count) {
    size_t before = (uintptr_t)bytes % (size_t)sysconf(_SC_PAGESIZE);
    void *first = (void *)((uintptr_t)bytes - before);
    return madvise(first, count + before, MADV_POPULATE_READ) == 0 || errno == EINVAL;
}

void cimg_keep_memory(int bytes) {
    mallopt(M_MMAP_THRESHOLD, bytes);
    mallopt(M_TRIM_THRESHOLD, bytes);
}

// Leaves nothing open but `kept`, which is none of the three standard files.
static int close_others(int kept) {
    int nowhere = open("/dev/null", O_RDWR | O_CLOEXEC);
    if (nowhere < 0) return 0;
    for (int file = STDIN_FILENO; file <= STDERR_FILENO; file++) {
        if (dup2(nowhere, file) < 0) return 0;
    }
    int first = STDERR_FILENO + 1;
    if (kept > first && close_range((unsigned)first, (unsigned)kept - 1, 0) != 0) return 0;
    return close_range((unsigned)kept + 1, ~0U, 0) == 0;
}

pid_t cimg_fork(int socket) {
    pid_t parent = getpid();
    pid_t child = fork();
    if (child != 0) return child;
    prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
    // It may have died already.
    if (getppid() != parent) _exit(1);
    // Some decoders complain aloud, and a broken one would read what the terminal has to say.
    if (!close_others(socket)) _exit(1);
    return 0;
}

static int prepare(posix_spawn_file_actions_t *actions, int socket) {
    int failed = posix_spawn_file_actions_adddup2(actions, socket, STDIN_FILENO);
    failed |= posix_spawn_file_actions_addopen(actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    failed |= posix_spawn_file_actions_addopen(actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    return failed | posix_spawn_file_actions_addclosefrom_np(actions, STDERR_FILENO + 1);
}

static pid_t spawn(const char *program, const char *word, int socket) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    char *const arguments[] = {(char *)program, (char *)word, NULL};
    char *const environment[] = {NULL};
    sigset_t none;
    sigemptyset(&none);
    if (posix_spawn_file_actions_init(&actions) != 0) return -1;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigmask(&attributes, &none);
    // A group of its own: what a terminal sends to the program is not for it.
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP);
    pid_t child = -1;
    if (prepare(&actions, socket) != 0
        || posix_spawn(&child, program, &actions, &attributes, arguments, environment) != 0) {
        child = -1;
    }
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return child;
}

// One start of a program, on its way to the thread that does it and back.
typedef struct order {
    const char *program;
    const char *word;
    int socket;
    pid_t child;
    int is_done;
    struct order *next;
} order;

static pthread_mutex_t desk = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t bell = PTHREAD_COND_INITIALIZER;
static pthread_once_t opening = PTHREAD_ONCE_INIT;
static order *orders;
static int is_open;

static void *start_all(void *nothing) {
    (void)nothing;
    pthread_mutex_lock(&desk);
    for (;;) {
        while (orders == NULL) pthread_cond_wait(&bell, &desk);
        order *own = orders;
        orders = own->next;
        pthread_mutex_unlock(&desk);
        pid_t child = spawn(own->program, own->word, own->socket);
        pthread_mutex_lock(&desk);
        own->child = child;
        own->is_done = 1;
        pthread_cond_broadcast(&bell);
    }
    return NULL;
}

// Signals are for the program's other threads.
static void open_desk(void) {
    sigset_t all, before;
    pthread_t thread;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    is_open = pthread_create(&thread, NULL, start_all, NULL) == 0;
    if (is_open) pthread_detach(thread);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

pid_t cimg_spawn(const char *program, const char *word, int socket) {
    pthread_once(&opening, open_desk);
    if (!is_open) return -1;
    order own = {.program = program, .word = word, .socket = socket, .child = -1};
    pthread_mutex_lock(&desk);
    own.next = orders;
    orders = &own;
    pthread_cond_broadcast(&bell);
    while (!own.is_done) pthread_cond_wait(&bell, &desk);
    pthread_mutex_unlock(&desk);
    return own.child;
}

// Out of the way of standard input, output and error, which may all be closed.
static int lift(int file) {
    if (file > STDERR_FILENO) return file;
    int lifted = fcntl(file, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    close(file);
    return lifted;
}

int cimg_socket_pair(int pair[2]) {
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) != 0) return -1;
    pair[0] = lift(pair[0]);
    pair[1] = lift(pair[1]);
    if (pair[0] >= 0 && pair[1] >= 0) return 0;
    if (pair[0] >= 0) close(pair[0]);
    if (pair[1] >= 0) close(pair[1]);
    return -1;
}

int64_t cimg_cpu_time(pid_t child) {
    clockid_t clock;
    struct timespec used;
    if (clock_getcpuclockid(child, &clock) != 0 || clock_gettime(clock, &used) != 0) return -1;
    return (int64_t)used.tv_sec * 1000000000 + used.tv_nsec;
}

void cimg_reap(pid_t child) {
    kill(child, SIGKILL);
    while (waitpid(child, NULL, 0) < 0 && errno == EINTR) continue;
}
