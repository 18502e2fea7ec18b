#include "decode.h"

#include <stdlib.h>
#include <string.h>

// The one place the libraries' errors jump to. What the job owns hangs off `job`, which is not a local of
// this function, so it is whole on both ways out.
static cimg_verdict guarded(cimg_job *job) {
    if (setjmp(job->trap.home)) return job->trap.verdict;
    cimg_decode(job);
    return CIMG_CLEANED;
}

static int is_in_range(const cimg_request *request) {
    int least_orientation = request->format == CIMG_HEIF ? 0 : 1;
    return request->orientation >= least_orientation && request->orientation <= 8 && request->quality >= 1
        && request->quality <= 100 && request->max_side >= 1 && request->max_side <= JPEG_MAX_DIMENSION;
}

static void hand_over(cimg_canvas *canvas, cimg_photo *photo) {
    *photo = cimg_sink_hand_over(&canvas->sink, &canvas->encoder);
    photo->look = cimg_look_hash(&canvas->look);
}

cimg_verdict cimg_clean(const cimg_request *request, cimg_photo *photo) {
    *photo = (cimg_photo){0};
    if (!is_in_range(request)) return CIMG_FAULT;
    cimg_job *job = calloc(1, sizeof *job);
    if (job == NULL) return CIMG_OUT_OF_MEMORY;
    job->request = request;
    cimg_trap_init(&job->trap, request->max_warnings);
    cimg_verdict verdict = guarded(job);
    if (verdict == CIMG_CLEANED) hand_over(&job->canvas, photo);
    cimg_job_destroy(job);
    return verdict;
}

void cimg_release(cimg_photo *photo) {
    free(photo->bytes);
    *photo = (cimg_photo){0};
}
