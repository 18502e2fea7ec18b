// Makes pictures of every kind but JPEG for the tests, and colour profiles with lcms as a witness of colour.
#ifndef TURNOUT_PICTUREMAKER_H
#define TURNOUT_PICTUREMAKER_H

#include <stddef.h>
#include <stdint.h>

// Bytes from malloc; NULL where it failed.
typedef struct {
    uint8_t *bytes;
    size_t count;
} picturemaker_file;

typedef enum __attribute__((enum_extensibility(closed))) picturemaker_pixels {
    PICTUREMAKER_GREY = 1,
    PICTUREMAKER_GREY_ALPHA = 2,
    PICTUREMAKER_RGB = 3,
    PICTUREMAKER_RGBA = 4,
    PICTUREMAKER_PALETTE = 5  // one index a pixel
} picturemaker_pixels;

typedef struct {
    int width;
    int height;
    picturemaker_pixels pixels;
    int depth;               // bits a sample as stored: 1, 2, 4 (grey and palette: the high bits), 8 or 16
    int is_interlaced;
    const uint8_t *palette;  // RGB
    int palette_count;
    int transparent;         // palette index without opacity, -1 for none
    const uint8_t *profile;
    size_t profile_count;
    const uint8_t *exif;
    size_t exif_count;
    double gamma;            // 0 for none
    int tile_width;          // the pixels repeat with this period in both directions
    int tile_height;
} picturemaker_png;

picturemaker_file picturemaker_png_encode(const picturemaker_png *recipe, const uint8_t *tile);

// The pixels of a PNG as RGB; NULL bytes where it is none.
picturemaker_file picturemaker_png_decode(const uint8_t *bytes, size_t count, int *width, int *height);

// `channels`: 3 or 4; quality 100 or more is lossless.
picturemaker_file picturemaker_webp_encode(
    int width, int height, int channels, float quality, const uint8_t *pixels);

// Palette indices; a frame after the first, upside down, where `is_animated`.
picturemaker_file picturemaker_gif_encode(
    int width, int height, int is_interlaced, int is_animated, int transparent, const uint8_t *palette,
    const uint8_t *indices);

// HEIC, or AVIF: `turn` is EXIF's number of how it is to be turned, as a property of the file. NULL bytes
// where there is no libheif with an encoder.
picturemaker_file picturemaker_heif_encode(
    int width, int height, int is_avif, int turn, const uint8_t *profile, size_t profile_count,
    const uint8_t *rgb);

typedef enum __attribute__((enum_extensibility(closed))) picturemaker_profile {
    PICTUREMAKER_SRGB,
    PICTUREMAKER_DISPLAY_P3,
    PICTUREMAKER_ADOBE_RGB,
    PICTUREMAKER_PROPHOTO,
    PICTUREMAKER_SWAPPED,  // red where green should be: unmistakable
    PICTUREMAKER_GREY_LINEAR,
    PICTUREMAKER_LINEAR,  // BT.2020's primaries, light as it is
    PICTUREMAKER_PQ,      // the same with the curve of HDR
    PICTUREMAKER_TABLES,  // no curves and matrix, but a table of colours
    PICTUREMAKER_INK
} picturemaker_profile;

picturemaker_file picturemaker_profile_make(picturemaker_profile kind);

// Pixels of `channels` (1, 3; 4: ink as Adobe stores it, 255 for none) to RGB in sRGB, by lcms alone. 0 on
// failure.
int picturemaker_to_srgb(
    const uint8_t *profile, size_t count, int channels, const uint8_t *from, uint8_t *to, int pixels);

// CIEDE2000 between two sRGB colours.
double picturemaker_difference(const uint8_t *a, const uint8_t *b);

#endif
