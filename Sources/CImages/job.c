#include "job.h"

#include <stdlib.h>

void cimg_job_destroy(cimg_job *job) {
    cimg_canvas_destroy(&job->canvas);
    for (int i = 0; i < job->scan_count; i++) {
        if (job->scans[i].decoder.mem != NULL) jpeg_destroy_decompress(&job->scans[i].decoder);
    }
    free(job->scans);
    if (job->decoder.mem != NULL) jpeg_destroy_decompress(&job->decoder);
    free(job);
}
