#ifndef TURNOUT_CZLIB_H
#define TURNOUT_CZLIB_H
/* zlib promises not to write into what it reads, and says so in its types only when asked. */
#define ZLIB_CONST
#include <zlib.h>

/* Unpacks deflated bytes without a header (RFC 1951) into `room`. `count` holds how many bytes fit, and then how many were
   written. Z_STREAM_END if that was all of them. A stream may not move between two calls, so all of it is done here. */
static inline int turnout_inflate_raw(
    const unsigned char *packed, uInt packed_count, unsigned char *room, uInt *count) {
    z_stream stream = {.next_in = packed, .avail_in = packed_count, .next_out = room, .avail_out = *count};
    *count = 0;
    int status = inflateInit2(&stream, -MAX_WBITS);
    if (status != Z_OK) return status;
    status = inflate(&stream, Z_FINISH);
    *count = (uInt)stream.total_out;
    inflateEnd(&stream);
    return status;
}

#endif
