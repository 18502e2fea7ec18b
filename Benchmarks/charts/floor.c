// The same eight rows as measure.py has drawn by a worker, set and drawn by fixed numbers, as little as a C program needs:
// Pango and Cairo, the nearest of sixteen colours, libpng. Prints milliseconds of processor time a picture, and bytes.
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { width = 1280, height = 1191 };

static png_color palette[16];
static uint8_t shades[1 << 15];

static double cpu(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

static void fill_palette(void) {
    static const int ends[4][3] = {{0x1A, 0x1A, 0x1F}, {0, 0x72, 0xB2}, {0x6B, 0x72, 0x80}, {0x7A, 0x80, 0x88}};
    static const int steps[4] = {8, 3, 3, 1};
    int count = 1;
    palette[0] = (png_color){0xFA, 0xFA, 0xF7};
    for (int i = 0; i < 4; i++) {
        for (int step = 1; step <= steps[i]; step++) {
            palette[count++] = (png_color){(png_byte)(0xFA + (ends[i][0] - 0xFA) * step / steps[i]),
                                           (png_byte)(0xFA + (ends[i][1] - 0xFA) * step / steps[i]),
                                           (png_byte)(0xF7 + (ends[i][2] - 0xF7) * step / steps[i])};
        }
    }
    for (int colour = 0; colour < 1 << 15; colour++) {
        int least = 1 << 30;
        for (int i = 0; i < 16; i++) {
            int r = (colour >> 10) * 8 + 4 - palette[i].red, g = (colour >> 5 & 31) * 8 + 4 - palette[i].green;
            int b = (colour & 31) * 8 + 4 - palette[i].blue, far = r * r + g * g + b * b;
            if (far < least) least = far, shades[colour] = (uint8_t)i;
        }
    }
}

static void say(cairo_t *pen, PangoContext *context, const char *text, int size, int bold, double x, double y, int right) {
    PangoLayout *layout = pango_layout_new(context);
    PangoFontDescription *font = pango_font_description_from_string("DejaVu Sans Condensed");
    PangoRectangle room;
    pango_font_description_set_weight(font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
    pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_text(layout, text, -1);
    pango_layout_get_extents(layout, NULL, &room);
    cairo_move_to(pen, right ? x - (double)room.width / PANGO_SCALE : x, y);
    pango_cairo_show_layout(pen, layout);
    pango_font_description_free(font);
    g_object_unref(layout);
}

static void draw(cairo_t *pen, PangoContext *context) {
    static const char *const names[] = {"Ana Ruiz", "Bo Lindqvist", "Cy Twombly-Okafor", "Dee Dee Park",
                                        "Eli Sanchez", "Fay Wray", "Gus Hall", "Hu Shih"};
    static const char *const votes[] = {"111,504", "58,440", "36,823", "21,080", "9,718", "5,083", "2,100", "898"};
    static const char *const shares[] = {"45.3%", "23.7%", "14.9%", "8.5%", "3.9%", "2.0%", "0.8%", "0.3%"};
    static const int bars[] = {1176, 616, 388, 222, 102, 54, 22, 9};
    cairo_set_source_rgb(pen, 0xFA / 255.0, 0xFA / 255.0, 0xF7 / 255.0);
    cairo_paint(pen);
    cairo_set_source_rgb(pen, 0x1A / 255.0, 0x1A / 255.0, 0x1F / 255.0);
    say(pen, context, "Mayor of Somewhere", 58, 1, 52, 42, 0);
    say(pen, context, "22 October 2014 · general election", 40, 0, 52, 117, 0);
    say(pen, context, "official · 1 seat", 40, 0, 52, 166, 0);
    for (int i = 0; i < 8; i++) {
        double y = 240 + 102 * i;
        cairo_set_source_rgb(pen, 0x1A / 255.0, 0x1A / 255.0, 0x1F / 255.0);
        say(pen, context, names[i], 40, i == 0, 52, y, 0);
        say(pen, context, votes[i], 40, 0, 1080, y, 1);
        say(pen, context, shares[i], 40, 0, 1228, y, 1);
        if (i == 0) {
            say(pen, context, "won", 40, 0, 330, y, 0);
            cairo_set_source_rgb(pen, 0, 0x72 / 255.0, 0xB2 / 255.0);
            cairo_rectangle(pen, 52, y + 52, bars[i], 28);
            cairo_fill(pen);
        } else {
            cairo_set_source_rgb(pen, 0x6B / 255.0, 0x72 / 255.0, 0x80 / 255.0);
            cairo_set_line_width(pen, 4);
            cairo_rectangle(pen, 54, y + 54, bars[i] - 4, 24);
            cairo_stroke(pen);
        }
    }
    cairo_set_source_rgb(pen, 0x1A / 255.0, 0x1A / 255.0, 0x1F / 255.0);
    say(pen, context, "245,646 votes, turnout 50.1%", 38, 0, 52, 1062, 0);
    say(pen, context, "City of Somewhere, open data · as of 24 November 2026", 30, 0, 52, 1110, 0);
}

static void count_bytes(png_structp png, png_bytep bytes, size_t count) {
    (void)bytes;
    *(size_t *)png_get_io_ptr(png) += count;
}

static size_t encode(cairo_surface_t *surface) {
    size_t count = 0;
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png_create_info_struct(png);
    png_set_write_fn(png, &count, count_bytes, NULL);
    png_set_IHDR(png, info, width, height, 4, PNG_COLOR_TYPE_PALETTE, PNG_INTERLACE_NONE, 0, 0);
    png_set_PLTE(png, info, palette, 16);
    png_set_filter(png, 0, PNG_FILTER_NONE);
    png_write_info(png, info);
    cairo_surface_flush(surface);
    const uint8_t *data = cairo_image_surface_get_data(surface);
    int stride = cairo_image_surface_get_stride(surface);
    uint8_t row[width / 2];
    for (int y = 0; y < height; y++) {
        const uint32_t *pixels = (const uint32_t *)(const void *)(data + (size_t)y * (size_t)stride);
        for (int x = 0; x < width; x += 2) {
            uint32_t a = pixels[x], b = pixels[x + 1];
            row[x / 2] = (uint8_t)(shades[(a >> 9 & 0x7C00) | (a >> 6 & 0x3E0) | (a >> 3 & 31)] << 4
                                   | shades[(b >> 9 & 0x7C00) | (b >> 6 & 0x3E0) | (b >> 3 & 31)]);
        }
        png_write_row(png, row);
    }
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
    return count;
}

static size_t picture(PangoContext *context) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    cairo_t *pen = cairo_create(surface);
    draw(pen, context);
    size_t count = encode(surface);
    cairo_destroy(pen);
    cairo_surface_destroy(surface);
    return count;
}

int main(int count, char **words) {
    int pictures = count > 1 ? atoi(words[1]) : 100;
    PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
    fill_palette();
    size_t bytes = picture(context);
    double before = cpu();
    for (int i = 0; i < pictures; i++) bytes = picture(context);
    printf("%.4f %zu\n", (cpu() - before) / pictures, bytes);
    return 0;
}
