#!/usr/bin/env python3
"""Packs the table of ZIP codes that lies in the program: `make zips`. `ZIPBytes.h` says how the bytes lie.

Takes two CSV files with a header, gzipped or not: GeoNames' postal codes (zip, place, state), and the ZIP code areas of
the Census block files (zcta, state), one row a district. The same files give the same bytes on every machine.
"""

import argparse
import csv
import gzip
import re
import struct
from collections import defaultdict

MILITARY = {"AA", "AE", "AP"}
BLOCK = 16


def rows(path):
    opened = gzip.open(path, "rt", encoding="utf-8") if path.endswith(".gz") else open(path, encoding="utf-8")
    with opened as lines:
        yield from csv.DictReader(lines)


def place(row):
    """The town as people write it; military mail has none."""
    name = row["place"].strip()
    if row["state"] in MILITARY or not name.isascii():
        return ""
    return re.sub(r"^Mc ?([A-Za-z])", lambda found: "Mc" + found[1].upper(), name)


def letters(name):
    """Small letters without anything between them, by which a town is looked for; "St" is short for "Saint"."""
    plain = "".join(letter for letter in name.lower() if "a" <= letter <= "z" or letter == " ")
    return re.sub("^st ", "saint", plain).replace(" ", "")


def short(text):
    data = text.encode("ascii")
    assert 0 < len(data) < 256, text
    return bytes([len(data)]) + data


def pack(zips, areas, notice):
    states, towns = {}, {}
    for row in rows(zips):
        states[row["zip"]], towns[row["zip"]] = [row["state"]], place(row)
    for row in rows(areas):
        known = states.get(row["zcta"])
        if known and row["state"] not in known:
            known.append(row["state"])
    order = sorted(states)
    sets = sorted({"/".join(of) for of in states.values()})
    names = sorted(set(towns.values()) - {""}, key=lambda name: (letters(name), name))
    number = {name: index + 1 for index, name in enumerate(names)}
    starts = [0] * 1001
    for code in order:
        starts[int(code[:3]) + 1] += 1
    for prefix in range(1000):
        starts[prefix + 1] += starts[prefix]
    blocks, text = [], b""
    for index, name in enumerate(names):
        if index % BLOCK == 0:
            blocks.append(len(text))
        text += short(name)
    listed = "\n".join(sets).encode("ascii")
    notice = notice.encode("utf-8")
    head = b"TZT2" + struct.pack("<4I", len(notice), len(listed), len(order), len(names))
    return b"".join([
        head, notice, listed,
        struct.pack("<1001H", *starts),
        struct.pack(f"<{len(order)}H", *(number.get(towns[code], 0) for code in order)),
        struct.pack(f"<{len(blocks)}I", *blocks),
        bytes(int(code[3:]) for code in order),
        bytes(sets.index("/".join(states[code])) for code in order),
        text,
    ])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("zips", help="GeoNames postal codes as CSV: zip, place, state")
    parser.add_argument("areas", help="ZIP code areas of the Census as CSV: zcta, state")
    parser.add_argument("--day", required=True, help="the day of GeoNames' data, such as 2026-03-30")
    parser.add_argument("--out", default="Sources/ZIPBytes/zips.bin")
    chosen = parser.parse_args()
    notice = (
        f"ZIP codes: GeoNames postal codes (geonames.org) of {chosen.day}, CC BY 4.0, changed: packed, towns of military "
        "mail left out, \"Mc\" joined. States besides: U.S. Census Bureau, block files of the 119th Congress.\n"
    )
    packed = pack(chosen.zips, chosen.areas, notice)
    with open(chosen.out, "wb") as out:
        out.write(packed)
    print(f"{len(packed):,} bytes")


if __name__ == "__main__":
    main()
