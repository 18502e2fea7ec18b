#include "rows.h"

// 16-bit fixed point of the JFIF matrix; each row of it sums to exactly 1 or 0, so that grey stays grey.
static void put(int red, int green, int blue, int x, uint8_t *const *planes) {
    const int half = 1 << 15, middle = (128 << 16) + half - 1;
    planes[0][x] = (uint8_t)((19595 * red + 38470 * green + 7471 * blue + half) >> 16);
    planes[1][x] = (uint8_t)((-11059 * red - 21709 * green + 32768 * blue + middle) >> 16);
    planes[2][x] = (uint8_t)((32768 * red - 27439 * green - 5329 * blue + middle) >> 16);
}

static int product(int a, int b) {
    return (a * b + 127) / 255;
}

void cimg_split_rgb(const uint8_t *row, int width, uint8_t *const *planes) {
    for (int x = 0; x < width; x++, row += 3) put(row[0], row[1], row[2], x, planes);
}

void cimg_split_cmyk(const uint8_t *row, int width, uint8_t *const *planes) {
    for (int x = 0; x < width; x++, row += 4) {
        int light = 255 - row[3];
        int red = product(255 - row[0], light), green = product(255 - row[1], light);
        put(red, green, product(255 - row[2], light), x, planes);
    }
}

void cimg_split_inverted_cmyk(const uint8_t *row, int width, uint8_t *const *planes) {
    for (int x = 0; x < width; x++, row += 4) {
        put(product(row[0], row[3]), product(row[1], row[3]), product(row[2], row[3]), x, planes);
    }
}
