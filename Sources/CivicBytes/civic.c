#include "include/CivicBytes.h"

static const unsigned char civic[] = {
#embed "civic.bin"
};

turnout_civic_bytes turnout_civic(void) { return (turnout_civic_bytes){civic, sizeof civic}; }
