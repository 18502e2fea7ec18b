#include "page.h"

#include <math.h>
#include <stdlib.h>

const uint32_t cpic_colours[cpic_inks] = {
    [CPIC_PAPER] = 0xFAFAF7, [CPIC_INK] = 0x1A1A1F,  [CPIC_BLUE] = 0x0072B2,
    [CPIC_GREY] = 0x6B7280,  [CPIC_EDGE] = 0x7A8088,
};

void cpic_dip(cpic_page *page, cpic_ink ink) {
    uint32_t colour = cpic_colours[ink];
    cpic.cairo_set_source_rgb(page->pen, (colour >> 16) / 255.0, (colour >> 8 & 255) / 255.0, (colour & 255) / 255.0);
}

cpic_page *cpic_page_create(int width, int height) {
    cpic_page *page = calloc(1, sizeof *page);
    if (page == NULL) return NULL;
    page->width = width;
    page->height = height;
    page->surface = cpic.cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    page->pen = cpic.cairo_create(page->surface);
    if (cpic.cairo_status(page->pen) != CAIRO_STATUS_SUCCESS) {
        cpic_page_destroy(page);
        return NULL;
    }
    cpic_dip(page, CPIC_PAPER);
    cpic.cairo_paint(page->pen);
    cpic.cairo_set_line_cap(page->pen, CAIRO_LINE_CAP_ROUND);
    cpic.cairo_set_line_join(page->pen, CAIRO_LINE_JOIN_ROUND);
    return page;
}

void cpic_page_destroy(cpic_page *page) {
    cpic.cairo_destroy(page->pen);
    cpic.cairo_surface_destroy(page->surface);
    free(page);
}

static void paint(cpic_page *page, double line) {
    if (line <= 0) return cpic.cairo_fill(page->pen);
    cpic.cairo_set_line_width(page->pen, line);
    cpic.cairo_stroke(page->pen);
}

void cpic_box(cpic_page *page, int x, int y, int width, int height, int line, cpic_ink ink) {
    cpic_dip(page, ink);
    // A box as narrow as its own edges is all edge.
    if (line > 0 && width > 2 * line && height > 2 * line) {
        cpic.cairo_rectangle(page->pen, x, y, width, line);
        cpic.cairo_rectangle(page->pen, x, y + height - line, width, line);
        cpic.cairo_rectangle(page->pen, x, y + line, line, height - 2 * line);
        cpic.cairo_rectangle(page->pen, x + width - line, y + line, line, height - 2 * line);
    } else {
        cpic.cairo_rectangle(page->pen, x, y, width, height);
    }
    cpic.cairo_fill(page->pen);
}

void cpic_path(cpic_page *page, const double *points, size_t count, double line, cpic_ink ink) {
    cpic_dip(page, ink);
    for (size_t i = 0; i < count; i++) {
        double x = points[2 * i], y = points[2 * i + 1];
        if (i == 0) cpic.cairo_move_to(page->pen, x, y);
        else cpic.cairo_line_to(page->pen, x, y);
    }
    if (line <= 0) cpic.cairo_close_path(page->pen);
    paint(page, line);
}

// The corner of a slice whose straight edges lie `inset` pixels inside the slice without a gap; false where there is none left.
static int corner(double radius, double from, double to, double inset, double *distance, double *turn) {
    double half = (to - from) * G_PI;
    *distance = half >= G_PI / 2 ? inset : inset / sin(half);
    *turn = asin(fmin(1, inset / radius));
    return *distance < radius && *turn < half;
}

void cpic_slice(cpic_page *page, double x, double y, double radius, double from, double to, double gap, double line,
                cpic_ink ink) {
    double start = from * 2 * G_PI - G_PI / 2, end = to * 2 * G_PI - G_PI / 2;
    double inset = (gap + line) / 2, arc = radius - line / 2, distance, turn;
    cpic_dip(page, ink);
    cpic.cairo_new_path(page->pen);
    if (to - from >= 1) {
        cpic.cairo_arc(page->pen, x, y, arc, 0, 2 * G_PI);
    } else if (corner(arc, from, to, inset, &distance, &turn)) {
        double middle = (start + end) / 2;
        cpic.cairo_move_to(page->pen, x + distance * cos(middle), y + distance * sin(middle));
        cpic.cairo_arc(page->pen, x, y, arc, start + turn, end - turn);
    } else {
        return;
    }
    cpic.cairo_close_path(page->pen);
    paint(page, line);
}
