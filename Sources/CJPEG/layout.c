#include "layout.h"

#include <math.h>

#if JPEG_LIB_VERSION >= 70
#error "This sets DCT_scaled_size, which libjpeg-turbo built as libjpeg 6.2 has; later ones split it in two."
#endif

// When the last bit of a component's details may be left out: measured, at most 0.05 dB of luma and 0.1 dB
// of chroma against the same photo with it (Benchmarks/photos.md).
typedef struct {
    double shrinking;      // of the picture, at least
    int kept;              // frequencies of a block that survive it
    int luma_quantiser;    // of those in the file, at most
    int chroma_quantiser;
} fineness;

// As of quality 92, 87 and 75. The more is shrunk, the more blocks a finished pixel is the mean of.
static const fineness fine_enough[] = {{3, 4, 5, 16}, {4.4, 2, 3, 6}, {6, 2, 6, 11}};

// Asked of the encoder, at most.
enum { coarse_quality = 90 };

unsigned cimg_shrink_factor(double width, double height, double small_width, double small_height) {
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

static int block_size(const cimg_job *job, const struct jpeg_decompress_struct *decoder, int c) {
    if (cimg_colour_is_bent(job->colour)) return DCTSIZE;
    const jpeg_component_info *info = &decoder->comp_info[c];
    double width = extent(decoder->image_width, info->h_samp_factor, decoder->max_h_samp_factor, DCTSIZE);
    double height = extent(decoder->image_height, info->v_samp_factor, decoder->max_v_samp_factor, DCTSIZE);
    int small_width, small_height;
    int full_width = (int)decoder->image_width, full_height = (int)decoder->image_height;
    cimg_canvas_size(full_width, full_height, job->request->max_side, &small_width, &small_height);
    double halved = c > 0 ? 2 : 1;
    return DCTSIZE / (int)cimg_shrink_factor(width, height, small_width / halved, small_height / halved);
}

// Whether a component is quantised so finely, in the frequencies that survive shrinking, that its last bit
// drowns in what the encoder drops.
static int is_finely_quantised(
    const struct jpeg_decompress_struct *decoder, const jpeg_component_info *info, const fineness *fine) {
    int most = info->component_index == 0 ? fine->luma_quantiser : fine->chroma_quantiser;
    int number = info->quant_tbl_no;
    if (number < 0 || number >= NUM_QUANT_TBLS || decoder->quant_tbl_ptrs[number] == NULL) return 0;
    const UINT16 *quantisers = decoder->quant_tbl_ptrs[number]->quantval;
    for (int i = 1; i < fine->kept * fine->kept; i++) {
        if (quantisers[i / fine->kept * DCTSIZE + i % fine->kept] > most) return 0;
    }
    return 1;
}

int cimg_is_too_fine(const cimg_job *job, const struct jpeg_decompress_struct *decoder) {
    if (decoder->comps_in_scan != 1) return 0;
    int is_last_bit = decoder->Ss > 0 && decoder->Ah == 1 && decoder->Al == 0;
    int width, height;
    int full_width = (int)decoder->image_width, full_height = (int)decoder->image_height;
    cimg_canvas_size(full_width, full_height, job->request->max_side, &width, &height);
    if (!is_last_bit || job->request->quality > coarse_quality || cimg_colour_is_bent(job->colour)) return 0;
    for (size_t i = 0; i < sizeof fine_enough / sizeof *fine_enough; i++) {
        const fineness *fine = &fine_enough[i];
        int is_shrunk = full_width >= fine->shrinking * width && full_height >= fine->shrinking * height;
        if (is_shrunk && is_finely_quantised(decoder, decoder->cur_comp_info[0], fine)) return 1;
    }
    return 0;
}

static void choose_sizes(const cimg_job *job, j_decompress_ptr decoder) {
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

// What the scans before have sent belongs to the file, not to one scan's decoder: shared, a scan that does
// not follow from them is still noticed.
static void share_progress(cimg_job *job, j_decompress_ptr decoder) {
    if (job->sent == NULL) job->sent = decoder->coef_bits;
    decoder->coef_bits = job->sent;
}

// libjpeg calls this between laying out its tables and preparing the first scan, the one moment when a
// component's size can still be chosen. Its own choice would be the same for all, with chroma blown up to the
// size of luma.
static void on_layout(j_common_ptr info) {
    j_decompress_ptr decoder = (j_decompress_ptr)info;
    cimg_job *job = info->client_data;
    job->realize_arrays(info);
    choose_sizes(job, decoder);
    if (decoder->progressive_mode) share_progress(job, decoder);
}

void cimg_lay_out_planes(cimg_job *job, j_decompress_ptr decoder) {
    decoder->raw_data_out = TRUE;
    decoder->dct_method = JDCT_ISLOW;
    job->realize_arrays = decoder->mem->realize_virt_arrays;
    decoder->mem->realize_virt_arrays = on_layout;
}

cimg_plane_source cimg_component_plane(const struct jpeg_decompress_struct *decoder, int c) {
    const jpeg_component_info *info = &decoder->comp_info[c];
    int block = info->DCT_scaled_size;
    int blocks = (int)info->width_in_blocks + info->h_samp_factor;
    return (cimg_plane_source){
        .extent_x = extent(decoder->image_width, info->h_samp_factor, decoder->max_h_samp_factor, block),
        .extent_y = extent(decoder->image_height, info->v_samp_factor, decoder->max_v_samp_factor, block),
        .width = (int)info->downsampled_width,
        .rows = (int)info->downsampled_height,
        .row_bytes = blocks * block,
        .group = info->v_samp_factor * block,
    };
}
