// A picture's look in 64 bits (dHash): alike pictures differ in few of them.
#ifndef TURNOUT_LIKENESS_H
#define TURNOUT_LIKENESS_H

#include <stdint.h>

enum { cimg_look_across = 9, cimg_look_down = 8 };

// Mean brightness of 9 by 8 fields of the picture.
typedef struct {
    int width;
    int height;
    uint64_t sum[cimg_look_down][cimg_look_across];
    uint64_t count[cimg_look_down][cimg_look_across];
} cimg_look;

// Adds row `y` of the picture's luma.
void cimg_look_add(cimg_look *look, const uint8_t *row, int y);

// One bit for each field and its neighbour to the right: whether the left one is brighter. From the top left
// (the highest bit) to the bottom right.
uint64_t cimg_look_hash(const cimg_look *look);

#endif
