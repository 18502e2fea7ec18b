#include "decode.h"

#include <stdlib.h>
#include <string.h>

// The one place libjpeg's errors jump to. What the job owns hangs off `job`, which is not a local of this
// function, so it is whole on both ways out.
static cjpeg_verdict guarded(cjpeg_job *job) {
    if (setjmp(job->trap.home)) return job->trap.verdict;
    cjpeg_decode(job);
    return CJPEG_CLEANED;
}

static int is_in_range(const cjpeg_request *request) {
    return request->orientation >= 1 && request->orientation <= 8 && request->quality >= 1
        && request->quality <= 100 && request->max_side >= 1 && request->max_side <= JPEG_MAX_DIMENSION;
}

static void hand_over(cjpeg_canvas *canvas, cjpeg_photo *photo) {
    *photo = (cjpeg_photo){
        .bytes = canvas->sink.bytes,
        .count = canvas->sink.count,
        .width = (int)canvas->encoder.image_width,
        .height = (int)canvas->encoder.image_height,
    };
    canvas->sink.bytes = NULL;
}

cjpeg_verdict cjpeg_clean(const cjpeg_request *request, cjpeg_photo *photo) {
    *photo = (cjpeg_photo){0};
    if (!is_in_range(request)) return CJPEG_FAULT;
    cjpeg_job *job = calloc(1, sizeof *job);
    if (job == NULL) return CJPEG_OUT_OF_MEMORY;
    job->request = request;
    cjpeg_trap_init(&job->trap, request->max_warnings);
    cjpeg_verdict verdict = guarded(job);
    if (verdict == CJPEG_CLEANED) hand_over(&job->canvas, photo);
    cjpeg_job_destroy(job);
    return verdict;
}

void cjpeg_release(cjpeg_photo *photo) {
    free(photo->bytes);
    *photo = (cjpeg_photo){0};
}
