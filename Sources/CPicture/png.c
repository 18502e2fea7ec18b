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

// A file that grows.
typedef struct {
    uint8_t *bytes;
    size_t count;
    size_t room;
} file;

static int make_room(file *own, size_t more) {
    if (own->room - own->count >= more) return 1;
    size_t room = 2 * own->room + more;
    uint8_t *bytes = realloc(own->bytes, room);
    if (bytes == NULL) return 0;
    own->bytes = bytes;
    own->room = room;
    return 1;
}

// Takes `count` bytes, to their end where they are the last; 0 where there is no memory.
static int squeeze(z_stream *stream, file *own, uint8_t *bytes, size_t count, int flush) {
    stream->next_in = bytes;
    stream->avail_in = (uInt)count;
    int state;
    do {
        if (!make_room(own, 4096)) return 0;
        uInt room = (uInt)(own->room - own->count);
        stream->next_out = own->bytes + own->count;
        stream->avail_out = room;
        state = deflate(stream, flush);
        own->count += room - stream->avail_out;
    } while (state == Z_OK && stream->avail_out == 0);
    return state == Z_OK || state == Z_BUF_ERROR || state == Z_STREAM_END;
}

// Row by row: all of them would be a tenth of what a worker needs at most.
static int squeeze_rows(cpic_page *page, shader *own, uint8_t *row, file *out) {
    z_stream stream = {0};
    if (deflateInit(&stream, 4) != Z_OK) return 0;
    const uint8_t *data = cpic.cairo_image_surface_get_data(page->surface);
    size_t stride = (size_t)cpic.cairo_image_surface_get_stride(page->surface);
    int done = 1;
    for (int y = 0; y < page->height && done; y++) {
        pack_row(own, (const uint32_t *)(const void *)(data + (size_t)y * stride), page->width, row);
        done = squeeze(&stream, out, row, row_size(page), y + 1 < page->height ? Z_NO_FLUSH : Z_FINISH);
    }
    deflateEnd(&stream);
    return done;
}

static int write_file(cpic_page *page, shader *own, uint8_t *row, file *out) {
    enum { around = 256 };
    if (!make_room(out, around)) return 0;
    fill_palette(own->palette);
    uint8_t *inside = begin(out->bytes, page, own->palette) + 8;
    size_t start = (size_t)(inside - out->bytes);
    out->count = start;
    if (!squeeze_rows(page, own, row, out) || !make_room(out, around)) return 0;
    uint8_t *end = close_chunk(out->bytes + start - 8, "IDAT", out->count - start);
    out->count = (size_t)(close_chunk(end, "IEND", 0) - out->bytes);
    return 1;
}

int cpic_png(cpic_page *page, uint8_t **bytes, size_t *count) {
    file out = {0};
    shader *own = calloc(1, sizeof *own);
    uint8_t *row = malloc(row_size(page));
    cpic.cairo_surface_flush(page->surface);
    int done = own != NULL && row != NULL && write_file(page, own, row, &out);
    free(own);
    free(row);
    if (!done) free(out.bytes);
    *bytes = done ? out.bytes : NULL;
    *count = done ? out.count : 0;
    return done;
}

void cpic_release(uint8_t *bytes) {
    free(bytes);
}
