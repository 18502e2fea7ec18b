#!/usr/bin/env python3
"""Answers about past results: their time, their memory, kept pictures, and rows on their way in beside a C program.

    python3 Benchmarks/results/measure.py [TURNOUT]
"""

import json
import pathlib
import statistics
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
FLOOR = ROOT / ".build" / "results-floor"
TURNOUT = sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/release/turnout"


def floor() -> float:
    """Microseconds that the C program takes for the table."""
    return float(subprocess.run([FLOOR], check=True, capture_output=True, text=True).stdout)


def measures() -> dict[str, dict]:
    printed = subprocess.run([TURNOUT, "measure", "--results"], check=True, capture_output=True, text=True).stdout
    return {line["of"]: line for line in map(json.loads, printed.splitlines())}


def main() -> None:
    source = ROOT / "Benchmarks/results/floor.c"
    subprocess.run(["cc", "-std=gnu11", "-O2", "-Wall", "-Wextra", "-Werror", "-o", FLOOR, source], check=True)
    rounds = [(measures(), floor()) for _ in range(3)]
    for name in rounds[0][0]:
        lines = [round[0][name] for round in rounds]
        if name == "memory":
            print(f"first answers, MB: {statistics.median(line['MB'] for line in lines):.2f}")
            continue
        p50, p99 = (statistics.median(line["ms"][key] for line in lines) for key in ("p50", "p99"))
        print(f"{name}: p50 {p50:.2f} ms, p99 {p99:.2f} ms")
    last = rounds[-1][0]
    alone, beside = last["Winnipeg alone"]["ms"]["p99"], last["Winnipeg beside all"]["ms"]["p99"]
    print(f"Winnipeg beside all / alone, p99: {beside / alone:.2f}")
    if "kept pictures" in last:
        print(f"kept / drawn: {last['kept pictures']['ms']['p50'] / last['drawn pictures']['ms']['p50']:.3f}")
    rows = next(line for name, line in last.items() if name.startswith("import"))
    c = statistics.median(round[1] for round in rounds)
    print(f"import / C: {rows['ms']['p50'] * 1000 / c:.0f} ({c:.0f} us in C)")


main()
