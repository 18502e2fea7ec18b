// From JPEG bytes to the canvas.
#ifndef TURNOUT_DECODE_H
#define TURNOUT_DECODE_H

#include "job.h"

// Decodes the request's JPEG into a finished canvas; the trap must be armed.
void cimg_decode(cimg_job *job);

#endif
