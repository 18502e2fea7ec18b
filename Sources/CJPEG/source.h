// A JPEG in memory, in one piece or several, as libjpeg's input.
#ifndef TURNOUT_SOURCE_H
#define TURNOUT_SOURCE_H

#include "trap.h"

typedef struct {
    const uint8_t *bytes;
    size_t count;
} cjpeg_piece;

typedef struct {
    struct jpeg_source_mgr manager;  // first, as libjpeg hands it back
    const cjpeg_piece *pieces;       // those to come
    int left;
    int ended;  // the pieces stopped before an end marker
} cjpeg_source;

// Lets `decoder` read the pieces one after the other; they must outlive it.
void cjpeg_source_attach(
    cjpeg_source *source, j_decompress_ptr decoder, const cjpeg_piece *pieces, int count);

#endif
