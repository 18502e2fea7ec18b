#ifndef TURNOUT_CCRYPTO_H
#define TURNOUT_CCRYPTO_H
#include <openssl/rand.h>
#include <openssl/sha.h>
#endif
