#include "decode.h"
#include "painting.h"

#include <png.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

// An ICC profile is the largest thing worth unpacking beside the pixels.
enum { most_chunk_bytes = 8 * 1024 * 1024, most_chunks = 1000 };

typedef struct {
    png_structp png;
    png_infop info;
    cimg_piece left;
    uint8_t *frame;  // all rows of an interlaced picture
} reader;

static void close_reader(void *state) {
    reader *self = state;
    png_destroy_read_struct(&self->png, &self->info, NULL);
    free(self->frame);
}

static cimg_job *job_of(png_structp png) {
    return png_get_error_ptr(png);
}

static void on_error(png_structp png, png_const_charp words) {
    (void)words;
    cimg_fail(&job_of(png)->trap, CIMG_BROKEN);
}

static void on_warning(png_structp png, png_const_charp words) {
    (void)words;
    cimg_trap *trap = &job_of(png)->trap;
    if (++trap->warnings > trap->max_warnings) cimg_fail(trap, CIMG_BROKEN);
}

static void read_bytes(png_structp png, png_bytep to, size_t count) {
    reader *self = png_get_io_ptr(png);
    if (count > self->left.count) cimg_fail(&job_of(png)->trap, CIMG_BROKEN);
    memcpy(to, self->left.bytes, count);
    self->left.bytes += count;
    self->left.count -= count;
}

// Words, times and thumbnails are skipped without being unpacked.
static void skip_chunks(png_structp png) {
    static const png_byte names[] = "tEXt\0zTXt\0iTXt\0eXIf\0tIME\0sPLT\0hIST\0pCAL\0sCAL\0oFFs\0pHYs\0bKGD";
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, 0);
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, names, (int)(sizeof names / 5));
}

// What libpng asks for is bounded by its limits: where there is no memory the fault is ours, not the file's.
static png_voidp allocate(png_structp png, png_alloc_size_t size) {
    png_voidp memory = malloc(size);
    if (memory == NULL) cimg_fail(&((cimg_job *)png_get_mem_ptr(png))->trap, CIMG_OUT_OF_MEMORY);
    return memory;
}

static void release(png_structp png, png_voidp memory) {
    (void)png;
    free(memory);
}

