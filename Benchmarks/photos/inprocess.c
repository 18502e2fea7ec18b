// CPU time of one photo inside a running process: this project's cleaner, its portable loops, libvips (when
// the machine has it) and libjpeg-turbo's own decoding alone, in turn on the same bytes.
//
//     inprocess ROUNDS FILE...
//
// One line a file: its name, then the median milliseconds of each. libvips is opened at run time: nothing
// here depends on it.
#include "cjpeg.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

#include <jpeglib.h>

enum { most_rounds = 99, contestants = 4, max_side = 1280, quality = 82 };

static double milliseconds(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    double seconds = (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec);
    return seconds * 1e3 + (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e3;
}

static void clean(const uint8_t *bytes, size_t count, int portable) {
    cimg_request request = {
        .bytes = bytes,
        .count = count,
        .orientation = 1,
        .max_side = max_side,
        .quality = quality,
        .max_warnings = 50,
        .max_scans = 64,
        .max_pixels = 200000000,
        .max_multiscan_pixels = 64000000,
        .vectors = portable ? CIMG_PORTABLE : CIMG_BEST,
    };
    cimg_photo photo;
    if (cimg_clean(&request, &photo) != CIMG_CLEANED) exit(1);
    cimg_release(&photo);
}

// Entropy decoding and the inverse transform of every block, without upsampling or colour.
static void decode(const uint8_t *bytes, size_t count) {
    struct jpeg_decompress_struct decoder;
    struct jpeg_error_mgr errors;
    decoder.err = jpeg_std_error(&errors);
    jpeg_create_decompress(&decoder);
    jpeg_mem_src(&decoder, bytes, (unsigned long)count);
    jpeg_read_header(&decoder, TRUE);
    decoder.raw_data_out = TRUE;
    jpeg_start_decompress(&decoder);
    JSAMPROW rows[3][4 * DCTSIZE];
    JSAMPARRAY planes[3] = {rows[0], rows[1], rows[2]};
    JSAMPROW row = malloc(decoder.image_width + 4 * DCTSIZE);
    for (int c = 0; c < 3; c++) {
        for (int i = 0; i < 4 * DCTSIZE; i++) rows[c][i] = row;
    }
    while (decoder.output_scanline < decoder.output_height) {
        jpeg_read_raw_data(&decoder, planes, (JDIMENSION)(decoder.max_v_samp_factor * DCTSIZE));
    }
    free(row);
    jpeg_finish_decompress(&decoder);
    jpeg_destroy_decompress(&decoder);
}

static int (*vips_thumbnail)(void *, size_t, void **, int, ...);
static int (*vips_save)(void *, void **, size_t *, ...);
static void (*unref)(void *);
static void (*release)(void *);

static int open_vips(void) {
    void *vips = dlopen("libvips.so.42", RTLD_NOW | RTLD_GLOBAL);
    if (vips == NULL) return 0;
    int (*start)(const char *) = (int (*)(const char *))dlsym(vips, "vips_init");
    void (*threads)(int) = (void (*)(int))dlsym(vips, "vips_concurrency_set");
    void (*cached)(int) = (void (*)(int))dlsym(vips, "vips_cache_set_max");
    vips_thumbnail = (int (*)(void *, size_t, void **, int, ...))dlsym(vips, "vips_thumbnail_buffer");
    vips_save = (int (*)(void *, void **, size_t *, ...))dlsym(vips, "vips_jpegsave_buffer");
    unref = (void (*)(void *))dlsym(RTLD_DEFAULT, "g_object_unref");
    release = (void (*)(void *))dlsym(RTLD_DEFAULT, "g_free");
    if (!start || !threads || !cached || !vips_thumbnail || !vips_save || !unref || !release) return 0;
    if (start("inprocess")) return 0;
    threads(1);
    cached(0);
    return 1;
}

static void thumbnail(const uint8_t *bytes, size_t count) {
    void *image = NULL, *jpeg = NULL;
    size_t size = 0;
    if (vips_thumbnail((void *)bytes, count, &image, max_side, "height", max_side, NULL)) exit(1);
    if (vips_save(image, &jpeg, &size, "Q", quality, "strip", 1, NULL)) exit(1);
    release(jpeg);
    unref(image);
}

static double once(int contestant, const uint8_t *bytes, size_t count) {
    double start = milliseconds();
    switch (contestant) {
    case 0: clean(bytes, count, 0); break;
    case 1: clean(bytes, count, 1); break;
    case 2: decode(bytes, count); break;
    default: thumbnail(bytes, count); break;
    }
    return milliseconds() - start;
}

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

static uint8_t *read_file(const char *path, size_t *count) {
    FILE *file = fopen(path, "rb");
    if (file == NULL || fseek(file, 0, SEEK_END)) exit(1);
    *count = (size_t)ftell(file);
    rewind(file);
    uint8_t *bytes = malloc(*count);
    if (bytes == NULL || fread(bytes, 1, *count, file) != *count) exit(1);
    fclose(file);
    return bytes;
}

int main(int argc, char **argv) {
    int rounds = argc > 2 ? atoi(argv[1]) : 0;
    if (rounds < 1 || rounds > most_rounds) return 64;
    int count_of_contestants = open_vips() ? contestants : contestants - 1;
    for (int i = 2; i < argc; i++) {
        size_t count;
        uint8_t *bytes = read_file(argv[i], &count);
        double times[contestants][most_rounds];
        for (int round = -1; round < rounds; round++) {
            for (int c = 0; c < count_of_contestants; c++) {
                double time = once(c, bytes, count);
                if (round >= 0) times[c][round] = time;
            }
        }
        printf("%s", argv[i]);
        for (int c = 0; c < count_of_contestants; c++) {
            qsort(times[c], (size_t)rounds, sizeof(double), by_size);
            printf(" %.1f", times[c][rounds / 2]);
        }
        printf("\n");
        free(bytes);
    }
    return 0;
}
