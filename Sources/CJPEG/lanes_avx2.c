#include "lanes.h"

// Twice as many samples at a time as SSE2 takes, with the same sums: rounding happens once, at the end.
#if defined(__x86_64__)
#include <immintrin.h>
#include <string.h>

#define AVX2 __attribute__((target("avx2")))

AVX2 static inline __m256i load(const void *from) {
    return _mm256_loadu_si256((const __m256i *)from);
}

// Adds sixteen samples of two rows to the sums of eight and eight.
AVX2 static inline void add_pairs(__m256i pairs, __m256i weights, __m256i *sums) {
    __m256i zero = _mm256_setzero_si256();
    sums[0] = _mm256_add_epi32(sums[0], _mm256_madd_epi16(_mm256_unpacklo_epi8(pairs, zero), weights));
    sums[1] = _mm256_add_epi32(sums[1], _mm256_madd_epi16(_mm256_unpackhi_epi8(pairs, zero), weights));
}

AVX2 static inline __m256i samples_of(const __m256i *sums) {
    __m256i low = _mm256_srai_epi32(sums[0], cimg_down_shift);
    return _mm256_packs_epi32(low, _mm256_srai_epi32(sums[1], cimg_down_shift));
}

// Unpacking works in halves of the register: samples 0-7 and 16-23 have become one, 8-15 and 24-31 the other.
AVX2 static inline void store_samples(const __m256i *sums, int16_t *out) {
    __m256i even = samples_of(sums), odd = samples_of(sums + 2);
    _mm256_storeu_si256((__m256i *)out, _mm256_permute2x128_si256(even, odd, 0x20));
    _mm256_storeu_si256((__m256i *)(out + 16), _mm256_permute2x128_si256(even, odd, 0x31));
}

AVX2 void cimg_weigh_rows_avx2(
    const uint8_t *const *rows, const int16_t *weights, int taps, int16_t *out, int width) {
    enum { lane = 32 };
    const __m256i half = _mm256_set1_epi32(1 << (cimg_down_shift - 1));
    for (int x = 0; x < width; x += lane) {
        __m256i sums[lane / 8] = {half, half, half, half};
        for (int t = 0; t < taps; t += cimg_down_multiple) {
            int32_t pair;
            memcpy(&pair, weights + t, sizeof pair);
            __m256i both = _mm256_set1_epi32(pair);
            __m256i upper = load(rows[t] + x), lower = load(rows[t + 1] + x);
            add_pairs(_mm256_unpacklo_epi8(upper, lower), both, &sums[0]);
            add_pairs(_mm256_unpackhi_epi8(upper, lower), both, &sums[2]);
        }
        store_samples(sums, out + x);
    }
}
#endif
