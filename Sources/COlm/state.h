// States in memory: each made from a copy of its pickle, and cleared when its work is done.
#ifndef TURNOUT_OLM_STATE_H
#define TURNOUT_OLM_STATE_H

#include "bytes.h"
#include "library.h"

// The rows are sealed by whoever keeps them; this key only satisfies the library.
#define PICKLE_KEY "turnout"

// For each type: memory for one, one from a pickle (NULL where that is none), its pickle, and the end of it.
#define OLM_STATE(Type, name) \
    Type *turnout_new_##name(void); \
    Type *turnout_open_##name(turnout_olm_view pickle); \
    turnout_olm_bytes turnout_kept_##name(Type *state); \
    void turnout_end_##name(Type *state);

OLM_STATE(OlmAccount, account)
OLM_STATE(OlmSession, session)
OLM_STATE(OlmOutboundGroupSession, outbound_group_session)
OLM_STATE(OlmInboundGroupSession, inbound_group_session)

#endif
