#include "canvas.h"

#include <math.h>
#include <string.h>

static int shrunk(int side, int longest, int max_side) {
    if (longest <= max_side) return side;
    int small = (int)lrint((double)side * max_side / longest);
    return small < 1 ? 1 : small;
}

void cimg_canvas_size(int width, int height, int max_side, int *small_width, int *small_height) {
    int longest = width > height ? width : height;
    *small_width = shrunk(width, longest, max_side);
    *small_height = shrunk(height, longest, max_side);
}

// EXIF: 2 and 4 mirror, 3 turns by half, 5 and 7 mirror along a diagonal, 6 and 8 turn by a quarter.
static void read_orientation(cimg_canvas *canvas, int orientation) {
    canvas->transposed = orientation >= 5;
    canvas->mirrored_x = orientation == 2 || orientation == 3 || orientation == 7 || orientation == 8;
    canvas->mirrored_y = orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7;
}

static void begin_encoder(cimg_canvas *canvas, cimg_trap *trap, const cimg_canvas_plan *plan) {
    j_compress_ptr encoder = &canvas->encoder;
    encoder->err = &trap->errors;
    jpeg_create_compress(encoder);
    cimg_sink_attach(&canvas->sink, encoder);
    int width, height;
    cimg_canvas_size(plan->width, plan->height, plan->max_side, &width, &height);
    encoder->image_width = (JDIMENSION)(canvas->transposed ? height : width);
    encoder->image_height = (JDIMENSION)(canvas->transposed ? width : height);
    encoder->input_components = plan->planes;
    encoder->in_color_space = plan->planes == 1 ? JCS_GRAYSCALE : JCS_YCbCr;
    jpeg_set_defaults(encoder);
    jpeg_set_quality(encoder, plan->quality, TRUE);
    encoder->raw_data_in = TRUE;
    jpeg_start_compress(encoder, TRUE);
}

// One axis from the stored plane to the small one. Chroma of the small picture has half its pixels, rounded
// up.
static cimg_axis axis(double extent, int samples, int small, int chroma, int mirrored) {
    double extent_out = chroma ? small / 2.0 : small;
    return (cimg_axis){
        .extent_in = extent,
        .extent_out = extent_out,
        .samples_in = samples,
        .samples_out = (int)ceil(extent_out),
        .mirrored = mirrored,
    };
}

static void begin_plane(cimg_canvas *canvas, const cimg_canvas_plan *plan, int c) {
    const cimg_plane_source *source = &plan->source[c];
    int width, height;
    cimg_canvas_size(plan->width, plan->height, plan->max_side, &width, &height);
    cimg_plane_shape shape = {
        .across = axis(source->extent_x, source->width, width, c > 0, canvas->mirrored_x),
        .down = axis(source->extent_y, source->rows, height, c > 0, canvas->mirrored_y),
        .group = source->group,
        .lanes = plan->lanes,
    };
    cimg_plane_init(&canvas->plane[c], (j_common_ptr)&canvas->encoder, &shape, source->row_bytes);
}

static int band_rows(const cimg_canvas *canvas, int c) {
    return canvas->encoder.comp_info[c].v_samp_factor * DCTSIZE;
}

// Rows of a turned picture come out of order: it is kept whole until the end.
static int is_kept(const cimg_canvas *canvas) {
    return canvas->transposed || canvas->mirrored_y;
}

static int bands_complete(const cimg_canvas *canvas, const int *made) {
    int bands = (int)canvas->encoder.total_iMCU_rows;
    for (int c = 0; c < canvas->planes; c++) {
        if (made[c] == canvas->plane[c].down.count) continue;
        int complete = is_kept(canvas) ? 0 : made[c] / band_rows(canvas, c);
        if (complete < bands) bands = complete;
    }
    return bands;
}

// How many finished rows of each plane wait at most for the other planes: luma runs ahead, because the filter
// for chroma reaches further. Counted by going through the motions once rather than estimated.
static void count_waiting(const cimg_canvas *canvas, const cimg_canvas_plan *plan, int *waiting) {
    int made[cimg_max_planes] = {0};
    int complete = 0;
    int arrived = 1;
    for (int groups = 1; complete < (int)canvas->encoder.total_iMCU_rows && arrived; groups++) {
        arrived = 0;
        for (int c = 0; c < canvas->planes; c++) {
            const cimg_plane *plane = &canvas->plane[c];
            int before = made[c];
            made[c] = cimg_plane_ready(plane, groups * plan->source[c].group, made[c]);
            int held = made[c] - complete * band_rows(canvas, c);
            if (held > waiting[c]) waiting[c] = held;
            arrived |= made[c] > before || groups * plan->source[c].group < plane->rows;
        }
        complete = bands_complete(canvas, made);
    }
}

static void begin_easel(cimg_canvas *canvas, int c, int waiting) {
    j_common_ptr owner = (j_common_ptr)&canvas->encoder;
    const cimg_plane *plane = &canvas->plane[c];
    cimg_easel *easel = &canvas->easel[c];
    easel->width = canvas->transposed ? plane->down.count : plane->across.count;
    easel->rows = canvas->transposed ? plane->across.count : plane->down.count;
    easel->stride = (easel->width + DCTSIZE - 1) / DCTSIZE * DCTSIZE;
    easel->capacity = is_kept(canvas) ? easel->rows : waiting;
    easel->bytes = cimg_alloc(owner, (size_t)easel->capacity, (size_t)easel->stride);
    easel->scratch = cimg_alloc(owner, (size_t)plane->across.count, 1);
}

