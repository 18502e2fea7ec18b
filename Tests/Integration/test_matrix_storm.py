"""Many voters on a real homeserver under faults, kills and restarts: everything exactly once, no repeats.

MATRIX_STORM_VOTERS (8), MATRIX_STORM_KILLS (3), MATRIX_STORM_RESTARTS (1), MATRIX_STORM_AT_ONCE (10),
MATRIX_STORM_SEED (1), MATRIX_STORM_STALL (120: seconds of silence after which it has failed).
The full run: MATRIX_STORM_VOTERS=100 MATRIX_STORM_KILLS=30 MATRIX_STORM_RESTARTS=3.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from dataclasses import dataclass, field
from itertools import chain

import pytest
from faults import Kind
from matrix_evidence import posted_photos, read_back, repeated_cards, repeated_words
from matrix_stage import MatrixStage
from people.dialog import WORDS
from people.matrix_moderator import cards_in, is_decided
from people.matrix_voter import MatrixVoter
from tasks import first_trouble

VOTERS = int(os.environ.get("MATRIX_STORM_VOTERS", "8"))
KILLS = int(os.environ.get("MATRIX_STORM_KILLS", "3"))
RESTARTS = int(os.environ.get("MATRIX_STORM_RESTARTS", "1"))
AT_ONCE = int(os.environ.get("MATRIX_STORM_AT_ONCE", "10"))
SEED = int(os.environ.get("MATRIX_STORM_SEED", "1"))
STALL = float(os.environ.get("MATRIX_STORM_STALL", "120"))
PHOTOS = 2
FOREVER = 3600.0  # nobody gives up before the whole storm has stalled
EVERYWHERE = {
    Kind.TOO_MANY: 0.01,
    Kind.SERVER_ERROR: 0.01,
    Kind.BAD_GATEWAY: 0.01,
    Kind.DROP: 0.01,
    Kind.LOST: 0.02,
    Kind.LOST_GATEWAY: 0.01,
    Kind.TRUNCATED: 0.01,
    Kind.HALF_OPEN: 0.003,
    Kind.LOST_HALF_OPEN: 0.003,
    Kind.SLOW: 0.01,
}
RATES = {"*": EVERYWHERE, "sync": EVERYWHERE | {Kind.REPEATED: 0.03}, "login": {}}


@dataclass
class Counts:
    """What is printed at the end."""

    under_load: int = 0
    restarts: int = 0
    photos: int = 0
    cards: int = 0
    messages: int = 0
    repeats: list[str] = field(default_factory=list)


def unique_text(number: int) -> str:
    return f"Storm {number:04d}: the line is long and machine {number * 7919 % 10007} is dark."


def rejected(code: str) -> bool:
    return sum(map(ord, code)) % 5 == 0


async def one_voter(voter: MatrixVoter, number: int, gate: asyncio.Semaphore) -> None:
    async with gate:
        voter.patience, voter.thinking = FOREVER, 0.5
        await voter.begin()
        filing = await voter.file(unique_text(number), photos=PHOTOS)
    await voter.outcome(filing)


async def killer(stage: MatrixStage, chance: random.Random, filed: asyncio.Event, counts: Counts) -> None:
    """SIGKILL and start again."""
    for _ in range(KILLS):
        await asyncio.sleep(chance.uniform(0.5, 4.0))
        counts.under_load += not filed.is_set()
        await stage.bot.kill()
        await stage.bot.start(ready=False)
        await stage.proxy.until_polled(60)


async def restarter(stage: MatrixStage, chance: random.Random, counts: Counts) -> None:
    """Stop the homeserver for a moment."""
    for _ in range(RESTARTS):
        await asyncio.sleep(chance.uniform(4.0, 12.0))
        await stage.synapse.restart(down=chance.uniform(0, 2))
        counts.restarts += 1


async def until_stalled(stage: MatrixStage) -> None:
    """Raises when for MATRIX_STORM_STALL seconds nothing new is said anywhere."""
    lines, since = 0, time.monotonic()
    while True:
        await asyncio.sleep(1)
        count = sum(len(one.chat.transcript) for one in (*stage.voters, stage.omar))
        if count != lines:
            lines, since = count, time.monotonic()
        elif time.monotonic() - since > STALL:
            raise AssertionError(
                f"nothing has happened for {STALL:.0f} s\n{progress(stage)}\n{stage.bot.tail(12)}"
            )


def progress(stage: MatrixStage) -> str:
    """How far every report has come, and where the slowest voters stand."""
    filings = list(chain.from_iterable(voter.filings for voter in stage.voters))
    cards = stage.omar.cards()
    stuck = [voter.recent() for voter in stage.voters if not voter.filings or not voter.filings[0].outcome]
    return (
        f"{sum(one.code is not None for one in filings)} receipts of {len(stage.voters)}, "
        f"{len(cards)} cards, "
        f"{sum(one.outcome is not None for one in filings)} outcomes\n" + "\n".join(stuck[:3])
    )


async def check_everything(stage: MatrixStage, counts: Counts) -> None:
    """Read from the homeserver: every report, photo and card once, and nothing said twice in any room."""
    room = await read_back(stage.omar, stage.room)
    cards = cards_in(room)
    for voter in stage.voters:
        filing = voter.filings[0]
        codes = {card.code for card in cards if filing.text in card.first_text}
        assert codes == {filing.code}, f"{filing.text!r} is in {codes}, its receipt says {filing.code}"
        how = "reject" if rejected(filing.code or "") else "approve"
        assert filing.outcome == f"{how}{'ed' if how == 'reject' else 'd'}", filing
        assert all(is_decided(card, how) for card in cards if card.code == filing.code), filing
    photos = await posted_photos(stage.omar)
    meant = sorted(chain.from_iterable(voter.filings[0].photos for voter in stage.voters))
    counts.photos, counts.cards, counts.repeats = (
        len(photos),
        len(cards),
        repeated_cards(room) + repeated_words(room),
    )
    assert sorted(photo.number or 0 for photo in photos) == meant
    assert all(photo.leftovers == [] for photo in photos)
    for voter in stage.voters:
        seen = await read_back(voter, voter.chat.id)
        counts.messages += len(seen.from_bot("new"))
        counts.repeats += [f"{voter.chat.id}: {one}" for one in repeated_words(seen)]
        assert len([one for one in seen.from_bot("new") if says_sent(one.message["text"])]) == 1


def says_sent(text: str) -> bool:
    return WORDS["sent"].split("(")[0] in text.lower()


async def test_the_storm_on_synapse(
    matrix: MatrixStage, capsys: pytest.CaptureFixture[str]
) -> None:  # M17, M28, M29, M38, M69, M91
    matrix.bot.settings["TURNOUT_LOG"] = os.environ.get("TURNOUT_LOG", "info")
    matrix.faults.half_open_seconds = 3
    matrix.omar.patience = FOREVER
    started, chance, counts = time.monotonic(), random.Random(SEED), Counts()
    await matrix.bot.start()
    matrix.faults.at_random(SEED, RATES)
    gate, stop, filed = asyncio.Semaphore(AT_ONCE), asyncio.Event(), asyncio.Event()
    voters = [await matrix.voter() for _ in range(VOTERS)]
    working = asyncio.create_task(
        matrix.omar.work(lambda code: "reject" if rejected(code) else "approve", stop)
    )
    killing = asyncio.create_task(killer(matrix, chance, filed, counts))
    restarting = asyncio.create_task(restarter(matrix, chance, counts))
    talks = [asyncio.create_task(one_voter(voter, n, gate)) for n, voter in enumerate(voters)]
    watching = asyncio.create_task(matrix.bot.until_crash())
    stalling = asyncio.create_task(until_stalled(matrix))
    others = (watching, stalling, working, killing, restarting)
    try:
        await first_trouble(asyncio.gather(*talks), *others)
        filed.set()
        await first_trouble(asyncio.gather(killing, restarting), watching, stalling, working)
        matrix.faults.calm()
        stop.set()
        await first_trouble(working, watching, stalling)
        await asyncio.sleep(2)
    finally:
        for task in (*others, *talks):
            task.cancel()
        matrix.faults.calm()
    await check_everything(matrix, counts)
    with capsys.disabled():
        print(summary(matrix, counts, time.monotonic() - started))
    assert counts.repeats == []


def summary(stage: MatrixStage, counts: Counts, seconds: float) -> str:
    reports = len({voter.filings[0].code for voter in stage.voters})
    return (
        f"\nmatrix storm, seed {SEED}: {len(stage.voters)} voters in {seconds:.0f} s: {reports} reports, "
        f"{counts.photos} photos, {counts.cards} cards, {counts.messages} messages to voters, "
        f"{len(counts.repeats)} repeats; {len(stage.journal.calls)} calls, "
        f"{sum(stage.journal.faults.values())} faults, {len(stage.journal.kills)} kills "
        f"({counts.under_load} under load), {counts.restarts} restarts of Synapse"
    )
