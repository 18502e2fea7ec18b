// libheif, loaded when it is first needed: it is not installed everywhere, and it brings four video decoders
// along that no other photo should wait for.
#ifndef TURNOUT_HEIF_LIBRARY_H
#define TURNOUT_HEIF_LIBRARY_H

#if __has_include(<libheif/heif.h>)

#include <libheif/heif.h>

// The functions in use, each as libheif declares it.
#define CIMG_HEIF_FUNCTIONS(use) \
    use(heif_get_version) \
    use(heif_context_alloc) \
    use(heif_context_free) \
    use(heif_context_set_max_decoding_threads) \
    use(heif_context_read_from_memory_without_copy) \
    use(heif_context_get_primary_image_handle) \
    use(heif_image_handle_release) \
    use(heif_image_handle_get_ispe_width) \
    use(heif_image_handle_get_ispe_height) \
    use(heif_image_handle_get_color_profile_type) \
    use(heif_image_handle_get_raw_color_profile_size) \
    use(heif_image_handle_get_raw_color_profile) \
    use(heif_image_handle_get_nclx_color_profile) \
    use(heif_nclx_color_profile_free) \
    use(heif_decoding_options_alloc) \
    use(heif_decoding_options_free) \
    use(heif_decode_image) \
    use(heif_image_get_plane_readonly) \
    use(heif_image_get_bits_per_pixel_range) \
    use(heif_image_has_channel) \
    use(heif_image_get_primary_width) \
    use(heif_image_get_primary_height) \
    use(heif_image_release)

#define CIMG_HEIF_MEMBER(name) __typeof__(&name) name;
typedef struct {
    CIMG_HEIF_FUNCTIONS(CIMG_HEIF_MEMBER)
} cimg_heif_library;
#undef CIMG_HEIF_MEMBER

// NULL if it is not installed, or lacks a function.
const cimg_heif_library *cimg_heif(void);

#endif
#endif
