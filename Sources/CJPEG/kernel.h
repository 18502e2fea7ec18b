// Lanczos3 weights along one axis, as 14-bit integers.
#ifndef TURNOUT_KERNEL_H
#define TURNOUT_KERNEL_H

#include "trap.h"

enum { cimg_weight_bits = 14 };

// One axis of one plane. Extents are in samples and may be fractional: a 257 pixel row at 1/8 scale is 32.125
// samples wide although 33 are stored, and a 1279 pixel row has 639.5 chroma samples.
typedef struct {
    double extent_in;
    double extent_out;
    int samples_in;
    int samples_out;
    int mirrored;  // the picture is turned over along this axis
} cimg_axis;

// Output sample k, counted in the order of the source, is the sum of input samples first[k]..<until[k] times
// weights[k * taps...]; the weights sum to exactly 1 << 14 and are zero from until[k] - first[k] up to
// `taps`. `first` and `until` never fall. A mirrored axis differs only in phase: the caller stores sample k
// at the far end.
typedef struct {
    int count;
    int taps;
    int32_t *first;
    int32_t *until;
    int16_t *weights;
} cimg_kernel;

// `multiple`: `taps` is rounded up to it.
cimg_kernel cimg_kernel_make(j_common_ptr owner, const cimg_axis *axis, int multiple);

#endif
