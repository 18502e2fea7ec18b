/// Learned weights as bytes that lie in the program, ready to use: nothing is parsed and nothing is copied.
///
/// Whole numbers are little-endian and 32 bits wide unless said otherwise:
///   "TLW1" · how many classes · bytes of names · how many slots (a power of two)
///   names of the classes, each with a line feed behind it, filled up with zeros to four bytes
///   slots: where a feature's row begins among the rows, 0 where there is none; first slot: hash & (slots - 1)
///   rows, after one byte that is not used: hash · pairs (8 bits) · pairs of class (8 bits) and weight (8, signed)
#ifndef LEARNED_WEIGHTS_H
#define LEARNED_WEIGHTS_H

/// What words ask for, and what danger is in them; each ends where its `_end` begins.
extern const unsigned char turnout_intents, turnout_intents_end;
extern const unsigned char turnout_dangers, turnout_dangers_end;

static inline const void *turnout_intents_start(void) { return &turnout_intents; }
static inline long turnout_intents_size(void) { return &turnout_intents_end - &turnout_intents; }
static inline const void *turnout_dangers_start(void) { return &turnout_dangers; }
static inline long turnout_dangers_size(void) { return &turnout_dangers_end - &turnout_dangers; }

#endif
