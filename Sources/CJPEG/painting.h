// Pictures that come as rows of whole pixels: how they get onto the canvas.
#ifndef TURNOUT_PAINTING_H
#define TURNOUT_PAINTING_H

#include "job.h"
#include "rows.h"

// Rows as they will come. Where a decoder shrinks them, `columns` and `rows` are the smaller numbers and the
// extents are what they stand for, in such samples and perhaps fractional.
typedef struct {
    int width;  // of the stored picture
    int height;
    double extent_x;
    double extent_y;
    int columns;
    int rows;
    int channels;
    int bits;    // 8; 16 where the job's colour is bent
    int planes;  // 1: grey, 3: the splitter makes Y, Cb and Cr
    cimg_row_splitter split;
    int added;
    cimg_canvas_plan plan;
    uint8_t *converted;
} cimg_painting;

// A painting of `width` x `height` pixels in `channels` channels: grey, grey and alpha, RGB, RGBA.
cimg_painting cimg_painting_of(int width, int height, int channels);

// Starts the canvas; the job's colour must be known.
void cimg_painting_begin(cimg_job *job, cimg_painting *painting);

// The next row from above.
void cimg_painting_add(cimg_job *job, cimg_painting *painting, const uint8_t *row);

// What the canvas needs to know of every picture; the planes' sources are for the caller to fill in.
cimg_canvas_plan cimg_plan(const cimg_job *job, int width, int height, int planes);

// Makes the request's ICC profile the job's colour, if it fits a picture of this space.
void cimg_job_profile(cimg_job *job, cimg_space space);

enum { cimg_longest_side = 65535 };

// Refuses more than `most` pixels, a side beyond the longest, and none.
void cimg_check_pixels(cimg_job *job, int64_t width, int64_t height, int64_t most);

#endif
