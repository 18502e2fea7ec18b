#include "page.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

// A picture has five colours and what lies between paper and three of them at the edges of letters and lines: sixteen in all, two
// pixels a byte. Blue and grey need few steps, letters are nearly all ink.
enum { shades = 16, bits = 4 };

typedef struct {
    cpic_ink ink;
    int steps;
} ramp;

static const ramp ramps[] = {{CPIC_INK, 8}, {CPIC_BLUE, 3}, {CPIC_GREY, 3}, {CPIC_EDGE, 1}};

static uint32_t between(uint32_t from, uint32_t to, int step, int steps) {
    uint32_t colour = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
        int a = (int)(from >> shift & 255), b = (int)(to >> shift & 255);
        colour |= (uint32_t)(a + ((b - a) * step + (b > a ? steps : -steps) / 2) / steps) << shift;
    }
    return colour;
}

static void fill_palette(uint32_t palette[shades]) {
    int count = 0;
    palette[count++] = cpic_colours[CPIC_PAPER];
    for (size_t i = 0; i < sizeof ramps / sizeof *ramps; i++) {
        for (int step = 1; step <= ramps[i].steps; step++) {
            palette[count++] =
                between(cpic_colours[CPIC_PAPER], cpic_colours[ramps[i].ink], step, ramps[i].steps);
        }
    }
}

static uint8_t nearest(const uint32_t palette[shades], uint32_t colour) {
    int best = 0, least = INT32_MAX;
    for (int i = 0; i < shades; i++) {
        int far = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            int apart = (int)(palette[i] >> shift & 255) - (int)(colour >> shift & 255);
            far += apart * apart;
        }
        if (far < least) best = i, least = far;
    }
    return (uint8_t)best;
}

// Which shade stands for a colour, remembered: there are a few hundred colours and a million pixels.
typedef struct {
    uint32_t palette[shades];
    uint32_t known[4096];  // a colour and, above it, its shade and one
} shader;

static uint8_t shade(shader *own, uint32_t colour) {
    uint32_t *known = &own->known[(colour * 2654435761u) >> 20];
    if (*known == 0 || (*known & 0xFFFFFF) != colour) {
        *known = colour | (uint32_t)(nearest(own->palette, colour) + 1) << 24;
    }
    return (uint8_t)((*known >> 24) - 1);
}

// A row without a filter: neighbours of few colours are best left as they are.
static void pack_row(shader *own, const uint32_t *pixels, int width, uint8_t *row) {
    *row++ = 0;
    uint32_t last = 0x01000000;
    uint8_t same = 0;
    for (int x = 0; x < width; x += 2) {
        uint8_t pair = 0;
        for (int i = 0; i < 2; i++) {
            uint32_t colour = x + i < width ? pixels[x + i] & 0xFFFFFF : cpic_colours[CPIC_PAPER];
            if (colour != last) same = shade(own, colour), last = colour;
            pair = (uint8_t)(pair << bits | same);
        }
        *row++ = pair;
    }
}

static size_t row_size(const cpic_page *page) {
    return 1 + ((size_t)page->width + 1) / 2;
}

static uint8_t *pack(cpic_page *page, uint32_t palette[shades]) {
    shader *own = calloc(1, sizeof *own);
    uint8_t *rows = malloc(row_size(page) * (size_t)page->height);
    if (own != NULL && rows != NULL) {
        fill_palette(own->palette);
        memcpy(palette, own->palette, sizeof own->palette);
        const uint8_t *data = cpic.cairo_image_surface_get_data(page->surface);
        size_t stride = (size_t)cpic.cairo_image_surface_get_stride(page->surface);
        for (size_t y = 0; y < (size_t)page->height; y++) {
            pack_row(own, (const uint32_t *)(const void *)(data + y * stride), page->width,
                     rows + y * row_size(page));
        }
    }
    if (own == NULL) free(rows), rows = NULL;
    free(own);
    return rows;
}

static uint8_t *number(uint8_t *out, uint32_t value) {
    for (int shift = 24; shift >= 0; shift -= 8) *out++ = (uint8_t)(value >> shift);
    return out;
}

// A chunk whose `count` bytes stand at `out + 8` already.
static uint8_t *close_chunk(uint8_t *out, const char *name, size_t count) {
    number(out, (uint32_t)count);
    memcpy(out + 4, name, 4);
    uint8_t *end = out + 8 + count;
    return number(end, (uint32_t)crc32(0, out + 4, (uInt)count + 4));
}

static uint8_t *begin(uint8_t *out, const cpic_page *page, const uint32_t palette[shades]) {
    static const uint8_t signature[] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    static const uint8_t kind[] = {bits, 3, 0, 0, 0};
    memcpy(out, signature, sizeof signature);
    out += sizeof signature;
    uint8_t *inside = number(number(out + 8, (uint32_t)page->width), (uint32_t)page->height);
    memcpy(inside, kind, sizeof kind);
    out = close_chunk(out, "IHDR", 8 + sizeof kind);
    for (int i = 0; i < shades; i++) {
        for (int channel = 0; channel < 3; channel++) {
            out[8 + 3 * i + channel] = (uint8_t)(palette[i] >> (16 - 8 * channel));
        }
    }
    return close_chunk(out, "PLTE", 3 * shades);
}

int cpic_png(cpic_page *page, uint8_t **bytes, size_t *count) {
    uint32_t palette[shades];
    cpic.cairo_surface_flush(page->surface);
    uint8_t *rows = pack(page, palette);
    uLong size = (uLong)(row_size(page) * (size_t)page->height);
    uLongf packed = compressBound(size);
    *bytes = rows == NULL ? NULL : malloc(packed + 256);
    int done = 0;
    if (*bytes != NULL) {
        uint8_t *out = begin(*bytes, page, palette);
        done = compress2(out + 8, &packed, rows, size, 4) == Z_OK;
        if (done) *count = (size_t)(close_chunk(close_chunk(out, "IDAT", packed), "IEND", 0) - *bytes);
        else free(*bytes);
    }
    free(rows);
    return done;
}

void cpic_release(uint8_t *bytes) {
    free(bytes);
}
