"""How long `turnout verify-log` takes over a long audit log, beside `openssl dgst -sha256` over as many bytes.

    python3 Benchmarks/log.py [--rows N] [--rounds N]

The log is written here, in Python's own HMAC, and not by Turnout: so the two are also held against each other. The sums of tables are
those of an empty house, which is why `audit` and `settings` are named as changed; everything is read and sealed over all the same.
"""

from __future__ import annotations

import argparse
import hashlib
import hmac
import os
import sqlite3
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

TURNOUT = Path(__file__).parent.parent / ".build/release/turnout"
DEEDS = ["sent", "taken", "approved", "photosShown", "asked", "answered", "rejected", "logRead"]
START = 1_793_700_000_000


def first_key(hour: int) -> tuple[bytes, str]:
    """A chain's first key, and its line."""
    key = bytes(range(32))
    chain = hashlib.sha256(f"turnout log key|{hour}|{key.hex()}".encode()).hexdigest()[:32]
    return key, f"{chain}-{hour}-{key.hex()}"


def write_log(data: Path, rows: int) -> None:
    hour = START // 3_600_000
    key, line = first_key(hour)
    (data / "log.key.first").write_text(line + "\n")
    seal, batch, now = "", [], hour
    for number in range(1, rows + 1):
        at = START + number * 2_000
        while now < at // 3_600_000:
            key, now = hashlib.sha256(key).digest(), now + 1
        begin = number == 1
        deed, report = ("chainBegun", 0) if begin else (DEEDS[number % len(DEEDS)], number // 6 + 1)
        mark = f"{line[:32]}:" if begin else ""
        text = f"{seal}|{number}|{at}|{number % 40}|{deed}|{report}|{number % 7}|{now}|{mark}"
        seal = hmac.new(key, text.encode(), hashlib.sha256).hexdigest()
        batch.append((number, at, number % 40, deed, report, number % 7, seal, now, mark))
    with sqlite3.connect(data / "turnout.sqlite") as database:
        database.executemany(
            "INSERT INTO audit (seq, at, actor, deed, report, version, hash, hour, mark) VALUES (?,?,?,?,?,?,?,?,?)", batch
        )
        database.execute("INSERT INTO settings VALUES ('audit', ?)", (seal,))
    database.close()
    with sqlite3.connect(data / "turnout.sqlite") as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def seconds(words: list[str], environment: dict[str, str]) -> tuple[float, str]:
    before = time.monotonic()
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=False)
    return time.monotonic() - before, done.stdout + done.stderr


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--rows", type=int, default=1_000_000)
    arguments.add_argument("--rounds", type=int, default=5)
    wanted = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        environment = os.environ | {"TURNOUT_DATA": folder}
        subprocess.run([TURNOUT, "measure", "10"], env=environment, capture_output=True, check=False)
        write_log(data, wanted.rows)
        database = data / "turnout.sqlite"
        ours, theirs = [], []
        for _ in range(wanted.rounds):
            taken, printed = seconds([str(TURNOUT), "verify-log"], environment)
            assert "does not follow" not in printed and "could not be checked" not in printed, printed
            ours.append(taken)
            theirs.append(seconds(["openssl", "dgst", "-sha256", str(database)], environment)[0])
        ratio = statistics.median(ours) / statistics.median(theirs)
        print(f"{wanted.rows} rows, {database.stat().st_size // 1_000_000} MB")
        print(f"verify-log     {statistics.median(ours):7.3f} s ({min(ours):.3f} to {max(ours):.3f})")
        print(f"openssl sha256 {statistics.median(theirs):7.3f} s ({min(theirs):.3f} to {max(theirs):.3f})")
        print(f"ratio          {ratio:7.1f}")


if __name__ == "__main__":
    main()
