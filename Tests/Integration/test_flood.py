"""More reports in a minute than a Telegram group takes messages: a board, and moderators who ask for the next.

In real time, because the limit is Telegram's own minute: twenty messages in the group, each photo of an album counted.
FLOOD_REPORTS (24), FLOOD_KILLS (2), FLOOD_MODERATORS (10), FLOOD_SECONDS (10: in which all are sent), FLOOD_PHOTOS
(every so many-th report has two photos; 8), FLOOD_SEED (1). The full run, half an hour: FLOOD_REPORTS=500
FLOOD_KILLS=20 FLOOD_SECONDS=60.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from bot import binary, binary_missing
from people.dialog import Filing
from people.listener import Puzzled
from people.moderator import Moderator
from people.voter import Voter
from stage import Stage
from tasks import first_trouble
from telegram_server.world import text_of

REPORTS = int(os.environ.get("FLOOD_REPORTS", "24"))
KILLS = int(os.environ.get("FLOOD_KILLS", "2"))
MODERATORS = int(os.environ.get("FLOOD_MODERATORS", "10"))
SECONDS = float(os.environ.get("FLOOD_SECONDS", "10"))
PHOTOS = int(os.environ.get("FLOOD_PHOTOS", "8"))
SEED = int(os.environ.get("FLOOD_SEED", "1"))
FOREVER = 3600.0
A_MINUTE = 20  # messages
A_LOOK = 120.0  # seconds: a press that shows nothing is tried again after a quarter of them


@pytest.fixture
def flood(loop: asyncio.AbstractEventLoop, tmp_path: Path) -> Iterator[Stage]:
    if binary_missing():
        pytest.skip(f"{binary()} is not built")
    stage = Stage(tmp_path, settings={"TURNOUT_LOG": "info"})
    loop.run_until_complete(stage.server.start())
    yield stage
    loop.run_until_complete(stage.close())
    stage.check()


def words(number: int) -> str:
    kind = "they turned me away" if urgent(number) else "the line is long"
    return f"Flood {number:04d}: {kind} at door {number * 7919 % 10007}."


def urgent(number: int) -> bool:
    return number % 25 == 24


async def write(voter: Voter, number: int) -> None:
    """Everything but the last press."""
    voter.patience = FOREVER
    await voter.begin()
    filing = Filing(words(number))
    voter.filings.append(filing)
    await voter.open_report(filing)
    if PHOTOS and number % PHOTOS == 0:
        await voter.add_photos(filing, 2)
    await voter.place(filing)


async def send(voter: Voter, after: float) -> None:
    await asyncio.sleep(after)
    filing = voter.filings[0]
    await voter.send_it(filing)
    await voter.outcome(filing)


async def decided_by(moderator: Moderator, code: str) -> bool:
    """Whether this moderator got a report decided; whoever does not get to it goes on with another."""
    try:
        await moderator.decide(code)
    except Puzzled:
        return False
    return True


class Hand:
    """One moderator at work: asks for the next, decides what comes, asks again."""

    def __init__(self, moderator: Moderator, decided: dict[str, str]) -> None:
        self.moderator = moderator
        self.decided = decided
        self.asked = 0

    async def work(self, stop: asyncio.Event) -> None:
        self.moderator.patience = A_LOOK
        while not stop.is_set():
            mine = await self.ask()
            for code in mine:
                if await decided_by(self.moderator, code):
                    self.decided.setdefault(code, self.moderator.user.first_name)
            if not mine:
                await asyncio.sleep(2)

    async def ask(self) -> list[str]:
        """The codes of the reports that are this moderator's now."""
        try:
            query = self.moderator.press("^next$")
        except Puzzled:
            return []  # nothing is shown yet that could be asked from
        self.asked += 1
        answer = await self.moderator.answered(query)
        found = re.search(r"(?:yours for five minutes|you still have): ([\d, ]+)", answer.get("text", ""), re.I)
        return re.findall(r"\d+", found.group(1)) if found else []


async def killer(stage: Stage, chance: random.Random, until: float) -> None:
    for _ in range(KILLS):
        await asyncio.sleep(chance.uniform(0.3, until / max(1, KILLS)))
        await stage.bot.kill()
        await stage.bot.start(ready=False)
        await stage.server.updates.until_polled(30)


