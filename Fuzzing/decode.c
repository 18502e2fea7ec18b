// One decoder path under libFuzzer: the input is a picture file of the format that FORMAT names.
#include "cjpeg.h"

#include <stdlib.h>

#ifndef FORMAT
#error "Compile with -DFORMAT=CIMG_JPEG or another format."
#endif

// Small limits: what is looked for is found in small pictures, and a thousand of them a second.
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
    cimg_request request = {
        .bytes = bytes,
        .count = count,
        .format = FORMAT,
        // All turns, and sizes with and without shrinking in the decoder.
        .orientation = (int)(count % 8) + 1,
        .max_side = 1 + (int)(count * 7 % 150),
        .quality = 82,
        .max_warnings = 50,
        .max_scans = 64,
        .max_pixels = 1 << 20,
        .max_multiscan_pixels = 1 << 18,
        .max_packed_pixels = 1 << 20,
        .max_interlaced_pixels = 1 << 18,
        .max_heif_pixels = 1 << 18,
        .vectors = (cimg_vectors)(count % 3),
    };
    cimg_photo photo;
    cimg_verdict verdict = cimg_clean(&request, &photo);
    // Whatever a stranger sends, the fault is never ours.
    if (verdict == CIMG_FAULT) abort();
    if ((verdict == CIMG_CLEANED) != (photo.bytes != NULL)) abort();
    cimg_release(&photo);
    return 0;
}
