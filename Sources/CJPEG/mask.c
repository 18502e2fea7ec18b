#include "sink.h"
#include "source.h"

#include <stdlib.h>

// Blacking out parts of a photo that was cleaned before. The file is not decoded to pixels and encoded anew:
// its blocks are taken as they are, those that a part touches are made black, and all are written again. What
// lies beside the parts keeps every bit; of what lay in them nothing is left.

typedef struct {
    cimg_trap trap;
    struct jpeg_decompress_struct decoder;
    struct jpeg_compress_struct encoder;
    cimg_source source;
    cimg_piece piece;
    cimg_sink sink;
    const cimg_box *boxes;
    size_t box_count;
} cimg_masking;

// Whether what is to be black has a part of the columns `left` to `right` and the rows `top` to
// `bottom` of a picture of this size.
static int is_touched(const cimg_masking *job, int64_t left, int64_t top, int64_t right, int64_t bottom) {
    int64_t width = job->decoder.image_width, height = job->decoder.image_height;
    for (size_t i = 0; i < job->box_count; i++) {
        const cimg_box *box = &job->boxes[i];
        int across = left * CIMG_COLUMNS < width * box->right && right * CIMG_COLUMNS > width * box->left;
        int down = top * CIMG_ROWS < height * box->bottom && bottom * CIMG_ROWS > height * box->top;
        if (across && down) return 1;
    }
    return 0;
}

// The darkest luma, or no colour, and no detail.
static void blacken(JCOEFPTR block, const jpeg_component_info *component, int is_luma) {
    int step = component->quant_table->quantval[0];
    for (int i = 0; i < DCTSIZE2; i++) block[i] = 0;
    if (is_luma) block[0] = (JCOEF)(-(128 * DCTSIZE + step - 1) / step);
}

// All blocks of the same units of the picture go together, so that no colour is left where luma is black.
static void mask_component(cimg_masking *job, int c, jvirt_barray_ptr blocks) {
    j_decompress_ptr decoder = &job->decoder;
    const jpeg_component_info *component = &decoder->comp_info[c];
    int64_t wide = (int64_t)decoder->max_h_samp_factor * DCTSIZE;
    int64_t high = (int64_t)decoder->max_v_samp_factor * DCTSIZE;
    for (JDIMENSION row = 0; row < component->height_in_blocks; row++) {
        JBLOCKARRAY rows =
            decoder->mem->access_virt_barray((j_common_ptr)decoder, blocks, row, 1, TRUE);
        int64_t top = row / (JDIMENSION)component->v_samp_factor * high;
        for (JDIMENSION column = 0; column < component->width_in_blocks; column++) {
            int64_t left = column / (JDIMENSION)component->h_samp_factor * wide;
            if (is_touched(job, left, top, left + wide, top + high)) {
                blacken(rows[0][column], component, c == 0);
            }
        }
    }
}

static void mask(cimg_masking *job) {
    j_decompress_ptr decoder = &job->decoder;
    decoder->err = &job->trap.errors;
    jpeg_create_decompress(decoder);
    cimg_source_attach(&job->source, decoder, &job->piece, 1);
    jpeg_read_header(decoder, TRUE);
    int is_ours = decoder->jpeg_color_space == JCS_GRAYSCALE || decoder->jpeg_color_space == JCS_YCbCr;
    if (!is_ours) cimg_fail(&job->trap, CIMG_UNSUPPORTED);
    jvirt_barray_ptr *blocks = jpeg_read_coefficients(decoder);
    for (int c = 0; c < decoder->num_components; c++) mask_component(job, c, blocks[c]);
    j_compress_ptr encoder = &job->encoder;
    encoder->err = &job->trap.errors;
    jpeg_create_compress(encoder);
    cimg_sink_attach(&job->sink, encoder);
    jpeg_copy_critical_parameters(decoder, encoder);
    jpeg_write_coefficients(encoder, blocks);
    jpeg_finish_compress(encoder);
    jpeg_finish_decompress(decoder);
}

static cimg_verdict guarded(cimg_masking *job) {
    if (setjmp(job->trap.home)) return job->trap.verdict;
    mask(job);
    return CIMG_CLEANED;
}

cimg_verdict cimg_mask(
    const uint8_t *bytes, size_t count, const cimg_box *boxes, size_t box_count, cimg_photo *photo) {
    *photo = (cimg_photo){0};
    cimg_masking *job = calloc(1, sizeof *job);
    if (job == NULL) return CIMG_OUT_OF_MEMORY;
    cimg_trap_init(&job->trap, 0);
    job->piece = (cimg_piece){bytes, count};
    job->boxes = boxes;
    job->box_count = box_count;
    cimg_verdict verdict = guarded(job);
    if (verdict == CIMG_CLEANED) *photo = cimg_sink_hand_over(&job->sink, &job->encoder);
    cimg_sink_discard(&job->sink);
    jpeg_destroy_compress(&job->encoder);
    jpeg_destroy_decompress(&job->decoder);
    free(job);
    return verdict;
}
