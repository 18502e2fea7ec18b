#include "job.h"

#include <stdlib.h>

void *cimg_job_reader(cimg_job *job, size_t size, void (*close)(void *state)) {
    job->reader.state = calloc(1, size);
    if (job->reader.state == NULL) cimg_fail(&job->trap, CIMG_OUT_OF_MEMORY);
    job->reader.close = close;
    return job->reader.state;
}

void cimg_job_destroy(cimg_job *job) {
    if (job->reader.state != NULL) job->reader.close(job->reader.state);
    free(job->reader.state);
    cimg_colour_close(job->colour);
    cimg_canvas_destroy(&job->canvas);
    for (int i = 0; i < job->scan_count; i++) {
        if (job->scans[i].decoder.mem != NULL) jpeg_destroy_decompress(&job->scans[i].decoder);
    }
    free(job->scans);
    if (job->decoder.mem != NULL) jpeg_destroy_decompress(&job->decoder);
    free(job);
}
