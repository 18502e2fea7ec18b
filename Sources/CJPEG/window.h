// Files of many scans (progressive ones above all) without the picture's coefficients in memory: every scan
// has a decoder of its own, all of them go down the picture together, and share one row of blocks.
#ifndef TURNOUT_WINDOW_H
#define TURNOUT_WINDOW_H

#include "job.h"

// Starts a decoder for each scan of the job's file, whose header its main decoder has read. Returns the
// decoder that raw planes are to be read from.
j_decompress_ptr cimg_window_open(cimg_job *job);

// Takes the next row of blocks from every scan but the last; reading raw data takes it from the last.
void cimg_window_advance(cimg_job *job);

#endif
