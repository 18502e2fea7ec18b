#include "layout.h"

#include <math.h>

#if JPEG_LIB_VERSION >= 70
#error "This sets DCT_scaled_size, which libjpeg-turbo built as libjpeg 6.2 has; later ones split it in two."
#endif

unsigned cjpeg_shrink_factor(double width, double height, double small_width, double small_height) {
    unsigned factor = DCTSIZE;
    while (factor > 1) {
        double left = 2.0 * factor;
        if (width >= left * small_width && height >= left * small_height) break;
        factor /= 2;
    }
    return factor;
}

// Samples of a component along one side of the picture.
static double extent(JDIMENSION side, int factor, int largest_factor, int block) {
    return (double)side * factor * block / (largest_factor * DCTSIZE);
}

static int block_size(const cjpeg_job *job, const struct jpeg_decompress_struct *decoder, int c) {
    const jpeg_component_info *info = &decoder->comp_info[c];
    double width = extent(decoder->image_width, info->h_samp_factor, decoder->max_h_samp_factor, DCTSIZE);
    double height = extent(decoder->image_height, info->v_samp_factor, decoder->max_v_samp_factor, DCTSIZE);
    int small_width, small_height;
    int full_width = (int)decoder->image_width, full_height = (int)decoder->image_height;
    cjpeg_canvas_size(full_width, full_height, job->request->max_side, &small_width, &small_height);
    double halved = c > 0 ? 2 : 1;
    return DCTSIZE / (int)cjpeg_shrink_factor(width, height, small_width / halved, small_height / halved);
}

static void choose_sizes(const cjpeg_job *job, j_decompress_ptr decoder) {
    for (int c = 0; c < decoder->num_components; c++) {
        jpeg_component_info *info = &decoder->comp_info[c];
        int block = block_size(job, decoder, c);
        double width = extent(decoder->image_width, info->h_samp_factor, decoder->max_h_samp_factor, block);
        double height = extent(decoder->image_height, info->v_samp_factor, decoder->max_v_samp_factor, block);
        info->DCT_scaled_size = block;
        info->downsampled_width = (JDIMENSION)ceil(width);
        info->downsampled_height = (JDIMENSION)ceil(height);
    }
}

// What the scans before have sent belongs to the file, not to one scan's decoder: shared, a scan that does not follow
// from them is still noticed.
static void share_progress(cjpeg_job *job, j_decompress_ptr decoder) {
    if (job->sent == NULL) job->sent = decoder->coef_bits;
    decoder->coef_bits = job->sent;
}

// libjpeg calls this between laying out its tables and preparing the first scan, the one moment when a component's
// size can still be chosen. Its own choice would be the same for all, with chroma blown up to the size of luma.
static void on_layout(j_common_ptr info) {
    j_decompress_ptr decoder = (j_decompress_ptr)info;
    cjpeg_job *job = info->client_data;
    job->realize_arrays(info);
    choose_sizes(job, decoder);
    if (decoder->progressive_mode) share_progress(job, decoder);
}

void cjpeg_lay_out_planes(cjpeg_job *job, j_decompress_ptr decoder) {
    decoder->raw_data_out = TRUE;
    decoder->dct_method = JDCT_ISLOW;
    job->realize_arrays = decoder->mem->realize_virt_arrays;
    decoder->mem->realize_virt_arrays = on_layout;
}

cjpeg_plane_source cjpeg_component_plane(const struct jpeg_decompress_struct *decoder, int c) {
    const jpeg_component_info *info = &decoder->comp_info[c];
    int block = info->DCT_scaled_size;
    int blocks = (int)info->width_in_blocks + info->h_samp_factor;
    return (cjpeg_plane_source){
        .extent_x = extent(decoder->image_width, info->h_samp_factor, decoder->max_h_samp_factor, block),
        .extent_y = extent(decoder->image_height, info->v_samp_factor, decoder->max_v_samp_factor, block),
        .width = (int)info->downsampled_width,
        .rows = (int)info->downsampled_height,
        .row_bytes = blocks * block,
        .group = info->v_samp_factor * block,
    };
}
