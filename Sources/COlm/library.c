#include "include/COlm.h"

#if __has_include(<olm/olm.h>)

#include "library.h"

#include <dlfcn.h>
#include <pthread.h>

static turnout_olm_library library;
static int is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    void *handle = dlopen("libolm.so.3", RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) return;
    int missing = 0;
#define OLM_FIND(name) \
    library.name = (__typeof__(&name))dlsym(handle, #name); \
    missing |= library.name == NULL;
    OLM_FUNCTIONS(OLM_FIND)
#undef OLM_FIND
    is_loaded = !missing;
}

const turnout_olm_library *turnout_olm(void) {
    pthread_once(&once, load);
    return is_loaded ? &library : NULL;
}

int turnout_olm_version(uint8_t version[3]) {
    const turnout_olm_library *olm = turnout_olm();
    if (olm == NULL) return turnout_olm_absent;
    olm->olm_get_library_version(&version[0], &version[1], &version[2]);
    return turnout_olm_done;
}

#endif
