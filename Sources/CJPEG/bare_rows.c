#include "decode.h"
#include "painting.h"

// A picture that was decoded elsewhere.
void cimg_decode_rows(cimg_job *job) {
    const cimg_request *request = job->request;
    cimg_check_pixels(job, request->width, request->height, request->max_packed_pixels);
    size_t row = 3 * (size_t)request->width;
    if (request->count != row * (size_t)request->height) cimg_fail(&job->trap, CIMG_FAULT);
    cimg_painting painting = cimg_painting_of(request->width, request->height, 3);
    cimg_painting_begin(job, &painting);
    for (int y = 0; y < request->height; y++) {
        cimg_painting_add(job, &painting, request->bytes + (size_t)y * row);
    }
}
