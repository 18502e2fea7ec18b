// Makes JPEGs of every kind for the tests, and decodes them in full with libjpeg as an independent witness.
#ifndef TURNOUT_JPEGMAKER_H
#define TURNOUT_JPEGMAKER_H

#include <stddef.h>
#include <stdint.h>

typedef enum __attribute__((enum_extensibility(closed))) jpegmaker_space {
    JPEGMAKER_GREY,
    JPEGMAKER_YCBCR,
    JPEGMAKER_RGB,
    JPEGMAKER_CMYK,
    JPEGMAKER_YCCK
} jpegmaker_space;

typedef enum __attribute__((enum_extensibility(closed))) jpegmaker_scans {
    JPEGMAKER_BASELINE,
    JPEGMAKER_PROGRESSIVE,
    JPEGMAKER_SEPARATE,    // sequential, one scan per component
    JPEGMAKER_MANY_SCANS   // progressive, a scan per coefficient
} jpegmaker_scans;

typedef struct {
    int width;
    int height;
    jpegmaker_space space;
    jpegmaker_scans scans;
    int across[4];  // sampling factors
    int down[4];
    int quality;
    int arithmetic;
    int restart_rows;
    int without_adobe;
    int tile_width;   // the pixels repeat with this period in both directions
    int tile_height;
} jpegmaker_recipe;

// `pixels`: interleaved rows of one tile; 1 sample a pixel for grey, 4 (C, M, Y, K as stored) for CMYK and
// YCCK, else 3 (R, G, B). Gives back malloc'ed bytes, NULL on failure.
uint8_t *jpegmaker_encode(const jpegmaker_recipe *recipe, const uint8_t *pixels, size_t *count);

// The picture as malloc'ed rows of Y, Cb, Cr, chroma not smoothed; NULL when libjpeg finds any fault.
uint8_t *jpegmaker_decode(const uint8_t *bytes, size_t count, int *width, int *height);

#endif
