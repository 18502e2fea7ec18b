#include "heif_library.h"

#include "include/cjpeg.h"

#include <stddef.h>

#if __has_include(<libheif/heif.h>)

#include <dlfcn.h>
#include <pthread.h>

static cimg_heif_library library;
static int is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    void *handle = dlopen("libheif.so.1", RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) return;
    int missing = 0;
#define CIMG_HEIF_FIND(name) \
    library.name = (__typeof__(&name))dlsym(handle, #name); \
    missing |= library.name == NULL;
    CIMG_HEIF_FUNCTIONS(CIMG_HEIF_FIND)
#undef CIMG_HEIF_FIND
    // Later versions keep their decoders in files of their own, to be found now: later no file can be opened.
    struct heif_error (*start)(void *) = (struct heif_error(*)(void *))dlsym(handle, "heif_init");
    if (start != NULL) start(NULL);
    is_loaded = !missing;
}

const cimg_heif_library *cimg_heif(void) {
    pthread_once(&once, load);
    return is_loaded ? &library : NULL;
}

const char *cimg_heif_version(void) {
    const cimg_heif_library *heif = cimg_heif();
    return heif == NULL ? NULL : heif->heif_get_version();
}

#else

const char *cimg_heif_version(void) {
    return NULL;
}

#endif
