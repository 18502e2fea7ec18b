#include "include/picturemaker.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include <png.h>

static void append(png_structp png, png_bytep bytes, size_t count) {
    picturemaker_file *file = png_get_io_ptr(png);
    uint8_t *grown = realloc(file->bytes, file->count + count);
    if (grown == NULL) png_error(png, "memory");
    memcpy(grown + file->count, bytes, count);
    file->bytes = grown;
    file->count += count;
}

static void nothing(png_structp png) {
    (void)png;
}

static int colour_type(picturemaker_pixels pixels) {
    switch (pixels) {
    case PICTUREMAKER_GREY: return PNG_COLOR_TYPE_GRAY;
    case PICTUREMAKER_GREY_ALPHA: return PNG_COLOR_TYPE_GRAY_ALPHA;
    case PICTUREMAKER_RGB: return PNG_COLOR_TYPE_RGB;
    case PICTUREMAKER_RGBA: return PNG_COLOR_TYPE_RGB_ALPHA;
    case PICTUREMAKER_PALETTE: return PNG_COLOR_TYPE_PALETTE;
    }
    return 0;
}

static void write_palette(png_structp png, png_infop info, const picturemaker_png *recipe) {
    png_set_PLTE(png, info, (png_const_colorp)recipe->palette, recipe->palette_count);
    if (recipe->transparent < 0) return;
    png_byte alpha[256];
    memset(alpha, 255, sizeof alpha);
    alpha[recipe->transparent] = 0;
    png_set_tRNS(png, info, alpha, recipe->transparent + 1, NULL);
}

static void write_head(png_structp png, png_infop info, const picturemaker_png *recipe) {
    png_set_IHDR(
        png, info, (png_uint_32)recipe->width, (png_uint_32)recipe->height, recipe->depth,
        colour_type(recipe->pixels), recipe->is_interlaced ? PNG_INTERLACE_ADAM7 : PNG_INTERLACE_NONE, 0, 0);
    if (recipe->pixels == PICTUREMAKER_PALETTE) write_palette(png, info, recipe);
    if (recipe->profile != NULL) {
        // Broken profiles are to be written, too.
        png_set_option(png, PNG_SKIP_sRGB_CHECK_PROFILE, PNG_OPTION_ON);
        png_set_benign_errors(png, 1);
        png_set_iCCP(png, info, "p", 0, recipe->profile, (png_uint_32)recipe->profile_count);
    }
    if (recipe->exif != NULL) {
        png_set_eXIf_1(png, info, (png_uint_32)recipe->exif_count, (png_bytep)recipe->exif);
    }
    if (recipe->gamma != 0) png_set_gAMA(png, info, recipe->gamma);
    png_write_info(png, info);
}

static uint8_t sample(const picturemaker_png *recipe, const uint8_t *tile, int x, int y, int channels) {
    int column = x / channels % recipe->tile_width * channels + x % channels;
    return tile[(y % recipe->tile_height) * recipe->tile_width * channels + column];
}

static void fill_row(const picturemaker_png *recipe, const uint8_t *tile, int y, uint8_t *row) {
    int channels = recipe->pixels == PICTUREMAKER_PALETTE ? 1 : (int)recipe->pixels;
    int depth = recipe->depth;
    memset(row, 0, (size_t)(recipe->width * channels * 2));
    for (int x = 0; x < recipe->width * channels; x++) {
        uint8_t value = sample(recipe, tile, x, y, channels);
        if (depth == 16) {
            row[2 * x] = value;
            row[2 * x + 1] = value;
        } else if (depth == 8) {
            row[x] = value;
        } else {
            int bits = recipe->pixels == PICTUREMAKER_PALETTE ? value : value >> (8 - depth);
            row[x * depth / 8] |= (uint8_t)(bits << (8 - depth - x * depth % 8));
        }
    }
}

picturemaker_file picturemaker_png_encode(const picturemaker_png *recipe, const uint8_t *tile) {
    picturemaker_file *file = calloc(1, sizeof *file);
    uint8_t *row = malloc((size_t)recipe->width * 8);
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png_create_info_struct(png);
    if (setjmp(png_jmpbuf(png)) == 0) {
        png_set_write_fn(png, file, append, nothing);
        png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
        png_set_compression_level(png, 1);
        write_head(png, info, recipe);
        int passes = png_set_interlace_handling(png);
        for (int pass = 0; pass < passes; pass++) {
            for (int y = 0; y < recipe->height; y++) {
                fill_row(recipe, tile, y, row);
                png_write_row(png, row);
            }
        }
        png_write_end(png, info);
    } else {
        free(file->bytes);
        *file = (picturemaker_file){0};
    }
    png_destroy_write_struct(&png, &info);
    free(row);
    picturemaker_file made = *file;
    free(file);
    return made;
}

picturemaker_file picturemaker_png_decode(const uint8_t *bytes, size_t count, int *width, int *height) {
    picturemaker_file file = {NULL, 0};
    png_image image = {.version = PNG_IMAGE_VERSION};
    if (!png_image_begin_read_from_memory(&image, bytes, count)) return file;
    image.format = PNG_FORMAT_RGB;
    file.count = PNG_IMAGE_SIZE(image);
    file.bytes = malloc(file.count);
    if (file.bytes == NULL || !png_image_finish_read(&image, NULL, file.bytes, 0, NULL)) {
        png_image_free(&image);
        free(file.bytes);
        return (picturemaker_file){NULL, 0};
    }
    *width = (int)image.width;
    *height = (int)image.height;
    return file;
}
