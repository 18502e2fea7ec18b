"""Winnipeg's mayors, councillors and trustees."""

import csv
import re
from pathlib import Path

import names
import tables
from contest import Area, Contest, Standing
from packing import folded

FILE = "winnipeg-election-results.csv"
OFFICES = {"Mayor": "mayor", "Councillor": "council", "School Trustee": "trustee"}
KINDS = {"General Election": "general", "By-Election": "by-election"}
KIND_OF_AREA = {"mayor": "city", "council": "ward", "trustee": "school-ward"}


def areas():
    """Each way in which the file writes an area, with its office, to the area."""
    found = {}
    for code, office, name, group, written, _ in tables.rows("areas.txt", 6):
        for text in written.split(";"):
            found[office, text.strip()] = Area(code, KIND_OF_AREA[office], name, group)
    return found


def area(office, written, year, known):
    """By the table, or, where it is older than the lines, by the name as it is written and the year of the map."""
    newest = tables.new_lines().get(office, year + 1)
    if year < newest:
        return known[office, written]
    name = written.replace("(Partial Results)", "").strip()
    slug = "-".join(part for part in map(folded, re.split(r"[\s/,–-]+", name)) if part and part != "ward")
    return Area(f"{slug}-{newest}", KIND_OF_AREA[office], name)


def status(text):
    if text == "secondary":
        return "second-hand"
    return "election-night" if text.startswith("unofficial") else "election-night-final"


def read(folder):
    """All contests, and how many rows were read."""
    with open(Path(folder) / FILE, encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    groups = {}
    for row in rows:
        groups.setdefault((row["date"], row["type"], row["area"], row["position"]), []).append(row)
    known = areas()
    return [contest(group, known) for group in groups.values()], len(rows)


def contest(rows, known):
    first = rows[0]
    date = [int(part) for part in first["date"].split("-")] if first["date_precision"] == "day" else [int(first["date"])]
    office = OFFICES[first["position"]]
    standings = [standing(row) for row in rows]
    return Contest(
        where="winnipeg", office=office, area=area(office, first["area"], date[0], known), year=date[0],
        month=date[1] if len(date) > 1 else 0, day=date[2] if len(date) > 1 else 0,
        kind=KINDS[first["type"]], source=FILE, status=status(first["status"]), standings=standings,
        trouble="partial" if "(Partial Results)" in first["area"] else "none",
        seats=sum(standing.won for standing in standings),
        registered=int(first["registered_voters"] or 0), ballots=int(first["ballots_cast"] or 0), rows=rows)


def standing(row):
    lines = [("", int(row["votes"]))] if row["votes"] else []
    return Standing(names.surname_small(names.shown(row["candidate"])), lines, row["won"] == "Yes")
