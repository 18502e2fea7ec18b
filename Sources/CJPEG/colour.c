#include "colour.h"

#include <stdlib.h>

#include <lcms2.h>

// Profiles of printers with fine tables have 2 MB; what is larger is no profile of a photo.
static const size_t most_profile_bytes = 4 * 1024 * 1024;

// Levels that grey may move by in a picture which is shrunk first: less than with an exponent of 1.8 or 2.5, more
// than with 2.2.
enum { most_bending = 12 };

struct cimg_colour {
    cmsContext context;
    cmsHPROFILE profile;
    cmsHTRANSFORM transform;
    cmsHTRANSFORM row_transform;
    cimg_space space;
    int is_bent;
    uint8_t grey[256];
};

// Without a handler lcms is silent, too; this one makes sure that no plugin of the program's changes that.
static void say_nothing(cmsContext context, cmsUInt32Number code, const char *text) {
    (void)context, (void)code, (void)text;
}

static cmsUInt32Number layout(cimg_space space) {
    switch (space) {
    case cimg_grey: return TYPE_GRAY_8;
    case cimg_rgb: return TYPE_RGB_8;
    case cimg_cmyk: return TYPE_CMYK_8;
    case cimg_inverted_cmyk: return TYPE_CMYK_8_REV;
    }
    return 0;
}

static cmsColorSpaceSignature signature(cimg_space space) {
    switch (space) {
    case cimg_grey: return cmsSigGrayData;
    case cimg_rgb: return cmsSigRgbData;
    case cimg_cmyk:
    case cimg_inverted_cmyk: return cmsSigCmykData;
    }
    return cmsSigXYZData;
}

static cmsToneCurve *srgb_curve(cmsContext context) {
    const cmsFloat64Number parameters[5] = {2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045};
    return cmsBuildParametricToneCurve(context, 4, parameters);
}

// What grey is converted to: sRGB's curve and no colour.
static cmsHPROFILE srgb_grey(cmsContext context) {
    cmsToneCurve *curve = srgb_curve(context);
    if (curve == NULL) return NULL;
    cmsHPROFILE profile = cmsCreateGrayProfileTHR(context, cmsD50_xyY(), curve);
    cmsFreeToneCurve(curve);
    return profile;
}

// Profiles of devices; links, named colours and abstract effects describe no picture.
static int is_for_pictures(cmsHPROFILE profile, cimg_space space) {
    cmsProfileClassSignature kind = cmsGetDeviceClass(profile);
    int is_device = kind == cmsSigInputClass || kind == cmsSigDisplayClass || kind == cmsSigOutputClass
        || kind == cmsSigColorSpaceClass;
    return is_device && cmsGetColorSpace(profile) == signature(space);
}

static cmsHTRANSFORM transform(
    const cimg_colour *colour, cmsUInt32Number input, cmsUInt32Number output, cmsUInt32Number flags) {
    cmsContext context = colour->context;
    cmsHPROFILE target = colour->space == cimg_grey ? srgb_grey(context) : cmsCreate_sRGBProfileTHR(context);
    if (target == NULL) return NULL;
    cmsHTRANSFORM made =
        cmsCreateTransformTHR(context, colour->profile, input, target, output, INTENT_PERCEPTUAL, flags);
    cmsCloseProfile(target);
    return made;
}

static void fill_grey(cimg_colour *colour) {
    uint8_t levels[256];
    for (int i = 0; i < 256; i++) levels[i] = (uint8_t)i;
    cmsDoTransform(colour->transform, levels, colour->grey, 256);
}

// Whether the whole range of colours stays where it is, give or take a level.
static int changes_nothing(const cimg_colour *colour) {
    enum { steps = 9, count = steps * steps * steps };
    uint8_t from[count * 3], to[count * 3];
    int size = colour->space == cimg_grey ? 256 : count * 3;
    if (colour->space == cimg_cmyk || colour->space == cimg_inverted_cmyk) return 0;
    for (int i = 0; i < count; i++) {
        from[3 * i] = (uint8_t)(i % steps * 255 / (steps - 1));
        from[3 * i + 1] = (uint8_t)(i / steps % steps * 255 / (steps - 1));
        from[3 * i + 2] = (uint8_t)(i / steps / steps * 255 / (steps - 1));
    }
    if (colour->space == cimg_rgb) cmsDoTransform(colour->transform, from, to, count);
    for (int i = 0; i < size; i++) {
        int before = colour->space == cimg_grey ? i : from[i];
        int after = colour->space == cimg_grey ? colour->grey[i] : to[i];
        if (abs(before - after) > 1) return 0;
    }
    return 1;
}

static int bends(const cimg_colour *colour) {
    // Ink is converted before in any case, and may be shrunk by its decoder.
    if (colour->space == cimg_cmyk || colour->space == cimg_inverted_cmyk) return 0;
    if (colour->space != cimg_grey && !cmsIsMatrixShaper(colour->profile)) return 1;
    for (int i = 0; i < 256; i++) {
        uint8_t pixel[3] = {(uint8_t)i, (uint8_t)i, (uint8_t)i};
        cimg_colour_convert(colour, pixel, pixel, 1);
        if (abs(pixel[0] - i) > most_bending) return 1;
    }
    return 0;
}

