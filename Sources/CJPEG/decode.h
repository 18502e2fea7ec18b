// From a file's bytes to the canvas; the trap must be armed.
#ifndef TURNOUT_DECODE_H
#define TURNOUT_DECODE_H

#include "job.h"

// Decodes the request's picture into a finished canvas.
void cimg_decode(cimg_job *job);

// The same for one format, the canvas not yet finished.
void cimg_decode_jpeg(cimg_job *job);
void cimg_decode_png(cimg_job *job);
void cimg_decode_webp(cimg_job *job);
void cimg_decode_gif(cimg_job *job);
void cimg_decode_heif(cimg_job *job);
void cimg_decode_rows(cimg_job *job);

#endif
