#include "include/ZIPBytes.h"

static const unsigned char zips[] = {
#embed "zips.bin"
};

turnout_zip_bytes turnout_zips(void) { return (turnout_zip_bytes){zips, sizeof zips}; }
