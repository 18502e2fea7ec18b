"""Ten SIGKILLs while voters file reports with the floor: every report once, every answer and card, in order.

A message may be repeated after a kill, since nobody knows whether it arrived; none may be missing.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import sqlite3
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from crowd import STEPS, Crowd  # noqa: E402

FLOOR = Path(__file__).resolve().parents[2] / ".build/floor"
VOTERS, AT_ONCE, KILLS, ROOM = 1500, 32, 10, -1001234567890
# How the answer to each step begins, but that the menu's two texts end alike.
BEGINNINGS = ["Hi!", "Got it", "Need help", "Your report. It", "Changed to", "Sent as", "Your reports", "What do you"]


class Watched(Crowd):
    """Knows an answer by its text: a repeated one moves nobody, one out of turn is a fault."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: dict[int, int] = {}
        self.cards: set[int] = set()
        self.repeats = 0
        self.faults: list[str] = []

    def replied(self, chat: int, values: dict) -> None:
        if chat == ROOM:
            number = int(re.search(r"Report (\d+)", values["text"])[1])
            self.repeats += number in self.cards
            self.cards.add(number)
            return
        step = next(index for index, words in enumerate(BEGINNINGS) if values["text"].startswith(words))
        expected = self.heard.get(chat, 0)
        if step == expected - 1:
            self.repeats += 1
        elif step != expected:
            self.faults.append(f"voter {chat} heard step {step} instead of {expected}")
        else:
            self.heard[chat] = expected + 1
            super().replied(chat, values)


async def main() -> None:
    chance = random.Random(int(os.environ.get("FLOOR_SEED", "1")))
    crowd = Watched()
    server = await crowd.start()
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            "TELEGRAM_TOKEN": "1:check", "TELEGRAM_API": f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}",
            "TURNOUT_DATA": folder, "TELEGRAM_REVIEW_ROOM": str(ROOM),
        }
        playing = asyncio.create_task(crowd.play(VOTERS, AT_ONCE))
        inside = 0
        for kill in range(KILLS + 1):
            floor = await asyncio.create_subprocess_exec(str(FLOOR), env=environment)
            if kill < KILLS:
                await asyncio.sleep(chance.uniform(0.1, 0.3))
                inside += not crowd.done.is_set()
                floor.kill()
                await floor.wait()
        await playing
        floor.terminate()
        assert await floor.wait() == 0
        database = sqlite3.connect(f"{folder}/floor.sqlite")
        reports = database.execute("SELECT count(*), count(DISTINCT room) FROM report").fetchone()
        left = [database.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in ("raw", "outbox")]
        database.close()
    server.close()
    print(f"{VOTERS} voters, {inside} of {KILLS} kills while they wrote: {reports[0]} reports of {reports[1]} voters, "
          f"{len(crowd.cards)} cards, {crowd.repeats} messages repeated, {left} raw updates and messages left")
    assert inside == KILLS, "the voters were through too early: the kills proved nothing"
    assert not crowd.faults, crowd.faults[:5]
    assert reports == (VOTERS, VOTERS) and len(crowd.cards) == VOTERS and left == [0, 0]
    assert all(step == STEPS for step in crowd.heard.values()) and len(crowd.heard) == VOTERS


asyncio.run(main())
