#!/usr/bin/env python3
"""Writes which ZIP codes keep other hours than most of their state: make hours FOLDER=../shared/civic-bulk; see docs/data.md."""
import csv
import gzip
import pathlib
import sys

HERE = pathlib.Path(__file__).parent
OUT = HERE.parent.parent / "Sources/CivicFacts/Bundled/zip-zones.txt"
HEAD = """# ZIP codes that keep other hours than most of their state: state|zone|codes, a range where all codes of the state between two are of it.
# Made by `make hours`; see docs/data.md. Counties by 49 CFR part 71, ZIP codes with their counties by GeoNames (CC BY 4.0).
"""


def rows(name):
    lines = (HERE / name).read_text().splitlines()
    return [line.split("|") for line in lines if line and not line.startswith("#")]


def main(folder):
    path = pathlib.Path(folder) / "zip-centroids-geonames.csv.gz"
    with gzip.open(path, "rt") as file:
        places = list(csv.DictReader(file))
    found = {}
    for state, zone, counties in rows("counties.txt"):
        wanted = set(counties.split())
        codes = [p["zip"] for p in places if p["state"] == state and p["county_fips3"] in wanted]
        found.setdefault((state, zone), set()).update(codes)
    for state, zone, codes in rows("zips.txt"):
        found.setdefault((state, zone), set()).update(codes.split())
    out = HEAD
    for (state, zone), codes in sorted(found.items()):
        out += f"{state}|{zone}|{' '.join(ranges(codes, sorted(p['zip'] for p in places if p['state'] == state)))}\n"
    OUT.write_text(out)


def ranges(codes, known):
    """Runs of codes between which the state has no other."""
    runs, run = [], []
    for code in sorted(set(known) | codes):
        if code in codes:
            run.append(code)
        elif run:
            runs.append(run)
            run = []
    runs += [run] if run else []
    return [run[0] if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs]


main(sys.argv[1])
