// A sheet and the pen on it.
#ifndef TURNOUT_CPICTURE_PAGE_H
#define TURNOUT_CPICTURE_PAGE_H

#include "include/CPicture.h"
#include "library.h"

struct cpic_page {
    cairo_surface_t *surface;
    cairo_t *pen;
    int width;
    int height;
};

enum { cpic_inks = CPIC_EDGE + 1 };

// Red, green and blue of each ink, as in 0xRRGGBB.
extern const uint32_t cpic_colours[cpic_inks];

// Takes up an ink.
void cpic_dip(cpic_page *page, cpic_ink ink);

#endif
