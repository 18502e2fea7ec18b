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

/* Fills `bytes` with what nobody can guess, from the kernel. */
void turnout_random(uint8_t *bytes, size_t count);

#endif
