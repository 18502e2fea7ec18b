// One plane on its way from decoded rows to smaller rows: a ring of the last input rows, weighed down, then
// across.
#ifndef TURNOUT_PLANE_H
#define TURNOUT_PLANE_H

#include "lanes.h"

typedef struct {
    cjpeg_axis across;
    cjpeg_axis down;
    int group;  // rows that arrive at a time
    const cjpeg_lanes *lanes;
} cjpeg_plane_shape;

typedef struct {
    const cjpeg_lanes *lanes;
    cjpeg_kernel across;
    cjpeg_kernel down;
    int width;     // input samples in a row
    int rows;      // input rows the plane has
    int stride;    // bytes of an input row, padding included
    int slots;     // input rows held
    int arrived;   // input rows so far
    int made;      // output rows so far
    uint8_t *ring;
    const uint8_t **window;  // the rows under the filter
    int16_t *between;        // one row, weighed down
} cjpeg_plane;

// `row_bytes`: what the decoder writes to a row, at least the samples in it.
void cjpeg_plane_init(cjpeg_plane *plane, j_common_ptr owner, const cjpeg_plane_shape *shape, int row_bytes);

// Where input row `row` belongs; good for the `group` rows that come next.
uint8_t *cjpeg_plane_slot(const cjpeg_plane *plane, int row);

// The next group of rows is in its slots.
void cjpeg_plane_arrived(cjpeg_plane *plane, int rows);

// Output rows that could have been made once `arrived` input rows are there, of which `made` are known to be.
int cjpeg_plane_ready(const cjpeg_plane *plane, int arrived, int made);

// Makes the next output row, left to right as the source has it, if its input is there. Returns whether it
// was.
int cjpeg_plane_next(cjpeg_plane *plane, uint8_t *out);

#endif
