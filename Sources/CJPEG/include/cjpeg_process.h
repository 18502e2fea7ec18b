// Processes in which strangers' files are decoded.
#ifndef TURNOUT_CJPEG_PROCESS_H
#define TURNOUT_CJPEG_PROCESS_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// Gives up, for good and for the whole process, what decoding does not need: the administrator's rights, new
// privileges, files, network, other processes, memory that can be run, timers, core dumps, address space
// beyond `bytes` more than now, processor time beyond `cpu_seconds` in all, and a life beyond that of the
// thread that started it. Threads, too, unless `threads`; then at most as many more as the user has tasks,
// or 128. Returns whether the kernel also filters system calls; where it cannot, the rest holds all the same.
int cimg_confine(uint64_t bytes, uint64_t cpu_seconds, int threads);

// Reads in the pages of a mapped file; 0 if the disk does not give them. Where the kernel cannot be asked for it
// they come when they are touched.
int cimg_fetch(const void *bytes, size_t count);

// Lets the allocator keep up to `bytes` for the next photo instead of giving them back to the system.
void cimg_keep_memory(int bytes);

// A copy of this process, which must have one thread; 0 in the copy, -1 for failure. It dies with its parent,
// has nothing open but `socket`, and what it prints goes nowhere.
pid_t cimg_fork(int socket);

// Starts `program` with the one argument `word`, `socket` as its standard input, nothing else open, and
// an empty environment; what it prints goes nowhere. -1 for failure. Done by a thread that lives as long as
// this process, since a confined child dies with the thread that started it.
pid_t cimg_spawn(const char *program, const char *word, int socket);

// A pair of connected sockets that no started program inherits by accident. 0, or -1 for failure.
int cimg_socket_pair(int pair[2]);

// Nanoseconds of processor time that process `child` has used; -1 when it is gone.
int64_t cimg_cpu_time(pid_t child);

// Ends `child` if it still runs, and waits for it.
void cimg_reap(pid_t child);

#endif
