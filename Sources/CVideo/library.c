#include "library.h"

#include "include/CVideo.h"

#ifdef CVID_HAS_LIBRARY

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

static cvid_library library;
static int is_loaded;
static char version[16];
static pthread_once_t once = PTHREAD_ONCE_INIT;

#define TEXT(word) #word
#define NUMBER(macro) TEXT(macro)
// Of the version whose headers this was built with: its structures are laid out as those say.
#define OPEN(name, major) dlopen("lib" name ".so." NUMBER(major), RTLD_NOW | RTLD_LOCAL)

static void load(void) {
    void *util = OPEN("avutil", LIBAVUTIL_VERSION_MAJOR);
    void *codec = OPEN("avcodec", LIBAVCODEC_VERSION_MAJOR);
    void *format = OPEN("avformat", LIBAVFORMAT_VERSION_MAJOR);
    if (util == NULL || codec == NULL || format == NULL) return;
    int missing = 0;
    void *handle = format;
#define FIND(name) \
    library.name = (__typeof__(&name))dlsym(handle, #name); \
    missing |= library.name == NULL;
    CVID_FORMAT_FUNCTIONS(FIND)
    handle = codec;
    CVID_CODEC_FUNCTIONS(FIND)
    handle = util;
    CVID_UTIL_FUNCTIONS(FIND)
#undef FIND
    if (missing) return;
    library.av_log_set_level(AV_LOG_QUIET);
    unsigned number = library.avformat_version();
    snprintf(version, sizeof version, "%u.%u.%u", number >> 16, number >> 8 & 255, number & 255);
    is_loaded = 1;
}

const cvid_library *cvid_load(void) {
    pthread_once(&once, load);
    return is_loaded ? &library : NULL;
}

const char *cvid_version(void) {
    return cvid_load() == NULL ? NULL : version;
}

#else

const char *cvid_version(void) {
    return NULL;
}

#endif
