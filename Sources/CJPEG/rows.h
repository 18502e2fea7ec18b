// Rows of whole pixels, split into planes of Y, Cb and Cr (full range, as JFIF has them).
#ifndef TURNOUT_ROWS_H
#define TURNOUT_ROWS_H

#include <stdint.h>

// Splits `width` pixels of `row` into the planes. Where pixels are see-through, white shows.
typedef void (*cimg_row_splitter)(const uint8_t *row, int width, uint8_t *const *planes);

// One plane.
void cimg_split_grey(const uint8_t *row, int width, uint8_t *const *planes);
void cimg_split_grey_alpha(const uint8_t *row, int width, uint8_t *const *planes);

// Three planes.
void cimg_split_rgb(const uint8_t *row, int width, uint8_t *const *planes);
void cimg_split_rgba(const uint8_t *row, int width, uint8_t *const *planes);

// Three planes. Ink amounts: 255 is full ink.
void cimg_split_cmyk(const uint8_t *row, int width, uint8_t *const *planes);

// Three planes. As Adobe stores them: 255 is no ink.
void cimg_split_inverted_cmyk(const uint8_t *row, int width, uint8_t *const *planes);

// The splitter for interleaved rows of 1 to 4 channels: grey, grey and alpha, RGB, RGBA.
cimg_row_splitter cimg_splitter(int channels);

// One sample over white.
static inline uint8_t cimg_over(int sample, int alpha, int white) {
    return (uint8_t)((sample * alpha + white * (255 - alpha) + 127) / 255);
}

static inline uint8_t cimg_level(int value) {
    return (uint8_t)(value < 0 ? 0 : value > 255 ? 255 : value);
}

// 16-bit fixed point of the inverse of JFIF's matrix.
static inline void cimg_put_rgb(int y, int cb, int cr, uint8_t *rgb) {
    const int half = 1 << 15;
    cb -= 128;
    cr -= 128;
    rgb[0] = cimg_level(y + ((91881 * cr + half) >> 16));
    rgb[1] = cimg_level(y + ((-22554 * cb - 46802 * cr + half) >> 16));
    rgb[2] = cimg_level(y + ((116130 * cb + half) >> 16));
}

// 16-bit fixed point of the JFIF matrix; its first row sums to exactly 1, so that grey stays grey.
static inline uint8_t cimg_luma(int red, int green, int blue) {
    return (uint8_t)((19595 * red + 38470 * green + 7471 * blue + (1 << 15)) >> 16);
}

// Chroma of `count` (1, 2 or 4) pixels' sums; the matrix' rows sum to exactly 0.
static inline void cimg_put_chroma(int red, int green, int blue, int count, uint8_t *cb, uint8_t *cr) {
    const int bits = count == 4 ? 18 : count == 2 ? 17 : 16;
    const int middle = (128 << bits) + (1 << (bits - 1)) - 1;
    *cb = (uint8_t)((-11059 * red - 21709 * green + 32768 * blue + middle) >> bits);
    *cr = (uint8_t)((32768 * red - 27439 * green - 5329 * blue + middle) >> bits);
}

#endif
