#include "include/picturemaker.h"

#include <stdlib.h>
#include <string.h>

#include <gif_lib.h>

static int append(GifFileType *gif, const GifByteType *bytes, int count) {
    picturemaker_file *file = gif->UserData;
    uint8_t *grown = realloc(file->bytes, file->count + (size_t)count);
    if (grown == NULL) return 0;
    memcpy(grown + file->count, bytes, (size_t)count);
    file->bytes = grown;
    file->count += (size_t)count;
    return count;
}

static void put_frame(GifFileType *gif, int width, int height, int is_interlaced, int is_flipped,
                      const uint8_t *indices) {
    static const int starts[4] = {0, 4, 2, 1}, steps[4] = {8, 8, 4, 2};
    EGifPutImageDesc(gif, 0, 0, width, height, is_interlaced, NULL);
    for (int pass = 0; pass < (is_interlaced ? 4 : 1); pass++) {
        for (int y = is_interlaced ? starts[pass] : 0; y < height; y += is_interlaced ? steps[pass] : 1) {
            int row = is_flipped ? height - 1 - y : y;
            EGifPutLine(gif, (GifPixelType *)indices + row * width, width);
        }
    }
}

picturemaker_file picturemaker_gif_encode(
    int width, int height, int is_interlaced, int is_animated, int transparent, const uint8_t *palette,
    const uint8_t *indices) {
    picturemaker_file file = {0};
    int error;
    GifFileType *gif = EGifOpen(&file, append, &error);
    if (gif == NULL) return file;
    EGifSetGifVersion(gif, 1);
    ColorMapObject *map = GifMakeMapObject(256, (const GifColorType *)palette);
    EGifPutScreenDesc(gif, width, height, 8, 0, map);
    for (int frame = 0; frame < (is_animated ? 2 : 1); frame++) {
        GraphicsControlBlock control = {.DelayTime = 10, .TransparentColor = transparent};
        GifByteType bytes[4];
        size_t count = EGifGCBToExtension(&control, bytes);
        EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, (int)count, bytes);
        EGifPutExtension(gif, COMMENT_EXT_FUNC_CODE, 6, "SECRET");
        put_frame(gif, width, height, is_interlaced, frame > 0, indices);
    }
    GifFreeMapObject(map);
    EGifCloseFile(gif, &error);
    return file;
}
