#include "include/CVideo.h"
#include "library.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#ifdef CVID_HAS_LIBRARY

struct cvid_reader {
    const cvid_library *av;
    const uint8_t *bytes;
    int64_t count;
    int64_t place;
    AVIOContext *input;
    AVFormatContext *format;
    AVStream *stream;
    AVPacket *packet;
    int taken;
    int is_webm;
    int is_mapped;
    int64_t kept;  // nothing before it is in memory any more
};

// What lies a megabyte back is not read again, or comes from the file once more.
static void let_go(cvid_reader *self) {
    enum { piece = 1 << 20 };
    if (!self->is_mapped || self->place - self->kept < 2 * piece) return;
    const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    uintptr_t from = ((uintptr_t)self->bytes + (uintptr_t)self->kept + page - 1) / page * page;
    uintptr_t until = ((uintptr_t)self->bytes + (uintptr_t)self->place - piece) / page * page;
    if (from < until) (void)madvise((void *)from, until - from, MADV_DONTNEED);
    self->kept = self->place - piece;
}

static int read_bytes(void *reader, uint8_t *to, int wanted) {
    cvid_reader *self = reader;
    int64_t left = self->count - self->place;
    if (left <= 0) return AVERROR_EOF;
    int count = left < wanted ? (int)left : wanted;
    memcpy(to, self->bytes + self->place, (size_t)count);
    self->place += count;
    let_go(self);
    return count;
}

static int64_t seek(void *reader, int64_t offset, int whence) {
    cvid_reader *self = reader;
    if (whence & AVSEEK_SIZE) return self->count;
    switch (whence & ~AVSEEK_FORCE) {
    case SEEK_SET: break;
    case SEEK_CUR: offset += self->place; break;
    case SEEK_END: offset += self->count; break;
    default: return AVERROR(EINVAL);
    }
    if (offset < 0 || offset > self->count) return AVERROR(EINVAL);
    // Tables may stand at the end: what is read again comes back, and goes again.
    if (offset < self->kept) self->kept = offset;
    return self->place = offset;
}

// What a file names beside itself is not looked for.
static int open_nothing(
    AVFormatContext *format, AVIOContext **input, const char *name, int flags, AVDictionary **options) {
    (void)format, (void)input, (void)name, (void)flags, (void)options;
    return AVERROR(EACCES);
}

static int codec_of(enum AVCodecID id) {
    switch (id) {
    case AV_CODEC_ID_H264: return CVID_H264;
    case AV_CODEC_ID_HEVC: return CVID_HEVC;
    case AV_CODEC_ID_AV1: return CVID_AV1;
    case AV_CODEC_ID_VP8: return CVID_VP8;
    case AV_CODEC_ID_VP9: return CVID_VP9;
    default: return -1;
    }
}

static int64_t pixels(const AVStream *stream) {
    return (int64_t)stream->codecpar->width * stream->codecpar->height;
}

// The largest stream of moving pictures, which covers and strips of previews are not; others are passed over.
static cvid_verdict choose(cvid_reader *self) {
    cvid_verdict none = CVID_NO_VIDEO;
    for (unsigned i = 0; i < self->format->nb_streams; i++) {
        AVStream *stream = self->format->streams[i];
        int is_still = stream->disposition & (AV_DISPOSITION_ATTACHED_PIC | AV_DISPOSITION_TIMED_THUMBNAILS);
        stream->discard = AVDISCARD_ALL;
        if (stream->codecpar->codec_type != AVMEDIA_TYPE_VIDEO || is_still) continue;
        none = CVID_UNSUPPORTED;
        if (codec_of(stream->codecpar->codec_id) < 0) continue;
        if (self->stream == NULL || pixels(stream) > pixels(self->stream)) self->stream = stream;
    }
    if (self->stream == NULL) return none;
    self->stream->discard = AVDISCARD_DEFAULT;
    return CVID_DONE;
}

static void describe(cvid_reader *self, cvid_stream *stream) {
    const AVCodecParameters *own = self->stream->codecpar;
    *stream = (cvid_stream){
        .codec = (cvid_codec)codec_of(own->codec_id),
        .width = own->width,
        .height = own->height,
        .matrix = {65536, 0, 0, 65536},
        .primaries = (int)own->color_primaries,
        .transfer = (int)own->color_trc,
        .colour_matrix = (int)own->color_space,
        .is_full_range = own->color_range == AVCOL_RANGE_JPEG,
        .aspect_across = own->sample_aspect_ratio.num,
        .aspect_down = own->sample_aspect_ratio.den,
        .time_above = self->stream->time_base.num,
        .time_below = self->stream->time_base.den,
        .setup = own->extradata,
        .setup_count = own->extradata_size > 0 ? (size_t)own->extradata_size : 0,
    };
    if (stream->aspect_across == 0) {
        stream->aspect_across = self->stream->sample_aspect_ratio.num;
        stream->aspect_down = self->stream->sample_aspect_ratio.den;
    }
    size_t count = 0;
    const uint8_t *turn =
        self->av->av_stream_get_side_data(self->stream, AV_PKT_DATA_DISPLAYMATRIX, &count);
    int32_t matrix[9];
    if (turn == NULL || count < sizeof matrix) return;
    memcpy(matrix, turn, sizeof matrix);
    const int kept[] = {0, 1, 3, 4};
    for (int i = 0; i < 4; i++) stream->matrix[i] = matrix[kept[i]];
}

