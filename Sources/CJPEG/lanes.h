// The two inner loops of resampling. Every implementation gives the same bytes.
#ifndef TURNOUT_LANES_H
#define TURNOUT_LANES_H

#include "include/cjpeg.h"
#include "kernel.h"

enum {
    cimg_between_bits = 6,  // fraction bits between the two passes; overshoot still fits 16 bits
    cimg_down_shift = cimg_weight_bits - cimg_between_bits,
    cimg_across_shift = cimg_weight_bits + cimg_between_bits,
    cimg_down_multiple = 2,  // taps are padded with zero weights to these multiples
    cimg_across_multiple = 8,
    cimg_row_padding = 32  // elements that may be read or written behind a row
};

typedef struct {
    // Weighs `taps` rows into one: out[x] = sum of rows[t][x] * weights[t], kept with 6 fraction bits. Reads
    // and writes up to cimg_row_padding elements past `width`.
    void (*weigh_rows)(const uint8_t *const *rows, const int16_t *weights, int taps, int16_t *out, int width);

    // Weighs samples of `row` into out[k], rounded to 8 bits, for each k of the kernel. Reads up to `taps`
    // elements past the last sample.
    void (*weigh_samples)(const int16_t *row, const cimg_kernel *kernel, uint8_t *out);
} cimg_lanes;

// Those that are asked for, or the next best that there are.
const cimg_lanes *cimg_lanes_for(cimg_vectors vectors);

// Plain C, for any machine.
extern const cimg_lanes cimg_lanes_portable;

// `weigh_rows` for processors with AVX2.
void cimg_weigh_rows_avx2(
    const uint8_t *const *rows, const int16_t *weights, int taps, int16_t *out, int width);

#endif
