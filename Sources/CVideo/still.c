#include "include/CVideo.h"
#include "library.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifdef CVID_HAS_LIBRARY

struct cvid_still {
    const cvid_library *av;
    AVCodecContext *decoder;
    AVPacket *packet;
    AVFrame *next;   // as it comes out of the decoder
    AVFrame *first;  // of all
    AVFrame *found;
    const AVPixFmtDescriptor *pixels;
};

static enum AVCodecID id_of(cvid_codec codec) {
    switch (codec) {
    case CVID_H264: return AV_CODEC_ID_H264;
    case CVID_HEVC: return AV_CODEC_ID_HEVC;
    case CVID_AV1: return AV_CODEC_ID_AV1;
    case CVID_VP8: return AV_CODEC_ID_VP8;
    case CVID_VP9: return AV_CODEC_ID_VP9;
    }
    return AV_CODEC_ID_NONE;
}

static cvid_verdict open_decoder(cvid_still *self, const cvid_film *film) {
    const cvid_library *av = self->av;
    const AVCodec *codec = av->avcodec_find_decoder(id_of(film->codec));
    if (codec == NULL) return CVID_NO_LIBRARY;
    self->decoder = av->avcodec_alloc_context3(codec);
    self->packet = av->av_packet_alloc();
    self->next = av->av_frame_alloc();
    self->first = av->av_frame_alloc();
    self->found = av->av_frame_alloc();
    if (self->decoder == NULL || self->packet == NULL || self->next == NULL || self->first == NULL
        || self->found == NULL) {
        return CVID_OUT_OF_MEMORY;
    }
    self->decoder->thread_count = 1;
    self->decoder->max_pixels = (int64_t)film->max_side * film->max_side;
    if (film->setup_count > 0) {
        self->decoder->extradata = av->av_mallocz(film->setup_count + AV_INPUT_BUFFER_PADDING_SIZE);
        if (self->decoder->extradata == NULL) return CVID_OUT_OF_MEMORY;
        memcpy(self->decoder->extradata, film->setup, film->setup_count);
        self->decoder->extradata_size = (int)film->setup_count;
    }
    return av->avcodec_open2(self->decoder, codec, NULL) == 0 ? CVID_DONE : CVID_BROKEN;
}

// Samples of whole bytes in memory, of luma alone or with chroma.
static int is_readable(const AVPixFmtDescriptor *pixels) {
    const uint64_t strange = AV_PIX_FMT_FLAG_RGB | AV_PIX_FMT_FLAG_HWACCEL | AV_PIX_FMT_FLAG_PAL
        | AV_PIX_FMT_FLAG_BE | AV_PIX_FMT_FLAG_BITSTREAM | AV_PIX_FMT_FLAG_FLOAT;
    return pixels != NULL && !(pixels->flags & strange)
        && (pixels->nb_components == 1 || pixels->nb_components == 3) && pixels->comp[0].depth >= 8
        && pixels->comp[0].depth <= 16;
}

// One sample, scaled to 8 bits.
static int sample(const AVFrame *frame, const AVComponentDescriptor *part, int x, int y) {
    const uint8_t *at = frame->data[part->plane] + (ptrdiff_t)y * frame->linesize[part->plane]
        + (ptrdiff_t)x * part->step + part->offset;
    if (part->depth == 8) return *at;
    return (at[0] | at[1] << 8) >> part->shift >> (part->depth - 8);
}

// Whether nearly nothing of it is brighter than a room without light: one pixel in sixty-four is looked at.
static int is_black(const cvid_still *self, const AVFrame *frame) {
    enum { dark = 40, step = 8 };
    int bright = 0, seen = 0;
    for (int y = step / 2; y < frame->height; y += step) {
        for (int x = step / 2; x < frame->width; x += step) {
            bright += sample(frame, &self->pixels->comp[0], x, y) > dark;
            seen++;
        }
    }
    return bright * 50 < seen;
}

static cvid_verdict verdict_of(int error) {
    return error == AVERROR(ENOMEM) ? CVID_OUT_OF_MEMORY : CVID_BROKEN;
}

static int is_damaged(const AVFrame *frame) {
    return frame->decode_error_flags != 0 || frame->flags & AV_FRAME_FLAG_CORRUPT;
}

// Takes what the decoder has ready. CVID_DONE: the picture is found.
static cvid_verdict take(cvid_still *self, const cvid_film *film) {
    for (;;) {
        int error = self->av->avcodec_receive_frame(self->decoder, self->next);
        if (error == AVERROR(EAGAIN) || error == AVERROR_EOF) return CVID_END;
        if (error < 0) return verdict_of(error);
        if (is_damaged(self->next)) continue;
        self->pixels = self->av->av_pix_fmt_desc_get((enum AVPixelFormat)self->next->format);
        if (!is_readable(self->pixels)) return CVID_UNSUPPORTED;
        int width = self->next->width, height = self->next->height;
        if (width <= 0 || height <= 0) return CVID_BROKEN;
        if (width > film->max_side || height > film->max_side) return CVID_TOO_LARGE;
        if (!is_black(self, self->next)) {
            self->av->av_frame_move_ref(self->found, self->next);
            return CVID_DONE;
        }
        if (self->first->data[0] == NULL) self->av->av_frame_move_ref(self->first, self->next);
    }
}

static cvid_verdict feed(cvid_still *self, const uint8_t *bytes, size_t count) {
    const cvid_library *av = self->av;
    av->av_packet_unref(self->packet);
    if (av->av_new_packet(self->packet, (int)count) != 0) return CVID_OUT_OF_MEMORY;
    memcpy(self->packet->data, bytes, count);
    int error = av->avcodec_send_packet(self->decoder, self->packet);
    return error == 0 ? CVID_DONE : verdict_of(error);
}

