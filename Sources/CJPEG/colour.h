// From a picture's own colours to sRGB, as its ICC profile says.
#ifndef TURNOUT_COLOUR_H
#define TURNOUT_COLOUR_H

#include <stddef.h>
#include <stdint.h>

typedef struct cimg_colour cimg_colour;

typedef enum {
    cimg_grey = 1,
    cimg_rgb = 3,
    cimg_cmyk = 4,          // 255 is full ink
    cimg_inverted_cmyk = 5  // as Adobe stores it: 255 is no ink
} cimg_space;

// White and the three primaries as CIE x and y; `gamma` is the exponent of the decoder, 0 for sRGB's curve.
typedef struct {
    double white[2];
    double red[2];
    double green[2];
    double blue[2];
    double gamma;
} cimg_primaries;

// The way from `profile` to sRGB; NULL where there is nothing to convert: no profile, one of another space
// than the picture's, one that is broken or hostile (the picture then counts as sRGB, or as ink without a
// profile), or one that is sRGB.
cimg_colour *cimg_colour_open(const uint8_t *profile, size_t count, cimg_space space);

// The same for a picture that names its primaries instead.
cimg_colour *cimg_colour_open_primaries(const cimg_primaries *primaries);

// Whether a picture has to be converted before it is shrunk: its curves are so far from sRGB's that the mean of
// two of its colours is another one, or it has tables instead.
int cimg_colour_is_bent(const cimg_colour *colour);

// Makes ready for rows as a decoder has them, before they are shrunk: `channels` as for cimg_splitter, or four
// inks, of 8 or 16 bits in the machine's order. 0 for want of memory.
int cimg_colour_begin_rows(cimg_colour *colour, int channels, int bits);

// Grey stays grey and ink becomes RGB, all with 8 bits; how opaque a pixel is stays beside it.
void cimg_colour_convert_row(const cimg_colour *colour, const void *from, uint8_t *to, int pixels);

// `pixels` pixels of the space it was opened with become RGB (grey stays grey); `from` may be `to` where the
// sizes are the same.
void cimg_colour_convert(const cimg_colour *colour, const uint8_t *from, uint8_t *to, int pixels);

void cimg_colour_close(cimg_colour *colour);

#endif
