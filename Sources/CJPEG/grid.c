#include "sink.h"
#include "source.h"

#include <stdlib.h>
#include <string.h>

// A photo that was cleaned before, drawn larger where it is small, under a grid whose cells bear their names: for whoever is
// to say which parts of it are made black. It is read and written row by row.

enum {
    columns = 8,
    rows = 6,
    glyph_width = 5,
    glyph_height = 7,
    wanted_side = 960,
    most_times = 48,
    grid_quality = 85,
    white = 255,
    black = 0,
};

// Five bits a row, the left one first.
static const uint8_t letters[2][columns][glyph_height] = {
    {
        {0x0E, 0x11, 0x11, 0x1F, 0x11, 0x11, 0x11},
        {0x1E, 0x11, 0x11, 0x1E, 0x11, 0x11, 0x1E},
        {0x0E, 0x11, 0x10, 0x10, 0x10, 0x11, 0x0E},
        {0x1E, 0x11, 0x11, 0x11, 0x11, 0x11, 0x1E},
        {0x1F, 0x10, 0x10, 0x1E, 0x10, 0x10, 0x1F},
        {0x1F, 0x10, 0x10, 0x1E, 0x10, 0x10, 0x10},
        {0x0E, 0x11, 0x10, 0x17, 0x11, 0x11, 0x0E},
        {0x11, 0x11, 0x11, 0x1F, 0x11, 0x11, 0x11},
    },
    {
        {0x00, 0x00, 0x0E, 0x01, 0x0F, 0x11, 0x0F},
        {0x10, 0x10, 0x1E, 0x11, 0x11, 0x11, 0x1E},
        {0x00, 0x00, 0x0E, 0x10, 0x10, 0x10, 0x0E},
        {0x01, 0x01, 0x0F, 0x11, 0x11, 0x11, 0x0F},
        {0x00, 0x00, 0x0E, 0x11, 0x1F, 0x10, 0x0E},
        {0x06, 0x09, 0x08, 0x1C, 0x08, 0x08, 0x08},
        {0x00, 0x0F, 0x11, 0x11, 0x0F, 0x01, 0x0E},
        {0x10, 0x10, 0x1E, 0x11, 0x11, 0x11, 0x11},
    },
};

static const uint8_t digits[rows][glyph_height] = {
    {0x04, 0x0C, 0x04, 0x04, 0x04, 0x04, 0x0E},
    {0x0E, 0x11, 0x01, 0x06, 0x08, 0x10, 0x1F},
    {0x1E, 0x01, 0x01, 0x0E, 0x01, 0x01, 0x1E},
    {0x02, 0x06, 0x0A, 0x12, 0x1F, 0x02, 0x02},
    {0x1F, 0x10, 0x1E, 0x01, 0x01, 0x11, 0x0E},
    {0x06, 0x08, 0x10, 0x1E, 0x11, 0x11, 0x0E},
};

// One side of the picture: which pixels are drawn, and where its cells begin.
typedef struct {
    int first;
    int count;
    int edges[columns + 1];  // in pixels as they are drawn; the last one is the end
} axis;

typedef struct {
    cimg_trap trap;
    struct jpeg_decompress_struct decoder;
    struct jpeg_compress_struct encoder;
    cimg_source source;
    cimg_piece piece;
    cimg_sink sink;
    axis across, down;
    int times;   // how much larger
    int pen;     // how thick a line is, and a dot of a letter
    int is_part;
} drawing;

static axis axis_of(int side, int from, int to, int of) {
    axis made = {.first = (int)((int64_t)side * from / of)};
    int end = (int)(((int64_t)side * to + of - 1) / of);
    made.count = end > made.first ? end - made.first : 1;
    return made;
}

// A cell begins where the part of the picture begins that is made black for it.
static void lay_edges(axis *side, int length, int from, int to, int of, int cells, int times) {
    for (int i = 0; i <= cells; i++) {
        int64_t place = (int64_t)length * ((int64_t)from * cells + (int64_t)i * (to - from));
        int64_t drawn = (place - (int64_t)side->first * of * cells) * times / ((int64_t)of * cells);
        side->edges[i] = (int)(drawn < 0 ? 0 : drawn);
    }
}

static void lay_out(drawing *job, cimg_box area) {
    int width = (int)job->decoder.image_width, height = (int)job->decoder.image_height;
    job->across = axis_of(width, area.left, area.right, CIMG_COLUMNS);
    job->down = axis_of(height, area.top, area.bottom, CIMG_ROWS);
    int side = job->across.count > job->down.count ? job->across.count : job->down.count;
    int times = wanted_side / side;
    job->times = times < 1 ? 1 : times > most_times ? most_times : times;
    int drawn = side * job->times;
    job->pen = drawn / 480 < 1 ? 1 : drawn / 480;
    lay_edges(&job->across, width, area.left, area.right, CIMG_COLUMNS, columns, job->times);
    lay_edges(&job->down, height, area.top, area.bottom, CIMG_ROWS, rows, job->times);
    job->is_part = area.right - area.left < CIMG_COLUMNS;
}

static void dot(uint8_t *row, int x, int width, uint8_t tone) {
    if (x >= 0 && x < width) memset(row + 3 * x, tone, 3);
}

// How far from the nearest edge between two cells, up to `most`.
static int distance(const axis *side, int cells, int place, int most) {
    for (int i = 1; i < cells; i++) {
        int far = abs(place - side->edges[i]);
        if (far < most) most = far;
    }
    return most;
}

