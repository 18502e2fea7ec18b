#include "decode.h"
#include "painting.h"

#include <stdlib.h>
#include <string.h>

#include <gif_lib.h>

typedef struct {
    GifFileType *gif;
    cimg_piece left;
    uint8_t *frame;  // indices: one row, or all of an interlaced picture
    uint8_t *row;    // RGB
    int transparent;
} reader;

static void close_reader(void *state) {
    reader *self = state;
    int ignored;
    if (self->gif != NULL) DGifCloseFile(self->gif, &ignored);
    free(self->frame);
    free(self->row);
}

static int read_bytes(GifFileType *gif, GifByteType *to, int wanted) {
    reader *self = gif->UserData;
    size_t count = wanted < 0 ? 0 : (size_t)wanted;
    if (count > self->left.count) count = self->left.count;
    memcpy(to, self->left.bytes, count);
    self->left.bytes += count;
    self->left.count -= count;
    return (int)count;
}

static void check(cimg_job *job, int status) {
    if (status != GIF_OK) cimg_fail(&job->trap, CIMG_BROKEN);
}

static void read_extension(cimg_job *job, reader *self) {
    int code;
    GifByteType *bytes;
    check(job, DGifGetExtension(self->gif, &code, &bytes));
    while (bytes != NULL) {
        GraphicsControlBlock control;
        int is_control = code == GRAPHICS_EXT_FUNC_CODE;
        // The first byte is the length of those that follow.
        if (is_control && DGifExtensionToGCB(bytes[0], bytes + 1, &control) == GIF_OK) {
            self->transparent = control.TransparentColor;
        }
        check(job, DGifGetExtensionNext(self->gif, &bytes));
    }
}

// Goes on to the first picture of the file.
static void find_picture(cimg_job *job, reader *self) {
    for (;;) {
        GifRecordType type;
        check(job, DGifGetRecordType(self->gif, &type));
        if (type == IMAGE_DESC_RECORD_TYPE) break;
        if (type != EXTENSION_RECORD_TYPE) cimg_fail(&job->trap, CIMG_BROKEN);
        read_extension(job, self);
    }
    check(job, DGifGetImageDesc(self->gif));
}

static const ColorMapObject *colours(cimg_job *job, const reader *self) {
    const ColorMapObject *own = self->gif->Image.ColorMap;
    const ColorMapObject *map = own != NULL ? own : self->gif->SColorMap;
    if (map == NULL) cimg_fail(&job->trap, CIMG_BROKEN);
    return map;
}

// See-through pixels, and colours the file does not have, are white.
static void paint_row(
    cimg_job *job, reader *self, cimg_painting *painting, const ColorMapObject *map, const uint8_t *indices) {
    for (int x = 0; x < painting->columns; x++) {
        GifColorType colour = {255, 255, 255};
        if (indices[x] != self->transparent && indices[x] < map->ColorCount) colour = map->Colors[indices[x]];
        memcpy(self->row + 3 * x, &colour, 3);
    }
    cimg_painting_add(job, painting, self->row);
}

static void read_interlaced(cimg_job *job, reader *self, cimg_painting *painting, const ColorMapObject *map) {
    static const int starts[4] = {0, 4, 2, 1}, steps[4] = {8, 8, 4, 2};
    size_t width = (size_t)painting->columns;
    for (int pass = 0; pass < 4; pass++) {
        for (int y = starts[pass]; y < painting->rows; y += steps[pass]) {
            check(job, DGifGetLine(self->gif, self->frame + (size_t)y * width, painting->columns));
        }
    }
    for (int y = 0; y < painting->rows; y++) {
        paint_row(job, self, painting, map, self->frame + (size_t)y * width);
    }
}

static void allocate(cimg_job *job, reader *self, size_t width, size_t rows) {
    self->frame = calloc(rows, width);
    self->row = calloc(width, 3);
    if (self->frame == NULL || self->row == NULL) cimg_fail(&job->trap, CIMG_OUT_OF_MEMORY);
}

void cimg_decode_gif(cimg_job *job) {
    reader *self = cimg_job_reader(job, sizeof *self, close_reader);
    self->left = (cimg_piece){job->request->bytes, job->request->count};
    self->transparent = NO_TRANSPARENT_COLOR;
    int error;
    self->gif = DGifOpen(self, read_bytes, &error);
    if (self->gif == NULL) cimg_fail(&job->trap, CIMG_BROKEN);
    find_picture(job, self);
    const GifImageDesc *image = &self->gif->Image;
    const cimg_request *request = job->request;
    int64_t most = image->Interlace ? request->max_interlaced_pixels : request->max_packed_pixels;
    cimg_check_pixels(job, image->Width, image->Height, most);
    const ColorMapObject *map = colours(job, self);
    cimg_painting painting = cimg_painting_of(image->Width, image->Height, 3);
    allocate(job, self, (size_t)image->Width, image->Interlace ? (size_t)image->Height : 1);
    cimg_painting_begin(job, &painting);
    if (image->Interlace) return read_interlaced(job, self, &painting, map);
    for (int y = 0; y < painting.rows; y++) {
        check(job, DGifGetLine(self->gif, self->frame, painting.columns));
        paint_row(job, self, &painting, map, self->frame);
    }
}
