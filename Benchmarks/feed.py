"""How long a page of the feed takes, from 1,000 to 1,000,000 public reports.

    make bench-feed                       # builds the release binary and runs this
    FEED_SIZES=1000,10000 make bench-feed # smaller

A data directory is made by the program itself and filled here: reports all over the country, some places with many
more than others, likes and comments as unevenly, ages up to a month. `turnout measure` then opens pages as voters do:
near, next, whole state, one kind, everywhere. The numbers go into feed.json and feed.svg beside this file.
"""

from __future__ import annotations

import json
import math
import os
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PROGRAM = ROOT / ".build/release/turnout"
SIZES = [int(size) for size in os.environ.get("FEED_SIZES", "1000,10000,100000,1000000").split(",")]
PAGES = os.environ.get("FEED_PAGES", "3000")
HALF_LIFE = 6 * 3_600_000
KINDS = ["longLine", "turnedAway", "machine", "wrongInformation", "moved", "access", "threats", "other"]
WORDS = "Only one machine works here and the line goes around the block since the doors opened late this morning "


def prefixes() -> list[tuple[str, float, float]]:
    """Prefixes of ZIP codes in use with their middles, as the program has them."""
    text = (ROOT / "Sources/CivicFacts/Bundled/prefix-middles.txt").read_text()
    rows = [line.split("|") for line in text.splitlines() if not line.startswith("#")]
    return [(prefix, float(north), float(east)) for prefix, north, east in rows]


def measure(directory: str, pages: str) -> dict:
    settings = {"TURNOUT_DATA": directory, "PATH": os.environ["PATH"]}
    output = subprocess.run([PROGRAM, "measure", pages], env=settings, check=True, capture_output=True, text=True)
    return json.loads(output.stdout)


def report(number: int, zip_code: str, kind: str, sent: int, public: int) -> str:
    return json.dumps(
        {
            "id": number, "author": 1, "language": "en", "sentAt": sent, "text": (WORDS * 3)[: 60 + number % 240],
            "photos": [], "place": {"words": f"School {number % 900}", "zip": zip_code}, "time": {"now": {"at": sent}},
            "kind": kind, "messages": [str(number)], "notes": [], "questions": [],
            "state": {"approved": {"by": {"account": 2, "name": "Omar"}, "at": public - 60_000, "publicAt": public}},
            "face": "actions", "shownPhotos": [], "lostPhotos": 0, "version": 2, "isAuthorReachable": True,
            "isPosted": True, "publicPhotos": [],
        },
        separators=(",", ":"),
    )


