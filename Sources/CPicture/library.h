// Cairo, Pango and fontconfig, opened at the first picture: they bring thirty libraries along.
#ifndef TURNOUT_CPICTURE_LIBRARY_H
#define TURNOUT_CPICTURE_LIBRARY_H

#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

// The functions in use, each as its library declares it.
#define CPIC_FUNCTIONS(use) \
    use(FcConfigAppFontAddFile) \
    use(FcConfigCreate) \
    use(FcConfigParseAndLoadFromMemory) \
    use(FcConfigSetCurrent) \
    use(cairo_arc) \
    use(cairo_close_path) \
    use(cairo_create) \
    use(cairo_destroy) \
    use(cairo_fill) \
    use(cairo_font_options_create) \
    use(cairo_font_options_destroy) \
    use(cairo_font_options_set_antialias) \
    use(cairo_font_options_set_hint_metrics) \
    use(cairo_font_options_set_hint_style) \
    use(cairo_image_surface_create) \
    use(cairo_image_surface_get_data) \
    use(cairo_image_surface_get_stride) \
    use(cairo_line_to) \
    use(cairo_move_to) \
    use(cairo_new_path) \
    use(cairo_paint) \
    use(cairo_rectangle) \
    use(cairo_restore) \
    use(cairo_save) \
    use(cairo_scale) \
    use(cairo_set_line_cap) \
    use(cairo_set_line_join) \
    use(cairo_set_line_width) \
    use(cairo_set_source_rgb) \
    use(cairo_status) \
    use(cairo_stroke) \
    use(cairo_surface_destroy) \
    use(cairo_surface_flush) \
    use(cairo_translate) \
    use(g_object_unref) \
    use(pango_cairo_context_set_font_options) \
    use(pango_cairo_font_map_new_for_font_type) \
    use(pango_cairo_show_layout) \
    use(pango_context_set_language) \
    use(pango_context_set_round_glyph_positions) \
    use(pango_fc_font_map_set_config) \
    use(pango_font_description_free) \
    use(pango_font_description_new) \
    use(pango_font_description_set_absolute_size) \
    use(pango_font_description_set_family_static) \
    use(pango_font_description_set_weight) \
    use(pango_font_map_create_context) \
    use(pango_language_from_string) \
    use(pango_layout_get_baseline) \
    use(pango_layout_get_direction) \
    use(pango_layout_get_extents) \
    use(pango_layout_get_line_count) \
    use(pango_layout_get_unknown_glyphs_count) \
    use(pango_layout_is_ellipsized) \
    use(pango_layout_new) \
    use(pango_layout_set_alignment) \
    use(pango_layout_set_ellipsize) \
    use(pango_layout_set_font_description) \
    use(pango_layout_set_height) \
    use(pango_layout_set_text) \
    use(pango_layout_set_width) \
    use(pango_layout_set_wrap)

#define CPIC_MEMBER(name) __typeof__(&name) name;
typedef struct {
    CPIC_FUNCTIONS(CPIC_MEMBER)
    PangoContext *context;
} cpic_library;
#undef CPIC_MEMBER

// Filled by cpic_open.
extern cpic_library cpic;

#endif
