// Memory for secrets, and base64, which is all that libolm reads and writes.
#ifndef TURNOUT_OLM_BYTES_H
#define TURNOUT_OLM_BYTES_H

#include "include/COlm.h"

// Random bytes.
turnout_olm_bytes turnout_olm_chance(size_t count);

turnout_olm_bytes turnout_olm_copy(turnout_olm_view view);

// Bytes as base64 without padding.
turnout_olm_bytes turnout_olm_encoded(turnout_olm_view view);

// The bytes that the library wrote as base64; false where `space` is not exactly as many.
int turnout_olm_decode(const uint8_t *text, size_t count, uint8_t *into, size_t space);

// The same in memory of its own.
turnout_olm_bytes turnout_olm_decoded(turnout_olm_bytes text);

#endif
