#include "CCrypto.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/random.h>

#include <openssl/evp.h>
#include <openssl/opensslv.h>

#define TEXT_OF(word) #word
#define TEXT(word) TEXT_OF(word)
// The version that it was built for: its functions may look different in another.
#define LIBRARY "libcrypto.so." TEXT(OPENSSL_SHLIB_VERSION)

static __typeof__(&EVP_Digest) digest_of;
// Fetched once: looking the algorithm up costs as much as a digest.
static EVP_MD *sha256;

static void open_library(void) {
    void *library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
    if (library != NULL) {
        __typeof__(&EVP_MD_fetch) fetch = (__typeof__(&EVP_MD_fetch))dlsym(library, "EVP_MD_fetch");
        digest_of = (__typeof__(&EVP_Digest))dlsym(library, "EVP_Digest");
        if (fetch != NULL) sha256 = fetch(NULL, "SHA2-256", NULL);
    }
    if (digest_of != NULL && sha256 != NULL) return;
    fprintf(stderr, "turnout: " LIBRARY " is missing; install OpenSSL.\n");
    exit(70);
}

void turnout_sha256(const uint8_t *bytes, size_t count, uint8_t digest[turnout_digest_bytes]) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, open_library);
    // It fails only where there is no memory.
    if (digest_of(bytes, count, digest, NULL, sha256, NULL) != 1) abort();
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
