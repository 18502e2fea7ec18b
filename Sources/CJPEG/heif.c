#include "decode.h"
#include "heif_library.h"
#include "painting.h"

#include <stdlib.h>

#if __has_include(<libheif/heif.h>)

typedef struct {
    const cimg_heif_library *heif;
    struct heif_context *context;
    struct heif_image_handle *handle;
    struct heif_decoding_options *options;
    struct heif_image *image;
    uint8_t *profile;
} reader;

static void close_reader(void *state) {
    reader *self = state;
    if (self->heif == NULL) return;
    if (self->image != NULL) self->heif->heif_image_release(self->image);
    if (self->options != NULL) self->heif->heif_decoding_options_free(self->options);
    if (self->handle != NULL) self->heif->heif_image_handle_release(self->handle);
    if (self->context != NULL) self->heif->heif_context_free(self->context);
    free(self->profile);
}

static void check(cimg_job *job, struct heif_error error) {
    switch (error.code) {
    case heif_error_Ok: return;
    case heif_error_Memory_allocation_error:
        if (error.subcode != heif_suberror_Security_limit_exceeded) cimg_fail(&job->trap, CIMG_OUT_OF_MEMORY);
        cimg_fail(&job->trap, CIMG_TOO_MANY_PIXELS);
    case heif_error_Unsupported_feature: cimg_fail(&job->trap, CIMG_UNSUPPORTED);
    default: cimg_fail(&job->trap, CIMG_BROKEN);
    }
}

static void open_reader(cimg_job *job, reader *self) {
    const cimg_heif_library *heif = cimg_heif();
    if (heif == NULL) cimg_fail(&job->trap, CIMG_NO_DECODER);
    self->heif = heif;
    self->context = heif->heif_context_alloc();
    if (self->context == NULL) cimg_fail(&job->trap, CIMG_OUT_OF_MEMORY);
    heif->heif_context_set_max_decoding_threads(self->context, 0);
    const cimg_request *request = job->request;
    struct heif_error error =
        heif->heif_context_read_from_memory_without_copy(self->context, request->bytes, request->count, NULL);
    check(job, error);
    check(job, heif->heif_context_get_primary_image_handle(self->context, &self->handle));
}

static void open_profile(cimg_job *job, reader *self) {
    size_t count = self->heif->heif_image_handle_get_raw_color_profile_size(self->handle);
    if (count == 0 || count > job->request->count) return;
    self->profile = malloc(count);
    if (self->profile == NULL) cimg_fail(&job->trap, CIMG_OUT_OF_MEMORY);
    check(job, self->heif->heif_image_handle_get_raw_color_profile(self->handle, self->profile));
    job->colour = cimg_colour_open(self->profile, count, cimg_rgb);
}

// The primaries by name. The transfer curves of television are shown as sRGB's is, as browsers do; those of
// HDR are left alone: there is no way to sRGB for them that all agree on.
static void open_primaries(cimg_job *job, reader *self) {
    struct heif_color_profile_nclx *named = NULL;
    struct heif_error error = self->heif->heif_image_handle_get_nclx_color_profile(self->handle, &named);
    if (error.code != heif_error_Ok || named == NULL) return;
    int is_hdr = named->transfer_characteristics == heif_transfer_characteristic_ITU_R_BT_2100_0_PQ
        || named->transfer_characteristics == heif_transfer_characteristic_ITU_R_BT_2100_0_HLG;
    int is_wide = named->color_primaries == heif_color_primaries_SMPTE_EG_432_1
        || named->color_primaries == heif_color_primaries_ITU_R_BT_2020_2_and_2100_0;
    if (is_wide && !is_hdr) {
        cimg_primaries own = {
            .white = {named->color_primary_white_x, named->color_primary_white_y},
            .red = {named->color_primary_red_x, named->color_primary_red_y},
            .green = {named->color_primary_green_x, named->color_primary_green_y},
            .blue = {named->color_primary_blue_x, named->color_primary_blue_y},
        };
        job->colour = cimg_colour_open_primaries(&own);
    }
    self->heif->heif_nclx_color_profile_free(named);
}

static void open_colour(cimg_job *job, reader *self) {
    switch (self->heif->heif_image_handle_get_color_profile_type(self->handle)) {
    case heif_color_profile_type_not_present: return;
    case heif_color_profile_type_nclx: open_primaries(job, self); return;
    case heif_color_profile_type_rICC:
    case heif_color_profile_type_prof: open_profile(job, self); return;
    }
}

