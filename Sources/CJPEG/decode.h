// From JPEG bytes to the canvas.
#ifndef TURNOUT_DECODE_H
#define TURNOUT_DECODE_H

#include "canvas.h"
#include "source.h"

typedef struct {
    cjpeg_trap trap;
    cjpeg_source source;
    struct jpeg_decompress_struct decoder;
    struct jpeg_progress_mgr progress;
    cjpeg_canvas canvas;
    const cjpeg_request *request;
} cjpeg_job;

// Decodes the request's JPEG into a finished canvas; the trap must be armed.
void cjpeg_decode(cjpeg_job *job);

#endif
