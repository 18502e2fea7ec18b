#include "include/picturemaker.h"

#include <stdlib.h>
#include <string.h>

#include <webp/encode.h>

picturemaker_file picturemaker_webp_encode(
    int width, int height, int channels, float quality, const uint8_t *pixels) {
    WebPConfig config;
    WebPPicture picture;
    WebPMemoryWriter writer;
    picturemaker_file made = {0};
    if (!WebPConfigPreset(&config, WEBP_PRESET_DEFAULT, quality) || !WebPPictureInit(&picture)) return made;
    config.lossless = quality >= 100;
    config.quality = quality >= 100 ? 50 : quality;
    config.method = 2;
    config.exact = 1;
    picture.use_argb = config.lossless;
    picture.width = width;
    picture.height = height;
    int is_ready = channels == 4 ? WebPPictureImportRGBA(&picture, pixels, width * 4)
                                 : WebPPictureImportRGB(&picture, pixels, width * 3);
    WebPMemoryWriterInit(&writer);
    picture.writer = WebPMemoryWrite;
    picture.custom_ptr = &writer;
    if (is_ready && WebPEncode(&config, &picture)) {
        made.bytes = malloc(writer.size);
        made.count = writer.size;
        memcpy(made.bytes, writer.mem, writer.size);
    }
    WebPPictureFree(&picture);
    WebPMemoryWriterClear(&writer);
    return made;
}
