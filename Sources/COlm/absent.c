#include "include/COlm.h"

#if !__has_include(<olm/olm.h>)

// What a program answers that was built without the library.
#define ABSENT(name, ...) \
    int turnout_##name(__VA_ARGS__) { return turnout_olm_absent; }
#define VIEW turnout_olm_view
#define BYTES turnout_olm_bytes *
#define KEY const uint8_t *
#define OUT uint8_t *

#pragma clang diagnostic ignored "-Wunused-parameter"

ABSENT(olm_version, OUT v)
ABSENT(olm_account_make, BYTES a)
ABSENT(olm_account_keys, VIEW a, OUT b, OUT c)
ABSENT(olm_account_sign, VIEW a, VIEW b, OUT c)
ABSENT(olm_account_add_key, VIEW a, BYTES b, OUT c)
ABSENT(olm_session_begin, VIEW a, KEY b, KEY c, BYTES d)
ABSENT(olm_session_accept, VIEW a, KEY b, VIEW c, BYTES d)
ABSENT(olm_session_matches, VIEW a, KEY b, VIEW c)
ABSENT(olm_session_encrypt, VIEW a, VIEW b, BYTES c, int *d, BYTES e)
ABSENT(olm_session_decrypt, VIEW a, int b, VIEW c, BYTES d, BYTES e)
ABSENT(olm_session_name, VIEW a, OUT b)
ABSENT(megolm_make, BYTES a)
ABSENT(megolm_share, VIEW a, BYTES b)
ABSENT(megolm_encrypt, VIEW a, VIEW b, BYTES c, BYTES d)
ABSENT(megolm_open, VIEW a, BYTES b)
ABSENT(megolm_import, VIEW a, BYTES b)
ABSENT(megolm_narrow, VIEW a, uint32_t b, BYTES c)
ABSENT(megolm_decrypt, VIEW a, VIEW b, BYTES c, BYTES d, uint32_t *e)

#endif
