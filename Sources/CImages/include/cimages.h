#ifndef TURNOUT_CIMAGES_H
#define TURNOUT_CIMAGES_H

#include <stddef.h>
#include <stdint.h>

// How a photo ended. Closed: Swift switches over it without a default.
typedef enum __attribute__((enum_extensibility(closed))) cimg_verdict {
    CIMG_CLEANED,          // the photo was written
    CIMG_BROKEN,           // it cannot be decoded to its end
    CIMG_UNSUPPORTED,      // a kind of JPEG nobody sends: 12 bits, lossless, two components
    CIMG_TOO_MANY_PIXELS,  // over a limit, seen in the header before any work
    CIMG_TOO_COMPLEX,      // more scans than any camera writes
    CIMG_OUT_OF_MEMORY,    // our fault
    CIMG_FAULT             // our fault: an argument out of range, or a refusal by the encoder
} cimg_verdict;

// One JPEG to clean and what it may cost.
typedef struct {
    const uint8_t *bytes;
    size_t count;
    int orientation;                 // EXIF 1...8: how to turn the stored picture upright
    int max_side;                    // 1...65500, never upscaled
    int quality;                     // 1...100
    int max_warnings;                // libjpeg's complaints about corrupt data
    int max_scans;
    int64_t max_pixels;              // files with one scan: decoded in passing
    int64_t max_multiscan_pixels;    // progressive files, and files with a scan per component
    int portable;                    // 1: without vector instructions: slower, the same bytes
} cimg_request;

// A finished photo. `bytes` belongs to the caller, who gives it back with cimg_release.
typedef struct {
    uint8_t *bytes;
    size_t count;
    int width;
    int height;
} cimg_photo;

// Decodes, shrinks, turns and encodes one JPEG. `photo` is filled only for CIMG_CLEANED. Never prints, exits
// or jumps out; may be called from any number of threads at once.
cimg_verdict cimg_clean(const cimg_request *request, cimg_photo *photo);

// Frees what cimg_clean allocated and empties `photo`.
void cimg_release(cimg_photo *photo);

#endif
