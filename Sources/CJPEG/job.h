// Everything one photo owns while it is worked on.
#ifndef TURNOUT_JOB_H
#define TURNOUT_JOB_H

#include "canvas.h"
#include "scans.h"

// One scan of a file of many, with a decoder of its own.
typedef struct {
    struct jpeg_decompress_struct decoder;
    cimg_source source;
    cimg_piece *pieces;
} cimg_scan_decoder;

// One row of blocks of each component, which all scans write to.
typedef struct {
    JBLOCKROW rows[MAX_SAMP_FACTOR];
    JDIMENSION blocks;  // in a row
    int count;          // of rows
} cimg_window;

// What a library other than libjpeg needs while it reads.
typedef struct {
    void *state;  // zeroed memory, freed after `close`
    void (*close)(void *state);
} cimg_reader;

typedef struct {
    cimg_trap trap;
    const cimg_request *request;
    cimg_reader reader;
    cimg_colour *colour;
    struct jpeg_decompress_struct decoder;
    cimg_source source;
    cimg_piece piece;
    struct jpeg_progress_mgr progress;
    void (*realize_arrays)(j_common_ptr);  // libjpeg's own, which ours calls
    cimg_scan_decoder *scans;
    int scan_count;
    cimg_window window[cimg_max_planes];
    int arrays_requested;
    int (*sent)[DCTSIZE2];  // what of each coefficient the scans have sent, as libjpeg keeps it
    cimg_canvas canvas;
} cimg_job;

// Zeroed memory of `size` bytes as the reader's state; `close` is called with it on every way out.
void *cimg_job_reader(cimg_job *job, size_t size, void (*close)(void *state));

// Frees all of it.
void cimg_job_destroy(cimg_job *job);

#endif
