#include "include/jpegmaker.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

typedef struct {
    struct jpeg_error_mgr errors;
    jmp_buf home;
} maker_trap;

typedef struct {
    maker_trap trap;
    struct jpeg_compress_struct encoder;
    struct jpeg_decompress_struct decoder;
    jpeg_scan_info script[256];
    unsigned char *bytes;
    unsigned long count;
    uint8_t *pixels;
} maker_job;

static void on_error(j_common_ptr info) {
    longjmp(((maker_trap *)info->err)->home, 1);
}

static void on_message(j_common_ptr info, int level) {
    if (level < 0) on_error(info);
}

static maker_job *new_job(void) {
    maker_job *job = calloc(1, sizeof *job);
    if (job == NULL) return NULL;
    jpeg_std_error(&job->trap.errors);
    job->trap.errors.error_exit = on_error;
    job->trap.errors.emit_message = on_message;
    return job;
}

static J_COLOR_SPACE stored_space(jpegmaker_space space) {
    switch (space) {
    case JPEGMAKER_GREY: return JCS_GRAYSCALE;
    case JPEGMAKER_YCBCR: return JCS_YCbCr;
    case JPEGMAKER_RGB: return JCS_RGB;
    case JPEGMAKER_CMYK: return JCS_CMYK;
    case JPEGMAKER_YCCK: return JCS_YCCK;
    }
    return JCS_UNKNOWN;
}

static int samples(jpegmaker_space space) {
    return space == JPEGMAKER_GREY ? 1 : space == JPEGMAKER_CMYK || space == JPEGMAKER_YCCK ? 4 : 3;
}

static int add_scan(maker_job *job, int index, int component, int first, int last) {
    job->script[index] = (jpeg_scan_info){
        .comps_in_scan = 1, .component_index = {component}, .Ss = first, .Se = last, .Ah = 0, .Al = 0};
    return index + 1;
}

static void plan_scans(maker_job *job, jpegmaker_scans scans) {
    j_compress_ptr encoder = &job->encoder;
    if (scans == JPEGMAKER_PROGRESSIVE) jpeg_simple_progression(encoder);
    if (scans != JPEGMAKER_SEPARATE && scans != JPEGMAKER_MANY_SCANS) return;
    int many = scans == JPEGMAKER_MANY_SCANS;
    int count = 0;
    for (int c = 0; c < encoder->num_components; c++) {
        count = add_scan(job, count, c, 0, many ? 0 : 63);
        for (int k = 1; many && k < 64; k++) count = add_scan(job, count, c, k, k);
    }
    encoder->scan_info = job->script;
    encoder->num_scans = count;
}

static void configure(maker_job *job, const jpegmaker_recipe *recipe) {
    j_compress_ptr encoder = &job->encoder;
    encoder->image_width = (JDIMENSION)recipe->width;
    encoder->image_height = (JDIMENSION)recipe->height;
    encoder->input_components = samples(recipe->space);
    encoder->in_color_space = encoder->input_components == 1   ? JCS_GRAYSCALE
                              : encoder->input_components == 4 ? JCS_CMYK
                                                               : JCS_RGB;
    jpeg_set_defaults(encoder);
    jpeg_set_colorspace(encoder, stored_space(recipe->space));
    jpeg_set_quality(encoder, recipe->quality, TRUE);
    for (int c = 0; c < encoder->num_components; c++) {
        encoder->comp_info[c].h_samp_factor = recipe->across[c];
        encoder->comp_info[c].v_samp_factor = recipe->down[c];
    }
    encoder->arith_code = recipe->arithmetic ? TRUE : FALSE;
    encoder->restart_in_rows = recipe->restart_rows;
    if (recipe->without_adobe) encoder->write_Adobe_marker = FALSE;
    plan_scans(job, recipe->scans);
}

static void encode(maker_job *job, const jpegmaker_recipe *recipe, const uint8_t *pixels) {
    j_compress_ptr encoder = &job->encoder;
    encoder->err = &job->trap.errors;
    jpeg_create_compress(encoder);
    jpeg_mem_dest(encoder, &job->bytes, &job->count);
    configure(job, recipe);
    jpeg_start_compress(encoder, TRUE);
    size_t pixel = (size_t)encoder->input_components;
    size_t tile_row = (size_t)recipe->tile_width * pixel;
    job->pixels = malloc((size_t)recipe->width * pixel + tile_row);
    while (encoder->next_scanline < encoder->image_height) {
        const uint8_t *tile = pixels + encoder->next_scanline % (size_t)recipe->tile_height * tile_row;
        for (int x = 0; x < recipe->width; x += recipe->tile_width) {
            memcpy(job->pixels + (size_t)x * pixel, tile, tile_row);
        }
        JSAMPROW row = job->pixels;
        jpeg_write_scanlines(encoder, &row, 1);
    }
    jpeg_finish_compress(encoder);
}

uint8_t *jpegmaker_encode(const jpegmaker_recipe *recipe, const uint8_t *pixels, size_t *count) {
    maker_job *job = new_job();
    if (job == NULL) return NULL;
    uint8_t *bytes = NULL;
    if (!setjmp(job->trap.home)) {
        encode(job, recipe, pixels);
        *count = job->count;
    } else {
        job->count = 0;
    }
    jpeg_destroy_compress(&job->encoder);
    if (job->count > 0) bytes = job->bytes;
    free(job->pixels);
    free(job);
    return bytes;
}

static void decode(maker_job *job, const uint8_t *bytes, size_t count) {
    j_decompress_ptr decoder = &job->decoder;
    decoder->err = &job->trap.errors;
    jpeg_create_decompress(decoder);
    jpeg_mem_src(decoder, bytes, (unsigned long)count);
    jpeg_read_header(decoder, TRUE);
    // libjpeg does not turn grey into YCbCr; it does turn it into RGB, where all three are the grey.
    int grey = decoder->jpeg_color_space == JCS_GRAYSCALE;
    decoder->out_color_space = grey ? JCS_GRAYSCALE : JCS_YCbCr;
    decoder->do_fancy_upsampling = FALSE;
    jpeg_start_decompress(decoder);
    size_t width = decoder->output_width;
    job->pixels = malloc(width * decoder->output_height * 3);
    while (decoder->output_scanline < decoder->output_height) {
        JSAMPROW row = job->pixels + decoder->output_scanline * width * 3;
        jpeg_read_scanlines(decoder, &row, 1);
        for (size_t x = width; grey && x-- > 0;) {
            row[3 * x] = row[x];
            row[3 * x + 1] = 128;
            row[3 * x + 2] = 128;
        }
    }
    jpeg_finish_decompress(decoder);
}

uint8_t *jpegmaker_decode(const uint8_t *bytes, size_t count, int *width, int *height) {
    maker_job *job = new_job();
    if (job == NULL) return NULL;
    uint8_t *pixels = NULL;
    if (!setjmp(job->trap.home)) {
        decode(job, bytes, count);
        *width = (int)job->decoder.output_width;
        *height = (int)job->decoder.output_height;
        job->count = 1;
    }
    jpeg_destroy_decompress(&job->decoder);
    if (job->count > 0) {
        pixels = job->pixels;
    } else {
        free(job->pixels);
    }
    free(job);
    return pixels;
}
