#include "trap.h"

#include <string.h>

#include <jerror.h>

_Noreturn void cimg_fail(cimg_trap *trap, cimg_verdict verdict) {
    trap->verdict = verdict;
    longjmp(trap->home, 1);
}

static cimg_verdict verdict_of(int code) {
    switch (code) {
    case JERR_OUT_OF_MEMORY:
    case JERR_NO_BACKING_STORE:
        return CIMG_OUT_OF_MEMORY;
    case JERR_IMAGE_TOO_BIG:
    case JERR_WIDTH_OVERFLOW:
        return CIMG_TOO_MANY_PIXELS;
    case JERR_BAD_PRECISION:
    case JERR_SOF_UNSUPPORTED:
    case JERR_ARITH_NOTIMPL:
    case JERR_COMPONENT_COUNT:
    case JERR_CONVERSION_NOTIMPL:
        return CIMG_UNSUPPORTED;
    default:
        return CIMG_BROKEN;
    }
}

static void on_error(j_common_ptr info) {
    cimg_trap *trap = (cimg_trap *)info->err;
    // What the encoder complains about is never the voter's doing.
    cimg_verdict verdict = verdict_of(info->err->msg_code);
    if (!info->is_decompressor && verdict != CIMG_OUT_OF_MEMORY) verdict = CIMG_FAULT;
    cimg_fail(trap, verdict);
}

// Negative levels are warnings about corrupt data. Running out of data is not survived: what follows would be
// padding that looks like a picture.
static void on_message(j_common_ptr info, int level) {
    cimg_trap *trap = (cimg_trap *)info->err;
    if (level >= 0) return;
    int code = info->err->msg_code;
    int ended = code == JWRN_HIT_MARKER || code == JWRN_JPEG_EOF;
    if (ended || ++trap->warnings > trap->max_warnings) cimg_fail(trap, CIMG_BROKEN);
}

static void say_nothing(j_common_ptr info) {
    (void)info;
}

void cimg_trap_init(cimg_trap *trap, int max_warnings) {
    memset(trap, 0, sizeof *trap);
    jpeg_std_error(&trap->errors);
    trap->errors.error_exit = on_error;
    trap->errors.emit_message = on_message;
    trap->errors.output_message = say_nothing;
    trap->verdict = CIMG_FAULT;
    trap->max_warnings = max_warnings;
}

void *cimg_alloc(j_common_ptr owner, size_t count, size_t size) {
    size_t bytes;
    if (__builtin_mul_overflow(count, size, &bytes)) {
        cimg_fail((cimg_trap *)owner->err, CIMG_OUT_OF_MEMORY);
    }
    void *memory = owner->mem->alloc_large(owner, JPOOL_PERMANENT, bytes);
    return memset(memory, 0, bytes);
}
