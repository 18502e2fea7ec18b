#include "include/picturemaker.h"

#include <math.h>
#include <stdlib.h>

#include <lcms2.h>

typedef struct {
    double points[6];
    double gamma;  // 0: sRGB's curve
    double white[2];
} primaries;

static primaries points_of(picturemaker_profile kind) {
    const primaries p3 = {{0.68, 0.32, 0.265, 0.69, 0.15, 0.06}, 0, {0.3127, 0.329}};
    const primaries adobe = {{0.64, 0.33, 0.21, 0.71, 0.15, 0.06}, 563 / 256.0, {0.3127, 0.329}};
    const primaries prophoto = {{0.7347, 0.2653, 0.1596, 0.8404, 0.0366, 0.0001}, 1.8, {0.3457, 0.3585}};
    const primaries swapped = {{0.3, 0.6, 0.64, 0.33, 0.15, 0.06}, 0, {0.3127, 0.329}};
    const primaries bt2020 = {{0.708, 0.292, 0.17, 0.797, 0.131, 0.046}, 1, {0.3127, 0.329}};
    const primaries srgb = {{0.64, 0.33, 0.3, 0.6, 0.15, 0.06}, 0, {0.3127, 0.329}};
    return kind == PICTUREMAKER_DISPLAY_P3 ? p3
        : kind == PICTUREMAKER_ADOBE_RGB   ? adobe
        : kind == PICTUREMAKER_PROPHOTO    ? prophoto
        : kind == PICTUREMAKER_SWAPPED     ? swapped
        : kind == PICTUREMAKER_LINEAR      ? bt2020
        : kind == PICTUREMAKER_PQ          ? bt2020
                                           : srgb;
}

// SMPTE ST 2084, as bright as a sixteenth of what it can say.
static cmsToneCurve *pq_curve(void) {
    enum { count = 4096 };
    cmsFloat32Number values[count];
    for (int i = 0; i < count; i++) {
        double root = pow(i / (count - 1.0), 1 / 78.84375);
        double light = pow(fmax(root - 0.8359375, 0) / (18.8515625 - 18.6875 * root), 1 / 0.1593017578125);
        values[i] = (cmsFloat32Number)fmin(light * 16, 1);
    }
    return cmsBuildTabulatedToneCurveFloat(NULL, count, values);
}

static cmsHPROFILE rgb_profile(picturemaker_profile kind) {
    const cmsFloat64Number parameters[5] = {2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045};
    primaries own = points_of(kind);
    cmsToneCurve *curve = kind == PICTUREMAKER_PQ ? pq_curve()
        : own.gamma == 0 ? cmsBuildParametricToneCurve(NULL, 4, parameters) : cmsBuildGamma(NULL, own.gamma);
    cmsToneCurve *curves[3] = {curve, curve, curve};
    cmsCIExyY white = {own.white[0], own.white[1], 1};
    cmsCIExyYTRIPLE points = {
        {own.points[0], own.points[1], 1},
        {own.points[2], own.points[3], 1},
        {own.points[4], own.points[5], 1},
    };
    cmsHPROFILE profile = cmsCreateRGBProfile(&white, &points, curves);
    cmsFreeToneCurve(curve);
    return profile;
}

static cmsHPROFILE grey_profile(void) {
    cmsToneCurve *curve = cmsBuildGamma(NULL, 1);
    cmsHPROFILE profile = cmsCreateGrayProfile(cmsD50_xyY(), curve);
    cmsFreeToneCurve(curve);
    return profile;
}

// A press of its own kind: inks that darken with a power, cyan a little violet.
static cmsInt32Number ink_to_lab(const cmsUInt16Number in[], cmsUInt16Number out[], void *cargo) {
    (void)cargo;
    double ink[4];
    for (int i = 0; i < 4; i++) ink[i] = pow(in[i] / 65535.0, 1.4);
    double light = (1 - 0.4 * ink[0]) * (1 - 0.5 * ink[1]) * (1 - 0.1 * ink[2]) * (1 - 0.95 * ink[3]);
    double kept = 1 - ink[3];
    cmsCIELab lab = {
        100 * light, kept * (60 * ink[1] - 20 * ink[0]), kept * (70 * ink[2] - 50 * ink[0] - 10 * ink[1])};
    cmsFloat2LabEncoded(out, &lab);
    return 1;
}

static cmsHPROFILE ink_profile(void) {
    cmsHPROFILE profile = cmsCreateProfilePlaceholder(NULL);
    cmsSetProfileVersion(profile, 4.3);
    cmsWriteTag(profile, cmsSigMediaWhitePointTag, cmsD50_XYZ());
    cmsSetDeviceClass(profile, cmsSigOutputClass);
    cmsSetColorSpace(profile, cmsSigCmykData);
    cmsSetPCS(profile, cmsSigLabData);
    cmsPipeline *pipeline = cmsPipelineAlloc(NULL, 4, 3);
    cmsStage *table = cmsStageAllocCLut16bit(NULL, 9, 4, 3, NULL);
    cmsStageSampleCLut16bit(table, ink_to_lab, NULL, 0);
    cmsPipelineInsertStage(pipeline, cmsAT_END, cmsStageAllocToneCurves(NULL, 4, NULL));
    cmsPipelineInsertStage(pipeline, cmsAT_END, table);
    cmsPipelineInsertStage(pipeline, cmsAT_END, cmsStageAllocToneCurves(NULL, 3, NULL));
    cmsWriteTag(profile, cmsSigAToB0Tag, pipeline);
    cmsPipelineFree(pipeline);
    return profile;
}

