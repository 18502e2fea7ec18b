// Everything one photo owns while it is worked on.
#ifndef TURNOUT_JOB_H
#define TURNOUT_JOB_H

#include "canvas.h"
#include "scans.h"

// One scan of a file of many, with a decoder of its own.
typedef struct {
    struct jpeg_decompress_struct decoder;
    cjpeg_source source;
    cjpeg_piece *pieces;
} cjpeg_scan_decoder;

// One row of blocks of each component, which all scans write to.
typedef struct {
    JBLOCKROW rows[MAX_SAMP_FACTOR];
    JDIMENSION blocks;  // in a row
    int count;          // of rows
} cjpeg_window;

typedef struct {
    cjpeg_trap trap;
    const cjpeg_request *request;
    struct jpeg_decompress_struct decoder;
    cjpeg_source source;
    cjpeg_piece piece;
    struct jpeg_progress_mgr progress;
    void (*realize_arrays)(j_common_ptr);  // libjpeg's own, which ours calls
    cjpeg_scan_decoder *scans;
    int scan_count;
    cjpeg_window window[cjpeg_max_planes];
    int arrays_requested;
    int (*sent)[DCTSIZE2];  // what of each coefficient the scans have sent, as libjpeg keeps it
    cjpeg_canvas canvas;
} cjpeg_job;

// Frees all of it.
void cjpeg_job_destroy(cjpeg_job *job);

#endif
