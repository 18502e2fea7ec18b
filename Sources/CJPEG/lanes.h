// The two inner loops of resampling. Every implementation gives the same bytes.
#ifndef TURNOUT_LANES_H
#define TURNOUT_LANES_H

#include <stdint.h>

enum {
    cjpeg_between_bits = 6,   // fraction bits between the two passes; overshoot still fits 16 bits
    cjpeg_down_multiple = 2,  // taps are padded with zero weights to these multiples
    cjpeg_across_multiple = 8,
    cjpeg_row_padding = 32    // bytes or samples that may be read behind a row
};

// Weighs `taps` rows into one: out[x] = sum of rows[t][x] * weights[t], with 6 fraction bits. Reads and writes up to
// cjpeg_row_padding elements past `width`.
void cjpeg_weigh_rows(const uint8_t *const *rows, const int16_t *weights, int taps, int16_t *out, int width);

// Weighs `taps` samples of `row` from first[k] on into out[k], rounded to 8 bits, for k in 0..<count. Reads up to
// cjpeg_row_padding samples past the row's end.
void cjpeg_weigh_samples(
    const int16_t *row, const int32_t *first, const int16_t *weights, int taps, uint8_t *out, int count);

#endif
