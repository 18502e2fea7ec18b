#!/usr/bin/env python3
"""Looks for memory that is lost, or grows.

    make leaks                        # builds the release binary and runs this
    LEAK_UPDATES=100000 make leaks    # shorter; a million takes a quarter of an hour

First every scripted conversation, photos among them, is played by the release binary under valgrind: not one byte may be
lost, and nothing read that was never written. Then `turnout measure --updates` sends a million made-up updates through the
whole house: reports, decisions, questions, deletions, ever new voters. After the first half memory may not grow by more than half a
byte an update.
"""

import json
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
UPDATES = int(os.environ.get("LEAK_UPDATES", "1000000"))
# Half a megabyte in a million: less than one small thing kept for every hundredth update.
MOST_BYTES_AN_UPDATE = 0.5


def play_under_valgrind(turnout):
    # valgrind gives up at the debug information of so large a program.
    place = ROOT / ".build" / "leaks"
    place.mkdir(parents=True, exist_ok=True)
    stripped = place / "turnout"
    subprocess.run(["strip", "--strip-debug", turnout, "-o", stripped], check=True)
    transcripts = sorted((ROOT / "transcripts").glob("*.txt"))
    command = [
        "valgrind", "--quiet", "--leak-check=full", "--show-leak-kinds=definite,indirect",
        "--errors-for-leak-kinds=definite,indirect", "--error-exitcode=9", "--num-callers=25",
        f"--suppressions={ROOT / 'Benchmarks' / 'leaks.supp'}", stripped, "replay", *transcripts,
    ]
    status = subprocess.run(command, stdout=subprocess.DEVNULL).returncode
    print(f"{len(transcripts)} transcripts under valgrind: {'nothing lost' if status == 0 else f'status {status}'}", flush=True)
    return status == 0


def stays_level(turnout):
    process = subprocess.Popen([turnout, "measure", "--updates", str(UPDATES)], stdout=subprocess.PIPE, text=True)
    slope = None
    for line in process.stdout:
        print(line.strip(), flush=True)
        slope = json.loads(line).get("bytes_an_update", slope)
    return process.wait() == 0 and slope is not None and slope <= MOST_BYTES_AN_UPDATE


def main():
    turnout = ROOT / ".build" / "release" / "turnout"
    is_clean = play_under_valgrind(turnout)
    is_level = stays_level(turnout)
    sys.exit(0 if is_clean and is_level else 1)


if __name__ == "__main__":
    main()
