/* A machine in trouble, put before a program by LD_PRELOAD. The file in TURNOUT_TROUBLE says what is wrong now, one word of each:
   nospace (nothing more fits), noinodes (no new file), readonly, slow=MILLISECONDS (each fsync), clock=SECONDS (by how much the clock is
   wrong). Only what lies below TURNOUT_TROUBLE_IN is hit, and the clock. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

static char words[256];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void look(void) {
    static struct timespec last;
    struct timespec now;
    syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &now);
    long passed = (now.tv_sec - last.tv_sec) * 1000 + (now.tv_nsec - last.tv_nsec) / 1000000;
    if (last.tv_sec && passed < 50) return;
    last = now;
    const char *path = getenv("TURNOUT_TROUBLE");
    int file = path ? (int)syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC, 0) : -1;
    long count = file < 0 ? 0 : syscall(SYS_read, file, words, sizeof words - 1);
    if (file >= 0) syscall(SYS_close, file);
    words[count > 0 ? count : 0] = 0;
}

/* What stands behind this word, LONG_MIN where it does not stand there. */
static long wrong(const char *word) {
    pthread_mutex_lock(&lock);
    look();
    const char *found = strstr(words, word);
    const char *value = found ? found + strlen(word) : NULL;
    long result = !value ? LONG_MIN : *value == '=' ? atol(value + 1) : 1;
    pthread_mutex_unlock(&lock);
    return result;
}

static int is_on(const char *word) { return wrong(word) != LONG_MIN; }

static int is_inside(const char *path) {
    const char *root = getenv("TURNOUT_TROUBLE_IN");
    return root && path && strncmp(path, root, strlen(root)) == 0;
}

static int is_ours(int file) {
    char name[64], path[PATH_MAX];
    snprintf(name, sizeof name, "/proc/self/fd/%d", file);
    ssize_t count = readlink(name, path, sizeof path - 1);
    if (count < 0) return 0;
    path[count] = 0;
    return is_inside(path);
}

static int refuses_to_write(int file) {
    if (!is_on("nospace") && !is_on("readonly")) return 0;
    if (!is_ours(file)) return 0;
    errno = is_on("readonly") ? EROFS : ENOSPC;
    return 1;
}

static int refuses_to_open(const char *path, int flags) {
    if (!is_inside(path)) return 0;
    if (is_on("readonly") && (flags & (O_WRONLY | O_RDWR | O_CREAT))) {
        errno = EROFS;
        return 1;
    }
    if (is_on("noinodes") && (flags & O_CREAT) && access(path, F_OK) != 0) {
        errno = ENOSPC;
        return 1;
    }
    return 0;
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

#define OPENING(name)                                              \
    int name(const char *path, int flags, ...) {                   \
        va_list rest;                                              \
        va_start(rest, flags);                                     \
        mode_t mode = (flags & O_CREAT) ? va_arg(rest, mode_t) : 0; \
        va_end(rest);                                              \
        return refuses_to_open(path, flags) ? -1 : NEXT(name)(path, flags, mode); \
    }
OPENING(open)
OPENING(open64)

ssize_t write(int file, const void *bytes, size_t count) { return refuses_to_write(file) ? -1 : NEXT(write)(file, bytes, count); }
ssize_t pwrite(int file, const void *bytes, size_t count, off_t at) {
    return refuses_to_write(file) ? -1 : NEXT(pwrite)(file, bytes, count, at);
}
ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t at) {
    return refuses_to_write(file) ? -1 : NEXT(pwrite64)(file, bytes, count, at);
}
int ftruncate64(int file, off64_t size) { return refuses_to_write(file) ? -1 : NEXT(ftruncate64)(file, size); }

int mkdir(const char *path, mode_t mode) {
    if (is_inside(path) && (is_on("noinodes") || is_on("readonly")) && access(path, F_OK) != 0) {
        errno = is_on("readonly") ? EROFS : ENOSPC;
        return -1;
    }
    return NEXT(mkdir)(path, mode);
}

int unlink(const char *path) {
    if (is_inside(path) && is_on("readonly")) {
        errno = EROFS;
        return -1;
    }
    return NEXT(unlink)(path);
}

static void drag(int file) {
    long milliseconds = wrong("slow");
    if (milliseconds > 0 && is_ours(file)) usleep((useconds_t)milliseconds * 1000);
}
int fsync(int file) {
    drag(file);
    return NEXT(fsync)(file);
}
int fdatasync(int file) {
    drag(file);
    return NEXT(fdatasync)(file);
}

static long slip(void) {
    long seconds = wrong("clock");
    return seconds == LONG_MIN ? 0 : seconds;
}
int clock_gettime(clockid_t clock, struct timespec *now) {
    int result = (int)syscall(SYS_clock_gettime, clock, now);
    if (result == 0 && clock == CLOCK_REALTIME) now->tv_sec += slip();
    return result;
}
int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    int result = (int)syscall(SYS_gettimeofday, now, zone);
    if (result == 0) now->tv_sec += slip();
    return result;
}
time_t time(time_t *out) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (out) *out = now.tv_sec;
    return now.tv_sec;
}
