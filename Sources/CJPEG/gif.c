#include "decode.h"
#include "painting.h"

#include <stdlib.h>
#include <string.h>

#include <gif_lib.h>

typedef struct {
    GifFileType *gif;
    cimg_piece left;
    uint8_t *frame;  // indices: one row, or all of an interlaced picture
    uint8_t *row;    // RGB, of the canvas
    cimg_painting painting;
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
    if (status == GIF_OK) return;
    const GifFileType *gif = ((reader *)job->reader.state)->gif;
    cimg_fail(&job->trap, gif->Error == D_GIF_ERR_NOT_ENOUGH_MEM ? CIMG_OUT_OF_MEMORY : CIMG_BROKEN);
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

// A row of the canvas; `indices` is the row of the frame that lies on it, NULL where there is none. What the
// frame leaves free, see-through pixels, and colours the file does not have, are white.
static void paint_row(cimg_job *job, reader *self, const ColorMapObject *map, const uint8_t *indices) {
    const GifImageDesc *image = &self->gif->Image;
    int columns = self->painting.columns;
    memset(self->row, 255, 3 * (size_t)columns);
    for (int x = 0; indices != NULL && x < image->Width && image->Left + x < columns; x++) {
        if (indices[x] == self->transparent || indices[x] >= map->ColorCount) continue;
        memcpy(self->row + 3 * (image->Left + x), &map->Colors[indices[x]], 3);
    }
    cimg_painting_add(job, &self->painting, self->row);
}

static void read_interlaced(cimg_job *job, reader *self) {
    static const int starts[4] = {0, 4, 2, 1}, steps[4] = {8, 8, 4, 2};
    const GifImageDesc *image = &self->gif->Image;
    for (int pass = 0; pass < 4; pass++) {
        for (int y = starts[pass]; y < image->Height; y += steps[pass]) {
            uint8_t *row = self->frame + (size_t)y * (size_t)image->Width;
            check(job, DGifGetLine(self->gif, row, image->Width));
        }
    }
}

// The rows of the frame from above, whole or as they are read. One below the canvas is read as well: it could
// be damaged.
static const uint8_t *frame_row(cimg_job *job, reader *self, int y) {
    const GifImageDesc *image = &self->gif->Image;
    if (image->Interlace) return self->frame + (size_t)y * (size_t)image->Width;
    check(job, DGifGetLine(self->gif, self->frame, image->Width));
    return self->frame;
}

static void read_rows(cimg_job *job, reader *self, const ColorMapObject *map) {
    const GifImageDesc *image = &self->gif->Image;
    int rows = self->painting.rows;
    for (int y = 0; y < image->Top && y < rows; y++) paint_row(job, self, map, NULL);
    for (int y = 0; y < image->Height; y++) {
        const uint8_t *indices = frame_row(job, self, y);
        if (image->Top + y < rows) paint_row(job, self, map, indices);
    }
    for (int y = image->Top + image->Height; y < rows; y++) paint_row(job, self, map, NULL);
}

static void allocate(cimg_job *job, reader *self) {
    const GifImageDesc *image = &self->gif->Image;
    self->frame = calloc(image->Interlace ? (size_t)image->Height : 1, (size_t)image->Width);
    self->row = calloc((size_t)self->painting.columns, 3);
    if (self->frame == NULL || self->row == NULL) cimg_fail(&job->trap, CIMG_OUT_OF_MEMORY);
}

void cimg_decode_gif(cimg_job *job) {
    reader *self = cimg_job_reader(job, sizeof *self, close_reader);
    self->left = (cimg_piece){job->request->bytes, job->request->count};
    self->transparent = NO_TRANSPARENT_COLOR;
    int error;
    self->gif = DGifOpen(self, read_bytes, &error);
    int is_short = error == D_GIF_ERR_NOT_ENOUGH_MEM;
    if (self->gif == NULL) cimg_fail(&job->trap, is_short ? CIMG_OUT_OF_MEMORY : CIMG_BROKEN);
    find_picture(job, self);
    const GifImageDesc *image = &self->gif->Image;
    const cimg_request *request = job->request;
    int64_t most = image->Interlace ? request->max_interlaced_pixels : request->max_packed_pixels;
    cimg_check_pixels(job, image->Width, image->Height, most);
    // The canvas is the picture, and the frame may be a part of it. Some writers leave the canvas without a size.
    int has_canvas = self->gif->SWidth > 0 && self->gif->SHeight > 0;
    int width = has_canvas ? self->gif->SWidth : image->Left + image->Width;
    int height = has_canvas ? self->gif->SHeight : image->Top + image->Height;
    cimg_check_pixels(job, width, height, request->max_packed_pixels);
    self->painting = cimg_painting_of(width, height, 3);
    const ColorMapObject *map = colours(job, self);
    allocate(job, self);
    cimg_painting_begin(job, &self->painting);
    if (image->Interlace) read_interlaced(job, self);
    read_rows(job, self, map);
}
