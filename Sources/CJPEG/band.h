// A band of the finished picture's rows on its way to the encoder.
#ifndef TURNOUT_BAND_H
#define TURNOUT_BAND_H

#include "colour.h"

// Rows of Y with, below every second one, rows of Cb and Cr at half the width: what the encoder gets as
// 4:2:0.
typedef struct {
    uint8_t *luma[2];  // the second is NULL below a picture of odd height
    uint8_t *cb;       // NULL in a grey picture
    uint8_t *cr;
    int width;
} cimg_row_pair;

// Converts the pair in place; `scratch` has room for six bytes a pixel of the width.
void cimg_convert_pair(const cimg_colour *colour, const cimg_row_pair *pair, uint8_t *scratch);

#endif
