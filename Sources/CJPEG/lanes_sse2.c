#include "lanes.h"

// Every x86-64 has SSE2. Its multiply-and-add of 16-bit pairs does two taps at once, exactly as plain C
// would.
#if defined(__x86_64__)
#include <emmintrin.h>
#include <string.h>

static __m128i load(const void *from) {
    return _mm_loadu_si128((const __m128i *)from);
}

// Adds eight samples of two rows to the sums of four and four.
static inline void add_pairs(__m128i pairs, __m128i weights, __m128i *sums) {
    __m128i zero = _mm_setzero_si128();
    sums[0] = _mm_add_epi32(sums[0], _mm_madd_epi16(_mm_unpacklo_epi8(pairs, zero), weights));
    sums[1] = _mm_add_epi32(sums[1], _mm_madd_epi16(_mm_unpackhi_epi8(pairs, zero), weights));
}

static inline void store_samples(const __m128i *sums, int16_t *out) {
    __m128i low = _mm_srai_epi32(sums[0], cimg_down_shift);
    __m128i high = _mm_srai_epi32(sums[1], cimg_down_shift);
    _mm_storeu_si128((__m128i *)out, _mm_packs_epi32(low, high));
}

static void weigh_rows(
    const uint8_t *const *rows, const int16_t *weights, int taps, int16_t *out, int width) {
    enum { lane = 32 };
    const __m128i half = _mm_set1_epi32(1 << (cimg_down_shift - 1));
    for (int x = 0; x < width; x += lane) {
        __m128i sums[lane / 4];
        for (int i = 0; i < lane / 4; i++) sums[i] = half;
        for (int t = 0; t < taps; t += cimg_down_multiple) {
            int32_t pair;
            memcpy(&pair, weights + t, sizeof pair);
            __m128i both = _mm_set1_epi32(pair);
            for (int i = 0; i < lane / 16; i++) {
                __m128i upper = load(rows[t] + x + 16 * i), lower = load(rows[t + 1] + x + 16 * i);
                add_pairs(_mm_unpacklo_epi8(upper, lower), both, &sums[4 * i]);
                add_pairs(_mm_unpackhi_epi8(upper, lower), both, &sums[4 * i + 2]);
            }
        }
        for (int i = 0; i < lane / 8; i++) store_samples(&sums[2 * i], out + x + 8 * i);
    }
}

// `taps` is a constant wherever it is small, so that the loop unrolls.
static inline __attribute__((always_inline)) __m128i weighed(
    const int16_t *samples, const int16_t *weights, int taps) {
    __m128i sums = _mm_setzero_si128();
    for (int t = 0; t < taps; t += cimg_across_multiple) {
        sums = _mm_add_epi32(sums, _mm_madd_epi16(load(samples + t), load(weights + t)));
    }
    return sums;
}

// The four totals of four times four partial sums.
static inline __m128i totals(__m128i a, __m128i b, __m128i c, __m128i d) {
    __m128i ab = _mm_add_epi32(_mm_unpacklo_epi32(a, b), _mm_unpackhi_epi32(a, b));
    __m128i cd = _mm_add_epi32(_mm_unpacklo_epi32(c, d), _mm_unpackhi_epi32(c, d));
    return _mm_add_epi32(_mm_unpacklo_epi64(ab, cd), _mm_unpackhi_epi64(ab, cd));
}

static inline uint32_t bytes_of(__m128i sums) {
    const __m128i half = _mm_set1_epi32(1 << (cimg_across_shift - 1));
    __m128i values = _mm_srai_epi32(_mm_add_epi32(sums, half), cimg_across_shift);
    __m128i words = _mm_packs_epi32(values, values);
    return (uint32_t)_mm_cvtsi128_si32(_mm_packus_epi16(words, words));
}

static inline __attribute__((always_inline)) void weigh_all(
    const int16_t *row, const cimg_kernel *kernel, int taps, uint8_t *out) {
    const int32_t *first = kernel->first;
    const int16_t *weights = kernel->weights;
    int k = 0;
    for (; k + 4 <= kernel->count; k += 4, weights += 4 * taps) {
        __m128i a = weighed(row + first[k], weights, taps);
        __m128i b = weighed(row + first[k + 1], weights + taps, taps);
        __m128i c = weighed(row + first[k + 2], weights + 2 * taps, taps);
        __m128i d = weighed(row + first[k + 3], weights + 3 * taps, taps);
        uint32_t bytes = bytes_of(totals(a, b, c, d));
        memcpy(out + k, &bytes, sizeof bytes);
    }
    for (; k < kernel->count; k++, weights += taps) {
        __m128i zero = _mm_setzero_si128();
        out[k] = (uint8_t)bytes_of(totals(weighed(row + first[k], weights, taps), zero, zero, zero));
    }
}

static void weigh_samples(const int16_t *row, const cimg_kernel *kernel, uint8_t *out) {
    switch (kernel->taps) {
    case 8: weigh_all(row, kernel, 8, out); break;
    case 16: weigh_all(row, kernel, 16, out); break;
    case 24: weigh_all(row, kernel, 24, out); break;
    case 32: weigh_all(row, kernel, 32, out); break;
    default: weigh_all(row, kernel, kernel->taps, out); break;
    }
}

static const cimg_lanes lanes_sse2 = {weigh_rows, weigh_samples};
static const cimg_lanes lanes_avx2 = {cimg_weigh_rows_avx2, weigh_samples};

const cimg_lanes *cimg_lanes_for(cimg_vectors vectors) {
    if (vectors == CIMG_PORTABLE) return &cimg_lanes_portable;
    int has_more = vectors == CIMG_BEST && __builtin_cpu_supports("avx2");
    return has_more ? &lanes_avx2 : &lanes_sse2;
}
#endif
