// What is changed in a decoder of planes between the laying out of its tables and its first scan: how large
// each component is decoded (whole, or at a half, a quarter, an eighth of its size).
#ifndef TURNOUT_LAYOUT_H
#define TURNOUT_LAYOUT_H

#include "job.h"

// The largest factor (1, 2, 4 or 8) by which `width` x `height` may be divided so that at least a factor of
// two is left to the resampler on the way to `small_width` x `small_height`. The decoder shrinks for nothing,
// but its box filter is poor; with that factor left the result is as good as from a full decode.
unsigned cimg_shrink_factor(double width, double height, double small_width, double small_height);

// Makes `decoder`, whose client_data is the job, deliver planes, each component at the size that suits it; to
// be called before jpeg_start_decompress.
void cimg_lay_out_planes(cimg_job *job, j_decompress_ptr decoder);

// Whether the scan that `decoder` has read the header of sends only the last bit of a component's details,
// finer than what the small picture keeps: such scans are two fifths of a progressive file's work.
int cimg_is_too_fine(const cimg_job *job, const struct jpeg_decompress_struct *decoder);

// A component as raw planes deliver it: its part of the picture may end within a sample, its rows within a
// block.
cimg_plane_source cimg_component_plane(const struct jpeg_decompress_struct *decoder, int c);

#endif
