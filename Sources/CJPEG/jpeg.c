#include "decode.h"
#include "layout.h"
#include "painting.h"
#include "window.h"

// Files of many scans that are not grey or YCbCr are kept whole while their scans come in; none are photos as
// phones take them, so they may have a fraction of the pixels.
enum { kept_whole_fraction = 4, most_rows = MAX_SAMP_FACTOR * DCTSIZE };

// Called by libjpeg once per row of blocks while it absorbs the scans of a file that is kept whole.
static void watch_scans(j_common_ptr info) {
    cimg_job *job = info->client_data;
    if (job->decoder.input_scan_number > job->request->max_scans) cimg_fail(&job->trap, CIMG_TOO_COMPLEX);
}

static int is_planar(const struct jpeg_decompress_struct *decoder) {
    return decoder->jpeg_color_space == JCS_GRAYSCALE || decoder->jpeg_color_space == JCS_YCbCr;
}

static void refuse_by_header(cimg_job *job) {
    j_decompress_ptr decoder = &job->decoder;
    int64_t pixels = (int64_t)decoder->image_width * decoder->image_height;
    int64_t limit = job->request->max_pixels;
    if (jpeg_has_multiple_scans(decoder)) {
        int64_t multiscan = job->request->max_multiscan_pixels;
        if (!is_planar(decoder)) multiscan /= kept_whole_fraction;
        if (multiscan < limit) limit = multiscan;
    }
    if (pixels > limit) cimg_fail(&job->trap, CIMG_TOO_MANY_PIXELS);
}

static void open_decoder(cimg_job *job) {
    j_decompress_ptr decoder = &job->decoder;
    decoder->err = &job->trap.errors;
    jpeg_create_decompress(decoder);
    decoder->client_data = job;
    job->piece = (cimg_piece){job->request->bytes, job->request->count};
    cimg_source_attach(&job->source, decoder, &job->piece, 1);
    jpeg_read_header(decoder, TRUE);
    refuse_by_header(job);
    job->progress.progress_monitor = watch_scans;
    decoder->progress = &job->progress;
}

// One group of rows into `bytes`.
static void read_rows(j_decompress_ptr decoder, const cimg_plane_source *source, uint8_t *const *bytes) {
    JSAMPROW rows[cimg_max_planes][most_rows];
    JSAMPARRAY planes[cimg_max_planes];
    for (int c = 0; c < decoder->num_components; c++) {
        for (int i = 0; i < source[c].group; i++) {
            rows[c][i] = bytes[c] + (size_t)i * (size_t)source[c].row_bytes;
        }
        planes[c] = rows[c];
    }
    jpeg_read_raw_data(decoder, planes, (JDIMENSION)(decoder->max_v_samp_factor * DCTSIZE));
}

static void read_group(cimg_job *job, j_decompress_ptr decoder, const cimg_canvas_plan *plan) {
    JSAMPROW rows[cimg_max_planes][most_rows];
    JSAMPARRAY planes[cimg_max_planes];
    for (int c = 0; c < plan->planes; c++) {
        const cimg_plane *plane = &job->canvas.plane[c];
        for (int i = 0; i < plan->source[c].group; i++) {
            rows[c][i] = cimg_plane_slot(plane, (int)decoder->output_iMCU_row * plan->source[c].group + i);
        }
        planes[c] = rows[c];
    }
    jpeg_read_raw_data(decoder, planes, (JDIMENSION)(decoder->max_v_samp_factor * DCTSIZE));
}

// Planes whose colours cannot be mixed become whole pixels: each as near to its pixel as there is.
static void gather(const j_decompress_ptr decoder, const cimg_plane_source *source, uint8_t *const *bytes, int y,
    uint8_t *row) {
    int components = decoder->num_components;
    for (JDIMENSION x = 0; x < decoder->image_width; x++) {
        int sample[cimg_max_planes];
        for (int c = 0; c < components; c++) {
            const jpeg_component_info *info = &decoder->comp_info[c];
            int line = y * info->v_samp_factor / decoder->max_v_samp_factor;
            int column = (int)x * info->h_samp_factor / decoder->max_h_samp_factor;
            sample[c] = bytes[c][(size_t)line * (size_t)source[c].row_bytes + (size_t)column];
        }
        if (components == 1) {
            row[x] = (uint8_t)sample[0];
        } else {
            cimg_put_rgb(sample[0], sample[1], sample[2], row + 3 * x);
        }
    }
}

static void decode_bent_planes(cimg_job *job, j_decompress_ptr decoder, int has_window) {
    cimg_plane_source source[cimg_max_planes];
    uint8_t *bytes[cimg_max_planes];
    j_common_ptr owner = (j_common_ptr)decoder;
    for (int c = 0; c < decoder->num_components; c++) {
        source[c] = cimg_component_plane(decoder, c);
        bytes[c] = cimg_alloc(owner, (size_t)source[c].row_bytes, (size_t)source[c].group);
    }
    int width = (int)decoder->image_width, height = (int)decoder->image_height;
    cimg_painting painting = cimg_painting_of(width, height, decoder->num_components);
    cimg_painting_begin(job, &painting);
    uint8_t *row = cimg_alloc(owner, (size_t)width, (size_t)painting.channels);
    while (decoder->output_scanline < decoder->output_height) {
        if (has_window) cimg_window_advance(job);
        read_rows(decoder, source, bytes);
        for (int y = 0; y < decoder->max_v_samp_factor * DCTSIZE && painting.added < height; y++) {
            gather(decoder, source, bytes, y, row);
            cimg_painting_add(job, &painting, row);
        }
    }
}

