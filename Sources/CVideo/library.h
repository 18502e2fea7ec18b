// libavformat, libavcodec and libavutil, loaded when they are first needed: not every machine has them,
// and bring a hundred others along.
#ifndef TURNOUT_CVIDEO_LIBRARY_H
#define TURNOUT_CVIDEO_LIBRARY_H

#if __has_include(<libavformat/avformat.h>) && __has_include(<libavcodec/avcodec.h>)
#define CVID_HAS_LIBRARY 1

#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/pixdesc.h>

// The functions in use, each as its library declares it.
#define CVID_FORMAT_FUNCTIONS(use) \
    use(avformat_alloc_context) use(avformat_open_input) use(avformat_close_input) \
    use(avio_alloc_context) use(avio_context_free) use(av_find_input_format) use(av_read_frame) \
    use(av_stream_get_side_data) use(avformat_index_get_entries_count) use(avformat_version)
#define CVID_CODEC_FUNCTIONS(use) \
    use(avcodec_find_decoder) use(avcodec_alloc_context3) use(avcodec_free_context) use(avcodec_open2) \
    use(avcodec_send_packet) use(avcodec_receive_frame) use(av_packet_alloc) use(av_packet_free) \
    use(av_packet_unref) use(av_new_packet)
#define CVID_UTIL_FUNCTIONS(use) \
    use(av_malloc) use(av_mallocz) use(av_free) use(av_frame_alloc) use(av_frame_free) use(av_frame_unref) \
    use(av_frame_move_ref) use(av_pix_fmt_desc_get) use(av_log_set_level)

#define CVID_MEMBER(name) __typeof__(&name) name;
typedef struct {
    CVID_FORMAT_FUNCTIONS(CVID_MEMBER)
    CVID_CODEC_FUNCTIONS(CVID_MEMBER)
    CVID_UTIL_FUNCTIONS(CVID_MEMBER)
} cvid_library;
#undef CVID_MEMBER

// NULL if one is not installed, or lacks a function.
const cvid_library *cvid_load(void);

#endif
#endif
