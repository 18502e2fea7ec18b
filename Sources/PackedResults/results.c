#include "include/PackedResults.h"

/// Read as words of eight bytes, so it begins at one.
static const unsigned char results[] __attribute__((aligned(8))) = {
#embed "results.bin"
};

turnout_packed_results turnout_results(void) { return (turnout_packed_results){results, sizeof results}; }
