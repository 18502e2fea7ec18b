// What a decoder that a hostile file has taken over would try, from inside the confinement that photo workers
// have. `attacker` prints a line for each attempt: its name, and how it was refused, or "SUCCEEDED".
// `attacker threads` is confined as for the formats that need threads, and tells how many it could start; a number
// after it is the user to become first. `attacker drawing` has opened fonts before, as a drawing worker has, while
// a thread ran that a library might have left. `attacker spin` and `attacker outlive` try what has to be looked at from outside.
#define _GNU_SOURCE

#include "CPicture.h"
#include "cjpeg_process.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/sched.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static pid_t house;

// Says how an attempt ended whose result is -1 where it was refused.
static void tell(const char *name, long result) {
    printf("%s: %s\n", name, result == -1 ? strerrorname_np(errno) : "SUCCEEDED");
    fflush(stdout);
}

static void try_other_processes(void) {
    tell("tgkill house", syscall(SYS_tgkill, house, house, 0));
    tell("tgkill group", syscall(SYS_tgkill, -1, house, 0));
    tell("tkill house", syscall(SYS_tkill, house, 0));
    tell("kill house", kill(house, 0));
    tell("kill all", kill(-1, 0));
    tell("queue signal", syscall(SYS_rt_sigqueueinfo, house, 0, NULL));
    tell("pidfd of house", syscall(SYS_pidfd_open, house, 0));
    tell("trace house", ptrace(PTRACE_SEIZE, house, NULL, NULL));
    char byte;
    struct iovec own = {&byte, 1}, other = {&house, 1};
    tell("read memory of house", process_vm_readv(house, &own, 1, &other, 1, 0));
    tell("priority of house", setpriority(PRIO_PROCESS, (id_t)house, 5));
}

static void try_more_of_itself(void) {
    long id = syscall(SYS_clone, SIGCHLD, NULL, NULL, NULL, NULL);
    if (id == 0) _exit(0);
    tell("process", id);
    struct clone_args arguments = {.exit_signal = SIGCHLD};
    id = syscall(SYS_clone3, &arguments, sizeof arguments);
    if (id == 0) _exit(0);
    tell("process by clone3", id);
    char *const words[] = {"/bin/true", NULL};
    tell("program", execve(words[0], words, words + 1));
    tell("session", setsid());
    tell("namespace", unshare(CLONE_NEWUSER));
}

