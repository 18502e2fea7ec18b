#include "plane.h"

void cjpeg_plane_init(cjpeg_plane *plane, j_common_ptr owner, const cjpeg_plane_shape *shape, int row_bytes) {
    int width = shape->across.samples_in;
    int widest = row_bytes > width ? row_bytes : width;
    plane->across = cjpeg_kernel_make(owner, &shape->across, cjpeg_across_multiple);
    plane->down = cjpeg_kernel_make(owner, &shape->down, cjpeg_down_multiple);
    plane->lanes = shape->lanes;
    plane->width = width;
    plane->rows = shape->down.samples_in;
    plane->stride = (widest + 2 * cjpeg_row_padding - 1) / cjpeg_row_padding * cjpeg_row_padding;
    // When a row cannot be made yet, its filter begins fewer than `taps` rows back; a whole group comes on
    // top.
    plane->slots = plane->down.taps + shape->group;
    plane->arrived = 0;
    plane->made = 0;
    plane->ring = cjpeg_alloc(owner, (size_t)plane->slots, (size_t)plane->stride);
    plane->window = cjpeg_alloc(owner, (size_t)plane->down.taps, sizeof *plane->window);
    size_t samples = (size_t)plane->stride + (size_t)plane->across.taps;
    plane->between = cjpeg_alloc(owner, samples, sizeof *plane->between);
}

uint8_t *cjpeg_plane_slot(const cjpeg_plane *plane, int row) {
    return plane->ring + (size_t)(row % plane->slots) * (size_t)plane->stride;
}

void cjpeg_plane_arrived(cjpeg_plane *plane, int rows) {
    plane->arrived += rows;
    if (plane->arrived > plane->rows) plane->arrived = plane->rows;
}

int cjpeg_plane_ready(const cjpeg_plane *plane, int arrived, int made) {
    while (made < plane->down.count && plane->down.until[made] <= arrived) made++;
    return made;
}

int cjpeg_plane_next(cjpeg_plane *plane, uint8_t *out) {
    const cjpeg_kernel *down = &plane->down;
    int k = plane->made;
    if (k == down->count || down->until[k] > plane->arrived) return 0;
    // Weights beyond the filter are zero; any row will do there.
    for (int t = 0; t < down->taps; t++) {
        int row = down->first[k] + t < down->until[k] ? down->first[k] + t : down->first[k];
        plane->window[t] = cjpeg_plane_slot(plane, row);
    }
    const int16_t *weights = down->weights + (size_t)k * (size_t)down->taps;
    plane->lanes->weigh_rows(plane->window, weights, down->taps, plane->between, plane->width);
    plane->lanes->weigh_samples(plane->between, &plane->across, out);
    plane->made++;
    return 1;
}
