"""A shift: forty moderators who work in their own chats, while reports come faster than the group could be shown them.

In real time, on the platform's own limits. SHIFT_REPORTS (75) come at SHIFT_PACE (100) a minute, every SHIFT_URGENT (25)-th
is urgent; SHIFT_MODERATORS (40) look at each for SHIFT_LOOK (6) seconds in the mean; SHIFT_SEED (1). With TURNOUT_SLOW=1 an
hour: 7,200 reports at 120 a minute.
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
from typing import Any

import pytest
from bot import binary, binary_missing
from people.dialog import Filing
from people.listener import Puzzled, buttons_of
from people.moderator import Moderator
from people.voter import Voter
from stage import Stage
from tasks import first_trouble
from telegram_server.world import text_of

Json = dict[str, Any]
IS_LONG = os.environ.get("TURNOUT_SLOW") == "1"
REPORTS = int(os.environ.get("SHIFT_REPORTS", "7200" if IS_LONG else "75"))
PACE = float(os.environ.get("SHIFT_PACE", "120" if IS_LONG else "100"))
MODERATORS = int(os.environ.get("SHIFT_MODERATORS", "40"))
LOOK = float(os.environ.get("SHIFT_LOOK", "6"))
URGENT = int(os.environ.get("SHIFT_URGENT", "60" if IS_LONG else "25"))
SEED = int(os.environ.get("SHIFT_SEED", "1"))
AT_LEAST = 40  # decisions a minute
SEEN_WITHIN = 5.0  # seconds
A_MINUTE = 20  # messages in the group
HEADS = re.compile(r"^(?:URGENT · )?Report (\d+) · ")


@pytest.fixture
def shift(loop: asyncio.AbstractEventLoop, tmp_path: Path) -> Iterator[Stage]:
    if binary_missing():
        pytest.skip(f"{binary()} is not built")
    stage = Stage(tmp_path, settings={"TURNOUT_LOG": "info"})
    loop.run_until_complete(stage.server.start())
    yield stage
    loop.run_until_complete(stage.close())
    stage.check()


class Reporter:
    """A voter with one report, and when it was sent."""

    def __init__(self, voter: Voter, number: int) -> None:
        self.voter = voter
        self.is_urgent = number % URGENT == URGENT - 1
        kind = "they turned me away" if self.is_urgent else "the line is long"
        self.filing = Filing(f"Shift {number:05d}: {kind} at door {number * 7919 % 10007}.")
        self.sent = 0.0

    async def report(self, after: float) -> None:
        await asyncio.sleep(after)
        self.voter.patience = 300
        await self.voter.begin()
        await self.voter.open_report(self.filing)
        await self.voter.place(self.filing)
        self.sent = time.monotonic()
        await self.voter.send_it(self.filing)
        await self.voter.outcome(self.filing)


class Worker:
    """A moderator in their own chat: decides what comes, one after the other."""

    def __init__(self, stage: Stage, moderator: Moderator, chance: random.Random) -> None:
        self.private = stage.in_private(moderator)
        self.private.patience = 120
        self.chance = chance
        self.done: list[tuple[str, float]] = []
        self.seen: list[str] = []

    async def begin(self) -> None:
        self.private.say("/start")
        await self.private.hear("zip code")
        self.private.say("/work")
        await self.private.hear("you are at work")

    async def work(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            card = await self.private.chat.pulse.until(self.next, 1)
            if card is not None:
                await asyncio.sleep(self.chance.uniform(0.2, 2 * LOOK))
                await self.decide(card)

    def next(self) -> Json | None:
        """The newest card, if it is new to this moderator."""
        for message in reversed(self.private.chat.messages.values()):
            if HEADS.match(text_of(message)):
                return message if code_of(message) not in self.seen else None
        return None

    async def decide(self, card: Json) -> None:
        code = code_of(card)
        self.seen.append(code)
        for _ in range(4):
            labels = [button["text"] for button in buttons_of(self.private.chat.messages[card["message_id"]])]
            if "Approve" not in labels:
                return
            query = self.private.press("^Approve$", message_id=card["message_id"])
            answer = (await self.private.answered(query)).get("text", "")
            if answer.startswith("Noted"):
                return  # the first of two
            if answer.startswith("Done."):
                self.done.append((code, time.monotonic()))
                return
        raise Puzzled(f"report {code} cannot be decided; {self.private.recent()}")


def code_of(card: Json) -> str:
    found = HEADS.match(text_of(card))
    assert found is not None
    return found.group(1)


def busiest_minute(stage: Stage) -> int:
    """The most messages, new and changed, that any 60 seconds brought into the group."""
    changing = ("send", "edit")
    at = sorted(
        call.at
        for call in stage.journal.calls
        if call.acted and call.chat_id == stage.room.id and call.method.startswith(changing)
        for _ in call.message_ids
    )
    return max((sum(start <= one < start + 60 for one in at[i : i + 100]) for i, start in enumerate(at)), default=0)


def shown_after(stage: Stage, reporter: Reporter) -> float:
    """How long after its sending the group read an urgent report."""
    for line in stage.room.transcript:
        found = HEADS.match(text_of(line.message)) if line.by_bot else None
        if found and found.group(1) == reporter.filing.code:
            return max(0.0, line.at - reporter.sent)
    raise AssertionError(f"report {reporter.filing.code} is urgent and was not shown to the group")


def of_hundred(values: list[float], percent: int) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)] if ordered else 0.0


async def test_forty_moderators_work_alone_at_a_pace_that_no_group_has(  # R24, R25, R26, R28
    shift: Stage, capsys: pytest.CaptureFixture[str]
) -> None:
    chance = random.Random(SEED)
    await shift.bot.start()
    workers = [Worker(shift, shift.moderator(), random.Random(SEED + number)) for number in range(MODERATORS)]
    await asyncio.gather(*(worker.begin() for worker in workers))
    reporters = [Reporter(shift.voter(), number) for number in range(REPORTS)]
    stop = asyncio.Event()
    working = [asyncio.create_task(worker.work(stop)) for worker in workers]
    sending = [
        asyncio.create_task(one.report((number + chance.random()) * 60 / PACE)) for number, one in enumerate(reporters)
    ]
    watching = asyncio.create_task(shift.bot.until_crash())
    try:
        await first_trouble(asyncio.gather(*sending), watching, *working)
        stop.set()
        await asyncio.gather(*working)
    finally:
        for task in (*working, *sending, watching):
            task.cancel()
    pace, seen = check(shift, reporters, workers)
    with capsys.disabled():
        print(
            f"\nshift: {REPORTS} reports at {PACE:.0f} a minute, {MODERATORS} moderators in their own chats: "
            f"{pace:.0f} decided a minute, urgent ones in the group after {of_hundred(seen, 50):.2f} s "
            f"(p99 {of_hundred(seen, 99):.2f} s), busiest minute there {busiest_minute(shift)} messages, "
            f"{sum(shift.journal.floods.values())} times 429"
        )


def check(stage: Stage, reporters: list[Reporter], workers: list[Worker]) -> tuple[float, list[float]]:
    assert all(one.filing.outcome == "approved" for one in reporters)
    decided = Counter(code for worker in workers for code, _ in worker.done)
    assert set(decided) == {one.filing.code for one in reporters}
    assert max(decided.values()) == 1, "decided twice"
    # What is urgent takes two, and each of them once.
    shown = Counter(code for worker in workers for code in worker.seen)
    urgent = {one.filing.code for one in reporters if one.is_urgent}
    assert all(count == (2 if code in urgent else 1) for code, count in shown.items()), "two were handed the same report"
    assert not stage.journal.floods, f"429: {dict(stage.journal.floods)}"
    assert busiest_minute(stage) <= A_MINUTE
    cards = {found.group(1) for found in map(HEADS.match, stage.room.texts()) if found}
    assert cards <= urgent, "the group was shown what somebody had before them"
    assert any(f"At work ({MODERATORS})" in text_of(line.message) for line in stage.room.from_bot()), "no board"
    moments = sorted(at for worker in workers for _, at in worker.done)
    pace = (len(moments) - 1) * 60 / max(moments[-1] - moments[0], 0.001)
    assert pace >= AT_LEAST
    seen = [shown_after(stage, one) for one in reporters if one.is_urgent]
    assert of_hundred(seen, 99) <= SEEN_WITHIN
    return pace, seen
