"""CPU per update and memory of `turnout run` under load, beside an aiogram bot with the same dialog.

    make bench                      # builds the release binary and runs this
    LOAD_VOTERS=100 make bench      # smaller

A small Bot API server on loopback plays voters who each file a report in eight messages, every next one after the
bot's reply. Both bots run one after the other on the same machine; CPU is the process's own (user and system time),
so that what else the machine does matters little. Read the ratios.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from pathlib import Path

from platform_server import Platform

ROOT = Path(__file__).resolve().parents[1]
VOTERS = int(os.environ.get("LOAD_VOTERS", "250"))
SCRIPT = ["/start", "30310", "/report", "Only one machine works and the line is long", "skip", "Lincoln School", "now", "send"]
TOKEN = "123456789:AAbenchmarkbenchmarkbenchmarkbench"
ROOM = -1001234567890
# Measured for one update on this kind of machine: decoding 10 µs, storing 5 µs, sending 48 µs.
FLOOR = 63e-6


class Queue(Platform):
    """Voters who each say the next line of the script after the bot's reply to the last."""

    def __init__(self) -> None:
        super().__init__()
        self.step: dict[int, int] = {}
        self.done = asyncio.Event()

    def start(self) -> None:
        for voter in range(1, VOTERS + 1):
            self.step[voter] = 0
            self.say(voter, SCRIPT[0])

    def replied(self, chat: int) -> None:
        if chat not in self.step:
            return
        self.step[chat] += 1
        if self.step[chat] < len(SCRIPT):
            self.say(chat, SCRIPT[self.step[chat]])
        elif all(step >= len(SCRIPT) for step in self.step.values()):
            self.done.set()


def cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1024


async def measure(name: str, command: list[str], settings: dict[str, str]) -> tuple[float, float]:
    platform = Queue()
    server = await asyncio.start_server(platform.serve, "127.0.0.1", 0, limit=1 << 22)
    port = server.sockets[0].getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **{key: os.environ[key] for key in ("PATH", "HOME") if key in os.environ}, **settings,
            "TELEGRAM_TOKEN": TOKEN, "TELEGRAM_API": f"http://127.0.0.1:{port}", "TURNOUT_DATA": folder, "CIVIC_SYNC": "off",
            "TELEGRAM_REVIEW_ROOM": str(ROOM), "TELEGRAM_GROUP_RATE": "100000", "TELEGRAM_RATE": "100000", "TURNOUT_LOG": "error",
        }
        process = await asyncio.create_subprocess_exec(*command, env=environment, cwd=folder)
        await asyncio.sleep(3)
        before = cpu(process.pid)
        platform.start()
        await asyncio.wait_for(platform.done.wait(), 1200)
        await asyncio.sleep(2)
        used, peak = cpu(process.pid) - before, memory(process.pid)
        process.terminate()
        await process.wait()
    server.close()
    per_update = used / (VOTERS * len(SCRIPT))
    print(f"{name:28} {per_update * 1e3:8.3f} ms CPU an update   {peak:6.1f} MB resident at most", flush=True)
    return per_update, peak


async def main() -> None:
    print(f"{VOTERS} voters, {len(SCRIPT)} messages each, every next one after the bot's reply")
    ours, our_memory = await measure("turnout", [str(ROOT / ".build/release/turnout"), "run"], {})
    peer, peer_memory = await measure(
        "aiogram, SQLite, durable", [sys.executable, str(ROOT / "Benchmarks/peer.py")], {})
    print(f"turnout / aiogram: CPU 1/{peer / ours:.1f}, memory 1/{peer_memory / our_memory:.1f}")
    print(f"turnout / floor of {FLOOR * 1e6:.0f} µs (decode, store, send): {ours / FLOOR:.1f}")


asyncio.run(main())
