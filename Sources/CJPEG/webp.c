#include "decode.h"
#include "painting.h"

#include <math.h>
#include <string.h>

#include <webp/decode.h>
#include <webp/demux.h>

typedef struct {
    WebPDemuxer *demuxer;
    WebPIterator frame;
    WebPDecoderConfig config;
} reader;

static void close_reader(void *state) {
    reader *self = state;
    WebPFreeDecBuffer(&self->config.output);
    WebPDemuxReleaseIterator(&self->frame);
    WebPDemuxDelete(self->demuxer);
}

// The first frame of an animation is a picture like any other, where it covers the canvas.
static void open_reader(cimg_job *job, reader *self) {
    if (!WebPInitDecoderConfig(&self->config)) cimg_fail(&job->trap, CIMG_FAULT);
    WebPData data = {job->request->bytes, job->request->count};
    self->demuxer = WebPDemux(&data);
    if (self->demuxer == NULL) cimg_fail(&job->trap, CIMG_BROKEN);
    if (!WebPDemuxGetFrame(self->demuxer, 1, &self->frame)) cimg_fail(&job->trap, CIMG_BROKEN);
    const WebPData *bytes = &self->frame.fragment;
    if (WebPGetFeatures(bytes->bytes, bytes->size, &self->config.input) != VP8_STATUS_OK) {
        cimg_fail(&job->trap, CIMG_BROKEN);
    }
}

// The decoder shrinks while it decodes, by averaging; twice the size that is wanted is left to the resampler.
static void choose_size(cimg_job *job, reader *self) {
    int width = self->config.input.width, height = self->config.input.height;
    int small_width, small_height;
    cimg_canvas_size(width, height, job->request->max_side, &small_width, &small_height);
    if (width <= 2 * small_width || height <= 2 * small_height) return;
    self->config.options.use_scaling = 1;
    self->config.options.scaled_width = 2 * small_width;
    self->config.options.scaled_height = 2 * small_height;
}

static void decode_pixels(cimg_job *job, reader *self, WEBP_CSP_MODE mode) {
    self->config.output.colorspace = mode;
    const WebPData *bytes = &self->frame.fragment;
    VP8StatusCode status = WebPDecode(bytes->bytes, bytes->size, &self->config);
    if (status == VP8_STATUS_OUT_OF_MEMORY) cimg_fail(&job->trap, CIMG_OUT_OF_MEMORY);
    if (status != VP8_STATUS_OK) cimg_fail(&job->trap, CIMG_BROKEN);
}

static void paint_rgb(cimg_job *job, reader *self) {
    int channels = self->config.input.has_alpha ? 4 : 3;
    decode_pixels(job, self, channels == 4 ? MODE_RGBA : MODE_RGB);
    const WebPDecBuffer *output = &self->config.output;
    cimg_painting painting = cimg_painting_of(output->width, output->height, channels);
    painting.width = self->config.input.width;
    painting.height = self->config.input.height;
    cimg_painting_begin(job, &painting);
    const WebPRGBABuffer *rows = &output->u.RGBA;
    for (int y = 0; y < painting.rows; y++) {
        cimg_painting_add(job, &painting, rows->rgba + (ptrdiff_t)y * rows->stride);
    }
}

// From studio range, where WebP keeps YUV (16 to 235 and 240), to the full range of JFIF.
typedef struct {
    uint8_t luma[256];
    uint8_t chroma[256];
} ranges;

static uint8_t level(double value) {
    return (uint8_t)lrint(fmax(0, fmin(255, value)));
}

static ranges full_range(void) {
    ranges made;
    for (int i = 0; i < 256; i++) {
        made.luma[i] = level((i - 16) * 255 / 219.0);
        made.chroma[i] = level((i - 128) * 255 / 224.0 + 128);
    }
    return made;
}

static void put_luma(const WebPYUVABuffer *from, const ranges *range, int y, int width, uint8_t *to) {
    const uint8_t *row = from->y + (ptrdiff_t)y * from->y_stride;
    const uint8_t *alpha = from->a == NULL ? NULL : from->a + (ptrdiff_t)y * from->a_stride;
    for (int x = 0; x < width; x++) {
        uint8_t value = range->luma[row[x]];
        to[x] = alpha == NULL ? value : cimg_over(value, alpha[x], 255);
    }
}

// `y` and `width` count chroma samples; the alpha of each is that of its first pixel.
static void put_chroma(
    const WebPYUVABuffer *from, const uint8_t *row, const ranges *range, int y, int width, uint8_t *to) {
    const uint8_t *alpha = from->a == NULL ? NULL : from->a + (ptrdiff_t)(2 * y) * from->a_stride;
    for (int x = 0; x < width; x++) {
        uint8_t value = range->chroma[row[x]];
        to[x] = alpha == NULL ? value : cimg_over(value, alpha[2 * x], 128);
    }
}

