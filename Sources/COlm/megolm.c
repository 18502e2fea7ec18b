#include "include/COlm.h"

#if __has_include(<olm/olm.h>)

#include "state.h"

int turnout_megolm_make(turnout_olm_bytes *next) {
    const turnout_olm_library *olm = turnout_olm();
    if (olm == NULL) return turnout_olm_absent;
    OlmOutboundGroupSession *session = turnout_new_outbound_group_session();
    turnout_olm_bytes chance =
        turnout_olm_chance(olm->olm_init_outbound_group_session_random_length(session));
    size_t made = olm->olm_init_outbound_group_session(session, chance.start, chance.count);
    turnout_olm_free(chance);
    if (made != olm->olm_error()) *next = turnout_kept_outbound_group_session(session);
    turnout_end_outbound_group_session(session);
    return made == olm->olm_error() ? turnout_olm_refused : turnout_olm_done;
}

int turnout_megolm_share(turnout_olm_view kept, turnout_olm_bytes *key) {
    const turnout_olm_library *olm = turnout_olm();
    if (olm == NULL) return turnout_olm_absent;
    OlmOutboundGroupSession *session = turnout_open_outbound_group_session(kept);
    if (session == NULL) return turnout_olm_refused;
    turnout_olm_bytes text = turnout_olm_room(olm->olm_outbound_group_session_key_length(session));
    size_t made = olm->olm_outbound_group_session_key(session, text.start, text.count);
    if (made != olm->olm_error()) *key = turnout_olm_decoded(text);
    turnout_olm_free(text);
    turnout_end_outbound_group_session(session);
    return made == olm->olm_error() ? turnout_olm_refused : turnout_olm_done;
}

int turnout_megolm_encrypt(
    turnout_olm_view kept, turnout_olm_view text, turnout_olm_bytes *next, turnout_olm_bytes *message) {
    const turnout_olm_library *olm = turnout_olm();
    if (olm == NULL) return turnout_olm_absent;
    OlmOutboundGroupSession *session = turnout_open_outbound_group_session(kept);
    if (session == NULL) return turnout_olm_refused;
    turnout_olm_bytes coded = turnout_olm_room(olm->olm_group_encrypt_message_length(session, text.count));
    size_t made = olm->olm_group_encrypt(session, text.start, text.count, coded.start, coded.count);
    if (made != olm->olm_error()) {
        *next = turnout_kept_outbound_group_session(session);
        *message = turnout_olm_decoded(coded);
    }
    turnout_olm_free(coded);
    turnout_end_outbound_group_session(session);
    return made == olm->olm_error() ? turnout_olm_refused : turnout_olm_done;
}

int turnout_megolm_open(turnout_olm_view key, turnout_olm_bytes *next) {
    const turnout_olm_library *olm = turnout_olm();
    if (olm == NULL) return turnout_olm_absent;
    OlmInboundGroupSession *session = turnout_new_inbound_group_session();
    turnout_olm_bytes text = turnout_olm_encoded(key);
    size_t made = olm->olm_init_inbound_group_session(session, text.start, text.count);
    turnout_olm_free(text);
    if (made != olm->olm_error()) *next = turnout_kept_inbound_group_session(session);
    turnout_end_inbound_group_session(session);
    return made == olm->olm_error() ? turnout_olm_refused : turnout_olm_done;
}

// Of a key as it is exported, in base64, which the library may write over.
static int imported(const turnout_olm_library *olm, turnout_olm_bytes text, turnout_olm_bytes *next) {
    OlmInboundGroupSession *session = turnout_new_inbound_group_session();
    size_t made = olm->olm_import_inbound_group_session(session, text.start, text.count);
    if (made != olm->olm_error()) *next = turnout_kept_inbound_group_session(session);
    turnout_end_inbound_group_session(session);
    return made == olm->olm_error() ? turnout_olm_refused : turnout_olm_done;
}

int turnout_megolm_import(turnout_olm_view key, turnout_olm_bytes *next) {
    const turnout_olm_library *olm = turnout_olm();
    if (olm == NULL) return turnout_olm_absent;
    turnout_olm_bytes text = turnout_olm_encoded(key);
    int answer = imported(olm, text, next);
    turnout_olm_free(text);
    return answer;
}

int turnout_megolm_narrow(turnout_olm_view kept, uint32_t index, turnout_olm_bytes *next) {
    const turnout_olm_library *olm = turnout_olm();
    if (olm == NULL) return turnout_olm_absent;
    OlmInboundGroupSession *session = turnout_open_inbound_group_session(kept);
    if (session == NULL) return turnout_olm_refused;
    turnout_olm_bytes text = turnout_olm_room(olm->olm_export_inbound_group_session_length(session));
    int answer = turnout_olm_too_old;
    if (olm->olm_export_inbound_group_session(session, text.start, text.count, index) != olm->olm_error())
        answer = imported(olm, text, next);
    turnout_olm_free(text);
    turnout_end_inbound_group_session(session);
    return answer;
}

int turnout_megolm_decrypt(
    turnout_olm_view kept, turnout_olm_view message, turnout_olm_bytes *next, turnout_olm_bytes *text,
    uint32_t *index) {
    const turnout_olm_library *olm = turnout_olm();
    if (olm == NULL) return turnout_olm_absent;
    OlmInboundGroupSession *session = turnout_open_inbound_group_session(kept);
    if (session == NULL) return turnout_olm_refused;
    // The library writes over what it reads, also when it only measures.
    turnout_olm_bytes coded = turnout_olm_encoded(message);
    size_t most = olm->olm_group_decrypt_max_plaintext_length(session, coded.start, coded.count);
    turnout_olm_free(coded);
    size_t count = olm->olm_error();
    int fault = turnout_olm_refused;
    if (most != olm->olm_error()) {
        coded = turnout_olm_encoded(message);
        turnout_olm_bytes plain = turnout_olm_room(most);
        count = olm->olm_group_decrypt(session, coded.start, coded.count, plain.start, plain.count, index);
        if (count != olm->olm_error()) {
            *next = turnout_kept_inbound_group_session(session);
            *text = turnout_olm_copy((turnout_olm_view){plain.start, count});
        } else if (olm->olm_inbound_group_session_last_error_code(session) == OLM_UNKNOWN_MESSAGE_INDEX) {
            fault = turnout_olm_too_old;
        }
        turnout_olm_free(coded);
        turnout_olm_free(plain);
    }
    turnout_end_inbound_group_session(session);
    return count == olm->olm_error() ? fault : turnout_olm_done;
}

#endif