static double seconds_used(void) {
    struct timespec used;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
    return (double)used.tv_sec + (double)used.tv_nsec / 1e9;
}

static cvid_verdict find(cvid_still *self, const cvid_film *film) {
    const double start = seconds_used();
    size_t place = 0;
    for (size_t i = 0; i < film->size_count; i++) {
        if (film->sizes[i] > film->byte_count - place) return CVID_BROKEN;
        cvid_verdict verdict = feed(self, film->bytes + place, film->sizes[i]);
        place += film->sizes[i];
        // A damaged picture may be followed by whole ones.
        if (verdict == CVID_OUT_OF_MEMORY) return verdict;
        verdict = take(self, film);
        if (verdict != CVID_END && verdict != CVID_BROKEN) return verdict;
        if (self->first->data[0] != NULL && seconds_used() - start > film->max_seconds) break;
    }
    self->av->avcodec_send_packet(self->decoder, NULL);
    cvid_verdict verdict = take(self, film);
    if (verdict != CVID_END && verdict != CVID_BROKEN) return verdict;
    if (self->first->data[0] == NULL) return CVID_BROKEN;
    self->pixels = self->av->av_pix_fmt_desc_get((enum AVPixelFormat)self->first->format);
    self->av->av_frame_move_ref(self->found, self->first);
    return CVID_DONE;
}

cvid_verdict cvid_find_still(const cvid_film *film, cvid_still **still, int *width, int *height) {
    const cvid_library *av = cvid_load();
    if (av == NULL) return CVID_NO_LIBRARY;
    cvid_still *self = calloc(1, sizeof *self);
    if (self == NULL) return CVID_OUT_OF_MEMORY;
    self->av = av;
    cvid_verdict verdict = open_decoder(self, film);
    if (verdict == CVID_DONE) verdict = find(self, film);
    if (verdict != CVID_DONE) {
        cvid_close_still(self);
        return verdict;
    }
    *width = self->found->width;
    *height = self->found->height;
    *still = self;
    return CVID_DONE;
}

// From luma and chroma to red, green and blue, in steps of 1/65536.
typedef struct {
    int black, luma, red_of_v, green_of_u, green_of_v, blue_of_u;
} mix;

static mix mix_of(const AVFrame *frame, int is_full) {
    double red = 0.299, blue = 0.114;
    int is_unsaid = frame->colorspace == AVCOL_SPC_UNSPECIFIED;
    if (frame->colorspace == AVCOL_SPC_BT709 || (is_unsaid && frame->height >= 720)) {
        red = 0.2126, blue = 0.0722;
    } else if (frame->colorspace == AVCOL_SPC_BT2020_NCL || frame->colorspace == AVCOL_SPC_BT2020_CL) {
        red = 0.2627, blue = 0.0593;
    }
    const double green = 1 - red - blue, one = 65536;
    const double luma = is_full ? 1 : 255.0 / 219, chroma = is_full ? 1 : 255.0 / 224;
    return (mix){
        .black = is_full ? 0 : 16,
        .luma = (int)(one * luma),
        .red_of_v = (int)(one * 2 * (1 - red) * chroma),
        .green_of_u = (int)(one * 2 * (1 - blue) * blue / green * chroma),
        .green_of_v = (int)(one * 2 * (1 - red) * red / green * chroma),
        .blue_of_u = (int)(one * 2 * (1 - blue) * chroma),
    };
}

static uint8_t level(int value) {
    value = (value + 32768) >> 16;
    return (uint8_t)(value < 0 ? 0 : value > 255 ? 255 : value);
}

void cvid_paint_still(const cvid_still *still, uint8_t *rgb) {
    const AVFrame *frame = still->found;
    const AVPixFmtDescriptor *pixels = still->pixels;
    int is_old_full = strncmp(pixels->name, "yuvj", 4) == 0;
    const mix own = mix_of(frame, is_old_full || frame->color_range == AVCOL_RANGE_JPEG);
    int has_colour = pixels->nb_components == 3;
    for (int y = 0; y < frame->height; y++) {
        for (int x = 0; x < frame->width; x++, rgb += 3) {
            int luma = (sample(frame, &pixels->comp[0], x, y) - own.black) * own.luma, u = 0, v = 0;
            if (has_colour) {
                int across = x >> pixels->log2_chroma_w, down = y >> pixels->log2_chroma_h;
                u = sample(frame, &pixels->comp[1], across, down) - 128;
                v = sample(frame, &pixels->comp[2], across, down) - 128;
            }
            rgb[0] = level(luma + own.red_of_v * v);
            rgb[1] = level(luma - own.green_of_u * u - own.green_of_v * v);
            rgb[2] = level(luma + own.blue_of_u * u);
        }
    }
}

void cvid_close_still(cvid_still *self) {
    const cvid_library *av = self->av;
    av->av_frame_free(&self->next);
    av->av_frame_free(&self->first);
    av->av_frame_free(&self->found);
    av->av_packet_free(&self->packet);
    av->avcodec_free_context(&self->decoder);
    free(self);
}

#else

cvid_verdict cvid_find_still(const cvid_film *film, cvid_still **still, int *width, int *height) {
    (void)film, (void)still, (void)width, (void)height;
    return CVID_NO_LIBRARY;
}

void cvid_paint_still(const cvid_still *still, uint8_t *rgb) {
    (void)still, (void)rgb;
}

void cvid_close_still(cvid_still *self) {
    (void)self;
}

#endif
