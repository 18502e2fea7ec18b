#include "decode.h"
#include "rows.h"

#if JPEG_LIB_VERSION >= 70
#error "This reads DCT_scaled_size, which libjpeg-turbo built as libjpeg 6.2 has; later ones split it in two."
#endif

static cjpeg_job *job_of(j_common_ptr info) {
    return (cjpeg_job *)info->client_data;
}

// Called by libjpeg once per row of blocks while it absorbs the scans of a file that has many.
static void watch_scans(j_common_ptr info) {
    cjpeg_job *job = job_of(info);
    if (job->decoder.input_scan_number > job->request->max_scans) cjpeg_fail(&job->trap, CJPEG_TOO_COMPLEX);
}

static void refuse_by_header(cjpeg_job *job) {
    j_decompress_ptr decoder = &job->decoder;
    int64_t pixels = (int64_t)decoder->image_width * decoder->image_height;
    int64_t limit = job->request->max_pixels;
    int64_t multiscan = job->request->max_multiscan_pixels;
    if (jpeg_has_multiple_scans(decoder) && multiscan < limit) limit = multiscan;
    if (pixels > limit) cjpeg_fail(&job->trap, CJPEG_TOO_MANY_PIXELS);
}

static void open_decoder(cjpeg_job *job) {
    j_decompress_ptr decoder = &job->decoder;
    decoder->err = &job->trap.errors;
    jpeg_create_decompress(decoder);
    decoder->client_data = job;
    cjpeg_source_attach(&job->source, decoder, job->request->bytes, job->request->count);
    jpeg_read_header(decoder, TRUE);
    refuse_by_header(job);
    job->progress.progress_monitor = watch_scans;
    decoder->progress = &job->progress;
}

// The decoder may shrink by 2, 4 or 8 for nothing, but its box filter is poor: at least a factor of two is left to
// the resampler, which keeps the result indistinguishable from a full decode.
static unsigned shrink_factor(const cjpeg_job *job) {
    int width = (int)job->decoder.image_width, height = (int)job->decoder.image_height;
    int small_width, small_height;
    cjpeg_canvas_size(width, height, job->request->max_side, &small_width, &small_height);
    unsigned factor = DCTSIZE;
    while (factor > 1) {
        int left = 2 * (int)factor;
        if (width >= left * small_width && height >= left * small_height) break;
        factor /= 2;
    }
    return factor;
}

static cjpeg_canvas_plan plan_for(const cjpeg_job *job, int planes) {
    return (cjpeg_canvas_plan){
        .width = (int)job->decoder.image_width,
        .height = (int)job->decoder.image_height,
        .orientation = job->request->orientation,
        .max_side = job->request->max_side,
        .quality = job->request->quality,
        .planes = planes,
        .lanes = job->request->portable ? &cjpeg_lanes_portable : &cjpeg_lanes_native,
    };
}

// A component as raw planes deliver it: its part of the picture may end within a sample, its rows within a block.
static cjpeg_plane_source raw_plane(const struct jpeg_decompress_struct *decoder, int c) {
    const jpeg_component_info *info = &decoder->comp_info[c];
    double x = (double)info->h_samp_factor * info->DCT_scaled_size / (decoder->max_h_samp_factor * DCTSIZE);
    double y = (double)info->v_samp_factor * info->DCT_scaled_size / (decoder->max_v_samp_factor * DCTSIZE);
    int blocks = (int)info->width_in_blocks + info->h_samp_factor;
    return (cjpeg_plane_source){
        .extent_x = decoder->image_width * x,
        .extent_y = decoder->image_height * y,
        .width = (int)info->downsampled_width,
        .rows = (int)info->downsampled_height,
        .row_bytes = blocks * info->DCT_scaled_size,
        .group = info->v_samp_factor * info->DCT_scaled_size,
    };
}

static void read_group(cjpeg_job *job, const cjpeg_canvas_plan *plan) {
    enum { most_rows = MAX_SAMP_FACTOR * DCTSIZE };
    JSAMPROW rows[cjpeg_max_planes][most_rows];
    JSAMPARRAY planes[cjpeg_max_planes];
    for (int c = 0; c < plan->planes; c++) {
        const cjpeg_plane *plane = &job->canvas.plane[c];
        for (int i = 0; i < plan->source[c].group; i++) {
            rows[c][i] = cjpeg_plane_slot(plane, (int)job->decoder.output_iMCU_row * plan->source[c].group + i);
        }
        planes[c] = rows[c];
    }
    JDIMENSION lines = (JDIMENSION)(job->decoder.max_v_samp_factor * job->decoder.min_DCT_scaled_size);
    jpeg_read_raw_data(&job->decoder, planes, lines);
}