static void close_colour(cimg_colour *colour) {
    if (colour->row_transform != NULL) cmsDeleteTransform(colour->row_transform);
    if (colour->transform != NULL) cmsDeleteTransform(colour->transform);
    cmsCloseProfile(colour->profile);
    free(colour);
}

// Takes `profile` over.
static cimg_colour *open_profile(cmsContext context, cmsHPROFILE profile, cimg_space space) {
    cimg_colour *colour = calloc(1, sizeof *colour);
    if (colour == NULL) {
        cmsCloseProfile(profile);
        return NULL;
    }
    *colour = (cimg_colour){.context = context, .profile = profile, .space = space};
    if (is_for_pictures(profile, space)) {
        cmsUInt32Number output = space == cimg_grey ? TYPE_GRAY_8 : TYPE_RGB_8;
        colour->transform = transform(colour, layout(space), output, 0);
    }
    if (colour->transform != NULL) {
        if (space == cimg_grey) fill_grey(colour);
        if (!changes_nothing(colour)) {
            colour->is_bent = bends(colour);
            return colour;
        }
    }
    close_colour(colour);
    return NULL;
}

cimg_colour *cimg_colour_open(const uint8_t *profile, size_t count, cimg_space space) {
    if (profile == NULL || count == 0 || count > most_profile_bytes) return NULL;
    cmsContext context = cmsCreateContext(NULL, NULL);
    if (context == NULL) return NULL;
    cmsSetLogErrorHandlerTHR(context, say_nothing);
    cmsHPROFILE opened = cmsOpenProfileFromMemTHR(context, profile, (cmsUInt32Number)count);
    cimg_colour *colour = opened == NULL ? NULL : open_profile(context, opened, space);
    if (colour == NULL) cmsDeleteContext(context);
    return colour;
}

static cmsHPROFILE primaries_profile(cmsContext context, const cimg_primaries *primaries) {
    cmsCIExyY white = {primaries->white[0], primaries->white[1], 1};
    cmsCIExyYTRIPLE points = {
        {primaries->red[0], primaries->red[1], 1},
        {primaries->green[0], primaries->green[1], 1},
        {primaries->blue[0], primaries->blue[1], 1},
    };
    cmsToneCurve *curve =
        primaries->gamma == 0 ? srgb_curve(context) : cmsBuildGamma(context, primaries->gamma);
    if (curve == NULL) return NULL;
    cmsToneCurve *curves[3] = {curve, curve, curve};
    cmsHPROFILE profile = cmsCreateRGBProfileTHR(context, &white, &points, curves);
    cmsFreeToneCurve(curve);
    return profile;
}

cimg_colour *cimg_colour_open_primaries(const cimg_primaries *primaries) {
    cmsContext context = cmsCreateContext(NULL, NULL);
    if (context == NULL) return NULL;
    cmsSetLogErrorHandlerTHR(context, say_nothing);
    cmsHPROFILE profile = primaries_profile(context, primaries);
    cimg_colour *colour = profile == NULL ? NULL : open_profile(context, profile, cimg_rgb);
    if (colour == NULL) cmsDeleteContext(context);
    return colour;
}

void cimg_colour_convert(const cimg_colour *colour, const uint8_t *from, uint8_t *to, int pixels) {
    if (colour->space == cimg_grey) {
        for (int i = 0; i < pixels; i++) to[i] = colour->grey[from[i]];
        return;
    }
    cmsDoTransform(colour->transform, from, to, (cmsUInt32Number)pixels);
}

int cimg_colour_is_bent(const cimg_colour *colour) {
    return colour != NULL && colour->is_bent;
}

int cimg_colour_begin_rows(cimg_colour *colour, int channels, int bits) {
    if (colour->space == cimg_cmyk || colour->space == cimg_inverted_cmyk) return 1;
    int colours = channels < 3 ? 1 : 3;
    cmsUInt32Number kind = COLORSPACE_SH(colours == 1 ? PT_GRAY : PT_RGB) | CHANNELS_SH(colours)
        | EXTRA_SH(channels - colours);
    colour->row_transform =
        transform(colour, kind | BYTES_SH(bits / 8), kind | BYTES_SH(1), cmsFLAGS_COPY_ALPHA);
    return colour->row_transform != NULL;
}

void cimg_colour_convert_row(const cimg_colour *colour, const void *from, uint8_t *to, int pixels) {
    cmsHTRANSFORM own = colour->row_transform != NULL ? colour->row_transform : colour->transform;
    cmsDoTransform(own, from, to, (cmsUInt32Number)pixels);
}

void cimg_colour_close(cimg_colour *colour) {
    if (colour == NULL) return;
    cmsContext context = colour->context;
    close_colour(colour);
    cmsDeleteContext(context);
}
