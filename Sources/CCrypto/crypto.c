#include "CCrypto.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

#include <openssl/core_names.h>
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
static struct {
    __typeof__(&EVP_MAC_CTX_new) begin;
    __typeof__(&EVP_MAC_init) init;
    __typeof__(&EVP_MAC_update) update;
    __typeof__(&EVP_MAC_final) final;
} mac_by;
// Fetched once: looking the algorithm up costs as much as a digest.
static EVP_MD *sha256;
static EVP_MAC *hmac;
// Where each thread keeps what it works with: making it anew costs as much again.
static pthread_key_t work_key, mac_key;

// A thread's MAC, which keeps the key that it was used with last.
typedef struct {
    EVP_MAC_CTX *work;
    uint8_t key[turnout_digest_bytes];
    int is_keyed;
} Mac;

static void (*free_mac)(EVP_MAC_CTX *);

static void end_mac(void *kept) {
    Mac *mac = kept;
    free_mac(mac->work);
    explicit_bzero(mac, sizeof *mac);
    free(mac);
}

static void open_library(void) {
    void *library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
    if (library != NULL) {
        __typeof__(&EVP_MD_fetch) fetch = (__typeof__(&EVP_MD_fetch))dlsym(library, "EVP_MD_fetch");
        digest_by.begin = (__typeof__(&EVP_MD_CTX_new))dlsym(library, "EVP_MD_CTX_new");
        digest_by.init = (__typeof__(&EVP_DigestInit_ex))dlsym(library, "EVP_DigestInit_ex");
        digest_by.update = (__typeof__(&EVP_DigestUpdate))dlsym(library, "EVP_DigestUpdate");
        digest_by.final = (__typeof__(&EVP_DigestFinal_ex))dlsym(library, "EVP_DigestFinal_ex");
        if (fetch != NULL) sha256 = fetch(NULL, "SHA2-256", NULL);
        __typeof__(&EVP_MAC_fetch) fetch_mac = (__typeof__(&EVP_MAC_fetch))dlsym(library, "EVP_MAC_fetch");
        mac_by.begin = (__typeof__(&EVP_MAC_CTX_new))dlsym(library, "EVP_MAC_CTX_new");
        mac_by.init = (__typeof__(&EVP_MAC_init))dlsym(library, "EVP_MAC_init");
        mac_by.update = (__typeof__(&EVP_MAC_update))dlsym(library, "EVP_MAC_update");
        mac_by.final = (__typeof__(&EVP_MAC_final))dlsym(library, "EVP_MAC_final");
        free_mac = (void (*)(EVP_MAC_CTX *))dlsym(library, "EVP_MAC_CTX_free");
        if (fetch_mac != NULL) hmac = fetch_mac(NULL, "HMAC", NULL);
    }
    void (*end)(void *) = library == NULL ? NULL : (void (*)(void *))dlsym(library, "EVP_MD_CTX_free");
    if (digest_by.begin != NULL && digest_by.init != NULL && digest_by.update != NULL && digest_by.final != NULL
        && sha256 != NULL && end != NULL && pthread_key_create(&work_key, end) == 0 && mac_by.begin != NULL
        && mac_by.init != NULL && mac_by.update != NULL && mac_by.final != NULL && hmac != NULL && free_mac != NULL
        && pthread_key_create(&mac_key, end_mac) == 0)
        return;
    fprintf(stderr, "turnout: " LIBRARY " is missing; install OpenSSL.\n");
    exit(70);
}

static pthread_once_t once = PTHREAD_ONCE_INIT;

void turnout_sha256(const uint8_t *bytes, size_t count, uint8_t digest[turnout_digest_bytes]) {
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

static Mac *thread_mac(void) {
    Mac *mac = pthread_getspecific(mac_key);
    if (mac != NULL) return mac;
    mac = calloc(1, sizeof *mac);
    if (mac == NULL) abort();
    mac->work = mac_by.begin(hmac);
    pthread_setspecific(mac_key, mac);
    return mac;
}

void turnout_hmac_sha256(
    const uint8_t key[turnout_digest_bytes], const uint8_t *bytes, size_t count, uint8_t digest[turnout_digest_bytes]) {
    pthread_once(&once, open_library);
    Mac *mac = thread_mac();
    int is_new = !mac->is_keyed || memcmp(mac->key, key, sizeof mac->key) != 0;
    char name[] = "SHA2-256";
    OSSL_PARAM by[] = {OSSL_PARAM_utf8_string(OSSL_MAC_PARAM_DIGEST, name, sizeof name - 1), OSSL_PARAM_END};
    size_t written = 0;
    // It fails only where there is no memory.
    if (mac->work == NULL
        || mac_by.init(mac->work, is_new ? key : NULL, is_new ? sizeof mac->key : 0, is_new ? by : NULL) != 1
        || mac_by.update(mac->work, bytes, count) != 1
        || mac_by.final(mac->work, digest, &written, turnout_digest_bytes) != 1)
        abort();
    memcpy(mac->key, key, sizeof mac->key);
    mac->is_keyed = 1;
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
