#!/usr/bin/env python3
"""What a picture of a result costs: a drawing worker beside the same picture drawn by a C program.

    python3 Benchmarks/charts/measure.py [--turnout .build/release/turnout] [--rounds 9] [--pictures 100]

Both draw eight rows over and over, by turns; processor time is the kernel's count for each process, the start and the
first picture apart. Memory is what the kernel counts of the worker after every kind of picture.
"""

import argparse
import json
import pathlib
import statistics
import struct
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Benchmarks"))
from worker_process import WorkerProcess  # noqa: E402

FLOOR = ROOT / ".build" / "charts-floor"
NAMES = ["Ana Ruiz", "Bo Lindqvist", "Cy Twombly-Okafor", "Dee Dee Park", "Eli Sanchez", "Fay Wray", "Gus Hall", "Hu Shih"]
VOTES = [111_504, 58_440, 36_823, 21_080, 9_718, 5_083, 2_100, 898]


def figure(**other):
    everybody = sum(VOTES)
    rows = [{"name": n, "votes": v, "tenths": v * 1000 // everybody} for n, v in zip(NAMES, VOTES)]
    rows[0].update(elected=True, word="won")
    words = dict(title="Mayor of Somewhere", day="22 October 2014", kind="general election", status="official",
                 seats="1 seat", votes="245,646 votes, turnout 50.1%", source="City of Somewhere, open data",
                 asOf="as of 24 November 2026", shape="bars", rows=rows)
    words.update(other)
    return json.dumps(words).encode()


class Worker(WorkerProcess):
    def __init__(self, turnout):
        super().__init__(turnout, "drawing-worker")

    def draw(self, figure):
        self.ours.sendall(struct.pack("<4q", 0, 0, 0, len(figure)) + figure)
        refusal, width, height, count = struct.unpack("<4q", self.receive(32))
        if refusal:
            raise SystemExit(f"refused: {refusal}")
        return width, height, self.receive(count)


def floor(pictures):
    out = subprocess.run([FLOOR, str(pictures)], check=True, capture_output=True, text=True).stdout
    return [float(word) for word in out.split()]


def build():
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "pangocairo", "pangoft2", "fontconfig", "libpng"],
                           check=True, capture_output=True, text=True).stdout.split()
    subprocess.run(["cc", "-std=gnu11", "-O2", "-Wall", "-Wextra", "-Werror", "-o", FLOOR,
                    ROOT / "Benchmarks" / "charts" / "floor.c", *flags], check=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--turnout", default=str(ROOT / ".build" / "release" / "turnout"))
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--pictures", type=int, default=100)
    options = parser.parse_args()
    build()
    ours, theirs, first = [], [], []
    for _ in range(options.rounds):
        worker = Worker(options.turnout)
        width, height, png = worker.draw(figure())
        before = worker.milliseconds()
        first.append(before)
        for _ in range(options.pictures):
            worker.draw(figure())
        ours.append((worker.milliseconds() - before) / options.pictures)
        worker.end()
        theirs.append(floor(options.pictures))
    print(f"one picture: {width} x {height}, {len(png)} bytes; the floor's {theirs[0][1]:.0f} bytes")
    ratios = [a / b[0] for a, b in zip(ours, theirs)]
    print(f"worker / C: {statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f}); "
          f"{statistics.median(ours):.1f} and {statistics.median(b[0] for b in theirs):.1f} ms CPU")
    print(f"start and first picture: {statistics.median(first):.0f} ms CPU")
    worker = Worker(options.turnout)
    for other in [{}, {"shape": "pie"}, {"small": True}, {"rows": [{"name": n} for n in ["مريم", "ᐊᓂ", "王", "さ", "김", "Ω", "Ж", "ד"]]}]:
        for _ in range(20):
            worker.draw(figure(**other))
    print(f"MB at most, and of its own: {worker.memory('VmHWM'):.1f}, {worker.memory('RssAnon'):.1f}")
    worker.end()


if __name__ == "__main__":
    main()