static void open_reader(cimg_job *job, reader *self) {
    self->left = (cimg_piece){job->request->bytes, job->request->count};
    self->png = png_create_read_struct_2(
        PNG_LIBPNG_VER_STRING, job, on_error, on_warning, job, allocate, release);
    if (self->png == NULL) cimg_fail(&job->trap, CIMG_OUT_OF_MEMORY);
    self->info = png_create_info_struct(self->png);
    if (self->info == NULL) cimg_fail(&job->trap, CIMG_OUT_OF_MEMORY);
    png_set_read_fn(self->png, self, read_bytes);
    png_set_user_limits(self->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    png_set_chunk_malloc_max(self->png, most_chunk_bytes);
    png_set_chunk_cache_max(self->png, most_chunks);
    skip_chunks(self->png);
#ifdef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION
    // Checksums would keep everything that a fuzzer changes from being looked at.
    png_set_crc_action(self->png, PNG_CRC_QUIET_USE, PNG_CRC_QUIET_USE);
#endif
    png_read_info(self->png, self->info);
}

static void check_size(cimg_job *job, const reader *self) {
    const cimg_request *request = job->request;
    int is_interlaced = png_get_interlace_type(self->png, self->info) != PNG_INTERLACE_NONE;
    int64_t most = request->max_packed_pixels;
    if (is_interlaced && request->max_interlaced_pixels < most) most = request->max_interlaced_pixels;
    int64_t width = png_get_image_width(self->png, self->info);
    int64_t height = png_get_image_height(self->png, self->info);
    cimg_check_pixels(job, width, height, most);
}

// Whether the picture names sRGB's own gamma, as nearly all do that name one.
static int is_usual_gamma(double gamma) {
    return fabs(gamma - 0.45455) < 0.02;
}

static void open_primaries(cimg_job *job, const reader *self) {
    double gamma = 0.45455;
    cimg_primaries own = {
        .white = {0.3127, 0.329}, .red = {0.64, 0.33}, .green = {0.3, 0.6}, .blue = {0.15, 0.06}};
    int has_gamma = png_get_gAMA(self->png, self->info, &gamma) != 0;
    int is_grey = !(png_get_color_type(self->png, self->info) & PNG_COLOR_MASK_COLOR);
    if (is_grey && is_usual_gamma(gamma)) return;
    if (is_grey) png_set_gray_to_rgb(self->png);
    int has_points = png_get_cHRM(
        self->png, self->info, &own.white[0], &own.white[1], &own.red[0], &own.red[1], &own.green[0],
        &own.green[1], &own.blue[0], &own.blue[1]) != 0;
    if (gamma < 0.1 || gamma > 10 || (!has_gamma && !has_points)) return;
    own.gamma = is_usual_gamma(gamma) ? 0 : 1 / gamma;
    job->colour = cimg_colour_open_primaries(&own);
}

// iCCP goes before sRGB, sRGB before gAMA and cHRM, as the standard has it.
static void open_colour(cimg_job *job, const reader *self) {
    int is_grey = !(png_get_color_type(self->png, self->info) & PNG_COLOR_MASK_COLOR);
    png_charp name;
    png_bytep profile;
    png_uint_32 count;
    int method, intent;
    if (png_get_iCCP(self->png, self->info, &name, &method, &profile, &count) != 0) {
        job->colour = cimg_colour_open(profile, count, is_grey ? cimg_grey : cimg_rgb);
    } else if (png_get_sRGB(self->png, self->info, &intent) == 0) {
        open_primaries(job, self);
    }
}

static void read_interlaced(cimg_job *job, reader *self, cimg_painting *painting, int passes) {
    size_t stride = png_get_rowbytes(self->png, self->info);
    self->frame = calloc((size_t)painting->rows, stride);
    if (self->frame == NULL) cimg_fail(&job->trap, CIMG_OUT_OF_MEMORY);
    for (int pass = 0; pass < passes; pass++) {
        for (int y = 0; y < painting->rows; y++) {
            png_read_row(self->png, self->frame + (size_t)y * stride, NULL);
        }
    }
    for (int y = 0; y < painting->rows; y++) {
        cimg_painting_add(job, painting, self->frame + (size_t)y * stride);
    }
}

static void read_rows(cimg_job *job, reader *self, cimg_painting *painting) {
    size_t stride = png_get_rowbytes(self->png, self->info);
    uint8_t *row = cimg_alloc((j_common_ptr)&job->canvas.encoder, stride, 1);
    for (int y = 0; y < painting->rows; y++) {
        png_read_row(self->png, row, NULL);
        cimg_painting_add(job, painting, row);
    }
}

void cimg_decode_png(cimg_job *job) {
    reader *self = cimg_job_reader(job, sizeof *self, close_reader);
    open_reader(job, self);
    check_size(job, self);
    png_set_expand(self->png);
    open_colour(job, self);
    int is_deep = png_get_bit_depth(self->png, self->info) == 16 && cimg_colour_is_bent(job->colour);
    if (is_deep) {
        const uint16_t one = 1;
        if (*(const uint8_t *)&one == 1) png_set_swap(self->png);
    } else if (png_get_bit_depth(self->png, self->info) == 16) {
        png_set_scale_16(self->png);
    }
    int passes = png_set_interlace_handling(self->png);
    png_read_update_info(self->png, self->info);
    int channels = png_get_channels(self->png, self->info);
    int width = (int)png_get_image_width(self->png, self->info);
    int height = (int)png_get_image_height(self->png, self->info);
    cimg_painting painting = cimg_painting_of(width, height, channels);
    if (is_deep) painting.bits = 16;
    cimg_painting_begin(job, &painting);
    if (passes > 1) {
        read_interlaced(job, self, &painting, passes);
    } else {
        read_rows(job, self, &painting);
    }
    png_read_end(self->png, NULL);
}
