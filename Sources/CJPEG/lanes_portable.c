#include "lanes.h"

static int16_t to_sample(int32_t sum) {
    int32_t value = (sum + (1 << (cimg_down_shift - 1))) >> cimg_down_shift;
    return (int16_t)(value > INT16_MAX ? INT16_MAX : value < INT16_MIN ? INT16_MIN : value);
}

static uint8_t to_byte(int32_t sum) {
    int32_t value = (sum + (1 << (cimg_across_shift - 1))) >> cimg_across_shift;
    return (uint8_t)(value > UINT8_MAX ? UINT8_MAX : value < 0 ? 0 : value);
}

static void weigh_rows(
    const uint8_t *const *rows, const int16_t *weights, int taps, int16_t *out, int width) {
    enum { lane = 32 };  // sums that stay at hand while the rows go by
    for (int x = 0; x < width; x += lane) {
        int32_t sums[lane] = {0};
        for (int t = 0; t < taps; t++) {
            const uint8_t *row = rows[t] + x;
            for (int i = 0; i < lane; i++) sums[i] += row[i] * weights[t];
        }
        for (int i = 0; i < lane; i++) out[x + i] = to_sample(sums[i]);
    }
}

static void weigh_samples(const int16_t *row, const cimg_kernel *kernel, uint8_t *out) {
    const int16_t *weights = kernel->weights;
    for (int k = 0; k < kernel->count; k++, weights += kernel->taps) {
        const int16_t *samples = row + kernel->first[k];
        int32_t sum = 0;
        for (int t = 0; t < kernel->taps; t++) sum += samples[t] * weights[t];
        out[k] = to_byte(sum);
    }
}

const cimg_lanes cimg_lanes_portable = {weigh_rows, weigh_samples};

#if !defined(__x86_64__)
const cimg_lanes *cimg_lanes_for(cimg_vectors vectors) {
    (void)vectors;
    return &cimg_lanes_portable;
}
#endif
