// The small picture: planes come in row by row, are shrunk, turned upright and encoded as a JPEG.
#ifndef TURNOUT_CANVAS_H
#define TURNOUT_CANVAS_H

#include "band.h"
#include "likeness.h"
#include "plane.h"
#include "sink.h"

enum { cimg_max_planes = 3 };

// A plane as the decoder delivers it. Extents: see cimg_axis.
typedef struct {
    double extent_x;
    double extent_y;
    int width;
    int rows;
    int row_bytes;  // what the decoder writes to a row
    int group;      // rows that arrive at a time
} cimg_plane_source;

// Width and height are those of the stored picture, before it is turned.
typedef struct {
    int width;
    int height;
    int orientation;
    int max_side;
    int quality;
    int planes;  // 1: grey, 3: Y, Cb, Cr
    const cimg_lanes *lanes;
    const cimg_colour *colour;  // NULL: the planes are sRGB already
    cimg_plane_source source[cimg_max_planes];
} cimg_canvas_plan;

// Finished rows of one plane of the small picture: the last `capacity` of them, or all.
typedef struct {
    uint8_t *bytes;
    uint8_t *scratch;  // one row as the source has it
    int stride;
    int capacity;
    int width;
    int rows;
} cimg_easel;

typedef struct {
    struct jpeg_compress_struct encoder;
    cimg_sink sink;
    cimg_plane plane[cimg_max_planes];
    cimg_easel easel[cimg_max_planes];
    int planes;
    const cimg_colour *colour;
    uint8_t *pixels;  // a pair of rows while it is converted
    cimg_look look;
    int bands;  // rows of encoder blocks handed over so far
    int mirrored_x;
    int mirrored_y;
    int transposed;
} cimg_canvas;

// The size of the finished picture: within max_side, at least 1 x 1, never larger than the stored one.
void cimg_canvas_size(int width, int height, int max_side, int *small_width, int *small_height);

// Starts the picture in a canvas that is all zero. The canvas must be destroyed in every case.
void cimg_canvas_begin(cimg_canvas *canvas, cimg_trap *trap, const cimg_canvas_plan *plan);

// One group of rows has been written to the slots of every plane: makes and encodes what can be.
void cimg_canvas_advance(cimg_canvas *canvas, const cimg_canvas_plan *plan);

// After the last group: the JPEG is in `sink`.
void cimg_canvas_finish(cimg_canvas *canvas);

void cimg_canvas_destroy(cimg_canvas *canvas);

#endif