static int open_input(cvid_reader *self, int is_webm) {
    enum { piece = 4096 };
    const cvid_library *av = self->av;
    uint8_t *room = av->av_malloc(piece);
    if (room == NULL) return 0;
    self->input = av->avio_alloc_context(room, piece, 0, self, read_bytes, NULL, seek);
    if (self->input == NULL) {
        av->av_free(room);
        return 0;
    }
    self->format = av->avformat_alloc_context();
    self->packet = av->av_packet_alloc();
    if (self->format == NULL || self->packet == NULL) return 0;
    self->format->pb = self->input;
    self->format->io_open = open_nothing;
    // Parsers would look into the pictures for what the file already says.
    self->format->flags |= AVFMT_FLAG_CUSTOM_IO | AVFMT_FLAG_NOPARSE | AVFMT_FLAG_NOFILLIN;
    // The kind is known: no other demuxer gets to see the bytes.
    return av->avformat_open_input(
        &self->format, "", av->av_find_input_format(is_webm ? "matroska" : "mov"), NULL) == 0 ? 1 : -1;
}

cvid_verdict cvid_open(
    const uint8_t *bytes, size_t count, int is_webm, cvid_reader **reader, cvid_stream *stream) {
    const cvid_library *av = cvid_load();
    if (av == NULL) return CVID_NO_LIBRARY;
    cvid_reader *self = calloc(1, sizeof *self);
    if (self == NULL) return CVID_OUT_OF_MEMORY;
    *self = (cvid_reader){.av = av, .bytes = bytes, .count = (int64_t)count, .is_webm = is_webm};
    int opened = open_input(self, is_webm);
    cvid_verdict verdict = opened == 1 ? choose(self) : opened == 0 ? CVID_OUT_OF_MEMORY : CVID_BROKEN;
    if (verdict != CVID_DONE) {
        cvid_close(self);
        return verdict;
    }
    describe(self, stream);
    *reader = self;
    return CVID_DONE;
}

_Static_assert(AV_NOPTS_VALUE == INT64_MIN, "as the header says of times that the file does not");

// A file that ends before the last picture of its tables was cut short; of a WebM nobody can tell.
static cvid_verdict end_of(const cvid_reader *self) {
    int promised = self->is_webm ? 0 : self->av->avformat_index_get_entries_count(self->stream);
    return self->taken < promised ? CVID_BROKEN : CVID_END;
}

void cvid_let_go(cvid_reader *self) {
    self->is_mapped = 1;
}

cvid_verdict cvid_next(cvid_reader *self, cvid_packet *packet) {
    AVPacket *own = self->packet;
    for (;;) {
        self->av->av_packet_unref(own);
        int error = self->av->av_read_frame(self->format, own);
        if (error == AVERROR_EOF) return end_of(self);
        if (error == AVERROR(ENOMEM)) return CVID_OUT_OF_MEMORY;
        if (error < 0) return CVID_BROKEN;
        if (own->stream_index != self->stream->index) continue;
        // What is cut short is not passed off as a picture.
        if (own->flags & AV_PKT_FLAG_CORRUPT || own->size < 0) return CVID_BROKEN;
        self->taken++;
        *packet = (cvid_packet){
            .bytes = own->data,
            .count = (size_t)own->size,
            .shown = own->pts,
            .decoded = own->dts,
            .duration = own->duration,
            .is_key = own->flags & AV_PKT_FLAG_KEY,
            .is_hidden = own->flags & AV_PKT_FLAG_DISCARD,
        };
        return CVID_DONE;
    }
}

void cvid_close(cvid_reader *self) {
    const cvid_library *av = self->av;
    if (self->format != NULL) av->avformat_close_input(&self->format);
    if (self->input != NULL) {
        av->av_free(self->input->buffer);
        av->avio_context_free(&self->input);
    }
    if (self->packet != NULL) av->av_packet_free(&self->packet);
    free(self);
}

#else

cvid_verdict cvid_open(
    const uint8_t *bytes, size_t count, int is_webm, cvid_reader **reader, cvid_stream *stream) {
    (void)bytes, (void)count, (void)is_webm, (void)reader, (void)stream;
    return CVID_NO_LIBRARY;
}

cvid_verdict cvid_next(cvid_reader *self, cvid_packet *packet) {
    (void)self, (void)packet;
    return CVID_END;
}

void cvid_let_go(cvid_reader *self) {
    (void)self;
}

void cvid_close(cvid_reader *self) {
    (void)self;
}

#endif
