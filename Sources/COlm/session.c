#include "include/COlm.h"

#if __has_include(<olm/olm.h>)

#include "state.h"

static turnout_olm_view key_view(const uint8_t key[turnout_olm_key_bytes]) {
    return (turnout_olm_view){key, turnout_olm_key_bytes};
}

int turnout_olm_session_begin(
    turnout_olm_view kept, const uint8_t identity[turnout_olm_key_bytes],
    const uint8_t one_time[turnout_olm_key_bytes], turnout_olm_bytes *next) {
    const turnout_olm_library *olm = turnout_olm();
    if (olm == NULL) return turnout_olm_absent;
    OlmAccount *account = turnout_open_account(kept);
    if (account == NULL) return turnout_olm_refused;
    OlmSession *session = turnout_new_session();
    turnout_olm_bytes chance = turnout_olm_chance(olm->olm_create_outbound_session_random_length(session));
    turnout_olm_bytes theirs = turnout_olm_encoded(key_view(identity));
    turnout_olm_bytes key = turnout_olm_encoded(key_view(one_time));
    size_t made = olm->olm_create_outbound_session(
        session, account, theirs.start, theirs.count, key.start, key.count, chance.start, chance.count);
    turnout_olm_free(chance);
    turnout_olm_free(theirs);
    turnout_olm_free(key);
    if (made != olm->olm_error()) *next = turnout_kept_session(session);
    turnout_end_session(session);
    turnout_end_account(account);
    return made == olm->olm_error() ? turnout_olm_refused : turnout_olm_done;
}

int turnout_olm_session_accept(
    turnout_olm_view kept, const uint8_t identity[turnout_olm_key_bytes], turnout_olm_view message,
    turnout_olm_bytes *next) {
    const turnout_olm_library *olm = turnout_olm();
    if (olm == NULL) return turnout_olm_absent;
    OlmAccount *account = turnout_open_account(kept);
    if (account == NULL) return turnout_olm_refused;
    OlmSession *session = turnout_new_session();
    turnout_olm_bytes theirs = turnout_olm_encoded(key_view(identity));
    turnout_olm_bytes text = turnout_olm_encoded(message);
    size_t made = olm->olm_create_inbound_session_from(
        session, account, theirs.start, theirs.count, text.start, text.count);
    turnout_olm_free(theirs);
    turnout_olm_free(text);
    if (made != olm->olm_error()) *next = turnout_kept_session(session);
    turnout_end_session(session);
    turnout_end_account(account);
    return made == olm->olm_error() ? turnout_olm_refused : turnout_olm_done;
}

int turnout_olm_session_matches(
    turnout_olm_view kept, const uint8_t identity[turnout_olm_key_bytes], turnout_olm_view message) {
    const turnout_olm_library *olm = turnout_olm();
    if (olm == NULL) return turnout_olm_absent;
    OlmSession *session = turnout_open_session(kept);
    if (session == NULL) return turnout_olm_refused;
    turnout_olm_bytes theirs = turnout_olm_encoded(key_view(identity));
    turnout_olm_bytes text = turnout_olm_encoded(message);
    size_t answer =
        olm->olm_matches_inbound_session_from(session, theirs.start, theirs.count, text.start, text.count);
    turnout_olm_free(theirs);
    turnout_olm_free(text);
    turnout_end_session(session);
    return answer == 1 ? turnout_olm_done : turnout_olm_refused;
}

int turnout_olm_session_encrypt(
    turnout_olm_view kept, turnout_olm_view text, turnout_olm_bytes *next, int *is_pre_key,
    turnout_olm_bytes *message) {
    const turnout_olm_library *olm = turnout_olm();
    if (olm == NULL) return turnout_olm_absent;
    OlmSession *session = turnout_open_session(kept);
    if (session == NULL) return turnout_olm_refused;
    *is_pre_key = olm->olm_encrypt_message_type(session) == OLM_MESSAGE_TYPE_PRE_KEY;
    turnout_olm_bytes chance = turnout_olm_chance(olm->olm_encrypt_random_length(session));
    turnout_olm_bytes coded = turnout_olm_room(olm->olm_encrypt_message_length(session, text.count));
    size_t made = olm->olm_encrypt(
        session, text.start, text.count, chance.start, chance.count, coded.start, coded.count);
    turnout_olm_free(chance);
    if (made != olm->olm_error()) {
        *next = turnout_kept_session(session);
        *message = turnout_olm_decoded(coded);
    }
    turnout_olm_free(coded);
    turnout_end_session(session);
    return made == olm->olm_error() ? turnout_olm_refused : turnout_olm_done;
}

int turnout_olm_session_decrypt(
    turnout_olm_view kept, int is_pre_key, turnout_olm_view message, turnout_olm_bytes *next,
    turnout_olm_bytes *text) {
    const turnout_olm_library *olm = turnout_olm();
    if (olm == NULL) return turnout_olm_absent;
    OlmSession *session = turnout_open_session(kept);
    if (session == NULL) return turnout_olm_refused;
    size_t type = is_pre_key ? OLM_MESSAGE_TYPE_PRE_KEY : OLM_MESSAGE_TYPE_MESSAGE;
    // The library writes over what it reads, also when it only measures.
    turnout_olm_bytes coded = turnout_olm_encoded(message);
    size_t most = olm->olm_decrypt_max_plaintext_length(session, type, coded.start, coded.count);
    turnout_olm_free(coded);
    size_t count = olm->olm_error();
    if (most != olm->olm_error()) {
        coded = turnout_olm_encoded(message);
        turnout_olm_bytes plain = turnout_olm_room(most);
        count = olm->olm_decrypt(session, type, coded.start, coded.count, plain.start, plain.count);
        if (count != olm->olm_error()) {
            *next = turnout_kept_session(session);
            *text = turnout_olm_copy((turnout_olm_view){plain.start, count});
        }
        turnout_olm_free(coded);
        turnout_olm_free(plain);
    }
    turnout_end_session(session);
    return count == olm->olm_error() ? turnout_olm_refused : turnout_olm_done;
}

int turnout_olm_session_name(turnout_olm_view kept, uint8_t name[turnout_olm_key_bytes]) {
    const turnout_olm_library *olm = turnout_olm();
    if (olm == NULL) return turnout_olm_absent;
    OlmSession *session = turnout_open_session(kept);
    if (session == NULL) return turnout_olm_refused;
    turnout_olm_bytes text = turnout_olm_room(olm->olm_session_id_length(session));
    int is_fine = olm->olm_session_id(session, text.start, text.count) != olm->olm_error()
        && turnout_olm_decode(text.start, text.count, name, turnout_olm_key_bytes);
    turnout_olm_free(text);
    turnout_end_session(session);
    return is_fine ? turnout_olm_done : turnout_olm_refused;
}

#endif