// A line is black between two white ones, to be seen on anything.
static void draw_lines(const drawing *job, uint8_t *row, int y, int width) {
    int reach = job->pen + job->pen / 2 + 1, core = job->pen / 2;
    int down = distance(&job->down, rows, y, reach);
    for (int x = 0; x < width; x++) {
        int across = distance(&job->across, columns, x, reach);
        int near = across < down ? across : down;
        if (near < reach) dot(row, x, width, near <= core ? black : white);
    }
}

// The row of a name's letter and digit that lies `line` dots below its top, in a white box.
static void draw_name(const drawing *job, uint8_t *row, int column, int line, int cell_row, int width) {
    const uint8_t *signs[2] = {letters[job->is_part][column], digits[cell_row]};
    int size = job->pen, left = job->across.edges[column] + 3 * size;
    int room = job->across.edges[column + 1] - left - 2 * size;
    int wide = (2 * glyph_width + 3) * size;
    if (room < wide) return;
    for (int x = 0; x < wide; x++) {
        int place = x / size - 1, sign = place > glyph_width, in = place - sign * (glyph_width + 1);
        int is_ink = line >= 0 && line < glyph_height && in >= 0 && in < glyph_width
            && (signs[sign][line] >> (glyph_width - 1 - in) & 1);
        dot(row, left + x, width, is_ink ? black : white);
    }
}

static void draw_names(const drawing *job, uint8_t *row, int y, int width) {
    for (int cell_row = 0; cell_row < rows; cell_row++) {
        int top = job->down.edges[cell_row] + 3 * job->pen;
        int high = (glyph_height + 2) * job->pen;
        if (y < top || y >= top + high || top + high > job->down.edges[cell_row + 1]) continue;
        for (int column = 0; column < columns; column++) {
            draw_name(job, row, column, (y - top) / job->pen - 1, cell_row, width);
        }
    }
}

static void open_encoder(drawing *job) {
    j_compress_ptr encoder = &job->encoder;
    encoder->err = &job->trap.errors;
    jpeg_create_compress(encoder);
    cimg_sink_attach(&job->sink, encoder);
    encoder->image_width = (JDIMENSION)(job->across.count * job->times);
    encoder->image_height = (JDIMENSION)(job->down.count * job->times);
    encoder->input_components = 3;
    encoder->in_color_space = JCS_RGB;
    jpeg_set_defaults(encoder);
    jpeg_set_quality(encoder, grid_quality, TRUE);
    jpeg_start_compress(encoder, TRUE);
}

static void draw_rows(drawing *job) {
    j_decompress_ptr decoder = &job->decoder;
    j_compress_ptr encoder = &job->encoder;
    int width = (int)encoder->image_width;
    JSAMPROW read = cimg_alloc((j_common_ptr)decoder, decoder->output_width, 3);
    JSAMPROW drawn = cimg_alloc((j_common_ptr)decoder, (size_t)width, 3);
    for (int y = 0; y < job->down.first + job->down.count; y++) {
        jpeg_read_scanlines(decoder, &read, 1);
        if (y < job->down.first) continue;
        for (int i = 0; i < job->times; i++) {
            int line = (y - job->down.first) * job->times + i;
            for (int x = 0; x < width; x++) {
                memcpy(drawn + 3 * x, read + 3 * (job->across.first + x / job->times), 3);
            }
            draw_lines(job, drawn, line, width);
            draw_names(job, drawn, line, width);
            jpeg_write_scanlines(encoder, &drawn, 1);
        }
    }
}

static void draw(drawing *job, cimg_box area) {
    j_decompress_ptr decoder = &job->decoder;
    decoder->err = &job->trap.errors;
    jpeg_create_decompress(decoder);
    cimg_source_attach(&job->source, decoder, &job->piece, 1);
    jpeg_read_header(decoder, TRUE);
    int is_ours = decoder->jpeg_color_space == JCS_GRAYSCALE || decoder->jpeg_color_space == JCS_YCbCr;
    if (!is_ours) cimg_fail(&job->trap, CIMG_UNSUPPORTED);
    decoder->out_color_space = JCS_RGB;
    lay_out(job, area);
    jpeg_start_decompress(decoder);
    open_encoder(job);
    draw_rows(job);
    jpeg_finish_compress(&job->encoder);
    // What lies below the part is not read.
    jpeg_abort_decompress(decoder);
}

static cimg_verdict guarded(drawing *job, cimg_box area) {
    if (setjmp(job->trap.home)) return job->trap.verdict;
    draw(job, area);
    return CIMG_CLEANED;
}

cimg_verdict cimg_grid(const uint8_t *bytes, size_t count, cimg_box area, cimg_photo *photo) {
    *photo = (cimg_photo){0};
    drawing *job = calloc(1, sizeof *job);
    if (job == NULL) return CIMG_OUT_OF_MEMORY;
    cimg_trap_init(&job->trap, 0);
    job->piece = (cimg_piece){bytes, count};
    cimg_verdict verdict = guarded(job, area);
    if (verdict == CIMG_CLEANED) *photo = cimg_sink_hand_over(&job->sink, &job->encoder);
    cimg_sink_discard(&job->sink);
    jpeg_destroy_compress(&job->encoder);
    jpeg_destroy_decompress(&job->decoder);
    free(job);
    return verdict;
}