def fill(directory: str, size: int) -> None:
    """Rows as the program writes them; the likes are rows, and the warmth is reckoned as it does."""
    chance = random.Random(size)
    places = prefixes()
    weights = [1 / (1 + rank) ** 0.7 for rank in range(len(places))]
    chance.shuffle(weights)
    now = int(time.time() * 1000)
    database = sqlite3.connect(f"{directory}/turnout.sqlite")
    database.execute("PRAGMA synchronous = OFF")
    database.execute("PRAGMA foreign_keys = OFF")
    people = max(1_000, size // 20)
    database.executemany("INSERT INTO accounts (id) VALUES (?)", ((number,) for number in range(1, people + 1)))
    for start in range(1, size + 1, 50_000):
        reports, feed, marks = [], [], []
        chosen = chance.choices(places, weights, k=min(50_000, size + 1 - start))
        for number, (prefix, _, _) in enumerate(chosen, start):
            zip_code = prefix + f"{min(99, int(chance.expovariate(0.05))):02d}"
            kind = chance.choice(KINDS)
            sent = now - 120_000 - int(chance.expovariate(1 / (4 * 86_400_000)))
            public = sent + 60_000
            likes = min(people, int(chance.paretovariate(1.3)) - 1)
            for liker in chance.sample(range(1, people + 1), min(likes, 500)):
                marks.append((liker, "like", f"rep~{number}", sent))
            warm = sent + round(HALF_LIFE * math.log2(0.5 * min(likes, 500) + 1))
            reports.append((number, number % people + 1, report(number, zip_code, kind, sent, public).encode(), sent, public))
            feed.append((number, zip_code, prefix, kind, sent, public, warm))
        database.executemany(
            "INSERT INTO reports (id, author, body, sent_at, public_at, is_open, asks) VALUES (?, ?, ?, ?, ?, 0, 0)", reports
        )
        database.executemany("INSERT INTO feed VALUES (?, ?, ?, ?, ?, ?, 0, ?)", feed)
        database.executemany("INSERT INTO marks VALUES (?, ?, ?, ?, NULL)", marks)
        database.commit()
    database.close()


def fill_places(directory: str) -> None:
    """Middles of ZIP codes, spread around those of their prefixes, so that "near" has its neighbours."""
    chance = random.Random(1)
    database = sqlite3.connect(f"{directory}/civic.sqlite")
    number = 0
    for prefix, north, east in prefixes():
        for ending in range(0, 100, 2):
            number += 1
            place = {
                "zip": f"{prefix}{ending:02d}", "place": "Sample", "state": "AZ",
                "latitude": north + chance.uniform(-0.3, 0.3), "longitude": east + chance.uniform(-0.3, 0.3),
            }
            row = json.dumps({"point": {"_0": place}})
            database.execute("INSERT INTO rows VALUES (?, 'points', ?, ?, ?)", (number, place["zip"], place["zip"], row.encode()))
            square = f"square:{math.floor(place['latitude'])}:{math.floor(place['longitude'])}"
            for shelf in (f"point:{place['zip']}", square):
                database.execute("INSERT INTO shelves VALUES (?, ?, ?)", (shelf, place["zip"], number))
    database.commit()
    database.close()


def plot(results: list[dict]) -> str:
    """Pages in milliseconds over reports, both on logarithmic scales, as an SVG without any library."""
    width, height, left, top = 640, 360, 70, 30
    low, high = 0.05, 20.0
    sizes = [result["reports"] for result in results]

    def x(size: int) -> float:
        span = math.log10(max(sizes)) - math.log10(min(sizes)) or 1
        return left + (math.log10(size) - math.log10(min(sizes))) / span * (width - left - 40)

    def y(value: float) -> float:
        share = (math.log10(max(low, min(high, value))) - math.log10(low)) / (math.log10(high) - math.log10(low))
        return height - 40 - share * (height - 40 - top)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" font-family="sans-serif" font-size="12">',
        f'<rect width="{width}" height="{height}" fill="white"/>',
        f'<text x="{left}" y="18">A page of the feed: milliseconds over public reports</text>',
    ]
    for value in (0.1, 0.3, 1, 3, 5, 10):
        colour = "#c33" if value == 5 else "#ddd"
        parts.append(f'<line x1="{left}" x2="{width - 40}" y1="{y(value):.1f}" y2="{y(value):.1f}" stroke="{colour}"/>')
        parts.append(f'<text x="{left - 8}" y="{y(value) + 4:.1f}" text-anchor="end">{value}</text>')
    for size in sizes:
        parts.append(f'<text x="{x(size):.1f}" y="{height - 18}" text-anchor="middle">{size:,}</text>')
    for name, colour in (("p50", "#27a"), ("p90", "#7a3"), ("p99", "#a37")):
        points = " ".join(f'{x(r["reports"]):.1f},{y(r["ms"][name]):.1f}' for r in results)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        last = results[-1]
        parts.append(f'<text x="{x(last["reports"]) + 6:.1f}" y="{y(last["ms"][name]) + 4:.1f}" fill="{colour}">{name}</text>')
    return "\n".join(parts + ["</svg>"]) + "\n"


def main() -> None:
    if not PROGRAM.exists():
        sys.exit("Build it first: make release")
    results = []
    for size in SIZES:
        with tempfile.TemporaryDirectory() as directory:
            subprocess.run(
                [PROGRAM, "measure", "10"], env={"TURNOUT_DATA": directory, "PATH": os.environ["PATH"]}, check=True,
                capture_output=True,
            )
            began = time.time()
            fill(directory, size)
            civic(directory)
            filled = time.time() - began
            result = measure(directory, PAGES)
            result["megabytes"] = round(Path(directory, "turnout.sqlite").stat().st_size / 1e6)
            print(json.dumps(result), f"(filled in {filled:.0f} s)", flush=True)
            results.append(result)
    folder = ROOT / "Benchmarks"
    (folder / "feed.json").write_text("\n".join(json.dumps(result) for result in results) + "\n")
    (folder / "feed.svg").write_text(plot(results))


def civic(directory: str) -> None:
    """The archive of civic data: its shape is the program's, so the statements are read from there."""
    source = (ROOT / "Sources/Store/Civic/CivicSchema.swift").read_text()
    tables = source.split('private static let tables = """')[1].split('"""')[0]
    version = re.search(r"version: Int64 = (\d+)", source)
    database = sqlite3.connect(f"{directory}/civic.sqlite")
    database.execute("PRAGMA journal_mode = WAL")
    database.executescript(tables)
    database.execute(f"PRAGMA user_version = {version.group(1) if version else 0}")
    database.commit()
    database.close()
    fill_places(directory)


if __name__ == "__main__":
    main()
