"""Who represents a ZIP code, read out of the bulk files in the plainest way: `civic_expected.py FOLDER ZIP…`."""

import csv
import gzip
import json
import sys
from datetime import date
from pathlib import Path


def last_day(end: str) -> str:
    """Terms end on a January 3; another day is that of an election, and whoever was appointed goes on until then."""
    year = int(end[:4])
    return end if end.endswith("01-03") else f"{year + 1 if year % 2 == 0 else year + 2}-01-03"


def representatives(folder: Path, wanted: list[str], today: str) -> dict[str, set[tuple[str, str, str]]]:
    people = json.load(gzip.open(folder / "congress-legislators-current.json.gz"))
    names = [(p["name"], p["terms"][-1]) for p in people]
    sitting = [(name.get("official_full") or f"{name['first']} {name['last']}", term) for name, term in names]
    sitting = [(name, term) for name, term in sitting if term["start"] <= today < last_day(term["end"])]
    found: dict[str, set[tuple[str, str, str]]] = {code: set() for code in wanted}
    for row in csv.DictReader(gzip.open(folder / "zcta-cd119.csv.gz", "rt")):
        code, state, number = list(row.values())[:3]
        for name, term in sitting if code in found else []:
            if term["state"] == state and (term["type"] == "sen" or str(term["district"]) == str(int(number))):
                found[code].add((state, "" if term["type"] == "sen" else str(term["district"]), name))
    return found


if __name__ == "__main__":
    for code, seats in representatives(Path(sys.argv[1]), sys.argv[2:], date.today().isoformat()).items():
        print(code, *sorted(seats))
