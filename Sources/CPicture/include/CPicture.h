#ifndef TURNOUT_CPICTURE_H
#define TURNOUT_CPICTURE_H

#include <stddef.h>
#include <stdint.h>

// The five colours of every picture.
typedef enum __attribute__((enum_extensibility(closed))) cpic_ink {
    CPIC_PAPER,
    CPIC_INK,
    CPIC_BLUE,
    CPIC_GREY,
    CPIC_EDGE
} cpic_ink;

// A sheet to draw on, in pixels from its upper left corner.
typedef struct cpic_page cpic_page;

// Words, UTF-8, to be set in at most `lines` lines of `width` pixels; what does not fit ends in "…". Right-to-left words turn
// as their first letter asks.
typedef struct {
    const char *bytes;
    size_t count;
    int size;
    int is_bold;
    int is_right;  // lines end below each other
    int width;
    int lines;
} cpic_text;

// How much room words take: all lines, and how far the first one's baseline lies below their top.
typedef struct {
    int width;
    int height;
    int baseline;
    int lines;
    int is_cut;
    int missing;  // letters that no font has
} cpic_room;

// Opens Cairo, Pango and the fonts, and has each font draw once, so that no file is opened later; 1, or 0 where one of them
// is missing. To be called first, by one thread; so is all that follows.
int cpic_open(void);

// A sheet of paper; NULL where there is no memory. Given back with cpic_page_destroy.
cpic_page *cpic_page_create(int width, int height);
void cpic_page_destroy(cpic_page *page);

// The room that words take.
cpic_room cpic_measure(const cpic_text *text);

// Writes words with the upper left corner of their room at (x, y).
void cpic_write(cpic_page *page, const cpic_text *text, int x, int y, cpic_ink ink);

// A box, filled, or drawn `line` pixels wide inside its edges.
void cpic_box(cpic_page *page, int x, int y, int width, int height, int line, cpic_ink ink);

// A path of `count` points (x, then y), closed and filled, or drawn `line` pixels wide with round ends.
void cpic_path(cpic_page *page, const double *points, size_t count, double line, cpic_ink ink);

// A slice from angle to angle, clockwise from 12 o'clock, `whole` being all of it; filled, or drawn `line` pixels wide inside
// its edges; `gap` pixels are left free between neighbours. With from 0 and to 1 it is a disc, or a ring.
void cpic_slice(cpic_page *page, double x, double y, double radius, double from, double to, double gap, double line,
                cpic_ink ink);

// The page as a PNG of sixteen colours; 1, or 0 where there is no memory. `bytes` is given back with cpic_release.
int cpic_png(cpic_page *page, uint8_t **bytes, size_t *count);
void cpic_release(uint8_t *bytes);

#endif