static cimg_canvas_plan plan_planes(const cimg_job *job, const reader *self) {
    const WebPDecBuffer *output = &self->config.output;
    int full_width = self->config.input.width, full_height = self->config.input.height;
    cimg_canvas_plan plan = cimg_plan(job, full_width, full_height, cimg_max_planes);
    for (int c = 0; c < cimg_max_planes; c++) {
        int half = c > 0 ? 2 : 1;
        int width = (output->width + half - 1) / half;
        plan.source[c] = (cimg_plane_source){
            .extent_x = (double)output->width / half,
            .extent_y = (double)output->height / half,
            .width = width,
            .rows = (output->height + half - 1) / half,
            .row_bytes = width,
            .group = c > 0 ? 1 : 2,
        };
    }
    return plan;
}

// Lossy pictures are YUV inside and stay so, chroma at half the size.
static void paint_planes(cimg_job *job, reader *self) {
    decode_pixels(job, self, self->config.input.has_alpha ? MODE_YUVA : MODE_YUV);
    const WebPYUVABuffer *from = &self->config.output.u.YUVA;
    cimg_canvas_plan plan = plan_planes(job, self);
    cimg_canvas_begin(&job->canvas, &job->trap, &plan);
    ranges range = full_range();
    cimg_plane *planes = job->canvas.plane;
    for (int y = 0; y < plan.source[1].rows; y++) {
        for (int i = 2 * y; i < 2 * y + 2 && i < plan.source[0].rows; i++) {
            put_luma(from, &range, i, plan.source[0].width, cimg_plane_slot(&planes[0], i));
        }
        const uint8_t *u = from->u + (ptrdiff_t)y * from->u_stride;
        const uint8_t *v = from->v + (ptrdiff_t)y * from->v_stride;
        put_chroma(from, u, &range, y, plan.source[1].width, cimg_plane_slot(&planes[1], y));
        put_chroma(from, v, &range, y, plan.source[1].width, cimg_plane_slot(&planes[2], y));
        cimg_canvas_advance(&job->canvas, &plan);
    }
}

static int canvas_side(const reader *self, WebPFormatFeature side) {
    return (int)WebPDemuxGetI(self->demuxer, side);
}

static int covers_canvas(const reader *self) {
    return self->frame.width == canvas_side(self, WEBP_FF_CANVAS_WIDTH)
        && self->frame.height == canvas_side(self, WEBP_FF_CANVAS_HEIGHT);
}

// A frame that is a part of the canvas, kept whole; around it is white.
static void paint_on_canvas(cimg_job *job, reader *self) {
    int width = canvas_side(self, WEBP_FF_CANVAS_WIDTH), height = canvas_side(self, WEBP_FF_CANVAS_HEIGHT);
    cimg_check_pixels(job, width, height, job->request->max_packed_pixels);
    const WebPIterator *frame = &self->frame;
    cimg_check_pixels(job, frame->width, frame->height, job->request->max_interlaced_pixels);
    decode_pixels(job, self, MODE_RGBA);
    cimg_painting painting = cimg_painting_of(width, height, 4);
    cimg_painting_begin(job, &painting);
    const WebPDecBuffer *output = &self->config.output;
    int is_inside = output->width <= width - frame->x_offset && output->height <= height - frame->y_offset;
    if (frame->x_offset < 0 || frame->y_offset < 0 || !is_inside) cimg_fail(&job->trap, CIMG_BROKEN);
    uint8_t *row = cimg_alloc((j_common_ptr)&job->canvas.encoder, (size_t)width, 4);
    const WebPRGBABuffer *rows = &output->u.RGBA;
    for (int y = 0; y < height; y++) {
        int line = y - frame->y_offset;
        memset(row, 255, (size_t)width * 4);
        if (line >= 0 && line < output->height) {
            const uint8_t *from = rows->rgba + (ptrdiff_t)line * rows->stride;
            memcpy(row + 4 * frame->x_offset, from, (size_t)output->width * 4);
        }
        cimg_painting_add(job, &painting, row);
    }
}

void cimg_decode_webp(cimg_job *job) {
    enum { lossless = 2 };
    reader *self = cimg_job_reader(job, sizeof *self, close_reader);
    open_reader(job, self);
    int width = self->config.input.width, height = self->config.input.height;
    cimg_check_pixels(job, width, height, job->request->max_packed_pixels);
    cimg_job_profile(job, cimg_rgb);
    if (!covers_canvas(self)) return paint_on_canvas(job, self);
    int is_bent = cimg_colour_is_bent(job->colour);
    if (!is_bent) choose_size(job, self);
    if (self->config.input.format == lossless || is_bent) {
        paint_rgb(job, self);
    } else {
        paint_planes(job, self);
    }
}
