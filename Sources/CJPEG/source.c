#include "source.h"

static void nothing(j_decompress_ptr decoder) {
    (void)decoder;
}

static void offer(cimg_source *source, const uint8_t *bytes, size_t count) {
    source->manager.next_input_byte = bytes;
    source->manager.bytes_in_buffer = count;
}

// Past the last piece stands an end marker of our own: the decoder then either has every block already, or
// warns that data is missing, which ends the job (trap.c). Who reads on took the marker for data.
static boolean fill(j_decompress_ptr decoder) {
    static const JOCTET end_marker[2] = {0xFF, JPEG_EOI};
    cimg_source *source = (cimg_source *)decoder->src;
    while (source->left > 0) {
        const cimg_piece *piece = source->pieces++;
        source->left--;
        offer(source, piece->bytes, piece->count);
        if (piece->count > 0) return TRUE;
    }
    if (source->ended) cimg_fail((cimg_trap *)decoder->err, CIMG_BROKEN);
    source->ended = 1;
    offer(source, end_marker, sizeof end_marker);
    return TRUE;
}

static void skip(j_decompress_ptr decoder, long count) {
    struct jpeg_source_mgr *manager = decoder->src;
    if (count <= 0) return;
    size_t left = (size_t)count;
    while (left > manager->bytes_in_buffer) {
        left -= manager->bytes_in_buffer;
        fill(decoder);
    }
    manager->next_input_byte += left;
    manager->bytes_in_buffer -= left;
}

void cimg_source_attach(
    cimg_source *source, j_decompress_ptr decoder, const cimg_piece *pieces, int count) {
    *source = (cimg_source){
        .manager = {
            .init_source = nothing,
            .fill_input_buffer = fill,
            .skip_input_data = skip,
            .resync_to_restart = jpeg_resync_to_restart,
            .term_source = nothing,
        },
        .pieces = pieces,
        .left = count,
    };
    decoder->src = &source->manager;
}
