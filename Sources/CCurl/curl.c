#include "CCurl.h"

#include <dlfcn.h>

struct turnout_curl turnout_curl;

int turnout_curl_open(void) {
    void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return 0;
#define TURNOUT_CURL_FIND(name)                                                             \
    turnout_curl.name = (__typeof__(&curl_##name))dlsym(library, "curl_" #name);             \
    if (turnout_curl.name == NULL) return 0;
    TURNOUT_CURL_FUNCTIONS(TURNOUT_CURL_FIND)
#undef TURNOUT_CURL_FIND
    return 1;
}
