#include "include/COlm.h"

#if __has_include(<olm/olm.h>)

#include "state.h"

#include <string.h>

int turnout_olm_account_make(turnout_olm_bytes *kept) {
    const turnout_olm_library *olm = turnout_olm();
    if (olm == NULL) return turnout_olm_absent;
    OlmAccount *account = turnout_new_account();
    turnout_olm_bytes chance = turnout_olm_chance(olm->olm_create_account_random_length(account));
    size_t made = olm->olm_create_account(account, chance.start, chance.count);
    turnout_olm_free(chance);
    if (made != olm->olm_error()) *kept = turnout_kept_account(account);
    turnout_end_account(account);
    return made == olm->olm_error() ? turnout_olm_refused : turnout_olm_done;
}

// The key of 43 letters behind a mark in what the library writes as JSON.
static int find_key(turnout_olm_bytes json, const char *mark, uint8_t key[turnout_olm_key_bytes]) {
    const char *found = strstr((const char *)json.start, mark);
    if (found == NULL) return 0;
    const uint8_t *start = (const uint8_t *)found + strlen(mark);
    if ((size_t)(start - json.start) + 43 > json.count) return 0;
    return turnout_olm_decode(start, 43, key, turnout_olm_key_bytes);
}

int turnout_olm_account_keys(
    turnout_olm_view kept, uint8_t curve[turnout_olm_key_bytes], uint8_t ed[turnout_olm_key_bytes]) {
    const turnout_olm_library *olm = turnout_olm();
    if (olm == NULL) return turnout_olm_absent;
    OlmAccount *account = turnout_open_account(kept);
    if (account == NULL) return turnout_olm_refused;
    turnout_olm_bytes json = turnout_olm_room(olm->olm_account_identity_keys_length(account));
    int is_fine = olm->olm_account_identity_keys(account, json.start, json.count) != olm->olm_error()
        && find_key(json, "\"curve25519\":\"", curve) && find_key(json, "\"ed25519\":\"", ed);
    turnout_olm_free(json);
    turnout_end_account(account);
    return is_fine ? turnout_olm_done : turnout_olm_refused;
}

int turnout_olm_account_sign(
    turnout_olm_view kept, turnout_olm_view message, uint8_t signature[turnout_olm_signature_bytes]) {
    const turnout_olm_library *olm = turnout_olm();
    if (olm == NULL) return turnout_olm_absent;
    OlmAccount *account = turnout_open_account(kept);
    if (account == NULL) return turnout_olm_refused;
    turnout_olm_bytes text = turnout_olm_room(olm->olm_account_signature_length(account));
    int is_fine =
        olm->olm_account_sign(account, message.start, message.count, text.start, text.count) != olm->olm_error()
        && turnout_olm_decode(text.start, text.count, signature, turnout_olm_signature_bytes);
    turnout_olm_free(text);
    turnout_end_account(account);
    return is_fine ? turnout_olm_done : turnout_olm_refused;
}

int turnout_olm_account_add_key(
    turnout_olm_view kept, turnout_olm_bytes *next, uint8_t key[turnout_olm_key_bytes]) {
    const turnout_olm_library *olm = turnout_olm();
    if (olm == NULL) return turnout_olm_absent;
    OlmAccount *account = turnout_open_account(kept);
    if (account == NULL) return turnout_olm_refused;
    turnout_olm_bytes chance =
        turnout_olm_chance(olm->olm_account_generate_one_time_keys_random_length(account, 1));
    size_t made = olm->olm_account_generate_one_time_keys(account, 1, chance.start, chance.count);
    turnout_olm_free(chance);
    turnout_olm_bytes json = turnout_olm_room(olm->olm_account_one_time_keys_length(account));
    // The first one's name is always the same in an account that had none.
    int is_fine = made != olm->olm_error()
        && olm->olm_account_one_time_keys(account, json.start, json.count) != olm->olm_error()
        && find_key(json, "{\"curve25519\":{\"AAAAAQ\":\"", key);
    turnout_olm_free(json);
    if (is_fine) *next = turnout_kept_account(account);
    turnout_end_account(account);
    return is_fine ? turnout_olm_done : turnout_olm_refused;
}

#endif
