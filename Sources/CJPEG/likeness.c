#include "likeness.h"

void cimg_look_add(cimg_look *look, const uint8_t *row, int y) {
    int down = (int)((int64_t)y * cimg_look_down / look->height);
    for (int field = 0; field < cimg_look_across; field++) {
        int start = (int)((int64_t)look->width * field / cimg_look_across);
        int end = (int)((int64_t)look->width * (field + 1) / cimg_look_across);
        // A picture narrower than the fields is repeated in them.
        if (end == start) end = start + 1;
        uint32_t sum = 0;
        for (int x = start; x < end; x++) sum += row[x];
        look->sum[down][field] += sum;
        look->count[down][field] += (uint64_t)(end - start);
    }
}

static uint64_t mean(const cimg_look *look, int down, int field) {
    // 8 fraction bits; rows that a low picture does not have count as dark.
    uint64_t count = look->count[down][field];
    return count == 0 ? 0 : (look->sum[down][field] << 8) / count;
}

uint64_t cimg_look_hash(const cimg_look *look) {
    uint64_t hash = 0;
    for (int down = 0; down < cimg_look_down; down++) {
        for (int field = 0; field + 1 < cimg_look_across; field++) {
            hash = hash << 1 | (mean(look, down, field) > mean(look, down, field + 1));
        }
    }
    return hash;
}
