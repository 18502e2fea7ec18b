/// Learned weights as bytes that lie in the program, ready to use: nothing is parsed and nothing is copied.
///
/// Whole numbers are little-endian and 32 bits wide unless said otherwise:
///   "TLW1" · how many classes · bytes of names · how many slots (a power of two)
///   names of the classes, each with a line feed behind it, filled up with zeros to four bytes
///   slots: where a feature's row begins among the rows, 0 where there is none; first slot: hash & (slots - 1)
///   rows, after one byte that is not used: hash · pairs (8 bits) · pairs of class (8 bits) and weight (8, signed)
#ifndef LEARNED_WEIGHTS_H
#define LEARNED_WEIGHTS_H

typedef struct {
    const void *start;
    long count;
} turnout_weights;

/// What words ask for.
turnout_weights turnout_intents(void);
/// What danger is in them.
turnout_weights turnout_dangers(void);
/// What is wanted of a report.
turnout_weights turnout_orders(void);

#endif
