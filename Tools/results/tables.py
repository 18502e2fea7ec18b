"""The tables written by hand: lines of columns parted by " | ", the last of which is where the line comes from."""

from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent / "tables"
# What rows that come live are held against as well.
SHARED = Path(__file__).parents[2] / "Sources/ElectionResults/Tables"


def rows(name, columns):
    """Each line of a table, as many columns as asked for; a line of another shape stops the command."""
    folder = SHARED if (SHARED / name).exists() else FOLDER
    for number, line in enumerate((folder / name).read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        row = [column.strip() for column in line.split("|")]
        if len(row) != columns or not row[-1]:
            raise SystemExit(f"{name}, line {number}: {columns} columns are wanted, the last one filled")
        yield row


def repairs():
    return {row[0]: row[1] for row in rows("repairs.txt", 3)}


@cache
def counties():
    return {row[0]: int(row[1]) for row in rows("counties.txt", 3)}


def maps():
    return {row[0]: [int(year) for year in row[1].split(",")] for row in rows("maps.txt", 3)}


@cache
def defects():
    """(state, office, year, district) or all districts ("*") to what is wrong: `figures` or `total`."""
    return {tuple(row[:4]): row[4] for row in rows("defects.txt", 6)}


@cache
def rounds():
    return {tuple(row[:4]): row[4].split() for row in rows("rounds.txt", 6)}


def new_lines():
    """From which year on an office's areas are not those of areas.txt."""
    return {row[0]: int(row[1]) for row in rows("lines.txt", 3)}


def same_people():
    return [(row[0], row[1], [name.strip() for name in row[2].split(";")]) for row in rows("people.txt", 4)]


def files():
    return list(rows("files.txt", 5))
