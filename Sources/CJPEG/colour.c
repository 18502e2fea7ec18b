#include "colour.h"

#include <stdlib.h>

#include <lcms2.h>

// Profiles of printers with fine tables have 2 MB; what is larger is no profile of a photo.
static const size_t most_profile_bytes = 4 * 1024 * 1024;

struct cimg_colour {
    cmsContext context;
    cmsHTRANSFORM transform;
    cimg_space space;
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

static cmsHTRANSFORM transform(cmsContext context, cmsHPROFILE profile, cimg_space space) {
    cmsHPROFILE target = space == cimg_grey ? srgb_grey(context) : cmsCreate_sRGBProfileTHR(context);
    if (target == NULL) return NULL;
    cmsUInt32Number output = space == cimg_grey ? TYPE_GRAY_8 : TYPE_RGB_8;
    cmsHTRANSFORM made =
        cmsCreateTransformTHR(context, profile, layout(space), target, output, INTENT_PERCEPTUAL, 0);
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

// Takes `profile` over.
static cimg_colour *open_profile(cmsContext context, cmsHPROFILE profile, cimg_space space) {
    cimg_colour *colour = calloc(1, sizeof *colour);
    if (colour != NULL && is_for_pictures(profile, space)) {
        colour->transform = transform(context, profile, space);
    }
    cmsCloseProfile(profile);
    if (colour == NULL || colour->transform == NULL) {
        free(colour);
        return NULL;
    }
    colour->context = context;
    colour->space = space;
    if (space == cimg_grey) fill_grey(colour);
    if (!changes_nothing(colour)) return colour;
    cmsDeleteTransform(colour->transform);
    free(colour);
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

void cimg_colour_close(cimg_colour *colour) {
    if (colour == NULL) return;
    cmsContext context = colour->context;
    cmsDeleteTransform(colour->transform);
    free(colour);
    cmsDeleteContext(context);
}
