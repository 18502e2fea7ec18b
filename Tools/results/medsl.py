"""MEDSL's returns: President by state, Senate and House."""

import csv
import gzip
from pathlib import Path

import names
import tables
from contest import OTHERS, Area, Contest, Standing

FOLDER = "election-history/medsl-"
FILES = {"president": FOLDER + "president-1976-2016-by-state.csv.gz", "us-senate": FOLDER + "us-senate-1976-2018.csv.gz",
         "us-house": FOLDER + "us-house-1976-2018.csv.gz"}
NO_PARTY = {"na", "", "none", "write-in", "ma", "jos_ pe_alosa"}


def rows_of(path):
    with gzip.open(path, "rt", encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def read(folder, office):
    """All contests of an office, and how many rows were read."""
    rows = rows_of(Path(folder) / FILES[office])
    groups = {}
    for row in rows:
        key = tuple(row.get(name, "") for name in ("year", "state_po", "district", "stage", "special"))
        groups.setdefault(key + (row.get("runoff") == "TRUE",), []).append(row)
    with_runoff = {(row["year"], row["state_po"], row.get("district", "")) for row in rows if row.get("runoff") == "TRUE"}
    specials = {(row["year"], row["state_po"], row.get("district", "")) for row in rows if row.get("stage") == "pri"}
    with_first = {(row["year"], row["state_po"], row.get("district", "")) for row in rows if row.get("stage") == "pre"}
    found = []
    for (year, state, district, stage, special, runoff), group in groups.items():
        place = (year, state, district)
        kind = "special" if special == "TRUE" or runoff and place in specials else "general"
        turn = "runoff" if runoff else "first" if place in with_runoff else "only"
        if place in with_first:
            turn = "first" if stage == "pre" else "runoff"
        if tables.rounds().get((state, office, district, year)) == ["paired"]:
            kind, turn = "special", "first" if special == "TRUE" else "runoff"
        found += contests(group, office, state, district, int(year), kind, turn)
    return found, len(rows)


def contests(rows, office, state, district, year, kind, turn):
    """The contest, or the two rounds that stand in one."""
    area = Area(district, "district") if office == "us-house" else Area("state", "state")
    status = "unofficial" if rows[0].get("unofficial") == "TRUE" else "compiled"
    contest = Contest(where=state, office=office, area=area, year=year, kind=kind, source=FILES[office], status=status,
                      standings=[], round=turn, rows=rows)
    special = tables.rounds().get((state, office, district if office == "us-house" else "", str(year)), [])
    if special[:1] == ["parted"]:
        runoff = [row for row in rows if row["candidatevotes"] in special[1:]]
        first = [row for row in rows if row not in runoff]
        return [filled(contest, first, "first"), filled(contest, runoff, "runoff")]
    trouble = {"mixed": "mixed-rounds", "first": "runoff-not-held"}.get(" ".join(special), "none")
    return [filled(contest, rows, turn, trouble)]


def filled(contest, rows, turn, trouble="none"):
    standings = added(rows, contest.office == "president")
    if is_not_counted(rows):
        trouble = "not-counted"
        for standing in standings:
            standing.lines = [(party, None) for party, _ in standing.lines][:1]
    return Contest(**{**vars(contest), "round": turn, "standings": standings, "trouble": trouble, "rows": rows})


def is_not_counted(rows):
    """One name, with the one vote (or none) that stands for an election without a count."""
    return len(rows) == 1 and int(rows[0]["candidatevotes"]) <= 1


def added(rows, is_reversed):
    """A person's lines are added, those of one party to one; all that is nobody's is one line."""
    people = {}
    for row in rows:
        if names.is_no_vote(row["candidate"]):
            continue
        name = names.shown(row["candidate"], is_reversed) or OTHERS
        party = "" if name == OTHERS or row["party"].lower() in NO_PARTY else clean(row["party"])
        lines = people.setdefault(name, {})
        lines[party] = lines.get(party, 0) + int(row["candidatevotes"])
    return [Standing(name, sorted(lines.items(), key=lambda line: (-line[1], line[0]))) for name, lines in people.items()]


def clean(party):
    """A party's name without signs that were broken on the way; "communist party use" is cut off in the source."""
    return " ".join(party.replace('""', '"').replace("?", "'").replace("\ufffd", "'").split())
