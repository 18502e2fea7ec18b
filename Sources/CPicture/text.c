#include "include/CPicture.h"
#include "library.h"
#include "page.h"

// Words are set in one size and drawn larger or smaller: of a new size, Pango would look for fonts anew, with a thread for it.
enum { set_size = 64 };

static int scaled(int value, int by, int to) {
    return (int)(((int64_t)value * by + to - 1) / to);
}

static PangoLayout *layout(const cpic_text *text) {
    PangoLayout *layout = cpic.pango_layout_new(cpic.context);
    PangoFontDescription *font = cpic.pango_font_description_new();
    cpic.pango_font_description_set_family_static(font, "DejaVu Sans");
    cpic.pango_font_description_set_weight(font, text->is_bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
    cpic.pango_font_description_set_absolute_size(font, set_size * PANGO_SCALE);
    cpic.pango_layout_set_font_description(layout, font);
    cpic.pango_font_description_free(font);
    cpic.pango_layout_set_text(layout, text->bytes, (int)text->count);
    cpic.pango_layout_set_width(layout, text->width * PANGO_SCALE / text->size * set_size);
    cpic.pango_layout_set_height(layout, -text->lines);
    cpic.pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
    cpic.pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END);
    // Right-to-left lines end at the left, and Pango turns sides for them.
    int turns = cpic.pango_layout_get_direction(layout, 0) == PANGO_DIRECTION_RTL;
    cpic.pango_layout_set_alignment(layout, text->is_right && !turns ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT);
    return layout;
}

// Where the words begin within the layout's width: right-to-left ones at its right edge.
static PangoRectangle inside(PangoLayout *own) {
    PangoRectangle room;
    cpic.pango_layout_get_extents(own, NULL, &room);
    return room;
}

cpic_room cpic_measure(const cpic_text *text) {
    PangoLayout *own = layout(text);
    PangoRectangle room = inside(own);
    int unit = set_size * PANGO_SCALE;
    cpic_room result = {
        .width = scaled(room.width, text->size, unit),
        .height = scaled(room.height, text->size, unit),
        .baseline = scaled(cpic.pango_layout_get_baseline(own), text->size, unit),
        .lines = cpic.pango_layout_get_line_count(own),
        .is_cut = cpic.pango_layout_is_ellipsized(own),
        .missing = cpic.pango_layout_get_unknown_glyphs_count(own),
    };
    cpic.g_object_unref(own);
    return result;
}

void cpic_write(cpic_page *page, const cpic_text *text, int x, int y, cpic_ink ink) {
    PangoLayout *own = layout(text);
    double scale = (double)text->size / set_size;
    cpic_dip(page, ink);
    cpic.cairo_save(page->pen);
    cpic.cairo_translate(page->pen, x, y);
    cpic.cairo_scale(page->pen, scale, scale);
    cpic.cairo_move_to(page->pen, -(double)inside(own).x / PANGO_SCALE, 0);
    cpic.pango_cairo_show_layout(page->pen, own);
    cpic.cairo_new_path(page->pen);
    cpic.cairo_restore(page->pen);
    cpic.g_object_unref(own);
}
