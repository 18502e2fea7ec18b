/// Counties with their residents, the county of each ZIP code, and the maps of the country and of each state, as bytes that lie
/// in the program. Nothing is parsed and nothing is copied before somebody asks. `make areas` makes them; `areas.manifest` says of what.
///
/// Whole numbers are little-endian:
///   "TAR1" · 32 bits each: bytes of the notice · how many states · counties · ZIP codes · bytes of names, of the states' maps, of
///   the country's map
///   the notice, a line a file: what|source|year|licence
///   14 bytes a state, by FIPS number: postal abbreviation · number (8 bits) · 0 · its first county (16 bits) · label point:
///   latitude and longitude in hundredths of a degree (16 bits each) · where its map begins (32 bits)
///   12 bytes a county, by FIPS number: number in its state · where its name begins (16 bits each) · residents (32 bits; all ones:
///   not known) · label point (16 bits each; zero where the county is never named)
///   for each first three digits, and once more: the number of its first ZIP code (16 bits), 1001 of them
///   for each ZIP code in order: the number of its county, or 0xFF00 and that of its state (16 bits); then for each its last two
///   digits (8 bits)
///   names: kind (8 bits: none, County, Parish, Borough, Census Area, Municipality, City and Borough, city) · bytes (8 bits) · text
///   the maps of the states, then the country's. In a map numbers have seven bits a byte, the lowest first, the top bit says that
///   more follow; signed ones are doubled, those below zero turned: width, height, how many lines; each line: how many points,
///   each right and down (signed) from the one before; how many areas; each area: label right and down (signed), the room around it, how many
///   rings; each ring: how many lines, each its number (signed; ~n is line n from its end). Areas of a state: its counties of 20,000
///   residents and more, then all others as one. Areas of the country: the 50 states.
#ifndef AREA_BYTES_H
#define AREA_BYTES_H

typedef struct {
    const void *start;
    long count;
} turnout_area_bytes;

turnout_area_bytes turnout_areas(void);

#endif
