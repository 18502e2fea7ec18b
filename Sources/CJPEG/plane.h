// One plane on its way from decoded rows to smaller rows: a ring of the last input rows, weighed down, then
// across.
#ifndef TURNOUT_PLANE_H
#define TURNOUT_PLANE_H

#include "lanes.h"

typedef struct {
    cimg_axis across;
    cimg_axis down;
    int group;  // rows that arrive at a time
    const cimg_lanes *lanes;
} cimg_plane_shape;

typedef struct {
    const cimg_lanes *lanes;
    cimg_kernel across;
    cimg_kernel down;
    int width;     // input samples in a row
    int rows;      // input rows the plane has
    int stride;    // bytes of an input row, padding included
    int slots;     // input rows held
    int arrived;   // input rows so far
    int made;      // output rows so far
    uint8_t *ring;
    const uint8_t **window;  // the rows under the filter
    int16_t *between;        // one row, weighed down
} cimg_plane;

// `row_bytes`: what the decoder writes to a row, at least the samples in it.
void cimg_plane_init(cimg_plane *plane, j_common_ptr owner, const cimg_plane_shape *shape, int row_bytes);

// Where input row `row` belongs; good for the `group` rows that come next.
uint8_t *cimg_plane_slot(const cimg_plane *plane, int row);

// The next group of rows is in its slots.
void cimg_plane_arrived(cimg_plane *plane, int rows);

// Output rows that could have been made once `arrived` input rows are there, of which `made` are known to be.
int cimg_plane_ready(const cimg_plane *plane, int arrived, int made);

// Makes the next output row, left to right as the source has it, if its input is there. Returns whether it
// was.
int cimg_plane_next(cimg_plane *plane, uint8_t *out);

#endif
