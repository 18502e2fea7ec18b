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

static struct {
    __typeof__(&EVP_MD_CTX_new) begin;
    __typeof__(&EVP_DigestInit_ex) init;
    __typeof__(&EVP_DigestUpdate) update;
    __typeof__(&EVP_DigestFinal_ex) final;
} digest_by;
// Fetched once: looking the algorithm up costs as much as a digest.
static EVP_MD *sha256;
// Where each thread keeps what it works with: making it anew costs as much again.
static pthread_key_t work_key;

static void open_library(void) {
    void *library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
    if (library != NULL) {
        __typeof__(&EVP_MD_fetch) fetch = (__typeof__(&EVP_MD_fetch))dlsym(library, "EVP_MD_fetch");
        digest_by.begin = (__typeof__(&EVP_MD_CTX_new))dlsym(library, "EVP_MD_CTX_new");
        digest_by.init = (__typeof__(&EVP_DigestInit_ex))dlsym(library, "EVP_DigestInit_ex");
        digest_by.update = (__typeof__(&EVP_DigestUpdate))dlsym(library, "EVP_DigestUpdate");
        digest_by.final = (__typeof__(&EVP_DigestFinal_ex))dlsym(library, "EVP_DigestFinal_ex");
        if (fetch != NULL) sha256 = fetch(NULL, "SHA2-256", NULL);
    }
    void (*end)(void *) = library == NULL ? NULL : (void (*)(void *))dlsym(library, "EVP_MD_CTX_free");
    if (digest_by.begin != NULL && digest_by.init != NULL && digest_by.update != NULL && digest_by.final != NULL
        && sha256 != NULL && end != NULL && pthread_key_create(&work_key, end) == 0)
        return;
    fprintf(stderr, "turnout: " LIBRARY " is missing; install OpenSSL.\n");
    exit(70);
}

void turnout_sha256(const uint8_t *bytes, size_t count, uint8_t digest[turnout_digest_bytes]) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, open_library);
    EVP_MD_CTX *work = pthread_getspecific(work_key);
    if (work == NULL) {
        work = digest_by.begin();
        pthread_setspecific(work_key, work);
    }
    // It fails only where there is no memory.
    if (work == NULL || digest_by.init(work, sha256, NULL) != 1 || digest_by.update(work, bytes, count) != 1
        || digest_by.final(work, digest, NULL) != 1)
        abort();
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
