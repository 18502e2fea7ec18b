#!/usr/bin/env python3
"""Packs past results into the file that lies in the program: pack.py FOLDER [OUT]

FOLDER holds winnipeg-election-results.csv and election-history/. Prints what is wrong with the figures, and stops if the
table of defects (tables/defects.txt) says something else. The same input gives the same bytes."""

import hashlib
import sys
from pathlib import Path

import checks
import medsl
import openelections
import tables
import winnipeg
from contest import identifier
from packing import Packer

OUT = Path(__file__).parents[2] / "Sources/PackedResults"


def main():
    if len(sys.argv) not in (2, 3):
        raise SystemExit(__doc__)
    folder, out = Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) == 3 else OUT
    contests, read = gathered(folder)
    held_against_table(checks.findings(contests))
    for contest in contests:
        contest.trouble, contest.standings = without_wrong_figures(contest)
    seen = {identifier(contest.key) for contest in contests}
    if len(seen) != len(contests):
        raise SystemExit("two contests have one id")
    data = Packer(contests, tables.files(), tables.maps(), tables.same_people()).packed()
    (out / "results.bin").write_bytes(data)
    (out / "results.manifest").write_text(manifest(folder, contests, read, data), encoding="utf-8")
    print(f"{len(contests):,} contests, {len(data):,} bytes")


def gathered(folder):
    """All contests of all files, and how many rows each file has."""
    contests, read = winnipeg.read(folder)
    counts = {winnipeg.FILE: read}
    for office, path in medsl.FILES.items():
        found, counts[path] = medsl.read(folder, office)
        contests += found
    for path in (openelections.GEORGIA, openelections.PENNSYLVANIA, openelections.PRIMARY):
        found, counts[path] = openelections.read(folder, path)
        contests += found
    return contests, counts


def held_against_table(found):
    for key, (what, why) in sorted(found.items()):
        print(f"{' '.join(part for part in key if part)}: {what}: {why}")
    table = tables.defects()
    told = {key: what for key, (what, _) in found.items()}
    if told != table:
        missing = sorted(told.items() - table.items()) + sorted(table.items() - told.items())
        raise SystemExit("defects.txt does not say what was found: " + "; ".join(map(str, missing)))


def without_wrong_figures(contest):
    """Of a contest whose figures are wrong not one is packed."""
    for district in (contest.area.code, "*", ""):
        if tables.defects().get((contest.where, contest.office, str(contest.year), district)) == "figures":
            return "wrong-copy", []
    return contest.trouble, contest.standings


def manifest(folder, contests, read, data):
    """What was packed, of what: one line a file, and one for the result."""
    lines = ["# Written by Tools/results/pack.py: file | SHA-256 | source | commit | data as of | licence | rows | rows taken | contests"]
    for path, source, commit, date, licence in tables.files():
        digest = hashlib.sha256((folder / path).read_bytes()).hexdigest()
        own = [contest for contest in contests if contest.source == path]
        taken = len({id(row) for contest in own for row in contest.rows})
        lines.append(" | ".join([path, digest, source, commit, date, licence, str(read[path]), str(taken), str(len(own))]))
    lines.append(f"results.bin | {hashlib.sha256(data).hexdigest()} | {len(contests)} contests | {len(data)} bytes")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
