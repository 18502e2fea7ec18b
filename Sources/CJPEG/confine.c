// setresuid is no function of POSIX.
#define _GNU_SOURCE

#include "include/cjpeg_process.h"

#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define MACHINE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define MACHINE AUDIT_ARCH_AARCH64
#endif

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
// Sanitizers reserve terabytes of addresses.
#define HAS_SANITIZER 1
#endif
#endif

#ifdef MACHINE

#define FIELD(name) ((uint32_t)offsetof(struct seccomp_data, name))
#define LOAD(name) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, FIELD(name))
#define RETURN(verdict) BPF_STMT(BPF_RET | BPF_K, (verdict))
// Returns the verdict if the loaded number is this one, else goes on.
#define IF(number, verdict) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (number), 0, 1), RETURN(verdict)
#define ALLOW(name) IF(__NR_##name, SECCOMP_RET_ALLOW)
#define REFUSE(error) (SECCOMP_RET_ERRNO | (error))
// Skips the `count` rules that follow unless the loaded number is this one.
#define UNLESS(name, count) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_##name, 0, (count))
// Memory, but none that can be run: what is to be run is there already.
#define ALLOW_DATA(name) \
    UNLESS(name, 4), LOAD(args[2]), BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, PROT_EXEC, 0, 1), \
        RETURN(REFUSE(EPERM)), RETURN(SECCOMP_RET_ALLOW)

// What decoders, the allocator and threads use once everything is loaded and connected. All else fails with
// EPERM, so that a library's curiosity (is there a /proc/cpuinfo?) is refused and not punished.
static int filter_calls(int threads) {
    struct sock_filter rules[] = {
        LOAD(arch), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, MACHINE, 1, 0), RETURN(SECCOMP_RET_KILL_PROCESS),
        LOAD(nr), ALLOW(read), ALLOW(write), ALLOW(sendto), ALLOW(recvfrom), ALLOW(close), ALLOW(munmap),
        ALLOW(mremap), ALLOW(madvise), ALLOW(brk), ALLOW(futex), ALLOW(clock_gettime), ALLOW(gettimeofday),
        ALLOW(getrandom), ALLOW(exit), ALLOW(exit_group), ALLOW(rt_sigreturn), ALLOW(rt_sigprocmask),
        ALLOW(rt_sigaction), ALLOW(sigaltstack), ALLOW(getpid), ALLOW(gettid), ALLOW(set_robust_list),
        ALLOW(rseq), ALLOW(sched_yield), ALLOW(restart_syscall),
        ALLOW(clock_nanosleep), ALLOW(nanosleep), ALLOW(getrusage),
#ifdef __NR_time
        ALLOW(time),
#endif
        // No processes, and threads only where a decoder would wait for ever without. Of the newer call the filter
        // cannot see which it is, and glibc then uses the older one. How many processors there are is not told:
        // the decoder of AVIF would start as many threads, and starts none.
        IF(__NR_clone3, REFUSE(ENOSYS)), UNLESS(clone, 4), LOAD(args[0]),
        BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, threads ? CLONE_THREAD : 0, 0, 1), RETURN(SECCOMP_RET_ALLOW),
        RETURN(REFUSE(EPERM)),
        // abort() ends its own process like this; no other may be reached.
        UNLESS(tgkill, 4), LOAD(args[0]), IF((uint32_t)getpid(), SECCOMP_RET_ALLOW), LOAD(nr),
        ALLOW_DATA(mmap), ALLOW_DATA(mprotect), RETURN(REFUSE(EPERM)),
    };
    struct sock_fprog program = {sizeof rules / sizeof *rules, rules};
    // For threads that a library has started before, too: the one that is left out could be made to do anything.
    return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program) == 0;
}

#else

static int filter_calls(int threads) {
    (void)threads;
    return 0;
}

#endif

static void limit(int resource, rlim_t most) {
    struct rlimit now;
    if (getrlimit(resource, &now) != 0) return;
    if (now.rlim_max != RLIM_INFINITY && most > now.rlim_max) most = now.rlim_max;
    struct rlimit wanted = {most, most};
    setrlimit(resource, &wanted);
}

#ifndef HAS_SANITIZER
static uint64_t address_space(void) {
    unsigned long pages = 0;
    FILE *file = fopen("/proc/self/statm", "re");
    if (file == NULL) return 0;
    if (fscanf(file, "%lu", &pages) != 1) pages = 0;
    fclose(file);
    return (uint64_t)pages * (uint64_t)sysconf(_SC_PAGESIZE);
}
#endif

// Where memory runs out, this process goes first, and not the one it works for.
static void go_first(void) {
    int file = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
    if (file < 0) return;
    ssize_t written = write(file, "1000", 4);
    (void)written;
    close(file);
}

// The system's administrator is bound by no number of threads and may do much else: that is given up where whoever
// waits for this process can still end it then.
static void step_down(void) {
    enum { nobody = 65534 };
    if (geteuid() != 0 || prctl(PR_CAPBSET_READ, CAP_KILL, 0, 0, 0) != 1) return;
    if (setgroups(0, NULL) != 0 || setresgid(nobody, nobody, nobody) != 0) return;
    int failed = setresuid(nobody, nobody, nobody);
    (void)failed;
}

static void *do_nothing(void *nothing) {
    return nothing;
}

static int may_start_thread(void) {
    pthread_t thread;
    if (pthread_create(&thread, NULL, do_nothing, NULL) != 0) return 0;
    pthread_join(thread, NULL);
    return 1;
}

// How many tasks the user has, only the kernel knows, since some may be hidden or in other containers: it is asked by
// doubling the limit until a thread starts, and then as many more may be.
static void limit_tasks(int threads) {
    struct rlimit now;
    rlim_t most = 64;
    if (!threads || getrlimit(RLIMIT_NPROC, &now) != 0) return limit(RLIMIT_NPROC, 0);
    do {
        most *= 2;
        struct rlimit tried = {most < now.rlim_max ? most : now.rlim_max, now.rlim_max};
        setrlimit(RLIMIT_NPROC, &tried);
    } while (most < now.rlim_max && !may_start_thread());
    limit(RLIMIT_NPROC, most < RLIM_INFINITY / 2 ? 2 * most : most);
}

int cimg_confine(uint64_t bytes, uint64_t cpu_seconds, int threads) {
    pid_t parent = getppid();
    go_first();
    step_down();
    prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
    // It may have died before.
    if (getppid() != parent) _exit(1);
    limit_tasks(threads);
#ifndef HAS_SANITIZER
    limit(RLIMIT_AS, (rlim_t)(address_space() + bytes));
#else
    (void)bytes;
#endif
    limit(RLIMIT_CPU, (rlim_t)cpu_seconds);
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_FSIZE, 0);
    limit(RLIMIT_NOFILE, 0);
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return 0;
    return filter_calls(threads);
}
