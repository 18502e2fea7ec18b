"""OpenElections' files by county: states are added up only when all their counties are there."""

import re
from pathlib import Path

import names
import tables
from contest import OTHERS, Area, Contest, Standing
from medsl import rows_of

FOLDER = "election-history/openelections-"
GEORGIA = FOLDER + "20241105__ga__general__county-level.csv.gz"
PENNSYLVANIA = FOLDER + "20201103__pa__general__county.csv.gz"
PRIMARY = FOLDER + "20260519__pa__primary__county.csv.gz"
OFFICES = {"President": "president", "U.S. House": "us-house", "Governor": "governor",
           "Lieutenant Governor": "lieutenant-governor"}
PARTIES = {"DEM": "democrat", "REP": "republican", "LIB": "libertarian", "democratic": "democrat"}
MODES = ("election_day_votes", "advanced_votes", "absentee_by_mail_votes", "provisional_votes")


def votes(row):
    return int(row["votes"]) if "votes" in row else sum(int(row[mode] or 0) for mode in MODES)


def party(row):
    return PARTIES.get(row["party"], PARTIES.get(row["party"].lower(), row["party"].lower()))


def read(folder, path):
    """All contests of a file, and how many rows were read."""
    rows = rows_of(Path(folder) / path)
    date, state, stage = re.search(r"openelections-(\d{8})__(..)__(\w+?)__", path).groups()
    make = Maker(path, state.upper(), date, stage, {row["county"] for row in rows})
    groups = {}
    for row in rows:
        if row["office"] in OFFICES:
            kind = f"primary-{row['party'].lower()}" if stage == "primary" else "general"
            groups.setdefault((OFFICES[row["office"]], row["district"], kind), []).append(row)
    return [contest for key, group in groups.items() for contest in make.contests(*key, group)], len(rows)


class Maker:
    def __init__(self, path, state, date, stage, counties):
        self.path, self.state, self.date, self.counties = path, state, date, counties
        self.is_whole = len(counties) == tables.counties()[state]

    def contests(self, office, district, kind, rows):
        if office == "us-house":
            return [self.contest(office, Area(district, "district"), kind, rows)] if self.is_whole else []
        state = self.contest(office, Area("state", "state"), kind, rows if self.is_whole else [])
        here = {row["county"] for row in rows}
        if not self.is_whole or len(here) < tables.counties()[self.state]:
            state.trouble, state.standings, state.counties = "some-counties", [], len(here)
        if office != "president":
            return [state]
        return [state] + [self.contest(office, Area(slug(name), "county", name), kind,
                                       [row for row in rows if row["county"] == name]) for name in sorted(here)]

    def contest(self, office, area, kind, rows):
        return Contest(where=self.state, office=office, area=area, year=int(self.date[:4]), month=int(self.date[4:6]),
                       day=int(self.date[6:]), kind=kind, source=self.path, status="compiled", standings=added(rows), rows=rows)


def slug(name):
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-") + "-county"


def added(rows):
    people = {}
    for row in rows:
        if names.is_no_vote(row["candidate"]):
            continue
        name = quoted(names.shown(row["candidate"])) or OTHERS
        lines = people.setdefault(name, {})
        line = "" if name == OTHERS else party(row)
        lines[line] = lines.get(line, 0) + votes(row)
    return [Standing(name, sorted(lines.items(), key=lambda line: (-line[1], line[0]))) for name, lines in people.items()]


def quoted(name):
    """Names in capitals in small letters, and one kind of quotation mark."""
    if name == name.upper():
        name = names.surname_small(name)
    return re.sub(r"(?<!\w)'(.+?)'(?!\w)", r'"\1"', name)
