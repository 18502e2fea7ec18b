#include "include/LearnedWeights.h"

static const unsigned char intents[] = {
#embed "intents.bin"
};
static const unsigned char dangers[] = {
#embed "dangers.bin"
};
static const unsigned char orders[] = {
#embed "orders.bin"
};

turnout_weights turnout_intents(void) { return (turnout_weights){intents, sizeof intents}; }
turnout_weights turnout_dangers(void) { return (turnout_weights){dangers, sizeof dangers}; }
turnout_weights turnout_orders(void) { return (turnout_weights){orders, sizeof orders}; }
