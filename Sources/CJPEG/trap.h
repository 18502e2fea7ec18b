// Where libjpeg's errors end. The one setjmp of a job lives in the entry point (clean.c); everything below it
// may call libjpeg and may call cimg_fail, because the trap is armed.
#ifndef TURNOUT_TRAP_H
#define TURNOUT_TRAP_H

#include "include/cjpeg.h"
#include <setjmp.h>
#include <stdio.h>

#include <jpeglib.h>

typedef struct {
    struct jpeg_error_mgr errors;  // first, so that libjpeg's pointer to it is a pointer to the trap
    jmp_buf home;
    cimg_verdict verdict;
    int warnings;
    int max_warnings;
} cimg_trap;

// Prepares the trap; the caller then arms it with setjmp(trap->home).
void cimg_trap_init(cimg_trap *trap, int max_warnings);

// Ends the job with a verdict.
_Noreturn void cimg_fail(cimg_trap *trap, cimg_verdict verdict);

// Zeroed memory for `count` things of `size` bytes, aligned for vectors, that lives as long as `owner`: freed
// by jpeg_destroy on every way out. Ends the job when there is none.
void *cimg_alloc(j_common_ptr owner, size_t count, size_t size);

#endif