// As planes of red, green and blue: whole pixels, or the picture turned, would be kept beside them. Where the
// request does not say how it is turned, the library turns and crops it as the file's own boxes say; EXIF's word
// on it is for information only.
static void decode_image(cimg_job *job, reader *self) {
    self->options = self->heif->heif_decoding_options_alloc();
    if (self->options == NULL) cimg_fail(&job->trap, CIMG_OUT_OF_MEMORY);
    self->options->ignore_transformations = job->request->orientation != 0;
    struct heif_error error = self->heif->heif_decode_image(
        self->handle, &self->image, heif_colorspace_RGB, heif_chroma_444, self->options);
    check(job, error);
}

// One channel of a row, put into every `channels`th byte.
static void put_channel(const uint8_t *row, int bits, int width, int channels, uint8_t *to) {
    const int most = (1 << bits) - 1;
    const uint16_t *deep = (const uint16_t *)row;
    for (int x = 0; x < width; x++) {
        to[x * channels] = bits == 8 ? row[x] : (uint8_t)((deep[x] * 255 + most / 2) / most);
    }
}

// The same with 16 bits.
static void put_deep_channel(const uint8_t *row, int bits, int width, int channels, uint16_t *to) {
    const unsigned most = (1U << bits) - 1;
    const uint16_t *deep = (const uint16_t *)row;
    for (int x = 0; x < width; x++) {
        unsigned value = bits == 8 ? row[x] : deep[x];
        to[x * channels] = (uint16_t)((value * 65535U + most / 2) / most);
    }
}

static void paint(cimg_job *job, reader *self, int width, int height) {
    static const enum heif_channel names[] = {
        heif_channel_R, heif_channel_G, heif_channel_B, heif_channel_Alpha};
    const cimg_heif_library *heif = self->heif;
    const uint8_t *planes[4];
    int strides[4], bits[4];
    int channels = heif->heif_image_has_channel(self->image, heif_channel_Alpha) ? 4 : 3;
    for (int c = 0; c < channels; c++) {
        planes[c] = heif->heif_image_get_plane_readonly(self->image, names[c], &strides[c]);
        bits[c] = heif->heif_image_get_bits_per_pixel_range(self->image, names[c]);
        if (planes[c] == NULL || bits[c] < 8 || bits[c] > 16) cimg_fail(&job->trap, CIMG_UNSUPPORTED);
    }
    cimg_painting painting = cimg_painting_of(width, height, channels);
    int is_deep = bits[0] > 8 && cimg_colour_is_bent(job->colour);
    if (is_deep) painting.bits = 16;
    cimg_painting_begin(job, &painting);
    uint16_t *deep = cimg_alloc((j_common_ptr)&job->canvas.encoder, (size_t)width, (size_t)channels * 2);
    uint8_t *row = (uint8_t *)deep;
    for (int y = 0; y < height; y++) {
        for (int c = 0; c < channels; c++) {
            const uint8_t *from = planes[c] + (size_t)y * (size_t)strides[c];
            if (is_deep) {
                put_deep_channel(from, bits[c], width, channels, deep + c);
            } else {
                put_channel(from, bits[c], width, channels, row + c);
            }
        }
        cimg_painting_add(job, &painting, row);
    }
}

void cimg_decode_heif(cimg_job *job) {
    reader *self = cimg_job_reader(job, sizeof *self, close_reader);
    open_reader(job, self);
    const cimg_heif_library *heif = self->heif;
    int64_t most = job->request->max_heif_pixels;
    // As stored: what a file crops is decoded, too.
    int width = heif->heif_image_handle_get_ispe_width(self->handle);
    cimg_check_pixels(job, width, heif->heif_image_handle_get_ispe_height(self->handle), most);
    open_colour(job, self);
    decode_image(job, self);
    width = heif->heif_image_get_primary_width(self->image);
    int height = heif->heif_image_get_primary_height(self->image);
    cimg_check_pixels(job, width, height, most);
    paint(job, self, width, height);
}

#else

void cimg_decode_heif(cimg_job *job) {
    cimg_fail(&job->trap, CIMG_NO_DECODER);
}

#endif