def busiest_minute(stage: Stage) -> int:
    """The most messages that any 60 seconds brought into the group."""
    sent = sorted(
        call.at
        for call in stage.journal.calls
        if call.acted and call.chat_id == stage.room.id and call.method.startswith("send")
        for _ in call.message_ids
    )
    return max((sum(start <= at < start + 60 for at in sent[i : i + 200]) for i, start in enumerate(sent)), default=0)


def done_answers(stage: Stage) -> Counter[str]:
    """How many presses of Approve were answered with "Done.", by report."""
    done: Counter[str] = Counter()
    for query in stage.server.world.callbacks.values():
        parts = query.data.split(".")
        if parts[0] == "m1" and parts[3] == "ok" and any(a.get("text") == "Done." for a in query.answers):
            done[str(int(parts[1], 36))] += 1
    return done


async def test_a_flood_reaches_the_room_at_the_rooms_pace(flood: Stage, capsys: pytest.CaptureFixture[str]) -> None:
    chance = random.Random(SEED)
    await flood.bot.start()
    voters = [flood.voter() for _ in range(REPORTS)]
    for group in range(0, REPORTS, 40):
        await asyncio.gather(*(write(voter, group + i) for i, voter in enumerate(voters[group : group + 40])))
    decided: dict[str, str] = {}
    hands = [Hand(flood.moderator(), decided) for _ in range(MODERATORS)]
    started, stop = time.monotonic(), asyncio.Event()
    sending = [asyncio.create_task(send(voter, chance.uniform(0, SECONDS))) for voter in voters]
    working = [asyncio.create_task(hand.work(stop)) for hand in hands]
    expected = SECONDS + REPORTS * 60 / A_MINUTE
    killing = asyncio.create_task(killer(flood, chance, expected * 0.8))
    watching = asyncio.create_task(flood.bot.until_crash())
    stragglers = asyncio.create_task(push_stragglers(flood, decided, stop))
    try:
        await first_trouble(asyncio.gather(*sending), killing, watching, stragglers, *working)
        took = time.monotonic() - started
        await killing
        stop.set()
        await asyncio.gather(*working, stragglers)
    finally:
        for task in (*sending, *working, killing, watching, stragglers):
            task.cancel()
    check(flood)
    with capsys.disabled():
        print(summary(flood, hands, took))


async def push_stragglers(stage: Stage, decided: dict[str, str], stop: asyncio.Event) -> None:
    """Cards that came unasked are decided by whoever sees them, as in any quiet hour."""
    while not stop.is_set():
        for card in stage.omar.cards():
            if card.code not in decided and re.search("waiting", card.text) and not stop.is_set():
                stage.omar.patience = A_LOOK
                if await decided_by(stage.omar, card.code):
                    decided.setdefault(card.code, "omar")
        await asyncio.sleep(1)


def check(stage: Stage) -> None:
    codes = {voter.filings[0].code for voter in stage.voters}
    assert len(codes) == REPORTS and None not in codes
    assert all(voter.filings[0].outcome == "approved" for voter in stage.voters)
    assert busiest_minute(stage) <= A_MINUTE
    done = done_answers(stage)
    assert not [code for code, count in done.items() if count > 1], "decided twice"
    # A kill may cost the answer to a press, but never the decision: all are approved, as their writers heard.
    assert len(done) >= REPORTS - 3 * KILLS
    texts = {text_of(line.message) for line in stage.room.from_bot("new")}
    assert any(text.startswith("Board") and "Waiting: " in text for text in texts), "there was no board"


def summary(stage: Stage, hands: list[Hand], took: float) -> str:
    return (
        f"\nflood: {REPORTS} reports in {SECONDS:.0f} s, all decided after {took:.0f} s by {MODERATORS} moderators who "
        f"asked {sum(hand.asked for hand in hands)} times; busiest minute in the group {busiest_minute(stage)} "
        f"messages, {stage.journal.floods['group']} times 429 there, {len(stage.journal.kills)} kills"
    )
