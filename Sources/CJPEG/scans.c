#include "scans.h"

#include <string.h>

// Profiles, previews and depth maps come in segments of 64 KB: a 20 MB file of nothing else has 320.
enum { max_segments = 4096 };

typedef struct {
    cimg_trap *trap;
    const uint8_t *bytes;
    size_t count;
    size_t place;
    int segments;
} walker;

// The next FF that is followed by neither zero (a stuffed byte of data) nor FF (fill), or the end of the
// file.
static size_t next_marker(const walker *walk, size_t from) {
    while (from + 1 < walk->count) {
        const uint8_t *found = memchr(walk->bytes + from, 0xFF, walk->count - from - 1);
        if (found == NULL) break;
        from = (size_t)(found - walk->bytes);
        if (found[1] != 0 && found[1] != 0xFF) return from;
        from++;
    }
    return walk->count;
}

static int is_restart(uint8_t code) {
    return code >= JPEG_RST0 && code <= JPEG_RST0 + 7;
}

// Past the segment whose marker begins at `place`.
static size_t segment_end(const walker *walk, size_t place) {
    uint8_t code = walk->bytes[place + 1];
    if (is_restart(code) || code == 0x01) return place + 2;
    if (walk->count - place < 4) cimg_fail(walk->trap, CIMG_BROKEN);
    size_t length = (size_t)walk->bytes[place + 2] << 8 | walk->bytes[place + 3];
    if (length < 2 || length > walk->count - place - 2) cimg_fail(walk->trap, CIMG_BROKEN);
    return place + 2 + length;
}

static size_t scan_end(const walker *walk, size_t place) {
    size_t end = next_marker(walk, segment_end(walk, place));
    while (end < walk->count && is_restart(walk->bytes[end + 1])) end = next_marker(walk, end + 2);
    return end;
}

static cimg_piece piece(const walker *walk, size_t from, size_t until) {
    return (cimg_piece){walk->bytes + from, until - from};
}

// Moves past the next scan; returns 0 at the end marker instead.
static int next_scan(walker *walk, cimg_scan *scan) {
    size_t start = walk->place;
    while (walk->segments++ < max_segments) {
        size_t place = next_marker(walk, walk->place);
        if (place == walk->count) cimg_fail(walk->trap, CIMG_BROKEN);
        uint8_t code = walk->bytes[place + 1];
        if (code == JPEG_EOI) return 0;
        if (code == 0xDA) {
            walk->place = scan_end(walk, place);
            *scan = (cimg_scan){piece(walk, start, place), piece(walk, place, walk->place)};
            return 1;
        }
        walk->place = segment_end(walk, place);
    }
    cimg_fail(walk->trap, CIMG_TOO_COMPLEX);
}

int cimg_list_scans(cimg_trap *trap, const uint8_t *bytes, size_t count, cimg_scan *scans, int max_scans) {
    walker walk = {.trap = trap, .bytes = bytes, .count = count, .place = 2};
    cimg_scan scan;
    int found = 0;
    while (next_scan(&walk, &scan)) {
        if (found == max_scans) cimg_fail(trap, CIMG_TOO_COMPLEX);
        scans[found++] = scan;
    }
    if (found == 0) cimg_fail(trap, CIMG_BROKEN);
    return found;
}
