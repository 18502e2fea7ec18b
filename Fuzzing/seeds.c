// Writes the seed corpus: small pictures of every kind the product reads, and colour profiles, made by the
// makers of the tests. The same bytes on every machine with the same libraries.
//
//     seeds DIRECTORY      (which has a folder for each target)
#include "jpegmaker.h"
#include "picturemaker.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { width = 67, height = 45 };

static const char *place;
static uint8_t pixels[width * height * 4];

static void paint(int channels, int colours) {
    for (int i = 0; i < width * height * channels; i++) {
        int x = i / channels % width, y = i / channels / width;
        pixels[i] = (uint8_t)((x * 3 + y * 5 + i % channels * 60 + (x / 9 + y / 7) * 31) % colours);
    }
}

static void save(const char *folder, const char *name, int number, const uint8_t *bytes, size_t count) {
    char path[4096];
    if (bytes == NULL) return;
    snprintf(path, sizeof path, "%s/%s/%s-%d", place, folder, name, number);
    FILE *file = fopen(path, "wb");
    if (file == NULL || fwrite(bytes, 1, count, file) != count) exit(1);
    fclose(file);
}

static void keep(const char *folder, const char *name, int number, picturemaker_file file) {
    save(folder, name, number, file.bytes, file.count);
    free(file.bytes);
}

static void keep_jpeg(int number, jpegmaker_recipe recipe, int channels) {
    size_t count = 0;
    paint(channels, 256);
    recipe.width = recipe.tile_width = width;
    recipe.height = recipe.tile_height = height;
    recipe.quality = 80;
    uint8_t *bytes = jpegmaker_encode(&recipe, pixels, &count);
    save("jpeg", "picture", number, bytes, count);
    save("headers", "jpeg", number, bytes, count);
    free(bytes);
}

static void make_jpegs(void) {
    static const int across[][4] = {{2, 1, 1, 2}, {1, 1, 1, 1}, {4, 1, 1, 4}, {2, 1, 1, 2}};
    static const int down[][4] = {{2, 1, 1, 2}, {1, 1, 1, 1}, {1, 1, 1, 1}, {1, 1, 1, 1}};
    int number = 0;
    for (int sampling = 0; sampling < 4; sampling++) {
        for (int scans = JPEGMAKER_BASELINE; scans <= JPEGMAKER_SEPARATE; scans++) {
            for (int arithmetic = 0; arithmetic < 2; arithmetic++) {
                jpegmaker_recipe recipe = {.space = JPEGMAKER_YCBCR, .scans = (jpegmaker_scans)scans};
                recipe.arithmetic = arithmetic;
                recipe.restart_rows = sampling % 2;
                memcpy(recipe.across, across[sampling], sizeof recipe.across);
                memcpy(recipe.down, down[sampling], sizeof recipe.down);
                keep_jpeg(number++, recipe, 3);
            }
        }
    }
    static const jpegmaker_space spaces[] = {JPEGMAKER_GREY, JPEGMAKER_RGB, JPEGMAKER_CMYK, JPEGMAKER_YCCK};
    static const int channels[] = {1, 3, 4, 4};
    for (int i = 0; i < 4; i++) {
        jpegmaker_recipe recipe = {.space = spaces[i], .across = {1, 1, 1, 1}, .down = {1, 1, 1, 1}};
        keep_jpeg(number++, recipe, channels[i]);
    }
}

static void make_pngs(const picturemaker_file *profile) {
    static const int depths[] = {1, 2, 4, 8, 16};
    uint8_t palette[256 * 3];
    int number = 0;
    for (int i = 0; i < 256 * 3; i++) palette[i] = (uint8_t)(i * 53);
    for (int kind = PICTUREMAKER_GREY; kind <= PICTUREMAKER_PALETTE; kind++) {
        for (int i = 0; i < 5; i++) {
            int is_palette = kind == PICTUREMAKER_PALETTE;
            if (depths[i] < 8 && kind != PICTUREMAKER_GREY && !is_palette) continue;
            if (depths[i] == 16 && is_palette) continue;
            paint(is_palette ? 1 : kind, is_palette ? 1 << depths[i] : 256);
            picturemaker_png recipe = {
                .width = width, .height = height, .tile_width = width, .tile_height = height,
                .pixels = (picturemaker_pixels)kind, .depth = depths[i], .is_interlaced = i % 2,
                .palette = palette, .palette_count = 1 << (depths[i] < 8 ? depths[i] : 8),
                .transparent = i - 1,
                .profile = i == 3 ? profile->bytes : NULL, .profile_count = profile->count,
                .gamma = i == 2 ? 1 : 0,
            };
            picturemaker_file file = picturemaker_png_encode(&recipe, pixels);
            save("headers", "png", number, file.bytes, file.count);
            keep("png", "picture", number++, file);
        }
    }
}

static void make_others(const picturemaker_file *profile) {
    int number = 0;
    for (int channels = 3; channels <= 4; channels++) {
        for (int quality = 20; quality <= 100; quality += 40) {
            paint(channels, 256);
            picturemaker_file file =
                picturemaker_webp_encode(width, height, channels, (float)quality, pixels);
            save("headers", "webp", number, file.bytes, file.count);
            keep("webp", "picture", number++, file);
        }
    }
    uint8_t palette[256 * 3];
    for (int i = 0; i < 256 * 3; i++) palette[i] = (uint8_t)(i * 53);
    paint(1, 256);
    for (int i = 0; i < 4; i++) {
        picturemaker_file gif =
            picturemaker_gif_encode(width, height, i % 2, i / 2, i - 1, palette, pixels);
        keep("gif", "picture", i, gif);
    }
    paint(3, 256);
    for (int i = 0; i < 8; i++) {
        const uint8_t *own = i % 2 ? profile->bytes : NULL;
        picturemaker_file heif =
            picturemaker_heif_encode(64, 44, i / 4, i + 1, own, profile->count, pixels);
        keep("heif", "picture", i, heif);
    }
}

int main(int argc, char **argv) {
    if (argc != 2) return 64;
    place = argv[1];
    picturemaker_file profile = picturemaker_profile_make(PICTUREMAKER_DISPLAY_P3);
    make_jpegs();
    make_pngs(&profile);
    make_others(&profile);
    for (int kind = PICTUREMAKER_SRGB; kind <= PICTUREMAKER_INK; kind++) {
        keep("colour", "profile", kind, picturemaker_profile_make((picturemaker_profile)kind));
    }
    free(profile.bytes);
    return 0;
}
