#include "plane.h"

enum { cache_line = 64 };

void cimg_plane_init(cimg_plane *plane, j_common_ptr owner, const cimg_plane_shape *shape, int row_bytes) {
    int width = shape->across.samples_in;
    int widest = row_bytes > width ? row_bytes : width;
    plane->across = cimg_kernel_make(owner, &shape->across, cimg_across_multiple);
    plane->down = cimg_kernel_make(owner, &shape->down, cimg_down_multiple);
    plane->lanes = shape->lanes;
    plane->width = width;
    plane->rows = shape->down.samples_in;
    // An odd number of cache lines: rows a power of two apart would all fight for the same few.
    int lines = (widest + cimg_row_padding + cache_line - 1) / cache_line;
    plane->stride = (lines | 1) * cache_line;
    // When a row cannot be made yet, its filter begins fewer than `taps` rows back; a whole group comes on
    // top.
    plane->slots = plane->down.taps + shape->group;
    plane->arrived = 0;
    plane->made = 0;
    plane->ring = cimg_alloc(owner, (size_t)plane->slots, (size_t)plane->stride);
    plane->window = cimg_alloc(owner, (size_t)plane->down.taps, sizeof *plane->window);
    size_t samples = (size_t)plane->stride + (size_t)plane->across.taps;
    plane->between = cimg_alloc(owner, samples, sizeof *plane->between);
}

uint8_t *cimg_plane_slot(const cimg_plane *plane, int row) {
    return plane->ring + (size_t)(row % plane->slots) * (size_t)plane->stride;
}

void cimg_plane_arrived(cimg_plane *plane, int rows) {
    plane->arrived += rows;
    if (plane->arrived > plane->rows) plane->arrived = plane->rows;
}

int cimg_plane_ready(const cimg_plane *plane, int arrived, int made) {
    while (made < plane->down.count && plane->down.until[made] <= arrived) made++;
    return made;
}

int cimg_plane_next(cimg_plane *plane, uint8_t *out) {
    const cimg_kernel *down = &plane->down;
    int k = plane->made;
    if (k == down->count || down->until[k] > plane->arrived) return 0;
    // Weights beyond the filter are zero; any row will do there.
    for (int t = 0; t < down->taps; t++) {
        int row = down->first[k] + t < down->until[k] ? down->first[k] + t : down->first[k];
        plane->window[t] = cimg_plane_slot(plane, row);
    }
    const int16_t *weights = down->weights + (size_t)k * (size_t)down->taps;
    plane->lanes->weigh_rows(plane->window, weights, down->taps, plane->between, plane->width);
    plane->lanes->weigh_samples(plane->between, &plane->across, out);
    plane->made++;
    return 1;
}
