// libolm, loaded when it is first needed: most houses have no encrypted room, and it is not installed everywhere.
#ifndef TURNOUT_OLM_LIBRARY_H
#define TURNOUT_OLM_LIBRARY_H

#include <olm/olm.h>

// The functions in use, each as libolm declares it.
#define OLM_FUNCTIONS(use) \
    use(olm_get_library_version) \
    use(olm_error) \
    use(olm_account_size) \
    use(olm_account) \
    use(olm_clear_account) \
    use(olm_pickle_account_length) \
    use(olm_pickle_account) \
    use(olm_unpickle_account) \
    use(olm_create_account_random_length) \
    use(olm_create_account) \
    use(olm_account_identity_keys_length) \
    use(olm_account_identity_keys) \
    use(olm_account_signature_length) \
    use(olm_account_sign) \
    use(olm_account_one_time_keys_length) \
    use(olm_account_one_time_keys) \
    use(olm_account_generate_one_time_keys_random_length) \
    use(olm_account_generate_one_time_keys) \
    use(olm_session_size) \
    use(olm_session) \
    use(olm_clear_session) \
    use(olm_pickle_session_length) \
    use(olm_pickle_session) \
    use(olm_unpickle_session) \
    use(olm_create_outbound_session_random_length) \
    use(olm_create_outbound_session) \
    use(olm_create_inbound_session_from) \
    use(olm_matches_inbound_session_from) \
    use(olm_session_id_length) \
    use(olm_session_id) \
    use(olm_encrypt_message_type) \
    use(olm_encrypt_random_length) \
    use(olm_encrypt_message_length) \
    use(olm_encrypt) \
    use(olm_decrypt_max_plaintext_length) \
    use(olm_decrypt) \
    use(olm_outbound_group_session_size) \
    use(olm_outbound_group_session) \
    use(olm_clear_outbound_group_session) \
    use(olm_pickle_outbound_group_session_length) \
    use(olm_pickle_outbound_group_session) \
    use(olm_unpickle_outbound_group_session) \
    use(olm_init_outbound_group_session_random_length) \
    use(olm_init_outbound_group_session) \
    use(olm_outbound_group_session_key_length) \
    use(olm_outbound_group_session_key) \
    use(olm_group_encrypt_message_length) \
    use(olm_group_encrypt) \
    use(olm_inbound_group_session_size) \
    use(olm_inbound_group_session) \
    use(olm_clear_inbound_group_session) \
    use(olm_pickle_inbound_group_session_length) \
    use(olm_pickle_inbound_group_session) \
    use(olm_unpickle_inbound_group_session) \
    use(olm_init_inbound_group_session) \
    use(olm_inbound_group_session_last_error_code) \
    use(olm_import_inbound_group_session) \
    use(olm_export_inbound_group_session_length) \
    use(olm_export_inbound_group_session) \
    use(olm_group_decrypt_max_plaintext_length) \
    use(olm_group_decrypt)

#define OLM_MEMBER(name) __typeof__(&name) name;
typedef struct {
    OLM_FUNCTIONS(OLM_MEMBER)
} turnout_olm_library;
#undef OLM_MEMBER

// NULL if it is not installed, or lacks a function.
const turnout_olm_library *turnout_olm(void);

#endif
