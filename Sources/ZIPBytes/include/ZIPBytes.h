/// The table of ZIP codes as bytes that lie in the program, ready to use: nothing is parsed and nothing is copied.
/// `make zips` makes them; source, day and licence stand in them as text.
///
/// Whole numbers are little-endian, 32 bits wide unless said otherwise:
///   "TZT2" · bytes of the notice · bytes of the lists of states · how many ZIP codes · how many names of towns
///   the notice · the lists of states, one a line: "GA", "GA/AL"
///   for each first three digits, and once more: the number of its first ZIP code (16 bits), 1001 of them
///   for each ZIP code in order: the number of its town's name from 1, 0 where there is none (16 bits)
///   for each sixteenth name: where it begins among the names
///   for each ZIP code: its last two digits (8 bits); then for each the number of its list of states (8 bits)
///   the names, each after its length (8 bits), in the order of their small letters without anything between, "St" as "Saint"
#ifndef ZIP_BYTES_H
#define ZIP_BYTES_H

typedef struct {
    const void *start;
    long count;
} turnout_zip_bytes;

turnout_zip_bytes turnout_zips(void);

#endif
