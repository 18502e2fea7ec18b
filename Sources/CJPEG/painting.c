#include "painting.h"

cimg_painting cimg_painting_of(int width, int height, int channels) {
    return (cimg_painting){
        .width = width,
        .height = height,
        .extent_x = width,
        .extent_y = height,
        .columns = width,
        .rows = height,
        .channels = channels,
        .bits = 8,
        .planes = channels < 3 ? 1 : cimg_max_planes,
        .split = cimg_splitter(channels),
    };
}

static int is_ink(const cimg_painting *painting) {
    return painting->split == cimg_split_cmyk || painting->split == cimg_split_inverted_cmyk;
}

void cimg_painting_begin(cimg_job *job, cimg_painting *painting) {
    painting->plan = cimg_plan(job, painting->width, painting->height, painting->planes);
    // Ink becomes RGB row by row, on its way to the canvas; and what cannot be mixed is converted before.
    int has_ink = is_ink(painting) && job->colour != NULL;
    int converts = has_ink || cimg_colour_is_bent(job->colour);
    if (converts) painting->plan.colour = NULL;
    if (has_ink) painting->split = cimg_split_rgb;
    for (int c = 0; c < painting->planes; c++) {
        painting->plan.source[c] = (cimg_plane_source){
            .extent_x = painting->extent_x,
            .extent_y = painting->extent_y,
            .width = painting->columns,
            .rows = painting->rows,
            .row_bytes = painting->columns,
            .group = 1,
        };
    }
    cimg_canvas_begin(&job->canvas, &job->trap, &painting->plan);
    j_common_ptr owner = (j_common_ptr)&job->canvas.encoder;
    if (!converts) return;
    painting->converted = cimg_alloc(owner, (size_t)painting->columns, 4);
    if (!cimg_colour_begin_rows(job->colour, painting->channels, painting->bits)) {
        cimg_fail(&job->trap, CIMG_OUT_OF_MEMORY);
    }
}

void cimg_painting_add(cimg_job *job, cimg_painting *painting, const uint8_t *row) {
    uint8_t *planes[cimg_max_planes];
    for (int c = 0; c < painting->planes; c++) {
        planes[c] = cimg_plane_slot(&job->canvas.plane[c], painting->added);
    }
    if (painting->converted != NULL) {
        cimg_colour_convert_row(job->colour, row, painting->converted, painting->columns);
        row = painting->converted;
    }
    painting->split(row, painting->columns, planes);
    painting->added++;
    cimg_canvas_advance(&job->canvas, &painting->plan);
}

cimg_canvas_plan cimg_plan(const cimg_job *job, int width, int height, int planes) {
    return (cimg_canvas_plan){
        .width = width,
        .height = height,
        .orientation = job->request->orientation,
        .max_side = job->request->max_side,
        .quality = job->request->quality,
        .planes = planes,
        .lanes = cimg_lanes_for(job->request->vectors),
        .colour = job->colour,
    };
}

void cimg_job_profile(cimg_job *job, cimg_space space) {
    if (job->colour != NULL) return;
    job->colour = cimg_colour_open(job->request->profile, job->request->profile_count, space);
}

void cimg_check_pixels(cimg_job *job, int64_t width, int64_t height, int64_t most) {
    if (width <= 0 || height <= 0) cimg_fail(&job->trap, CIMG_BROKEN);
    if (width > most / height) cimg_fail(&job->trap, CIMG_TOO_MANY_PIXELS);
    // A line of pixels is no photo, and the resampler's tables and rows grow with a side, not with the pixels.
    if (width > cimg_longest_side || height > cimg_longest_side) cimg_fail(&job->trap, CIMG_TOO_MANY_PIXELS);
}
