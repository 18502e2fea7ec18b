#!/usr/bin/env python3
"""Packs counties, the county of each ZIP code and the maps, for the public site: make areas FOLDER=../shared/civic-bulk.

Takes a folder with the files of `files.txt`; `AreaBytes.h` says how the bytes lie. The same files give the same bytes on every machine.
"""

import argparse
import csv
import gzip
import hashlib
import io
import json
import struct
from pathlib import Path

from projection import Albers, own
from shapes import distance, drawn, inmost, joined, lines, rings, united

HERE = Path(__file__).parent
OUT = HERE.parent.parent / "Sources/AreaBytes"
NAMES = HERE.parent.parent / "Sources/CivicFacts/Bundled/states.txt"
# Fewer people than this never stand alone in public.
LEAST = 20_000
# What the census puts behind a name; the number is the kind in the bytes.
KINDS = ["", " County", " Parish", " Borough", " Census Area", " Municipality", " City and Borough", " city"]
# Not drawn: the far islands of Hawaii, which nobody lives on, would make the others small.
FAR_WEST = {"15": -161}
SHEET, COUNTRY = (800, 640), (1000, 620)


def table(folder, name):
    return list(csv.DictReader(io.StringIO(gzip.decompress((folder / name).read_bytes()).decode("utf-8"))))


class Counties:
    """What the two files of the census say together."""

    def __init__(self, topology, people):
        scale, move = topology["transform"]["scale"], topology["transform"]["translate"]
        self.place = lambda point: (point[0] * scale[0] + move[0], point[1] * scale[1] + move[1])
        arcs = lines(topology["arcs"])
        shapes = topology["objects"]["counties"]["geometries"]
        self.rings = {shape["id"]: self.shown(shape["id"], rings(arcs, shape)) for shape in shapes}
        self.names = {shape["id"]: (shape["properties"]["name"], 0) for shape in shapes}
        self.residents = {row["fips"]: int(row["residents_2019"]) for row in people}
        for row in people:
            name, whole = self.names[row["fips"]][0], row["county"]
            assert whole.startswith(name), whole
            self.names[row["fips"]] = (name, KINDS.index(whole[len(name):]))
        self.order = sorted(self.rings)
        self.states = sorted({fips[:2] for fips in self.order})

    def shown(self, fips, found):
        west = FAR_WEST.get(fips[:2])
        return [ring for ring in found if west is None or max(self.place(p)[0] for p in ring) > west]

    def of(self, state):
        return [fips for fips in self.order if fips[:2] == state]

    def named(self, state):
        return [fips for fips in self.of(state) if self.residents.get(fips, 0) >= LEAST]

    def around(self, place):
        """The county in which a point lies, as its whole boundary has it."""
        for fips in self.order:
            flat = [[self.place(point) for point in ring] for ring in self.rings[fips]]
            xs, ys = zip(*(point for ring in flat for point in ring))
            if min(xs) <= place[0] <= max(xs) and min(ys) <= place[1] <= max(ys) and distance(place, flat) >= 0:
                return fips
        return None


def varint(number):
    out = bytearray()
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    return bytes(out + bytes([number]))


def signed(number):
    return varint(number << 1 if number >= 0 else ~number << 1 | 1)


def packed_map(width, height, found, shapes):
    """The sheet, its lines, and for each area its label and its rings."""
    out = [varint(width), varint(height), varint(len(found))]
    for line in found:
        out.append(varint(len(line)))
        x = y = 0
        for point in line:
            out += [signed(point[0] - x), signed(point[1] - y)]
            x, y = point
    out.append(varint(len(shapes)))
    labels = []
    for shape in shapes:
        label = inmost([joined(found, ring) for ring in shape])
        labels.append(label)
        out += [signed(int(label[0])), signed(int(label[1])), varint(int(label[2])), varint(len(shape))]
        for ring in shape:
            out += [varint(len(ring))] + [signed(number) for number in ring]
    return b"".join(out), labels


def hundredths(point):
    return tuple(round(100 * degrees) for degrees in (point[1], point[0]))


def state_map(counties, state):
    """The map of a state, and the label point of it and of each county that is named."""
    named, every = counties.named(state), counties.of(state)
    smaller = [fips for fips in every if fips not in named]
    whole = united(counties.rings[fips] for fips in every)
    project = own([counties.place(point) for ring in whole for point in ring])
    width, height = project.fit([counties.place(p) for ring in whole for p in ring], 4, 4, SHEET[0] - 8, SHEET[1] - 8)
    areas = [counties.rings[fips] for fips in named]
    areas += [united(counties.rings[fips] for fips in smaller)] if smaller else []
    found, shapes = drawn(areas, lambda p: project(*counties.place(p)), 2.0, 6)
    data, labels = packed_map(round(width) + 8, round(height) + 8, found, shapes)
    points = {fips: hundredths(project.place(*label[:2])) for fips, label in zip(named, labels)}
    flat = [[project(*counties.place(point)) for point in ring] for ring in whole]
    points[state] = hundredths(project.place(*inmost(flat)[:2]))
    return data, points