void cimg_canvas_begin(cimg_canvas *canvas, cimg_trap *trap, const cimg_canvas_plan *plan) {
    canvas->planes = plan->planes;
    read_orientation(canvas, plan->orientation);
    begin_encoder(canvas, trap, plan);
    for (int c = 0; c < canvas->planes; c++) begin_plane(canvas, plan, c);
    int waiting[cimg_max_planes] = {0};
    count_waiting(canvas, plan, waiting);
    for (int c = 0; c < canvas->planes; c++) begin_easel(canvas, c, waiting[c]);
    canvas->look.width = canvas->easel[0].width;
    canvas->look.height = canvas->easel[0].rows;
    canvas->colour = plan->colour;
    if (plan->colour == NULL) return;
    canvas->pixels = cimg_alloc((j_common_ptr)&canvas->encoder, (size_t)canvas->easel[0].width, 6);
}

static uint8_t *easel_row(const cimg_easel *easel, int row) {
    return easel->bytes + (size_t)(row % easel->capacity) * (size_t)easel->stride;
}

// Repeats the last sample up to the end of its block.
static void pad(const cimg_easel *easel, uint8_t *row) {
    memset(row + easel->width, row[easel->width - 1], (size_t)(easel->stride - easel->width));
}

static void reverse(uint8_t *bytes, int count) {
    for (int left = 0, right = count - 1; left < right; left++, right--) {
        uint8_t byte = bytes[left];
        bytes[left] = bytes[right];
        bytes[right] = byte;
    }
}

// Puts the k-th row of the source, already shrunk, where the upright picture has it.
static void hang(cimg_canvas *canvas, int c, int k) {
    cimg_easel *easel = &canvas->easel[c];
    int across = canvas->plane[c].across.count;
    int down = canvas->plane[c].down.count;
    if (canvas->mirrored_x) reverse(easel->scratch, across);
    int place = canvas->mirrored_y ? down - 1 - k : k;
    if (!canvas->transposed) {
        memcpy(easel_row(easel, place), easel->scratch, (size_t)across);
        pad(easel, easel_row(easel, place));
        return;
    }
    uint8_t *column = easel->bytes + place;
    for (int x = 0; x < across; x++) column[(size_t)x * (size_t)easel->stride] = easel->scratch[x];
}

// To sRGB, at the size of the small picture and before any row of the band is repeated. A quarter of the
// chroma a converted picture needs is there; that is what the encoder keeps of it.
static void convert_band(cimg_canvas *canvas) {
    const cimg_easel *luma = &canvas->easel[0];
    int first = canvas->bands * band_rows(canvas, 0);
    for (int row = first; row < first + band_rows(canvas, 0) && row < luma->rows; row += 2) {
        int has_chroma = canvas->planes > 1;
        cimg_row_pair pair = {
            .luma = {easel_row(luma, row), row + 1 < luma->rows ? easel_row(luma, row + 1) : NULL},
            .cb = has_chroma ? easel_row(&canvas->easel[1], row / 2) : NULL,
            .cr = has_chroma ? easel_row(&canvas->easel[2], row / 2) : NULL,
            .width = luma->width,
        };
        cimg_convert_pair(canvas->colour, &pair, canvas->pixels);
    }
}

static void look_at_band(cimg_canvas *canvas) {
    const cimg_easel *luma = &canvas->easel[0];
    int first = canvas->bands * band_rows(canvas, 0);
    for (int row = first; row < first + band_rows(canvas, 0) && row < luma->rows; row++) {
        cimg_look_add(&canvas->look, easel_row(luma, row), row);
    }
}

static void encode_band(cimg_canvas *canvas) {
    if (canvas->colour != NULL) convert_band(canvas);
    look_at_band(canvas);
    JSAMPROW rows[cimg_max_planes][2 * DCTSIZE];
    JSAMPARRAY planes[cimg_max_planes];
    for (int c = 0; c < canvas->planes; c++) {
        const cimg_easel *easel = &canvas->easel[c];
        int count = band_rows(canvas, c);
        for (int i = 0; i < count; i++) {
            int row = canvas->bands * count + i;
            // Below the picture its last row is repeated.
            rows[c][i] = easel_row(easel, row < easel->rows ? row : easel->rows - 1);
            if (canvas->transposed || canvas->colour != NULL) pad(easel, rows[c][i]);
        }
        planes[c] = rows[c];
    }
    jpeg_write_raw_data(&canvas->encoder, planes, (JDIMENSION)band_rows(canvas, 0));
    canvas->bands++;
}

static void encode_complete(cimg_canvas *canvas) {
    int made[cimg_max_planes] = {0};
    for (int c = 0; c < canvas->planes; c++) made[c] = canvas->plane[c].made;
    int complete = bands_complete(canvas, made);
    while (canvas->bands < complete) encode_band(canvas);
}

void cimg_canvas_advance(cimg_canvas *canvas, const cimg_canvas_plan *plan) {
    for (int c = 0; c < canvas->planes; c++) {
        cimg_plane *plane = &canvas->plane[c];
        cimg_plane_arrived(plane, plan->source[c].group);
        while (cimg_plane_next(plane, canvas->easel[c].scratch)) hang(canvas, c, plane->made - 1);
    }
    encode_complete(canvas);
}

void cimg_canvas_finish(cimg_canvas *canvas) {
    jpeg_finish_compress(&canvas->encoder);
}

void cimg_canvas_destroy(cimg_canvas *canvas) {
    if (canvas->encoder.mem != NULL) jpeg_destroy_compress(&canvas->encoder);
    cimg_sink_discard(&canvas->sink);
}