// Grey and YCbCr: the planes go from decoder to encoder without ever becoming RGB, chroma at its own resolution.
static void decode_planes(cjpeg_job *job) {
    j_decompress_ptr decoder = &job->decoder;
    decoder->raw_data_out = TRUE;
    jpeg_start_decompress(decoder);
    cjpeg_canvas_plan plan = plan_for(job, decoder->num_components);
    for (int c = 0; c < plan.planes; c++) plan.source[c] = raw_plane(decoder, c);
    cjpeg_canvas_begin(&job->canvas, &job->trap, &plan);
    while (decoder->output_scanline < decoder->output_height) {
        read_group(job, &plan);
        cjpeg_canvas_advance(&job->canvas, &plan);
    }
}

static cjpeg_plane_source row_plane(const struct jpeg_decompress_struct *decoder, unsigned factor) {
    return (cjpeg_plane_source){
        .extent_x = (double)decoder->image_width / factor,
        .extent_y = (double)decoder->image_height / factor,
        .width = (int)decoder->output_width,
        .rows = (int)decoder->output_height,
        .row_bytes = (int)decoder->output_width,
        .group = 1,
    };
}

// RGB, CMYK and YCCK: whole pixels, a row at a time, split into Y, Cb and Cr on the way to the canvas.
static void decode_rows(cjpeg_job *job, cjpeg_row_splitter split) {
    j_decompress_ptr decoder = &job->decoder;
    jpeg_start_decompress(decoder);
    cjpeg_canvas_plan plan = plan_for(job, cjpeg_max_planes);
    for (int c = 0; c < plan.planes; c++) plan.source[c] = row_plane(decoder, decoder->scale_denom);
    cjpeg_canvas_begin(&job->canvas, &job->trap, &plan);
    size_t pixel = (size_t)decoder->output_components;
    JSAMPROW row = cjpeg_alloc((j_common_ptr)decoder, decoder->output_width, pixel);
    while (decoder->output_scanline < decoder->output_height) {
        int y = (int)decoder->output_scanline;
        jpeg_read_scanlines(decoder, &row, 1);
        uint8_t *planes[cjpeg_max_planes];
        for (int c = 0; c < plan.planes; c++) planes[c] = cjpeg_plane_slot(&job->canvas.plane[c], y);
        split(row, (int)decoder->output_width, planes);
        cjpeg_canvas_advance(&job->canvas, &plan);
    }
}

static void decode_pixels(cjpeg_job *job) {
    j_decompress_ptr decoder = &job->decoder;
    int adobe = decoder->saw_Adobe_marker;
    decoder->dct_method = JDCT_ISLOW;
    decoder->scale_num = 1;
    decoder->scale_denom = shrink_factor(job);
    switch (decoder->jpeg_color_space) {
    case JCS_GRAYSCALE:
    case JCS_YCbCr:
        decode_planes(job);
        return;
    case JCS_RGB:
        decoder->out_color_space = JCS_RGB;
        decode_rows(job, cjpeg_split_rgb);
        return;
    case JCS_CMYK:
    case JCS_YCCK:
        decoder->out_color_space = JCS_CMYK;
        decode_rows(job, adobe ? cjpeg_split_inverted_cmyk : cjpeg_split_cmyk);
        return;
    default:
        cjpeg_fail(&job->trap, CJPEG_UNSUPPORTED);
    }
}

// The decoder is content with a file that ends before some component had its scan; this is not.
static void refuse_missing_components(cjpeg_job *job) {
    j_decompress_ptr decoder = &job->decoder;
    for (int c = 0; c < decoder->num_components; c++) {
        // Set by a component's first scan.
        if (decoder->comp_info[c].quant_table == NULL) cjpeg_fail(&job->trap, CJPEG_BROKEN);
    }
}

void cjpeg_decode(cjpeg_job *job) {
    j_decompress_ptr decoder = &job->decoder;
    open_decoder(job);
    decode_pixels(job);
    refuse_missing_components(job);
    // Only a single Huffman-coded scan shows by itself that nothing is missing; the others need their end marker.
    int needs_end = jpeg_has_multiple_scans(decoder) || decoder->arith_code;
    jpeg_finish_decompress(decoder);
    if (needs_end && job->source.ended) cjpeg_fail(&job->trap, CJPEG_BROKEN);
    cjpeg_canvas_finish(&job->canvas);
}
