// Where the scans of a JPEG lie, found in one pass over its markers.
#ifndef TURNOUT_SCANS_H
#define TURNOUT_SCANS_H

#include "source.h"

typedef struct {
    cjpeg_piece gap;   // tables and other segments between the scan before and this one
    cjpeg_piece scan;  // its header and its data, up to the next marker
} cjpeg_scan;

// How many scans there are, at least one. Ends the job when the file has none, no end marker, more than `max_scans`
// of them, or an absurd number of segments.
int cjpeg_count_scans(cjpeg_trap *trap, const uint8_t *bytes, size_t count, int max_scans);

// Fills `scans`, as many as were counted.
void cjpeg_list_scans(
    cjpeg_trap *trap, const uint8_t *bytes, size_t count, cjpeg_scan *scans, int scan_count);

#endif
