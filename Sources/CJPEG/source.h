// A JPEG in memory, in one piece or several, as libjpeg's input.
#ifndef TURNOUT_SOURCE_H
#define TURNOUT_SOURCE_H

#include "trap.h"

typedef struct {
    const uint8_t *bytes;
    size_t count;
} cimg_piece;

typedef struct {
    struct jpeg_source_mgr manager;  // first, as libjpeg hands it back
    const cimg_piece *pieces;       // those to come
    int left;
    int ended;  // the pieces stopped before an end marker
} cimg_source;

// Lets `decoder` read the pieces one after the other; they must outlive it.
void cimg_source_attach(
    cimg_source *source, j_decompress_ptr decoder, const cimg_piece *pieces, int count);

#endif
