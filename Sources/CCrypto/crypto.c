#include "CCrypto.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/random.h>

#include <openssl/opensslv.h>
#include <openssl/sha.h>

#define TEXT_OF(word) #word
#define TEXT(word) TEXT_OF(word)
// The version that it was built for: its functions may look different in another.
#define LIBRARY "libcrypto.so." TEXT(OPENSSL_SHLIB_VERSION)

static __typeof__(&SHA256) sha256;

static void open_library(void) {
    void *library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
    if (library != NULL) sha256 = (__typeof__(&SHA256))dlsym(library, "SHA256");
    if (sha256 != NULL) return;
    fprintf(stderr, "turnout: " LIBRARY " is missing; install OpenSSL.\n");
    exit(70);
}

void turnout_sha256(const uint8_t *bytes, size_t count, uint8_t digest[turnout_digest_bytes]) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, open_library);
    sha256(bytes, count, digest);
}

void turnout_random(uint8_t *bytes, size_t count) {
    while (count > 0) {
        ssize_t got = getrandom(bytes, count, 0);
        if (got < 0 && errno == EINTR) continue;
        // No kernel that this runs on lacks it; without secrets nothing may go on.
        if (got < 0) abort();
        bytes += got;
        count -= (size_t)got;
    }
}