static void try_code(void) {
    void *memory = mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    tell("map code", memory == MAP_FAILED ? -1 : 0);
    memory = mmap(NULL, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    tell("map code to write", memory == MAP_FAILED ? -1 : 0);
    memory = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) exit(2);
    tell("make data code", mprotect(memory, 4096, PROT_READ | PROT_EXEC));
    tell("make data code with a key", syscall(SYS_pkey_mprotect, memory, 4096, PROT_EXEC, -1));
    tell("map two gigabytes", mmap(NULL, 2UL << 30, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED ? -1 : 0);
    tell("nameless file", syscall(SYS_memfd_create, "x", 0));
}

static void try_files_and_wires(void) {
    tell("read a file", syscall(SYS_openat, AT_FDCWD, "/etc/passwd", O_RDONLY));
    tell("write a file", syscall(SYS_openat, AT_FDCWD, "/tmp/attacker", O_WRONLY | O_CREAT, 0600));
    tell("delete a file", syscall(SYS_unlinkat, AT_FDCWD, "/tmp/attacker", 0));
    tell("look at a file", syscall(SYS_newfstatat, AT_FDCWD, "/", NULL, 0));
    tell("internet", socket(AF_INET, SOCK_STREAM, 0));
    tell("unix socket", socket(AF_UNIX, SOCK_STREAM, 0));
    tell("pipe", syscall(SYS_pipe2, (int[2]){0, 0}, 0));
    tell("another descriptor", dup(STDOUT_FILENO));
    tell("io_uring", syscall(SYS_io_uring_setup, 1, NULL));
    tell("bpf", syscall(SYS_bpf, 0, NULL, 0));
}

static void try_the_walls(void) {
    struct rlimit all = {RLIM_INFINITY, RLIM_INFINITY};
    tell("raise a limit", setrlimit(RLIMIT_NOFILE, &all));
    tell("ask for a limit", getrlimit(RLIMIT_CPU, &all));
    tell("live on", prctl(PR_SET_PDEATHSIG, 0, 0, 0, 0));
    tell("dump", prctl(PR_SET_DUMPABLE, 1, 0, 0, 0));
    struct itimerval often = {{0, 1000}, {0, 1000}};
    tell("timer", setitimer(ITIMER_REAL, &often, NULL));
    tell("alarm", syscall(SYS_timer_create, CLOCK_REALTIME, NULL, &(int){0}));
}

static void *stay(void *nothing) {
    for (;;) nanosleep(&(struct timespec){.tv_sec = 1000}, NULL);
    return nothing;
}

// How many threads start before one is refused, 5,000 at most.
static int start_threads(void) {
    enum { most = 5000 };
    pthread_attr_t small;
    pthread_attr_init(&small);
    pthread_attr_setstacksize(&small, 1 << 15);
    pthread_t thread;
    int started = 0;
    while (started < most && pthread_create(&thread, &small, stay, NULL) == 0) started++;
    return started;
}

static pthread_barrier_t gate;

// Another thread's try, which is under way when the walls go up.
static void *try_beside(void *nothing) {
    pthread_barrier_wait(&gate);
    pthread_barrier_wait(&gate);
    tell("read a file in a thread that was there", syscall(SYS_openat, AT_FDCWD, "/etc/passwd", O_RDONLY));
    tell("internet in a thread that was there", socket(AF_INET, SOCK_STREAM, 0));
    pthread_barrier_wait(&gate);
    return nothing;
}

static int start_drawing(void) {
    pthread_t thread;
    if (!cpic_open() || pthread_barrier_init(&gate, NULL, 2) != 0) return 0;
    if (pthread_create(&thread, NULL, try_beside, NULL) != 0) return 0;
    pthread_barrier_wait(&gate);
    return 1;
}

// Whether fonts of every kind still draw, and the other thread has had its try.
static int may_draw(void) {
    static const char letters[] = "Zoë Жук \u05D3\u05D5\u05D3 \u0645\u0631\u064A\u0645 \u140A\u14C2 \u6797 \uBC15";
    cpic_text text = {.bytes = letters, .count = sizeof letters - 1, .size = 41, .is_bold = 1, .width = 900, .lines = 2};
    cpic_page *page = cpic_page_create(1280, 1280);
    uint8_t *png = NULL;
    size_t count = 0;
    if (page == NULL || cpic_measure(&text).missing != 0) return 0;
    cpic_write(page, &text, 10, 10, CPIC_INK);
    int drawn = cpic_png(page, &png, &count);
    pthread_barrier_wait(&gate);
    pthread_barrier_wait(&gate);
    return drawn;
}

// What it may do: without this a filter that refuses everything would pass, and abort() not end it.
static int may_work(void) {
    void *memory = mmap(NULL, 1 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return memory != MAP_FAILED && mprotect(memory, 4096, PROT_READ) == 0
        && syscall(SYS_tgkill, getpid(), syscall(SYS_gettid), 0) == 0;
}

// Whether a confined process is gone once the one that started it is. It holds the pipe open as long as it
// lives, and nobody else does.
static int outlive(void) {
    int pipes[2], ready[2];
    if (pipe(pipes) != 0 || pipe(ready) != 0) return 2;
    pid_t parent = fork();
    if (parent == 0) {
        if (fork() == 0) {
            cimg_confine(1 << 28, 60, 0);
            if (write(ready[1], "x", 1) != 1) _exit(2);
            // The signal that a parent's death would send is not to be blocked, caught or ignored.
            for (;;) nanosleep(&(struct timespec){.tv_sec = 1000}, NULL);
        }
        char byte;
        if (read(ready[0], &byte, 1) != 1) _exit(2);
        _exit(0);
    }
    close(pipes[1]);
    int status;
    if (waitpid(parent, &status, 0) < 0 || status != 0) return 2;
    // Far longer than a signal takes; only a failure waits for it.
    alarm(60);
    char byte;
    return read(pipes[0], &byte, 1) == 0 ? 0 : 1;
}

int main(int count, char **words) {
    house = getppid();
    if (count > 1 && strcmp(words[1], "outlive") == 0) return outlive();
    if (count > 1 && strcmp(words[1], "spin") == 0) {
        cimg_confine(1 << 28, 1, 0);
        for (volatile unsigned i = 0;; i++) continue;
    }
    // Standard output is the test's file, as a worker's is its socket: the limit on what may be written to files is
    // left out of this by a pipe (see the test).
    int threads = count > 1 && strcmp(words[1], "threads") == 0;
    if (count > 2 && setresuid((uid_t)atoi(words[2]), (uid_t)atoi(words[2]), (uid_t)atoi(words[2])) != 0) return 2;
    int drawing = count > 1 && strcmp(words[1], "drawing") == 0;
    if (drawing && !start_drawing()) return 2;
    if (!cimg_confine(1 << 30, 60, threads)) {
        puts("unfiltered");
        return 3;
    }
    if (!may_work() || (drawing && !may_draw())) return 2;
    try_other_processes();
    try_more_of_itself();
    try_code();
    try_files_and_wires();
    try_the_walls();
    printf("threads: %d\n", start_threads());
    return 0;
}
