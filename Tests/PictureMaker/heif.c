#include "include/picturemaker.h"

#include <stdlib.h>
#include <string.h>

#if __has_include(<libheif/heif.h>)

#include <dlfcn.h>
#include <libheif/heif.h>

static void *library(void) {
    return dlopen("libheif.so.1", RTLD_NOW | RTLD_LOCAL);
}

#define FIND(name) __typeof__(&name) p_##name = (__typeof__(&name))dlsym(library(), #name)

static struct heif_error append(struct heif_context *context, const void *bytes, size_t count, void *cargo) {
    (void)context;
    picturemaker_file *file = cargo;
    file->bytes = malloc(count);
    file->count = count;
    memcpy(file->bytes, bytes, count);
    return (struct heif_error){heif_error_Ok, heif_suberror_Unspecified, ""};
}

static struct heif_image *make_image(
    int width, int height, const uint8_t *profile, size_t profile_count, const uint8_t *rgb) {
    FIND(heif_image_create);
    FIND(heif_image_add_plane);
    FIND(heif_image_get_plane);
    FIND(heif_image_set_raw_color_profile);
    struct heif_image *image;
    p_heif_image_create(width, height, heif_colorspace_RGB, heif_chroma_interleaved_RGB, &image);
    p_heif_image_add_plane(image, heif_channel_interleaved, width, height, 8);
    int stride;
    uint8_t *rows = p_heif_image_get_plane(image, heif_channel_interleaved, &stride);
    for (int y = 0; y < height; y++) memcpy(rows + y * stride, rgb + y * width * 3, (size_t)width * 3);
    if (profile != NULL) p_heif_image_set_raw_color_profile(image, "prof", profile, profile_count);
    return image;
}

static void encode(struct heif_context *context, int is_avif, int turn, struct heif_image *image) {
    FIND(heif_context_get_encoder_for_format);
    FIND(heif_encoder_set_lossy_quality);
    FIND(heif_encoder_release);
    FIND(heif_encoding_options_alloc);
    FIND(heif_encoding_options_free);
    FIND(heif_context_encode_image);
    struct heif_encoder *encoder = NULL;
    p_heif_context_get_encoder_for_format(
        context, is_avif ? heif_compression_AV1 : heif_compression_HEVC, &encoder);
    if (encoder == NULL) return;
    p_heif_encoder_set_lossy_quality(encoder, 95);
    struct heif_encoding_options *options = p_heif_encoding_options_alloc();
    options->image_orientation = (enum heif_orientation)turn;
    p_heif_context_encode_image(context, image, encoder, options, NULL);
    p_heif_encoding_options_free(options);
    p_heif_encoder_release(encoder);
}

picturemaker_file picturemaker_heif_encode(
    int width, int height, int is_avif, int turn, const uint8_t *profile, size_t profile_count,
    const uint8_t *rgb) {
    picturemaker_file file = {0};
    if (library() == NULL) return file;
    FIND(heif_context_alloc);
    FIND(heif_context_free);
    FIND(heif_context_write);
    FIND(heif_image_release);
    struct heif_context *context = p_heif_context_alloc();
    struct heif_image *image = make_image(width, height, profile, profile_count, rgb);
    encode(context, is_avif, turn, image);
    struct heif_writer writer = {1, append};
    p_heif_context_write(context, &writer, &file);
    p_heif_image_release(image);
    p_heif_context_free(context);
    return file;
}

#else

picturemaker_file picturemaker_heif_encode(
    int width, int height, int is_avif, int turn, const uint8_t *profile, size_t profile_count,
    const uint8_t *rgb) {
    (void)width, (void)height, (void)is_avif, (void)turn, (void)profile, (void)profile_count, (void)rgb;
    return (picturemaker_file){0};
}

#endif
