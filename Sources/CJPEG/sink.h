// A growing piece of memory as libjpeg's output.
#ifndef TURNOUT_SINK_H
#define TURNOUT_SINK_H

#include "trap.h"

typedef struct {
    struct jpeg_destination_mgr manager;  // first, as libjpeg hands it back
    uint8_t *bytes;
    size_t count;     // written, valid after jpeg_finish_compress
    size_t capacity;
} cimg_sink;

// Lets `encoder` write to the sink; the trap must be armed.
void cimg_sink_attach(cimg_sink *sink, j_compress_ptr encoder);

// What `encoder` wrote, as a photo of its size that owns the bytes from now on.
cimg_photo cimg_sink_hand_over(cimg_sink *sink, const struct jpeg_compress_struct *encoder);

// Frees what was written, if anything.
void cimg_sink_discard(cimg_sink *sink);

#endif
