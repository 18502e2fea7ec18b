#include "rows.h"

#include <string.h>

static void put(int red, int green, int blue, int x, uint8_t *const *planes) {
    planes[0][x] = cimg_luma(red, green, blue);
    cimg_put_chroma(red, green, blue, 1, &planes[1][x], &planes[2][x]);
}

static int product(int a, int b) {
    return (a * b + 127) / 255;
}

void cimg_split_grey(const uint8_t *row, int width, uint8_t *const *planes) {
    memcpy(planes[0], row, (size_t)width);
}

void cimg_split_grey_alpha(const uint8_t *row, int width, uint8_t *const *planes) {
    for (int x = 0; x < width; x++, row += 2) planes[0][x] = cimg_over(row[0], row[1], 255);
}

void cimg_split_rgb(const uint8_t *row, int width, uint8_t *const *planes) {
    for (int x = 0; x < width; x++, row += 3) put(row[0], row[1], row[2], x, planes);
}

void cimg_split_rgba(const uint8_t *row, int width, uint8_t *const *planes) {
    for (int x = 0; x < width; x++, row += 4) {
        int red = cimg_over(row[0], row[3], 255), green = cimg_over(row[1], row[3], 255);
        put(red, green, cimg_over(row[2], row[3], 255), x, planes);
    }
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

cimg_row_splitter cimg_splitter(int channels) {
    switch (channels) {
    case 1: return cimg_split_grey;
    case 2: return cimg_split_grey_alpha;
    case 3: return cimg_split_rgb;
    default: return cimg_split_rgba;
    }
}