static cmsInt32Number colour_to_lab(const cmsUInt16Number in[], cmsUInt16Number out[], void *cargo) {
    (void)cargo;
    double red = in[0] / 65535.0, green = in[1] / 65535.0, blue = in[2] / 65535.0;
    double light = 0.3 * red + 0.6 * green + 0.1 * blue;
    cmsCIELab lab = {100 * sqrt(light), 60 * (red - green), 50 * (green - blue)};
    cmsFloat2LabEncoded(out, &lab);
    return 1;
}

static cmsHPROFILE table_profile(void) {
    cmsHPROFILE profile = cmsCreateProfilePlaceholder(NULL);
    cmsSetProfileVersion(profile, 4.3);
    cmsWriteTag(profile, cmsSigMediaWhitePointTag, cmsD50_XYZ());
    cmsSetDeviceClass(profile, cmsSigInputClass);
    cmsSetColorSpace(profile, cmsSigRgbData);
    cmsSetPCS(profile, cmsSigLabData);
    cmsPipeline *pipeline = cmsPipelineAlloc(NULL, 3, 3);
    cmsStage *table = cmsStageAllocCLut16bit(NULL, 17, 3, 3, NULL);
    cmsStageSampleCLut16bit(table, colour_to_lab, NULL, 0);
    cmsPipelineInsertStage(pipeline, cmsAT_END, cmsStageAllocToneCurves(NULL, 3, NULL));
    cmsPipelineInsertStage(pipeline, cmsAT_END, table);
    cmsPipelineInsertStage(pipeline, cmsAT_END, cmsStageAllocToneCurves(NULL, 3, NULL));
    cmsWriteTag(profile, cmsSigAToB0Tag, pipeline);
    cmsPipelineFree(pipeline);
    return profile;
}

picturemaker_file picturemaker_profile_make(picturemaker_profile kind) {
    picturemaker_file file = {0};
    cmsHPROFILE profile = kind == PICTUREMAKER_INK ? ink_profile()
        : kind == PICTUREMAKER_GREY_LINEAR         ? grey_profile()
        : kind == PICTUREMAKER_TABLES              ? table_profile()
                                                   : rgb_profile(kind);
    cmsUInt32Number count = 0;
    if (cmsSaveProfileToMem(profile, NULL, &count)) {
        file.bytes = malloc(count);
        file.count = count;
        cmsSaveProfileToMem(profile, file.bytes, &count);
    }
    cmsCloseProfile(profile);
    return file;
}

int picturemaker_to_srgb(
    const uint8_t *profile, size_t count, int channels, const uint8_t *from, uint8_t *to, int pixels) {
    cmsHPROFILE own = cmsOpenProfileFromMem(profile, (cmsUInt32Number)count);
    if (own == NULL) return 0;
    cmsHPROFILE srgb = cmsCreate_sRGBProfile();
    cmsUInt32Number format = channels == 1 ? TYPE_GRAY_8 : channels == 3 ? TYPE_RGB_8 : TYPE_CMYK_8_REV;
    // Without lcms' own short cuts: the slow way, and exact.
    cmsHTRANSFORM transform =
        cmsCreateTransform(own, format, srgb, TYPE_RGB_8, INTENT_PERCEPTUAL, cmsFLAGS_NOOPTIMIZE);
    if (transform != NULL) {
        cmsDoTransform(transform, from, to, (cmsUInt32Number)pixels);
        cmsDeleteTransform(transform);
    }
    cmsCloseProfile(srgb);
    cmsCloseProfile(own);
    return transform != NULL;
}

static cmsCIELab lab(const uint8_t *rgb) {
    double linear[3];
    for (int i = 0; i < 3; i++) {
        double value = rgb[i] / 255.0;
        linear[i] = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4);
    }
    // sRGB adapted to D50, where Lab is at home.
    cmsCIEXYZ point = {
        0.4360747 * linear[0] + 0.3850649 * linear[1] + 0.1430804 * linear[2],
        0.2225045 * linear[0] + 0.7168786 * linear[1] + 0.0606169 * linear[2],
        0.0139322 * linear[0] + 0.0971045 * linear[1] + 0.7141733 * linear[2]};
    cmsCIELab made;
    cmsXYZ2Lab(cmsD50_XYZ(), &made, &point);
    return made;
}

double picturemaker_difference(const uint8_t *a, const uint8_t *b) {
    cmsCIELab first = lab(a), second = lab(b);
    return cmsCIE2000DeltaE(&first, &second, 1, 1, 1);
}