// Grey and YCbCr: the planes go from decoder to encoder without ever becoming RGB, chroma at its own
// resolution.
static void decode_planes(cimg_job *job) {
    j_decompress_ptr decoder = &job->decoder;
    int has_window = jpeg_has_multiple_scans(decoder);
    cimg_job_profile(job, decoder->num_components == 1 ? cimg_grey : cimg_rgb);
    if (has_window) {
        decoder = cimg_window_open(job);
    } else {
        cimg_lay_out_planes(job, decoder);
        jpeg_start_decompress(decoder);
    }
    if (cimg_colour_is_bent(job->colour)) return decode_bent_planes(job, decoder, has_window);
    int width = (int)decoder->image_width, height = (int)decoder->image_height;
    cimg_canvas_plan plan = cimg_plan(job, width, height, decoder->num_components);
    for (int c = 0; c < plan.planes; c++) plan.source[c] = cimg_component_plane(decoder, c);
    cimg_canvas_begin(&job->canvas, &job->trap, &plan);
    while (decoder->output_scanline < decoder->output_height) {
        if (has_window) cimg_window_advance(job);
        read_group(job, decoder, &plan);
        cimg_canvas_advance(&job->canvas, &plan);
    }
}

static void start_rows(cimg_job *job) {
    j_decompress_ptr decoder = &job->decoder;
    int width, height;
    int full_width = (int)decoder->image_width, full_height = (int)decoder->image_height;
    cimg_canvas_size(full_width, full_height, job->request->max_side, &width, &height);
    decoder->scale_num = 1;
    decoder->scale_denom =
        cimg_colour_is_bent(job->colour) ? 1 : cimg_shrink_factor(full_width, full_height, width, height);
    jpeg_start_decompress(decoder);
}

// Whole pixels, a row at a time.
static void decode_rows(cimg_job *job, J_COLOR_SPACE space, cimg_row_splitter split) {
    j_decompress_ptr decoder = &job->decoder;
    decoder->out_color_space = space;
    start_rows(job);
    double shrunk = decoder->scale_denom;
    cimg_painting painting = {
        .width = (int)decoder->image_width,
        .height = (int)decoder->image_height,
        .extent_x = decoder->image_width / shrunk,
        .extent_y = decoder->image_height / shrunk,
        .columns = (int)decoder->output_width,
        .rows = (int)decoder->output_height,
        .channels = decoder->out_color_components,
        .bits = 8,
        .planes = cimg_max_planes,
        .split = split,
    };
    cimg_painting_begin(job, &painting);
    size_t pixel = (size_t)decoder->output_components;
    JSAMPROW row = cimg_alloc((j_common_ptr)decoder, decoder->output_width, pixel);
    while (decoder->output_scanline < decoder->output_height) {
        jpeg_read_scanlines(decoder, &row, 1);
        cimg_painting_add(job, &painting, row);
    }
}

// Ink, by its profile where there is one: then it is converted before it is shrunk, because no plane of the
// small picture could hold four inks.
static void decode_ink(cimg_job *job) {
    int is_adobe = job->decoder.saw_Adobe_marker;
    cimg_job_profile(job, is_adobe ? cimg_inverted_cmyk : cimg_cmyk);
    decode_rows(job, JCS_CMYK, is_adobe ? cimg_split_inverted_cmyk : cimg_split_cmyk);
}

static void decode_pixels(cimg_job *job) {
    switch (job->decoder.jpeg_color_space) {
    case JCS_GRAYSCALE:
    case JCS_YCbCr:
        decode_planes(job);
        return;
    case JCS_RGB:
        cimg_job_profile(job, cimg_rgb);
        decode_rows(job, JCS_RGB, cimg_split_rgb);
        return;
    case JCS_CMYK:
    case JCS_YCCK:
        decode_ink(job);
        return;
    default:
        cimg_fail(&job->trap, CIMG_UNSUPPORTED);
    }
}

// The decoder is content with a file that ends before some component had its scan; this is not.
static void refuse_missing_components(cimg_job *job) {
    j_decompress_ptr decoder = &job->decoder;
    for (int c = 0; c < decoder->num_components; c++) {
        // Set by a component's first scan.
        if (decoder->comp_info[c].quant_table == NULL) cimg_fail(&job->trap, CIMG_BROKEN);
    }
}

// Reads on to the end marker.
static void finish_decoder(cimg_job *job) {
    j_decompress_ptr decoder = &job->decoder;
    refuse_missing_components(job);
    // Only a single Huffman-coded scan shows by itself that nothing is missing; the others need their end
    // marker.
    int needs_end = jpeg_has_multiple_scans(decoder) || decoder->arith_code;
    jpeg_finish_decompress(decoder);
    if (needs_end && job->source.ended) cimg_fail(&job->trap, CIMG_BROKEN);
}

void cimg_decode_jpeg(cimg_job *job) {
    open_decoder(job);
    decode_pixels(job);
    // Scans with decoders of their own were seen to their end when they were listed.
    if (job->scan_count == 0) finish_decoder(job);
}
