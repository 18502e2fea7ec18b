#include "sink.h"

#include <stdlib.h>

static const size_t first_capacity = 64 * 1024;

static void resize(j_compress_ptr encoder, cimg_sink *sink, size_t capacity) {
    size_t kept = sink->capacity;
    uint8_t *grown = realloc(sink->bytes, capacity);
    if (grown == NULL) cimg_fail((cimg_trap *)encoder->err, CIMG_OUT_OF_MEMORY);
    sink->bytes = grown;
    sink->capacity = capacity;
    sink->manager.next_output_byte = grown + kept;
    sink->manager.free_in_buffer = capacity - kept;
}

static void start(j_compress_ptr encoder) {
    resize(encoder, (cimg_sink *)encoder->dest, first_capacity);
}

// libjpeg calls this only when the buffer is full to the last byte.
static boolean grow(j_compress_ptr encoder) {
    cimg_sink *sink = (cimg_sink *)encoder->dest;
    resize(encoder, sink, sink->capacity * 2);
    return TRUE;
}

static void finish(j_compress_ptr encoder) {
    cimg_sink *sink = (cimg_sink *)encoder->dest;
    sink->count = sink->capacity - sink->manager.free_in_buffer;
}

void cimg_sink_attach(cimg_sink *sink, j_compress_ptr encoder) {
    *sink = (cimg_sink){
        .manager = {
            .init_destination = start,
            .empty_output_buffer = grow,
            .term_destination = finish,
        },
    };
    encoder->dest = &sink->manager;
}

cimg_photo cimg_sink_hand_over(cimg_sink *sink, const struct jpeg_compress_struct *encoder) {
    cimg_photo photo = {
        .bytes = sink->bytes,
        .count = sink->count,
        .width = (int)encoder->image_width,
        .height = (int)encoder->image_height,
    };
    sink->bytes = NULL;
    return photo;
}

void cimg_sink_discard(cimg_sink *sink) {
    free(sink->bytes);
    sink->bytes = NULL;
    sink->count = 0;
    sink->capacity = 0;
}
