// A video file to libavformat, and its first picture to libavcodec, the way a video worker does it. A WebM
// is told by its first byte.
#include "CVideo.h"

#include <stdlib.h>
#include <string.h>

enum { most_packets = 50, most_bytes = 1 << 20 };

static void find_still(const cvid_film *film) {
    cvid_still *still;
    int width, height;
    if (cvid_find_still(film, &still, &width, &height) != CVID_DONE) return;
    uint8_t *rgb = malloc(3 * (size_t)width * (size_t)height);
    if (rgb != NULL) cvid_paint_still(still, rgb);
    free(rgb);
    cvid_close_still(still);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
    cvid_reader *reader;
    cvid_stream stream;
    int is_webm = count > 0 && bytes[0] == 0x1A;
    if (cvid_open(bytes, count, is_webm, &reader, &stream) != CVID_DONE) return 0;
    uint8_t *room = malloc(most_bytes);
    uint32_t sizes[most_packets];
    cvid_film film = {
        .codec = stream.codec,
        .setup = stream.setup,
        .setup_count = stream.setup_count,
        .bytes = room,
        .sizes = sizes,
        .max_side = 256,
        .max_seconds = 0.2,
    };
    cvid_packet packet;
    while (room != NULL && film.size_count < most_packets && cvid_next(reader, &packet) == CVID_DONE) {
        if (packet.count > most_bytes - film.byte_count) break;
        memcpy(room + film.byte_count, packet.bytes, packet.count);
        film.byte_count += packet.count;
        sizes[film.size_count++] = (uint32_t)packet.count;
    }
    if (room != NULL) find_still(&film);
    free(room);
    cvid_close(reader);
    return 0;
}
