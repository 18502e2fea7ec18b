#ifndef TURNOUT_CJPEG_H
#define TURNOUT_CJPEG_H

#include <stddef.h>
#include <stdint.h>

#include "cjpeg_process.h"

// How a photo ended. Closed: Swift switches over it without a default.
typedef enum __attribute__((enum_extensibility(closed))) cimg_verdict {
    CIMG_CLEANED,          // the photo was written
    CIMG_BROKEN,           // it cannot be decoded to its end
    CIMG_UNSUPPORTED,      // a kind of its format nobody sends: JPEG of 12 bits, lossless, of two components
    CIMG_TOO_MANY_PIXELS,  // over a limit, seen in the header before any work
    CIMG_TOO_COMPLEX,      // more scans than any camera writes
    CIMG_NO_DECODER,       // this machine has no library for the format
    CIMG_OUT_OF_MEMORY,    // our fault
    CIMG_FAULT             // our fault: an argument out of range, or a refusal by the encoder
} cimg_verdict;

typedef enum __attribute__((enum_extensibility(closed))) cimg_format {
    CIMG_JPEG,
    CIMG_PNG,
    CIMG_WEBP,
    CIMG_GIF,
    CIMG_HEIF,  // HEIC and AVIF
    CIMG_BARE   // no file: three bytes a pixel, red, green and blue
} cimg_format;

typedef enum __attribute__((enum_extensibility(closed))) cimg_vectors {
    CIMG_BEST,      // the fastest that the processor has
    CIMG_COMMON,    // what every processor of its kind has
    CIMG_PORTABLE   // plain C
} cimg_vectors;

// One picture to clean and what it may cost.
typedef struct {
    const uint8_t *bytes;
    size_t count;
    const uint8_t *profile;          // ICC profile found in the file, NULL if none; PNG and HEIF: read here
    size_t profile_count;
    cimg_format format;
    int width, height;               // of rows, which say nothing of themselves
    int orientation;                 // EXIF 1...8: how to turn the stored picture upright; HEIF: 0, as its library reads
    int max_side;                    // 1...65500, never upscaled
    int quality;                     // 1...100
    int max_warnings;                // libraries' complaints about corrupt data
    int max_scans;
    int64_t max_pixels;              // JPEG files with one scan: decoded in passing
    int64_t max_multiscan_pixels;    // progressive JPEG files, and those with a scan per component
    int64_t max_packed_pixels;       // PNG, WebP, GIF
    int64_t max_interlaced_pixels;   // PNG and GIF whose rows come out of order: kept whole
    int64_t max_heif_pixels;
    cimg_vectors vectors;            // which instructions to use: some are slower, the bytes are the same
} cimg_request;

// A finished photo. `bytes` belongs to the caller, who gives it back with cimg_release.
typedef struct {
    uint8_t *bytes;
    size_t count;
    int width;
    int height;
    uint64_t look;  // dHash: pictures that look alike differ in few of its bits
} cimg_photo;

// Decodes, shrinks, turns and encodes one picture. `photo` is filled only for CIMG_CLEANED. Never prints,
// exits or jumps out; may be called from any number of threads at once.
cimg_verdict cimg_clean(const cimg_request *request, cimg_photo *photo);

// Cells of the grid in which parts of a photo are named: eight by six, and in each of them eight by six again.
enum { CIMG_COLUMNS = 64, CIMG_ROWS = 36 };

// Some of these cells: from `left` and `top` up to, not with, `right` and `bottom`.
typedef struct {
    int left, top, right, bottom;
} cimg_box;

// Makes parts of a photo black that cimg_clean wrote. The blocks beside them stay as they are. As cimg_clean
// otherwise.
cimg_verdict cimg_mask(
    const uint8_t *bytes, size_t count, const cimg_box *boxes, size_t box_count, cimg_photo *photo);

// Draws a part of such a photo, larger where it is small, under a grid of eight by six cells with their names.
cimg_verdict cimg_grid(const uint8_t *bytes, size_t count, cimg_box area, cimg_photo *photo);

// Frees what cimg_clean allocated and empties `photo`.
void cimg_release(cimg_photo *photo);

// Loads libheif, if it is installed, which takes a while; the first HEIF would do it too. Returns its version
// as text, NULL if there is none.
const char *cimg_heif_version(void);

#endif
