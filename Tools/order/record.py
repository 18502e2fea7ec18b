#!/usr/bin/env python3
"""Which functions a running `turnout` calls, for the linker to lay them side by side.

    make order       # links the release program with its symbols and runs this

What is resident of a program is whole pages. Laid as the compiler leaves them, the functions that are called lie spread
over all of them. The program runs under valgrind: first voters who report, then the tour through everything else. Names go
to `functions.gz` beside this file, those of the first run first. A name that a later version no longer has is passed over by
the linker, a new one lies with the rest: the file may be old, it only helps less.
"""

import asyncio
import gzip
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Benchmarks"))
import load  # noqa: E402

NAMES = Path(__file__).with_name("functions.gz")
VOTERS = 16
# Nothing is said until the program polls, and under valgrind its start takes many times as long.
FIRST_POLL_SECONDS = 120


def watching(trace: Path, program: Path) -> list[str]:
    return ["valgrind", "--tool=callgrind", "--demangle=no", f"--callgrind-out-file={trace}", str(program)]


def called(trace: Path) -> set[str]:
    """The functions in a trace; a number behind an apostrophe counts recursions."""
    return {re.sub(r"'\d+$", "", name) for name in re.findall(r"^c?fn=\(\d+\) (\S+)$", trace.read_text(), re.MULTILINE)}


def defined(program: Path) -> set[str]:
    listing = subprocess.run(["nm", "--defined-only", "--format=posix", program], check=True, capture_output=True, text=True)
    return {line.split(" ", 1)[0] for line in listing.stdout.splitlines()}


async def report(command: list[str]) -> None:
    """Voters report, twice over, and the program ends by itself, as it does on SIGTERM."""
    load.SIDES["turnout"] = command
    load.FIRST_POLL_SECONDS = FIRST_POLL_SECONDS

    async def work(run: load.Run) -> None:
        for _ in range(2):
            await run.crowd.play(VOTERS, VOTERS)

    await load.started("turnout", work)


def main() -> None:
    if not shutil.which("valgrind"):
        sys.exit("Needs valgrind. Install it: apt-get install valgrind")
    with tempfile.TemporaryDirectory() as folder:
        # valgrind gives up at the debug information of so large a program.
        program = Path(folder, "turnout")
        subprocess.run(["strip", "--strip-debug", sys.argv[1], "-o", program], check=True)
        traces = Path(folder, "reports"), Path(folder, "tour")
        asyncio.run(report(watching(traces[0], program) + ["run"]))
        print("Voters have reported. Now the tour …", flush=True)
        tour = ROOT / "transcripts" / "tour.txt"
        subprocess.run(watching(traces[1], program) + ["replay", tour], check=True, stdout=subprocess.DEVNULL)
        ours = defined(program)
        first, later = (called(trace) & ours for trace in traces)
    lines = sorted(first) + sorted(later - first)
    NAMES.write_bytes(gzip.compress("".join(f"{line}\n" for line in lines).encode(), 9, mtime=0))
    print(f"{len(first)} functions of reports and {len(lines) - len(first)} more are in {NAMES.relative_to(ROOT)}.")


if __name__ == "__main__":
    main()
