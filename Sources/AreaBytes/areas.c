#include "include/AreaBytes.h"

static const unsigned char areas[] = {
#embed "areas.bin"
};

turnout_area_bytes turnout_areas(void) { return (turnout_area_bytes){areas, sizeof areas}; }
