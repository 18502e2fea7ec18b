"""CPU, memory and requests of `turnout run` under load, beside a floor in C and an aiogram bot with the same dialog.

    make bench                                 # builds the release binary and the floor, and runs this
    LOAD_VOTERS=100 LOAD_ROUNDS=3 make bench   # smaller
    load.py --out FILE                         # the table as Markdown, too
    load.py --perf FILE                        # only a profile of turnout, by perf

The scenario: voters who each send ten texts (crowd.py), every next one after the bot's reply; 16 or 64 at once, new ones
as others finish. The three bots run by turns, round after round. As many voters as are there at once go through it
before anything is counted. CPU is the process's own, user and system. Read the ratios.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import signal
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import process
from crowd import STEPS, Crowd

ROOT = Path(__file__).resolve().parents[1]
VOTERS = int(os.environ.get("LOAD_VOTERS", "300"))
ROUNDS = int(os.environ.get("LOAD_ROUNDS", "5"))
FIRST_POLL_SECONDS = 30
TOKEN = "123456789:AAbenchmarkbenchmarkbenchmarkbench"
ROOM = -1001234567890
SIDES = {
    "turnout": [str(ROOT / ".build/release/turnout"), "run"],
    "floor": [str(ROOT / ".build/floor")],
    "aiogram": [sys.executable, str(ROOT / "Benchmarks/peer.py")],
}
TRACED = {"fdatasync": ("fdatasync", "fsync"), "pwrite": ("pwrite64",), "fcntl": ("fcntl",), "futex": ("futex",)}


@dataclass
class Run:
    """One bot on its own server, with a database of its own."""

    crowd: Crowd
    pid: int
    first_poll: float

    async def play(self, voters: int, at_once: int) -> dict[str, float]:
        """What each update of these voters cost."""
        before = process.cpu(self.pid), process.switches(self.pid), self.crowd.calls.copy()
        await self.crowd.play(voters, at_once)
        calls = self.crowd.calls - before[2]
        updates = voters * STEPS
        counts = {
            "µs CPU": (process.cpu(self.pid) - before[0]) * 1e6,
            "context switches": process.switches(self.pid) - before[1],
            "requests": calls.total(),
            "getUpdates": calls["getUpdates"],
        }
        return {name: count / updates for name, count in counts.items()}


async def started(side: str, work) -> object:
    """What `work` makes of a running bot of this side."""
    crowd = Crowd()
    server = await crowd.start()
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **{key: os.environ[key] for key in ("PATH", "HOME") if key in os.environ},
            "TELEGRAM_TOKEN": TOKEN, "TELEGRAM_API": f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}",
            "TURNOUT_DATA": folder, "CIVIC_SYNC": "off", "TELEGRAM_REVIEW_ROOM": str(ROOM),
            "TELEGRAM_GROUP_RATE": "100000", "TELEGRAM_RATE": "100000", "TURNOUT_LOG": "error",
        }
        begun = time.monotonic()
        bot = await asyncio.create_subprocess_exec(*SIDES[side], env=environment, cwd=folder, stdin=asyncio.subprocess.DEVNULL)
        try:
            await asyncio.wait_for(crowd.polled.wait(), FIRST_POLL_SECONDS)
            return await work(Run(crowd, bot.pid, time.monotonic() - begun))
        finally:
            if bot.returncode is None:
                bot.terminate()
            await bot.wait()
            server.close()


async def measured(side: str, at_once: int) -> dict[str, float]:
    async def work(run: Run) -> dict[str, float]:
        await asyncio.sleep(1)
        idle = process.memory(run.pid, "VmRSS")
        await run.crowd.play(at_once, at_once)
        found = await run.play(VOTERS, at_once)
        return found | {
            "ms to the first poll": run.first_poll * 1e3, "MB idle": idle,
            "MB after": process.memory(run.pid, "VmRSS"), "MB at most": process.memory(run.pid, "VmHWM"),
        }

    return await started(side, work)


async def watched(side: str, at_once: int, tool: list[str]) -> tuple[float, dict[str, float]]:
    """The same under a tool that is attached after the first voters; updates, and what they cost."""

    async def work(run: Run) -> tuple[float, dict[str, float]]:
        await run.crowd.play(at_once, at_once)
        watcher = await asyncio.create_subprocess_exec(*tool, "-p", str(run.pid), stderr=asyncio.subprocess.DEVNULL)
        await asyncio.sleep(1)
        found = await run.play(VOTERS, at_once)
        watcher.send_signal(signal.SIGINT)
        await watcher.wait()
        return VOTERS * STEPS, found

    return await started(side, work)


async def traced(side: str, at_once: int) -> dict[str, float]:
    """System calls an update, counted by strace, which slows everything down: in a round of its own."""
    with tempfile.NamedTemporaryFile() as file:
        updates, _ = await watched(side, at_once, ["strace", "-c", "-f", "-o", file.name])
        calls = process.calls(Path(file.name).read_text())
    total = calls.pop("total", 0) or sum(calls.values())
    found = {name: sum(calls.get(call, 0) for call in group) / updates for name, group in TRACED.items()}
    return found | {"system calls": total / updates}


def cell(values: list[float]) -> str:
    middle = statistics.median(values)
    places = 0 if middle >= 20 else 1 if middle >= 5 else 2
    text = f"{middle:.{places}f}"
    return text if len(values) == 1 else f"{text} ({min(values):.{places}f} to {max(values):.{places}f})"


def table(at_once: int, found: dict[str, list[dict[str, float]]], counts: dict[str, dict[str, float]]) -> str:
    """One concurrency as Markdown: a row a number, a column a bot; ratios are made round by round."""
    lines = [f"**{at_once} voters at once**", "", "| | " + " | ".join(SIDES) + " |", "|---|" + "---:|" * len(SIDES)]
    for name in found["turnout"][0]:
        lines.append(f"| {name} | " + " | ".join(cell([run[name] for run in found[side]]) for side in SIDES) + " |")
    for name in next(iter(counts.values()), {}):
        lines.append(f"| {name} | " + " | ".join(cell([counts[side][name]]) for side in SIDES) + " |")
    lines.append("")
    for other in ("floor", "aiogram"):
        ratios = [ours["µs CPU"] / theirs["µs CPU"] for ours, theirs in zip(found["turnout"], found[other])]
        lines.append(f"CPU of turnout / {other}: **{cell(ratios)}**  ")
    return "\n".join(lines)


async def compare(at_once: int) -> str:
    found: dict[str, list[dict[str, float]]] = {side: [] for side in SIDES}
    for number in range(ROUNDS):
        for side in SIDES:
            found[side].append(await measured(side, at_once))
            print(f"{at_once} at once, round {number + 1}, {side}: {found[side][-1]['µs CPU']:.0f} µs CPU an update", file=sys.stderr)
    counts = {}
    if shutil.which("strace"):
        counts = {side: await traced(side, at_once) for side in SIDES}
    else:
        print("strace is not there: system calls are not counted (apt install strace)", file=sys.stderr)
    return table(at_once, found, counts)


async def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--out", type=Path)
    options.add_argument("--perf", type=Path)
    chosen = options.parse_args()
    if chosen.perf:
        tool = ["perf", "record", "-e", "cpu-clock", "-F", "997", "--call-graph", "dwarf,16384", "-o", str(chosen.perf)]
        print(await watched("turnout", 16, tool))
        return
    head = f"{VOTERS} voters of {STEPS} texts each, {ROUNDS} rounds by turns; an update's share, median (least to most)."
    text = "\n\n".join([head] + [await compare(at_once) for at_once in (16, 64)]) + "\n"
    print(text)
    if chosen.out:
        chosen.out.write_text(text)


if __name__ == "__main__":
    asyncio.run(main())
