// A JPEG in memory as libjpeg's input.
#ifndef TURNOUT_SOURCE_H
#define TURNOUT_SOURCE_H

#include "trap.h"

typedef struct {
    struct jpeg_source_mgr manager;  // first, as libjpeg hands it back
    int ended;                       // the file stopped before its end marker
} cjpeg_source;

// Lets `decoder` read `count` bytes, which must outlive it.
void cjpeg_source_attach(cjpeg_source *source, j_decompress_ptr decoder, const uint8_t *bytes, size_t count);

#endif
