// Videos by libavformat and libavcodec: the packets of one stream, and one picture of it.
#ifndef TURNOUT_CVIDEO_H
#define TURNOUT_CVIDEO_H

#include <stddef.h>
#include <stdint.h>

// How a step ended. Closed: Swift switches over it without a default.
typedef enum __attribute__((enum_extensibility(closed))) cvid_verdict {
    CVID_DONE,
    CVID_END,            // there are no more packets
    CVID_BROKEN,         // it cannot be read to its end, or not one picture of it decoded
    CVID_NO_VIDEO,       // no stream of pictures that move
    CVID_UNSUPPORTED,    // a codec, or pixels, nobody sends
    CVID_TOO_LARGE,      // a side over the limit
    CVID_NO_LIBRARY,     // this machine has no libavformat, or it cannot decode this codec
    CVID_OUT_OF_MEMORY,  // our fault
} cvid_verdict;

typedef enum __attribute__((enum_extensibility(closed))) cvid_codec {
    CVID_H264, CVID_HEVC, CVID_AV1, CVID_VP8, CVID_VP9
} cvid_codec;

// What the file says of its stream of pictures. `setup` lives as long as the reader.
typedef struct {
    cvid_codec codec;
    int width, height;               // as stored, before turning; 0 where it does not say
    int matrix[4];                   // a, b, c, d of the display matrix, 65536 for 1
    int aspect_across, aspect_down;  // of one pixel; 0 where it does not say
    int primaries, transfer, colour_matrix, is_full_range;
    int64_t time_above, time_below;  // seconds of one tick
    const uint8_t *setup;            // parameter sets as the file has them: avcC, hvcC, av1C
    size_t setup_count;
} cvid_stream;

// One packet. `bytes` lives until the next one is read.
typedef struct {
    const uint8_t *bytes;
    size_t count;
    int64_t shown, decoded, duration;  // in ticks; INT64_MIN, and 0, where the file does not say
    int is_key;
    int is_hidden;  // cut off by the file's edit list
} cvid_packet;

typedef struct cvid_reader cvid_reader;

// Opens a video in memory; `bytes` must outlive the reader, which has to be closed where the verdict is
// CVID_DONE.
cvid_verdict cvid_open(
    const uint8_t *bytes, size_t count, int is_webm, cvid_reader **reader, cvid_stream *stream);
// The bytes are a file as the system maps it: what was read of it need not stay in memory, and is there again when it is
// asked for.
void cvid_let_go(cvid_reader *reader);
cvid_verdict cvid_next(cvid_reader *reader, cvid_packet *packet);
void cvid_close(cvid_reader *reader);

// A video whose packets lie one behind the other.
typedef struct {
    cvid_codec codec;
    const uint8_t *setup;
    size_t setup_count;
    const uint8_t *bytes;
    size_t byte_count;
    const uint32_t *sizes;
    size_t size_count;
    int max_side;
    double max_seconds;  // of processor time, after which the first picture will do
} cvid_film;

typedef struct cvid_still cvid_still;

// The first picture of the film that is not black; the first of all where every one is.
cvid_verdict cvid_find_still(const cvid_film *film, cvid_still **still, int *width, int *height);
// Its pixels: three bytes each, width * height of them.
void cvid_paint_still(const cvid_still *still, uint8_t *rgb);
void cvid_close_still(cvid_still *still);

// Loads the libraries, if they are installed: to be done before files can no longer be opened. Returns the
// version of libavformat as text, NULL if there is none.
const char *cvid_version(void);

#endif
