// ICC profiles under libFuzzer: the input is a profile, used on every kind of picture there is.
#include "colour.h"

#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
    static const cimg_space spaces[] = {cimg_grey, cimg_rgb, cimg_cmyk, cimg_inverted_cmyk};
    for (int i = 0; i < 4; i++) {
        cimg_colour *colour = cimg_colour_open(bytes, count, spaces[i]);
        if (colour == NULL) continue;
        uint8_t from[4 * 64], to[4 * 64];
        for (int k = 0; k < (int)sizeof from; k++) from[k] = (uint8_t)(k * 37);
        memset(to, 0, sizeof to);
        cimg_colour_convert(colour, from, to, 64);
        cimg_colour_close(colour);
    }
    return 0;
}
