#include "decode.h"

static void decode_format(cimg_job *job) {
    switch (job->request->format) {
    case CIMG_JPEG: cimg_decode_jpeg(job); return;
    case CIMG_PNG: cimg_decode_png(job); return;
    case CIMG_WEBP: cimg_decode_webp(job); return;
    case CIMG_GIF: cimg_decode_gif(job); return;
    case CIMG_HEIF: cimg_decode_heif(job); return;
    case CIMG_BARE: cimg_decode_rows(job); return;
    }
    cimg_fail(&job->trap, CIMG_FAULT);
}

void cimg_decode(cimg_job *job) {
    decode_format(job);
    cimg_canvas_finish(&job->canvas);
}
