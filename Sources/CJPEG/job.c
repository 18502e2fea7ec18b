#include "job.h"

#include <stdlib.h>

void cjpeg_job_destroy(cjpeg_job *job) {
    cjpeg_canvas_destroy(&job->canvas);
    for (int i = 0; i < job->scan_count; i++) {
        if (job->scans[i].decoder.mem != NULL) jpeg_destroy_decompress(&job->scans[i].decoder);
    }
    free(job->scans);
    if (job->decoder.mem != NULL) jpeg_destroy_decompress(&job->decoder);
    free(job);
}
