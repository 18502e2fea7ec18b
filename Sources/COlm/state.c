#include "include/COlm.h"

#if __has_include(<olm/olm.h>)

#include "state.h"

#include <stdlib.h>

// The library writes over the pickle that it reads, so it gets a copy.
#define OLM_STATE_BODY(Type, name) \
    Type *turnout_new_##name(void) { \
        void *memory = calloc(1, turnout_olm()->olm_##name##_size()); \
        if (memory == NULL) abort(); \
        return turnout_olm()->olm_##name(memory); \
    } \
    Type *turnout_open_##name(turnout_olm_view pickle) { \
        Type *state = turnout_new_##name(); \
        turnout_olm_bytes copy = turnout_olm_copy(pickle); \
        size_t read = turnout_olm()->olm_unpickle_##name( \
            state, PICKLE_KEY, sizeof PICKLE_KEY - 1, copy.start, copy.count); \
        turnout_olm_free(copy); \
        if (read != turnout_olm()->olm_error()) return state; \
        turnout_end_##name(state); \
        return NULL; \
    } \
    turnout_olm_bytes turnout_kept_##name(Type *state) { \
        turnout_olm_bytes pickle = turnout_olm_room(turnout_olm()->olm_pickle_##name##_length(state)); \
        turnout_olm()->olm_pickle_##name( \
            state, PICKLE_KEY, sizeof PICKLE_KEY - 1, pickle.start, pickle.count); \
        return pickle; \
    } \
    void turnout_end_##name(Type *state) { \
        turnout_olm()->olm_clear_##name(state); \
        free(state); \
    }

OLM_STATE_BODY(OlmAccount, account)
OLM_STATE_BODY(OlmSession, session)
OLM_STATE_BODY(OlmOutboundGroupSession, outbound_group_session)
OLM_STATE_BODY(OlmInboundGroupSession, inbound_group_session)

#endif
