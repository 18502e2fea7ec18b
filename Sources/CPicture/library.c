#include "include/CPicture.h"
#include "library.h"

#include <dlfcn.h>
#include <string.h>
#include <unistd.h>

cpic_library cpic;

static const char rules[] = {
#embed "fonts.conf"
    , 0};

// Where Debian's packages fonts-dejavu-extra and fonts-wqy-microhei put them.
static const char *const fonts[] = {
    "/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed.ttf",
    "/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed-Bold.ttf",
    "/usr/share/fonts/truetype/wqy/wqy-microhei.ttc",
};

static int find_functions(void) {
    // What it stands on is searched with it: Pango, Cairo, GObject and fontconfig.
    void *library = dlopen("libpangocairo-1.0.so.0", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return 0;
    int missing = 0;
#define CPIC_FIND(name) \
    cpic.name = (__typeof__(&name))dlsym(library, #name); \
    missing |= cpic.name == NULL;
    CPIC_FUNCTIONS(CPIC_FIND)
#undef CPIC_FIND
    return !missing;
}

static FcConfig *own_fonts(void) {
    FcConfig *config = cpic.FcConfigCreate();
    if (config == NULL) return NULL;
    if (!cpic.FcConfigParseAndLoadFromMemory(config, (const FcChar8 *)rules, FcTrue)) return NULL;
    for (size_t i = 0; i < sizeof fonts / sizeof *fonts; i++) {
        if (access(fonts[i], R_OK) != 0) return NULL;
        if (!cpic.FcConfigAppFontAddFile(config, (const FcChar8 *)fonts[i])) return NULL;
    }
    return config;
}

// Letters are placed where their outlines say, to a fraction of a pixel, whatever the machine prefers.
static void set_options(PangoContext *context) {
    cairo_font_options_t *options = cpic.cairo_font_options_create();
    cpic.cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    cpic.cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cpic.cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cpic.pango_cairo_context_set_font_options(context, options);
    cpic.cairo_font_options_destroy(options);
    cpic.pango_context_set_round_glyph_positions(context, FALSE);
    // Else it is the language of the machine. This one, of no words, is taken for every script; of any other, Pango would look
    // for fonts anew for each language, with a thread for it.
    cpic.pango_context_set_language(context, cpic.pango_language_from_string("zxx"));
}

// Every font draws a letter of its own, and stays open.
static int draw_once(void) {
    static const char letters[] = "Aя\u05D0\u0639\u1401\u738B\u3042\uAE40";
    cpic_page *page = cpic_page_create(256, 64);
    if (page == NULL) return 0;
    int missing = 0;
    for (int is_bold = 0; is_bold <= 1; is_bold++) {
        cpic_text text = {.bytes = letters, .count = strlen(letters), .size = 16, .is_bold = is_bold, .width = 256, .lines = 1};
        missing += cpic_measure(&text).missing;
        cpic_write(page, &text, 0, 0, CPIC_INK);
    }
    cpic_page_destroy(page);
    return missing == 0;
}

static int open_all(void) {
    if (!find_functions()) return 0;
    FcConfig *config = own_fonts();
    // Before anything asks for the system's fonts, which would be read through then.
    if (config == NULL || !cpic.FcConfigSetCurrent(config)) return 0;
    PangoFontMap *map = cpic.pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
    if (map == NULL) return 0;
    cpic.pango_fc_font_map_set_config((PangoFcFontMap *)(void *)map, config);
    cpic.context = cpic.pango_font_map_create_context(map);
    set_options(cpic.context);
    return draw_once();
}

int cpic_open(void) {
    // Asked again behind walls, nothing could be opened.
    static int is_tried, is_open;
    if (!is_tried) is_open = open_all();
    is_tried = 1;
    return is_open;
}
