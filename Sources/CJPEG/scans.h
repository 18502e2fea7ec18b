// Where the scans of a JPEG lie, found in one pass over its markers.
#ifndef TURNOUT_SCANS_H
#define TURNOUT_SCANS_H

#include "source.h"

typedef struct {
    cimg_piece gap;   // tables and other segments between the scan before and this one
    cimg_piece scan;  // its header and its data, up to the next marker
} cimg_scan;

// Fills `scans`, which has room for `max_scans`, and returns how many there are, at least one. Ends the job
// when the file has none, no end marker, more than `max_scans` of them, or an absurd number of segments.
int cimg_list_scans(cimg_trap *trap, const uint8_t *bytes, size_t count, cimg_scan *scans, int max_scans);

#endif
