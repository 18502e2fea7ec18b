#include "bytes.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

turnout_olm_bytes turnout_olm_room(size_t count) {
    turnout_olm_bytes bytes = {calloc(1, count + 1), count};
    if (bytes.start == NULL) abort();
    return bytes;
}

void turnout_olm_free(turnout_olm_bytes bytes) {
    if (bytes.start == NULL) return;
    explicit_bzero(bytes.start, bytes.count);
    free(bytes.start);
}

turnout_olm_bytes turnout_olm_chance(size_t count) {
    turnout_olm_bytes bytes = turnout_olm_room(count);
    for (size_t done = 0; done < count;) {
        ssize_t got = getrandom(bytes.start + done, count - done, 0);
        if (got < 0 && errno == EINTR) continue;
        // No kernel that this runs on lacks it; without chance no key may be made.
        if (got < 0) abort();
        done += (size_t)got;
    }
    return bytes;
}

turnout_olm_bytes turnout_olm_copy(turnout_olm_view view) {
    turnout_olm_bytes bytes = turnout_olm_room(view.count);
    if (view.count > 0) memcpy(bytes.start, view.start, view.count);
    return bytes;
}

static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

turnout_olm_bytes turnout_olm_encoded(turnout_olm_view view) {
    turnout_olm_bytes text = turnout_olm_room((view.count * 4 + 2) / 3);
    uint32_t held = 0;
    int bits = 0;
    size_t at = 0;
    for (size_t i = 0; i < view.count; i++) {
        held = held << 8 | view.start[i];
        for (bits += 8; bits >= 6;) text.start[at++] = (uint8_t)letters[held >> (bits -= 6) & 63];
    }
    if (bits > 0) text.start[at] = (uint8_t)letters[held << (6 - bits) & 63];
    return text;
}

static int value_of(uint8_t letter) {
    const char *found = letter == 0 ? NULL : strchr(letters, letter);
    return found == NULL ? -1 : (int)(found - letters);
}

int turnout_olm_decode(const uint8_t *text, size_t count, uint8_t *into, size_t space) {
    if (count * 3 / 4 != space) return 0;
    uint32_t held = 0;
    int bits = 0;
    size_t at = 0;
    for (size_t i = 0; i < count; i++) {
        int value = value_of(text[i]);
        if (value < 0) return 0;
        held = held << 6 | (uint32_t)value;
        bits += 6;
        if (bits >= 8) into[at++] = (uint8_t)(held >> (bits -= 8));
    }
    return 1;
}

turnout_olm_bytes turnout_olm_decoded(turnout_olm_bytes text) {
    turnout_olm_bytes bytes = turnout_olm_room(text.count * 3 / 4);
    if (turnout_olm_decode(text.start, text.count, bytes.start, bytes.count)) return bytes;
    turnout_olm_free(bytes);
    return (turnout_olm_bytes){NULL, 0};
}
