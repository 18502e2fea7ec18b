#include "source.h"

static void nothing(j_decompress_ptr decoder) {
    (void)decoder;
}

// Past the last byte stands an end marker of our own: the decoder then either has every block already, or warns
// that data is missing, which ends the job (trap.c). Who reads on took the marker for data.
static boolean fill(j_decompress_ptr decoder) {
    static const JOCTET end_marker[2] = {0xFF, JPEG_EOI};
    cjpeg_source *source = (cjpeg_source *)decoder->src;
    if (source->ended) cjpeg_fail((cjpeg_trap *)decoder->err, CJPEG_BROKEN);
    source->ended = 1;
    source->manager.next_input_byte = end_marker;
    source->manager.bytes_in_buffer = sizeof end_marker;
    return TRUE;
}

static void skip(j_decompress_ptr decoder, long count) {
    struct jpeg_source_mgr *manager = decoder->src;
    if (count <= 0) return;
    if ((size_t)count > manager->bytes_in_buffer) {
        fill(decoder);
        return;
    }
    manager->next_input_byte += count;
    manager->bytes_in_buffer -= (size_t)count;
}

void cjpeg_source_attach(cjpeg_source *source, j_decompress_ptr decoder, const uint8_t *bytes, size_t count) {
    source->ended = 0;
    source->manager = (struct jpeg_source_mgr){
        .next_input_byte = bytes,
        .bytes_in_buffer = count,
        .init_source = nothing,
        .fill_input_buffer = fill,
        .skip_input_data = skip,
        .resync_to_restart = jpeg_resync_to_restart,
        .term_source = nothing,
    };
    decoder->src = &source->manager;
}
