#ifndef TURNOUT_CCRYPTO_H
#define TURNOUT_CCRYPTO_H

#include <stddef.h>
#include <stdint.h>

/* libcrypto is opened at the first hash: loading it takes longer than all else before a photo is read, and a photo needs none of
   it. Where it is missing the process says so and ends with 70. All may be called by any number of threads at once. */

enum { turnout_digest_bytes = 32 };

/* SHA-256 of `count` bytes. */
void turnout_sha256(const uint8_t *bytes, size_t count, uint8_t digest[turnout_digest_bytes]);

/* HMAC-SHA-256 of `count` bytes under a key of 32 bytes. Many in a row under one key cost less than each under another. */
void turnout_hmac_sha256(
    const uint8_t key[turnout_digest_bytes], const uint8_t *bytes, size_t count, uint8_t digest[turnout_digest_bytes]);

enum {
    turnout_cipher_key_bytes = 32,
    turnout_gcm_nonce_bytes = 12,
    turnout_gcm_tag_bytes = 16,
    turnout_ctr_block_bytes = 16,
    turnout_signing_key_bytes = 32,
    turnout_signature_bytes = 64,
};

/* AES-256-GCM: `count` bytes into as many, with a tag over them and over `about`, which is not hidden. A nonce may never be
   used twice under one key. */
void turnout_gcm_seal(
    const uint8_t key[turnout_cipher_key_bytes], const uint8_t nonce[turnout_gcm_nonce_bytes],
    const uint8_t *about, size_t about_count, const uint8_t *bytes, size_t count, uint8_t *sealed,
    uint8_t tag[turnout_gcm_tag_bytes]);

/* The reverse; false, and nothing is in `bytes`, where key, nonce, `about`, bytes or tag are not what they were. */
int turnout_gcm_open(
    const uint8_t key[turnout_cipher_key_bytes], const uint8_t nonce[turnout_gcm_nonce_bytes],
    const uint8_t *about, size_t about_count, const uint8_t *sealed, size_t count,
    const uint8_t tag[turnout_gcm_tag_bytes], uint8_t *bytes);

/* AES-256-CTR, the same in both directions, with a counter block to begin with. */
void turnout_ctr(
    const uint8_t key[turnout_cipher_key_bytes], const uint8_t block[turnout_ctr_block_bytes],
    const uint8_t *bytes, size_t count, uint8_t *result);

/* The Ed25519 key that belongs to a seed, and a signature with it. */
void turnout_signing_key(
    const uint8_t seed[turnout_signing_key_bytes], uint8_t key[turnout_signing_key_bytes]);
void turnout_sign(
    const uint8_t seed[turnout_signing_key_bytes], const uint8_t *bytes, size_t count,
    uint8_t signature[turnout_signature_bytes]);

/* Whether a signature is right; one that is not written in the one way there is counts as wrong. */
int turnout_is_signed(
    const uint8_t key[turnout_signing_key_bytes], const uint8_t *bytes, size_t count,
    const uint8_t signature[turnout_signature_bytes]);

/* Fills `bytes` with what nobody can guess, from the kernel. */
void turnout_random(uint8_t *bytes, size_t count);

#endif
