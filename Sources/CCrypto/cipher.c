#include "CCrypto.h"

#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <openssl/evp.h>
#include <openssl/opensslv.h>

#define TEXT_OF(word) #word
#define TEXT(word) TEXT_OF(word)
#define LIBRARY "libcrypto.so." TEXT(OPENSSL_SHLIB_VERSION)

#define FUNCTIONS(use) \
    use(EVP_CIPHER_CTX_new) \
    use(EVP_CIPHER_CTX_free) \
    use(EVP_CIPHER_CTX_ctrl) \
    use(EVP_CIPHER_fetch) \
    use(EVP_CipherInit_ex) \
    use(EVP_CipherUpdate) \
    use(EVP_CipherFinal_ex) \
    use(EVP_PKEY_new_raw_private_key) \
    use(EVP_PKEY_new_raw_public_key) \
    use(EVP_PKEY_get_raw_public_key) \
    use(EVP_PKEY_free) \
    use(EVP_MD_CTX_new) \
    use(EVP_MD_CTX_free) \
    use(EVP_DigestSignInit) \
    use(EVP_DigestSign) \
    use(EVP_DigestVerifyInit) \
    use(EVP_DigestVerify)

#define MEMBER(name) __typeof__(&name) name;
static struct {
    FUNCTIONS(MEMBER)
} by;
static EVP_CIPHER *gcm, *ctr;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void open_library(void) {
    void *library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
    int missing = library == NULL;
    if (library != NULL) {
#define FIND(name) \
    by.name = (__typeof__(&name))dlsym(library, #name); \
    missing |= by.name == NULL;
        FUNCTIONS(FIND)
    }
    if (!missing) {
        gcm = by.EVP_CIPHER_fetch(NULL, "AES-256-GCM", NULL);
        ctr = by.EVP_CIPHER_fetch(NULL, "AES-256-CTR", NULL);
    }
    if (gcm != NULL && ctr != NULL) return;
    fprintf(stderr, "turnout: " LIBRARY " is missing; install OpenSSL.\n");
    exit(70);
}

// What fails here fails only where there is no memory.
static void need(int is_fine) {
    if (!is_fine) abort();
}

// The library counts in `int`.
static void update(EVP_CIPHER_CTX *work, uint8_t *out, const uint8_t *in, size_t count) {
    while (count > 0) {
        size_t part = count < INT_MAX / 2 ? count : INT_MAX / 2;
        int written = 0;
        need(by.EVP_CipherUpdate(work, out, &written, in, (int)part) == 1);
        if (out != NULL) out += part;
        in += part;
        count -= part;
    }
}

static EVP_CIPHER_CTX *begin(const EVP_CIPHER *cipher, const uint8_t *key, const uint8_t *nonce, int is_sealing) {
    EVP_CIPHER_CTX *work = by.EVP_CIPHER_CTX_new();
    need(work != NULL && by.EVP_CipherInit_ex(work, cipher, NULL, key, nonce, is_sealing) == 1);
    return work;
}

void turnout_gcm_seal(
    const uint8_t key[turnout_cipher_key_bytes], const uint8_t nonce[turnout_gcm_nonce_bytes],
    const uint8_t *about, size_t about_count, const uint8_t *bytes, size_t count, uint8_t *sealed,
    uint8_t tag[turnout_gcm_tag_bytes]) {
    pthread_once(&once, open_library);
    EVP_CIPHER_CTX *work = begin(gcm, key, nonce, 1);
    update(work, NULL, about, about_count);
    update(work, sealed, bytes, count);
    int written = 0;
    need(by.EVP_CipherFinal_ex(work, tag, &written) == 1);
    need(by.EVP_CIPHER_CTX_ctrl(work, EVP_CTRL_AEAD_GET_TAG, turnout_gcm_tag_bytes, tag) == 1);
    by.EVP_CIPHER_CTX_free(work);
}

int turnout_gcm_open(
    const uint8_t key[turnout_cipher_key_bytes], const uint8_t nonce[turnout_gcm_nonce_bytes],
    const uint8_t *about, size_t about_count, const uint8_t *sealed, size_t count,
    const uint8_t tag[turnout_gcm_tag_bytes], uint8_t *bytes) {
    pthread_once(&once, open_library);
    EVP_CIPHER_CTX *work = begin(gcm, key, nonce, 0);
    uint8_t wanted[turnout_gcm_tag_bytes], rest[turnout_gcm_tag_bytes];
    memcpy(wanted, tag, sizeof wanted);
    need(by.EVP_CIPHER_CTX_ctrl(work, EVP_CTRL_AEAD_SET_TAG, turnout_gcm_tag_bytes, wanted) == 1);
    update(work, NULL, about, about_count);
    update(work, bytes, sealed, count);
    int written = 0;
    int is_right = by.EVP_CipherFinal_ex(work, rest, &written) == 1;
    by.EVP_CIPHER_CTX_free(work);
    if (!is_right) explicit_bzero(bytes, count);
    return is_right;
}

void turnout_ctr(
    const uint8_t key[turnout_cipher_key_bytes], const uint8_t block[turnout_ctr_block_bytes],
    const uint8_t *bytes, size_t count, uint8_t *result) {
    pthread_once(&once, open_library);
    EVP_CIPHER_CTX *work = begin(ctr, key, block, 1);
    update(work, result, bytes, count);
    by.EVP_CIPHER_CTX_free(work);
}

static EVP_PKEY *private_key(const uint8_t seed[turnout_signing_key_bytes]) {
    pthread_once(&once, open_library);
    EVP_PKEY *key =
        by.EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, NULL, seed, turnout_signing_key_bytes);
    need(key != NULL);
    return key;
}

void turnout_signing_key(
    const uint8_t seed[turnout_signing_key_bytes], uint8_t key[turnout_signing_key_bytes]) {
    EVP_PKEY *pair = private_key(seed);
    size_t count = turnout_signing_key_bytes;
    need(by.EVP_PKEY_get_raw_public_key(pair, key, &count) == 1);
    by.EVP_PKEY_free(pair);
}

void turnout_sign(
    const uint8_t seed[turnout_signing_key_bytes], const uint8_t *bytes, size_t count,
    uint8_t signature[turnout_signature_bytes]) {
    EVP_PKEY *pair = private_key(seed);
    EVP_MD_CTX *work = by.EVP_MD_CTX_new();
    size_t written = turnout_signature_bytes;
    need(work != NULL && by.EVP_DigestSignInit(work, NULL, NULL, NULL, pair) == 1);
    need(by.EVP_DigestSign(work, signature, &written, bytes, count) == 1);
    by.EVP_MD_CTX_free(work);
    by.EVP_PKEY_free(pair);
}

int turnout_is_signed(
    const uint8_t key[turnout_signing_key_bytes], const uint8_t *bytes, size_t count,
    const uint8_t signature[turnout_signature_bytes]) {
    pthread_once(&once, open_library);
    EVP_PKEY *public =
        by.EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, NULL, key, turnout_signing_key_bytes);
    if (public == NULL) return 0;
    EVP_MD_CTX *work = by.EVP_MD_CTX_new();
    need(work != NULL);
    int is_right = by.EVP_DigestVerifyInit(work, NULL, NULL, NULL, public) == 1
        && by.EVP_DigestVerify(work, signature, turnout_signature_bytes, bytes, count) == 1;
    by.EVP_MD_CTX_free(work);
    by.EVP_PKEY_free(public);
    return is_right;
}
