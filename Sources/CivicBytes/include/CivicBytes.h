/// Who represents each district and ZIP code, as bytes that lie in the program: what answers until a sync has brought its
/// own. Nothing is parsed and nothing is copied before somebody asks. `make civic` makes them; `civic.manifest` says of what.
///
/// Whole numbers are little-endian, 32 bits wide unless said otherwise:
///   "TCV1" · bytes of the notice · bytes of the lists of districts · how many ZIP codes · bytes of the members
///   the notice, a line a feed: name|day of the data|Congress|rows that the source counts
///   the lists of districts, one a line: "TX-37", "CA-30/CA-32"
///   for each first three digits, and once more: the number of its first ZIP code (16 bits), 1001 of them
///   for each ZIP code in order: the number of its list (16 bits); then for each its last two digits (8 bits)
///   the members of Congress, a line each, by state and seat, with a tab between fields: state, S and class or H and district,
///   bioguide id, name, party, phone, site, form, first day, last day, ids at the Federal Election Commission, offices (0x1E
///   between two, 0x1F between address and phone)
#ifndef CIVIC_BYTES_H
#define CIVIC_BYTES_H

typedef struct {
    const void *start;
    long count;
} turnout_civic_bytes;

turnout_civic_bytes turnout_civic(void);

#endif
