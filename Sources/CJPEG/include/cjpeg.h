#ifndef TURNOUT_CJPEG_H
#define TURNOUT_CJPEG_H

#include <stddef.h>
#include <stdint.h>

// How a photo ended. Closed: Swift switches over it without a default.
typedef enum __attribute__((enum_extensibility(closed))) cjpeg_verdict {
    CJPEG_CLEANED,          // the photo was written
    CJPEG_BROKEN,           // it cannot be decoded to its end
    CJPEG_UNSUPPORTED,      // a kind of JPEG nobody sends: 12 bits, lossless, two components
    CJPEG_TOO_MANY_PIXELS,  // over a limit, seen in the header before any work
    CJPEG_TOO_COMPLEX,      // more scans than any camera writes
    CJPEG_OUT_OF_MEMORY,    // our fault
    CJPEG_FAULT             // our fault: an argument out of range, or a refusal by the encoder
} cjpeg_verdict;

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
} cjpeg_request;

// A finished photo. `bytes` belongs to the caller, who gives it back with cjpeg_release.
typedef struct {
    uint8_t *bytes;
    size_t count;
    int width;
    int height;
} cjpeg_photo;

// Decodes, shrinks, turns and encodes one JPEG. `photo` is filled only for CJPEG_CLEANED. Never prints, exits
// or jumps out; may be called from any number of threads at once.
cjpeg_verdict cjpeg_clean(const cjpeg_request *request, cjpeg_photo *photo);

// Frees what cjpeg_clean allocated and empties `photo`.
void cjpeg_release(cjpeg_photo *photo);

#endif