def country_map(counties, postal):
    """The states: 48 as they lie, Alaska and Hawaii below on the left; whatever has a box is not drawn."""
    whole = {
        state: united(counties.rings[fips] for fips in counties.of(state))
        for state in counties.states if postal[state] not in ("DC", "PR", "GU", "AS", "VI", "MP")}
    states = list(whole)
    main, alaska, hawaii = Albers(29.5, 45.5, -96), Albers(55, 65, -154), Albers(8, 18, -157)
    places = lambda *wanted: [counties.place(p) for s in wanted for ring in whole[s] for p in ring]
    main.fit(places(*(state for state in states if state not in ("02", "15"))), 4, 4, 900, 600)
    alaska.fit(places("02"), 4, 440, 260, 170)
    hawaii.fit(places("15"), 275, 520, 110, 90)
    inset = {"02": alaska, "15": hawaii}
    # One grid for all: each inset is made of lines of its own.
    moved = {state: inset.get(state, main) for state in states}
    owner = {point: moved[state] for state in states for ring in whole[state] for point in ring}
    found, shapes = drawn([whole[s] for s in states], lambda p: owner[p](*counties.place(p)), 1.8, 4)
    return packed_map(*COUNTRY, found, shapes)[0], states


def zip_codes(rows, counties, fips_of):
    """Each ZIP code with its county, else its state. Where GeoNames has a county that the census of the year did not
    have (Connecticut, parts of Alaska), the point of the ZIP code tells in which one it lies."""
    found, moved = {}, 0
    for row in rows:
        state = fips_of.get(row["state"])
        if state is None:
            continue
        fips = state + row["county_fips3"]
        if row["county_fips3"] and fips not in counties.names:
            fips, moved = counties.around((float(row["lng"]), float(row["lat"]))), moved + 1
        found[row["zip"]] = fips if fips in counties.names and fips[:2] == state else state
    return found, moved


def pack(notice, counties, postal, codes, maps, points):
    names, at, records = b"", {}, []
    for fips in counties.order:
        name = counties.names[fips][0].encode("utf-8")
        at[fips] = len(names)
        names += bytes([counties.names[fips][1], len(name)]) + name
    number = {fips: index for index, fips in enumerate(counties.order)}
    for fips in counties.order:
        residents = counties.residents.get(fips, 0xFFFFFFFF)
        records.append(struct.pack("<HHIhh", int(fips[2:]), at[fips], residents, *points.get(fips, (0, 0))))
    states, start = [], 0
    for state in counties.states:
        first = number[counties.of(state)[0]]
        states.append(struct.pack("<2sBBHhhI", postal[state].encode(), int(state), 0, first, *points[state], start))
        start += len(maps[state])
    order = sorted(codes)
    starts = [sum(1 for code in order if int(code[:3]) < prefix) for prefix in range(1001)]
    place = lambda code: number.get(codes[code], 0xFF00 + counties.states.index(codes[code][:2]))
    text = notice.encode("utf-8")
    mapped = b"".join(maps[state] for state in counties.states)
    head = [len(text), len(states), len(records), len(order), len(names), len(mapped), len(maps["US"])]
    parts = [b"".join(states), b"".join(records), struct.pack("<1001H", *starts)]
    parts += [struct.pack(f"<{len(order)}H", *map(place, order)), bytes(int(code[3:]) for code in order)]
    return b"".join([b"TAR1", struct.pack("<7I", *head), text, *parts, names, mapped, maps["US"]])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="a folder with the files of Tools/areas/files.txt")
    parser.add_argument("out", type=Path, nargs="?", default=OUT, help="where the packed files go")
    arguments = parser.parse_args()
    folder, out = arguments.folder, arguments.out
    files = [line.split("|") for line in (HERE / "files.txt").read_text().splitlines() if not line.startswith("#")]
    topology = json.loads(gzip.decompress((folder / files[0][0]).read_bytes()))
    people, rows = table(folder, files[1][0]), table(folder, files[2][0])
    counties = Counties(topology, people)
    listed = [line.split("|")[0:3] for line in NAMES.read_text().splitlines() if not line.startswith(("#", "postal"))]
    postal = {fips: short for short, _, fips in listed}
    codes, moved = zip_codes(rows, counties, {short: fips for fips, short in postal.items()})
    maps, points = {}, {}
    for state in counties.states:
        maps[state], found = state_map(counties, state)
        points |= found
    maps["US"], _ = country_map(counties, postal)
    notice = "".join(f"{row[1]}|{row[2]}|{row[4]}|{row[5]}\n" for row in files)
    packed = pack(notice, counties, postal, codes, maps, points)
    (out / "areas.bin").write_bytes(packed)
    counts = [len(counties.order), len(people), len(rows)]
    text = "# Written by Tools/areas/pack.py: file | SHA-256 | source | copy | year | licence | rows\n"
    for row, count in zip(files, counts):
        digest = hashlib.sha256((folder / row[0]).read_bytes()).hexdigest()
        text += " | ".join([row[0], digest, row[2], row[3], row[4], row[5], str(count)]) + "\n"
    text += f"areas.bin | {hashlib.sha256(packed).hexdigest()} | {len(packed)} bytes\n"
    (out / "areas.manifest").write_text(text)
    sizes = ", ".join(f"{key} {len(maps[key]):,}" for key in ("US", "48", "02", "13"))
    print(f"{len(packed):,} bytes; {len(codes):,} ZIP codes, {moved} by their point; maps: {sizes}")


if __name__ == "__main__":
    main()
