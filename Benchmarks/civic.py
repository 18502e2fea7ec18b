"""How long a list of bills takes from the kept data, and what it costs upstream.

    make bench-civic                        # builds the release binary and runs this
    CIVIC_VOTERS=100 CIVIC_VIEWS=1000 make bench-civic
    python3 Benchmarks/civic.py .build/debug/turnout
    CIVIC_PAGES=facts make bench-civic      # who represents voters, when they vote, how they register; nothing is synced

A loopback mirror has bills in GovInfo's form, and the members of Congress where the bulk data are beside the clone. They
are synced once. Then voters with a ZIP code each ask for bills at a steady pace through a small Bot API server on loopback.
An answer counts from the moment at which the update is handed to the bot to the moment at which its reply arrives. The
bot goes on syncing by its own calendar meanwhile: every request that reaches the mirror is counted.

An answer is four commits, and a commit waits for the disk: four writes made to last, timed beside the questions on the
same disk, are the floor.

With `CIVIC_PAGES=facts` nothing was ever fetched: a fresh house answers from what is in the program, each voter for a ZIP code
of their own, and what the process itself fills is read before the first question and after the last.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests/Integration"))
from civic_mirror import BULK, Mirror  # noqa: E402
from platform_server import Platform  # noqa: E402

BINARY = str(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else ROOT / ".build/release/turnout")
VOTERS = int(os.environ.get("CIVIC_VOTERS", "1000"))
VIEWS = int(os.environ.get("CIVIC_VIEWS", "10000"))
PACE = float(os.environ.get("CIVIC_PACE", "25"))  # questions a second
BILLS = 200
TOKEN = "123456789:AAbenchmarkbenchmarkbenchmarkbench"
FACTS = os.environ.get("CIVIC_PAGES") == "facts"
ASKED = (
    ("my representatives", "next election", "how do I register", "who represents 10001", "when do polls close in Ohio")
    if FACTS
    else ("/bills", "/bills passed", "/bills new", "/bills health", "/bill hr 25")
)


def zip_code(voter: int) -> str:
    """One of 30 prefixes of 30 states, with codes that most of them have; all the same where only bills are asked for."""
    prefixes = "021 100 191 212 232 276 303 331 352 372 402 432 462 482 532 554 606 631 641 681 701 731 770 802 841 850 891 900 972 981"
    prefix = prefixes.split()[voter % 30]
    return f"{prefix}{1 + voter // 30 % 20:02}" if FACTS else "30310"


def own_megabytes(process: int) -> float:
    """What the process itself filled: pages of its files come and go with what else the machine does."""
    fields = Path(f"/proc/{process}/statm").read_text().split()
    return (int(fields[1]) - int(fields[2])) * os.sysconf("SC_PAGE_SIZE") / 1_048_576


class Askers(Platform):
    """Voters whose questions are timed from the moment at which they are handed to the bot."""

    def __init__(self) -> None:
        super().__init__()
        self.handed: dict[int, float] = {}
        self.asked: dict[int, str] = {}
        self.milliseconds: list[tuple[float, str]] = []
        self.answered: dict[int, asyncio.Event] = {}

    def say(self, voter: int, text: str) -> None:
        self.answered[voter] = asyncio.Event()
        self.asked[voter] = text
        super().say(voter, text)

    def handed_out(self, voters: list[int]) -> None:
        for voter in voters:
            self.handed.setdefault(voter, time.perf_counter())

    def replied(self, chat: int, values: dict) -> None:
        began = self.handed.pop(chat, None)
        if began is not None:
            self.milliseconds.append(((time.perf_counter() - began) * 1e3, self.asked[chat]))
            self.answered[chat].set()


async def introduce(platform: Askers) -> None:
    """Everybody says hello and gives a ZIP code, forty at a time; none of it is measured."""
    for start in range(1, VOTERS + 1, 40):
        some = range(start, min(start + 40, VOTERS + 1))
        for text in ("/start", ""):
            for voter in some:
                platform.say(voter, text or zip_code(voter))
            await asyncio.gather(*(asyncio.wait_for(platform.answered[voter].wait(), 60) for voter in some))
    platform.milliseconds.clear()


async def ask(platform: Askers) -> None:
    """Questions at a steady pace, each by the next voter, whatever became of the last one."""
    began = time.perf_counter()
    for number in range(VIEWS):
        await asyncio.sleep(max(0, began + number / PACE - time.perf_counter()))
        platform.say(number % VOTERS + 1, ASKED[(number + number // VOTERS) % len(ASKED)])
    await asyncio.gather(*(asyncio.wait_for(event.wait(), 60) for event in platform.answered.values()))


async def disk(folder: str, times: list[float]) -> None:
    """Five times a second, how long four small writes take that must last; in milliseconds."""
    file = os.open(Path(folder, "floor"), os.O_CREAT | os.O_RDWR)

    def four_writes() -> float:
        began = time.perf_counter()
        for place in range(4):
            os.pwrite(file, os.urandom(4096), place * 4096)
            os.fdatasync(file)
        return (time.perf_counter() - began) * 1e3

    try:
        while True:
            times.append(await asyncio.to_thread(four_writes))
            await asyncio.sleep(0.2)
    finally:
        os.close(file)


def share(sorted_values: list[float], part: float) -> float:
    return sorted_values[min(len(sorted_values) - 1, int(len(sorted_values) * part))]


async def main() -> None:
    platform, mirror = Askers(), Mirror()
    if BULK.exists():
        mirror.put_bulk()
    mirror.put_bills(BILLS)
    await mirror.start()
    server = await platform.start()
    port = server.sockets[0].getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **{key: os.environ[key] for key in ("PATH", "HOME") if key in os.environ}, **mirror.settings,
            "TELEGRAM_TOKEN": TOKEN, "TELEGRAM_API": f"http://127.0.0.1:{port}", "TURNOUT_DATA": folder,
            "TELEGRAM_REVIEW_ROOM": "-1001234567890", "TELEGRAM_RATE": "100000", "TURNOUT_LOG": "error",
        }
        feeds = ["congress", "bills"] if BULK.exists() else ["bills"]
        if FACTS:
            environment["CIVIC_SYNC"] = "off"
        else:
            sync = await asyncio.create_subprocess_exec(BINARY, "sync", *feeds, env=environment, cwd=folder)
            assert await sync.wait() == 0
        refresh = sum(mirror.asked.values())
        bills = sum(count for path, count in mirror.asked.items() if "billstatus" in path.lower())
        process = await asyncio.create_subprocess_exec(BINARY, "run", env=environment, cwd=folder)
        await asyncio.sleep(3)
        await introduce(platform)
        before = sum(count for path, count in mirror.asked.items() if FACTS or "billstatus" in path.lower())
        filled = own_megabytes(process.pid)
        floor: list[float] = []
        writing = asyncio.create_task(disk(folder, floor))
        began = time.perf_counter()
        await ask(platform)
        writing.cancel()
        seconds = time.perf_counter() - began
        after = sum(count for path, count in mirror.asked.items() if FACTS or "billstatus" in path.lower())
        grown = own_megabytes(process.pid) - filled
        process.terminate()
        await process.wait()
    server.close()
    print(f"{VOTERS} voters, {len(platform.milliseconds)} answers in {seconds:.0f} s, {PACE:g} a second asked")
    print("ms from update handed out to reply, and of four lasting writes to the same disk:")
    rows = {name: [spent for spent, asked in platform.milliseconds if name in ("all", asked)] for name in ("all", *ASKED)}
    for name, times in (*rows.items(), ("four writes", floor)):
        times.sort()
        print(f"{name:14} p50 {share(times, 0.5):.1f}, p90 {share(times, 0.9):.1f}, p99 {share(times, 0.99):.1f}, most {times[-1]:.1f}")
    print(f"the process itself: {filled:.1f} MB before the first question, {grown:+.1f} MB after the last")
    print(f"requests {'at all' if FACTS else 'for bills'}: {bills} in the sync ({refresh} with members), {after - before} while {len(platform.milliseconds)} views were served")


asyncio.run(main())
