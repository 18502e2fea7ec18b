#!/usr/bin/env python3
"""Packs who represents each district and ZIP code, for a program that has fetched nothing yet: `make civic`.

Takes a folder with the files of `files.txt`; `CivicBytes.h` says how the bytes lie. The same files give the same bytes on every
machine. What the rows say is what the feeds of a sync would read from the same files, which a test holds against each other.
"""

import argparse
import csv
import gzip
import hashlib
import io
import json
import struct
from pathlib import Path

HERE = Path(__file__).parent
OUT = HERE.parent.parent / "Sources/CivicBytes"
FIELD, OFFICE, PART = "\t", "\x1e", "\x1f"


def unpacked(path):
    return gzip.decompress(path.read_bytes()).decode("utf-8")


def named(name):
    """A name as its bearer writes it, else its parts."""
    full = name.get("official_full")
    return full or " ".join(name[part] for part in ("first", "last", "suffix") if name.get(part))


def offices(person):
    found = []
    for place in person["offices"]:
        if not all(place.get(part) for part in ("address", "city", "state")):
            continue
        end = place["state"] + (f" {place['zip']}" if place.get("zip") else "")
        parts = [place["address"], str(place.get("suite") or ""), place["city"], end]
        found.append(", ".join(part for part in parts if part) + PART + (place.get("phone") or ""))
    return OFFICE.join(found)


def member(person, places):
    """One line: the state and the order first, so that a state's members lie together in theirs."""
    term = person["terms"][-1]
    seat = f"S{term['class']}" if term["type"] == "sen" else f"H{term['district']}"
    order = f"0:{term['class']}:" if term["type"] == "sen" else f"1:{100 + term['district']}:"
    bioguide, name = person["id"]["bioguide"], named(person["name"])
    fields = [
        term["state"], seat, bioguide, name, term.get("party"), term.get("phone"), term.get("url"),
        term.get("contact_form"), term.get("start"), term["end"], " ".join(person["id"].get("fec", [])),
        places.get(bioguide),
    ]
    line = FIELD.join(field or "" for field in fields)
    assert "\n" not in line and line.count(FIELD) == len(fields) - 1, line
    return (term["state"], order + name), line


def members(people, places):
    found = {person["id"]["bioguide"]: offices(person) for person in places}
    return [line for _, line in sorted(member(person, found) for person in people)]


def areas(text):
    """Each ZIP code with its districts, and how many rows there are."""
    rows = list(csv.DictReader(io.StringIO(text)))
    found = {}
    for row in rows:
        found.setdefault(row["zcta"], set()).add((row["state"], int(row["cd119"])))
    return {code: "/".join(f"{state}-{number}" for state, number in sorted(seats)) for code, seats in found.items()}, len(rows)


def pack(notice, lines, districts):
    lists = sorted(set(districts.values()))
    number = {text: index for index, text in enumerate(lists)}
    codes = sorted(districts)
    starts = [0] * 1001
    for code in codes:
        starts[int(code[:3]) + 1] += 1
    for prefix in range(1000):
        starts[prefix + 1] += starts[prefix]
    head, listed = notice.encode("utf-8"), "\n".join(lists).encode("ascii")
    text = "".join(line + "\n" for line in lines).encode("utf-8")
    return b"".join([
        b"TCV1" + struct.pack("<4I", len(head), len(listed), len(codes), len(text)), head, listed,
        struct.pack("<1001H", *starts),
        struct.pack(f"<{len(codes)}H", *(number[districts[code]] for code in codes)),
        bytes(int(code[3:]) for code in codes), text,
    ])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="a folder with the files of Tools/civic/files.txt")
    folder = parser.parse_args().folder
    table = [line.split("|") for line in (HERE / "files.txt").read_text().splitlines() if not line.startswith("#")]
    texts = {row[0]: unpacked(folder / row[0]) for row in table}
    people, places, pairs = (texts[row[0]] for row in table)
    lines = members(json.loads(people), json.loads(places))
    districts, rows = areas(pairs)
    counts = [len(lines), len(json.loads(places)), rows]
    taken = [len(lines), sum(1 for line in lines if line.split(FIELD)[-1]), len(districts)]
    # What an answer says of each feed: its day, its Congress, and how many rows the source counts.
    notice = "".join(
        f"{row[1]}|{row[4]}|{row[6]}|{count}\n" for row, count in zip(table, counts) if "offices" not in row[0])
    packed = pack(notice, lines, districts)
    (OUT / "civic.bin").write_bytes(packed)
    listed = [
        "# Written by Tools/civic/pack.py: file | SHA-256 | source | commit | data as of | licence | rows | rows taken"]
    for row, count, some in zip(table, counts, taken):
        digest = hashlib.sha256((folder / row[0]).read_bytes()).hexdigest()
        listed.append(" | ".join([row[0], digest, row[2], row[3], row[4], row[5], str(count), str(some)]))
    digest = hashlib.sha256(packed).hexdigest()
    listed.append(f"civic.bin | {digest} | {len(packed)} bytes")
    (OUT / "civic.manifest").write_text("\n".join(listed) + "\n")
    print(f"{len(packed):,} bytes")


if __name__ == "__main__":
    main()
