#include "kernel.h"

#include <math.h>

static const double lobes = 3;

// sin(pi x) / (pi x) * sin(pi x / 3) / (pi x / 3), where `angle` is pi x / 3 and `sine` its sine. The first
// sine follows from the second: three times the angle.
static double lanczos(double angle, double sine) {
    if (angle == 0) return 1;
    if (fabs(angle) >= M_PI) return 0;
    return sine * sine * (3 - 4 * sine * sine) / (lobes * angle * angle);
}

typedef struct {
    double scale;    // input samples per output sample
    double phase;    // where output sample 0 begins, in output samples
    double stretch;  // how much wider than the plain Lanczos the filter is: 1 when enlarging
    double support;  // in input samples
    double step;     // from one input sample to the next, as an angle of the sine that the filter is made of
    double step_sine;
    double step_cosine;
} filter;

static filter filter_for(const cimg_axis *axis) {
    filter f;
    f.scale = axis->extent_in / axis->extent_out;
    f.phase = axis->mirrored ? axis->extent_out - axis->samples_out : 0;
    f.stretch = f.scale > 1 ? f.scale : 1;
    // Nothing to resample: each sample stands for itself alone.
    int identity = f.scale == 1 && f.phase == 0;
    f.support = identity ? 0.5 : lobes * f.stretch;
    f.step = M_PI / f.stretch / lobes;
    f.step_sine = sin(f.step);
    f.step_cosine = cos(f.step);
    return f;
}

static double centre(const filter *f, int k) {
    return (k + 0.5 + f->phase) * f->scale;
}

static int clamped(double value, int low, int high) {
    return value < low ? low : value > high ? high : (int)value;
}

// The input samples whose middles lie under the filter, at least one.
static void span(const filter *f, const cimg_axis *axis, int k, int32_t *first, int32_t *until) {
    double middle = centre(f, k) - 0.5;
    *first = clamped(ceil(middle - f->support), 0, axis->samples_in - 1);
    *until = clamped(floor(middle + f->support) + 1, *first + 1, axis->samples_in);
}

// The weights of `count` samples from `first` on, not yet scaled; returns their sum. The samples lie one step
// of the angle apart, so that one sine and one cosine turn into the next without being computed anew.
static double weigh_exactly(const filter *f, int k, int first, int count, double *exact) {
    double start = M_PI * (first + 0.5 - centre(f, k)) / f->stretch / lobes;
    double sine = sin(start), cosine = cos(start);
    double sum = 0;
    for (int i = 0; i < count; i++) {
        exact[i] = lanczos(start + i * f->step, sine);
        sum += exact[i];
        double turned = sine * f->step_cosine + cosine * f->step_sine;
        cosine = cosine * f->step_cosine - sine * f->step_sine;
        sine = turned;
    }
    return sum;
}

// Rounds the weights so that they sum to exactly one: a flat grey stays that grey. `exact` is room for them.
static void weigh(const filter *f, int k, int first, int count, double *exact, int16_t *weights) {
    int left = 1 << cimg_weight_bits;
    double scale = left / weigh_exactly(f, k, first, count, exact);
    int largest = 0;
    for (int i = 0; i < count; i++) {
        weights[i] = (int16_t)lrint(exact[i] * scale);
        left -= weights[i];
        if (weights[i] > weights[largest]) largest = i;
    }
    weights[largest] = (int16_t)(weights[largest] + left);
}

cimg_kernel cimg_kernel_make(j_common_ptr owner, const cimg_axis *axis, int multiple) {
    filter f = filter_for(axis);
    size_t count = (size_t)axis->samples_out;
    cimg_kernel kernel = {.count = axis->samples_out};
    kernel.first = cimg_alloc(owner, count, sizeof *kernel.first);
    kernel.until = cimg_alloc(owner, count, sizeof *kernel.until);
    for (int k = 0; k < kernel.count; k++) {
        span(&f, axis, k, &kernel.first[k], &kernel.until[k]);
        int taps = kernel.until[k] - kernel.first[k];
        if (taps > kernel.taps) kernel.taps = taps;
    }
    kernel.taps = (kernel.taps + multiple - 1) / multiple * multiple;
    kernel.weights = cimg_alloc(owner, count, (size_t)kernel.taps * sizeof *kernel.weights);
    double *exact = cimg_alloc(owner, (size_t)kernel.taps, sizeof *exact);
    for (int k = 0; k < kernel.count; k++) {
        int16_t *weights = kernel.weights + (size_t)k * (size_t)kernel.taps;
        weigh(&f, k, kernel.first[k], kernel.until[k] - kernel.first[k], exact, weights);
    }
    return kernel;
}
