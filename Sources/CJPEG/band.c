#include "band.h"

#include "rows.h"

static void gather(const cimg_row_pair *pair, int row, uint8_t *rgb) {
    const uint8_t *luma = pair->luma[row];
    for (int x = 0; x < pair->width; x++) cimg_put_rgb(luma[x], pair->cb[x / 2], pair->cr[x / 2], rgb + 3 * x);
}

// Chroma of two by two pixels is their mean: where nothing was converted, nothing changes.
static void scatter(const cimg_row_pair *pair, const uint8_t *rgb) {
    int rows = pair->luma[1] == NULL ? 1 : 2;
    for (int x = 0; x < pair->width; x += 2) {
        int count = 0, red = 0, green = 0, blue = 0;
        for (int row = 0; row < rows; row++) {
            for (int i = x; i < x + 2 && i < pair->width; i++, count++) {
                const uint8_t *pixel = rgb + 3 * (row * pair->width + i);
                pair->luma[row][i] = cimg_luma(pixel[0], pixel[1], pixel[2]);
                red += pixel[0];
                green += pixel[1];
                blue += pixel[2];
            }
        }
        cimg_put_chroma(red, green, blue, count, &pair->cb[x / 2], &pair->cr[x / 2]);
    }
}

void cimg_convert_pair(const cimg_colour *colour, const cimg_row_pair *pair, uint8_t *scratch) {
    int rows = pair->luma[1] == NULL ? 1 : 2;
    if (pair->cb == NULL) {
        for (int row = 0; row < rows; row++) {
            cimg_colour_convert(colour, pair->luma[row], pair->luma[row], pair->width);
        }
        return;
    }
    for (int row = 0; row < rows; row++) gather(pair, row, scratch + 3 * row * pair->width);
    cimg_colour_convert(colour, scratch, scratch, rows * pair->width);
    scatter(pair, scratch);
}
