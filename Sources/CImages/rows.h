// Rows of whole pixels, split into planes of Y, Cb and Cr (full range, as JFIF has them).
#ifndef TURNOUT_ROWS_H
#define TURNOUT_ROWS_H

#include <stdint.h>

// Splits `width` pixels of `row` into the three planes.
typedef void (*cimg_row_splitter)(const uint8_t *row, int width, uint8_t *const *planes);

void cimg_split_rgb(const uint8_t *row, int width, uint8_t *const *planes);

// Ink amounts: 255 is full ink.
void cimg_split_cmyk(const uint8_t *row, int width, uint8_t *const *planes);

// As Adobe stores them: 255 is no ink.
void cimg_split_inverted_cmyk(const uint8_t *row, int width, uint8_t *const *planes);

#endif
