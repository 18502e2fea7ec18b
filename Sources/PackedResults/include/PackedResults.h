/// Past results as bytes that lie in the program, made by `make results`: nothing is parsed before somebody asks.
///
/// Whole numbers are little-endian. A varint has seven bits a byte, the lowest first; a text is a varint of its length and UTF-8.
///   "TER1" · length (32 bits) · checksum (64): FNV-1a over words of eight bytes of all that follows
///   where each of the ten sections begins, and where the last one ends (32 bits each, from the start of the file)
/// A list: how many items (32), where each sixteenth begins behind these numbers (32 each), then each item with a varint of its length before it.
///   0 list of files: path, source, commit, day · four texts
///   1 list of words, by their folded letters
///   2 list of names, by place and folded words: numbers of words (16 each)
///   3 list of areas: place (8) · kind (8) · code, name, group · three texts
///   4 list of parties; the first is none
///   5 list of places: code · text; first name, end, first contest, end (16 each); years of new lines: how many (8), each (16)
///   6 list of two names that are one person (16 each)
///   7 contests (32 bits: how many), ten bytes each: where its standings begin (24) · year less 1900 (8)
///     day (5) month (4) kind (3) round (2) · area (16) · office (4) status (3) file (4) trouble (3)
///   8 numbers of the contests (16 each) by their ids
///   9 standings: varints of flags (1 seats, 2 registered and ballots, 4 counties), these numbers, how many names; each name:
///     its number in its place, from 1, or 0 for write-ins and others, times 4, plus 2 where several lines follow (how many), plus 1
///     where it is marked as elected; each line: party · votes plus 1, or 0 where there was no vote
#ifndef PACKED_RESULTS_H
#define PACKED_RESULTS_H

typedef struct {
    const void *start;
    long count;
} turnout_packed_results;

turnout_packed_results turnout_results(void);

#endif
