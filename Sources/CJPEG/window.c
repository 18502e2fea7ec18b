#include "window.h"
#include "layout.h"

#include <stdlib.h>
#include <string.h>

static cimg_job *job_of(j_common_ptr info) {
    return info->client_data;
}

// libjpeg asks for room for a whole component and gets one row of blocks. It asks in the order of the
// components.
static jvirt_barray_ptr request_array(
    j_common_ptr info, int pool, boolean zeroed, JDIMENSION blocks, JDIMENSION rows, JDIMENSION access) {
    (void)pool, (void)zeroed, (void)rows, (void)access;
    cimg_job *job = job_of(info);
    j_decompress_ptr decoder = (j_decompress_ptr)info;
    if (decoder->num_components != job->decoder.num_components) cimg_fail(&job->trap, CIMG_BROKEN);
    int c = job->arrays_requested++ % decoder->num_components;
    cimg_window *window = &job->window[c];
    if (window->blocks == 0) {
        window->blocks = blocks;
        window->count = decoder->comp_info[c].v_samp_factor;
        for (int i = 0; i < window->count; i++) {
            window->rows[i] = cimg_alloc((j_common_ptr)&job->decoder, blocks, sizeof(JBLOCK));
        }
    }
    if (window->blocks != blocks || window->count != decoder->comp_info[c].v_samp_factor) {
        cimg_fail(&job->trap, CIMG_BROKEN);
    }
    return (jvirt_barray_ptr)window;
}

// Whatever row libjpeg means, it is the one in the window.
static JBLOCKARRAY access_array(
    j_common_ptr info, jvirt_barray_ptr array, JDIMENSION start, JDIMENSION rows, boolean writable) {
    (void)start, (void)writable;
    cimg_window *window = (cimg_window *)array;
    if ((int)rows > window->count) cimg_fail(&job_of(info)->trap, CIMG_FAULT);
    return window->rows;
}

static void attach_source(cimg_job *job, const cimg_scan *scans, int index) {
    static const uint8_t start_marker[2] = {0xFF, 0xD8};
    cimg_scan_decoder *own = &job->scans[job->scan_count - 1];
    int count = index + 3;
    own->pieces = cimg_alloc((j_common_ptr)&own->decoder, (size_t)count, sizeof *own->pieces);
    own->pieces[0] = (cimg_piece){start_marker, sizeof start_marker};
    for (int i = 0; i <= index; i++) own->pieces[1 + i] = scans[i].gap;
    own->pieces[count - 1] = scans[index].scan;
    cimg_source_attach(&own->source, &own->decoder, own->pieces, count);
}

static void open_scan(cimg_job *job, const cimg_scan *scans, int index) {
    j_decompress_ptr decoder = &job->scans[job->scan_count++].decoder;
    decoder->err = &job->trap.errors;
    jpeg_create_decompress(decoder);
    decoder->client_data = job;
    decoder->mem->request_virt_barray = request_array;
    decoder->mem->access_virt_barray = access_array;
    attach_source(job, scans, index);
    jpeg_read_header(decoder, TRUE);
}

static void start_scan(cimg_job *job, j_decompress_ptr decoder) {
    decoder->buffered_image = TRUE;
    decoder->do_block_smoothing = FALSE;
    cimg_lay_out_planes(job, decoder);
    jpeg_start_decompress(decoder);
}

static void drop_scan(cimg_job *job) {
    job->scan_count--;
    jpeg_destroy_decompress(&job->scans[job->scan_count].decoder);
    job->scans[job->scan_count] = (cimg_scan_decoder){0};
}

// A component is dequantised as its first scan says; the decoder that writes the picture may not have seen
// that.
static void collect_tables(cimg_job *job, j_decompress_ptr last) {
    for (int c = 0; c < last->num_components; c++) {
        JQUANT_TBL *table = NULL;
        for (int i = 0; i < job->scan_count && table == NULL; i++) {
            table = job->scans[i].decoder.comp_info[c].quant_table;
        }
        if (table == NULL) cimg_fail(&job->trap, CIMG_BROKEN);
        last->comp_info[c].quant_table = table;
    }
}

static cimg_scan *find_scans(cimg_job *job, int *count) {
    const cimg_request *request = job->request;
    size_t most = (size_t)request->max_scans;
    cimg_scan *scans = cimg_alloc((j_common_ptr)&job->decoder, most, sizeof *scans);
    *count = cimg_list_scans(&job->trap, request->bytes, request->count, scans, request->max_scans);
    job->scans = calloc((size_t)*count, sizeof *job->scans);
    if (job->scans == NULL) cimg_fail(&job->trap, CIMG_OUT_OF_MEMORY);
    return scans;
}

j_decompress_ptr cimg_window_open(cimg_job *job) {
    int count;
    const cimg_scan *scans = find_scans(job, &count);
    for (int i = 0; i < count; i++) {
        open_scan(job, scans, i);
        j_decompress_ptr decoder = &job->scans[job->scan_count - 1].decoder;
        if (cimg_is_too_fine(job, decoder)) {
            drop_scan(job);
        } else {
            start_scan(job, decoder);
        }
    }
    if (job->scan_count == 0) cimg_fail(&job->trap, CIMG_BROKEN);
    j_decompress_ptr last = &job->scans[job->scan_count - 1].decoder;
    collect_tables(job, last);
    jpeg_start_output(last, last->input_scan_number);
    return last;
}

void cimg_window_advance(cimg_job *job) {
    for (int c = 0; c < job->decoder.num_components; c++) {
        cimg_window *window = &job->window[c];
        for (int i = 0; i < window->count; i++) {
            memset(window->rows[i], 0, window->blocks * sizeof(JBLOCK));
        }
    }
    for (int i = 0; i < job->scan_count - 1; i++) jpeg_consume_input(&job->scans[i].decoder);
}
