#ifndef TURNOUT_COLM_H
#define TURNOUT_COLM_H

#include <stddef.h>
#include <stdint.h>

/* libolm behind functions over bytes. Every state is a pickle: what a function is given stays as it is, and what it
   answers is a new one. The library is opened at the first call; where it was missing at build time, or is missing now,
   every function answers `turnout_olm_absent`. It looks at nothing that `Encryption` was to look at before. All may be called by
   any number of threads at once. */

enum {
    turnout_olm_done = 0,
    turnout_olm_refused = 1,
    /* Of a Megolm message: older than the state. */
    turnout_olm_too_old = 2,
    turnout_olm_absent = 3,

    turnout_olm_key_bytes = 32,
    turnout_olm_signature_bytes = 64,
};

typedef struct {
    const uint8_t *start;
    size_t count;
} turnout_olm_view;

/* What a function answers, to be freed by `turnout_olm_free`; nothing is in it unless the function answered `turnout_olm_done`. */
typedef struct {
    uint8_t *start;
    size_t count;
} turnout_olm_bytes;

/* Room for so many bytes, all zero; the process ends where there is no memory. */
turnout_olm_bytes turnout_olm_room(size_t count);

/* Writes over the bytes and frees them. */
void turnout_olm_free(turnout_olm_bytes bytes);

/* Whether the library is there, and its version. */
int turnout_olm_version(uint8_t version[3]);

/* A new account: an identity of two keys, and no one-time key. */
int turnout_olm_account_make(turnout_olm_bytes *account);
int turnout_olm_account_keys(
    turnout_olm_view account, uint8_t curve[turnout_olm_key_bytes], uint8_t ed[turnout_olm_key_bytes]);
int turnout_olm_account_sign(
    turnout_olm_view account, turnout_olm_view message, uint8_t signature[turnout_olm_signature_bytes]);
/* The same account with one more one-time key. */
int turnout_olm_account_add_key(
    turnout_olm_view account, turnout_olm_bytes *next, uint8_t key[turnout_olm_key_bytes]);

/* A session with somebody's device that published these two keys. */
int turnout_olm_session_begin(
    turnout_olm_view account, const uint8_t identity[turnout_olm_key_bytes],
    const uint8_t one_time[turnout_olm_key_bytes], turnout_olm_bytes *session);
/* A session that somebody began with a pre-key message, which is to be decrypted with it afterwards. */
int turnout_olm_session_accept(
    turnout_olm_view account, const uint8_t identity[turnout_olm_key_bytes], turnout_olm_view message,
    turnout_olm_bytes *session);
/* `turnout_olm_done` where a pre-key message is of this session by all three of its keys. */
int turnout_olm_session_matches(
    turnout_olm_view session, const uint8_t identity[turnout_olm_key_bytes], turnout_olm_view message);
int turnout_olm_session_encrypt(
    turnout_olm_view session, turnout_olm_view text, turnout_olm_bytes *next, int *is_pre_key,
    turnout_olm_bytes *message);
int turnout_olm_session_decrypt(
    turnout_olm_view session, int is_pre_key, turnout_olm_view message, turnout_olm_bytes *next,
    turnout_olm_bytes *text);
/* What both sides call the session. */
int turnout_olm_session_name(turnout_olm_view session, uint8_t name[turnout_olm_key_bytes]);

/* A new outbound Megolm session. */
int turnout_megolm_make(turnout_olm_bytes *session);
/* What others need for its messages from the next one on. */
int turnout_megolm_share(turnout_olm_view session, turnout_olm_bytes *key);
int turnout_megolm_encrypt(
    turnout_olm_view session, turnout_olm_view text, turnout_olm_bytes *next, turnout_olm_bytes *message);
/* An inbound Megolm session of such a key. */
int turnout_megolm_open(turnout_olm_view key, turnout_olm_bytes *session);
/* One of a key that no signature vouches for: of whoever hands it on. */
int turnout_megolm_import(turnout_olm_view key, turnout_olm_bytes *session);
/* The same session from this message on: earlier ones are closed to it. */
int turnout_megolm_narrow(turnout_olm_view session, uint32_t index, turnout_olm_bytes *next);
int turnout_megolm_decrypt(
    turnout_olm_view session, turnout_olm_view message, turnout_olm_bytes *next, turnout_olm_bytes *text,
    uint32_t *index);

#endif
