"""Telegram and Matrix in one process: one queue, two rooms, and cards that stay true in both.

MIXED_REPORTS (6): how many reports two moderators decide at the same time; the full run: MIXED_REPORTS=50.
"""

from __future__ import annotations

import asyncio
import os
import re
from itertools import cycle
from pathlib import Path

import pytest
from both_stage import BothStage, both_staged
from matrix_server import Synapse
from people.dialog import Dialog, Filing
from people.matrix_moderator import KEYS, is_decided
from people.moderator import LABELS as BUTTONS
from people.moderator import Card
from tasks import each

REPORTS = int(os.environ.get("MIXED_REPORTS", "6"))
Decided = tuple[Card, Card]  # as Telegram and as Matrix show it


async def true_cards(stage: BothStage, code: str, how: str) -> Decided:
    """Wait until both rooms show this decision."""
    await stage.matrix.omar.until_decided(code, how)
    telegram = await stage.telegram.omar.shows(code, "approved|rejected|not public")
    matrix = next(card for card in stage.matrix.omar.cards_of(code) if is_decided(card, how))
    return telegram, matrix


async def test_a_report_from_telegram_is_approved_in_the_matrix_room(
    ready: Path, synapse: Synapse
) -> None:  # B1
    async with both_staged(synapse, ready) as stage:
        dana = stage.telegram.voter()
        await dana.begin()
        filing = await dana.file("The line is three hours long.", photos=2)
        await stage.telegram.omar.card(filing.code or "")
        await stage.matrix.omar.decide(filing.code or "")
        assert await dana.outcome(filing) == "approved"
        await true_cards(stage, filing.code or "", "approve")


async def test_a_report_from_matrix_is_rejected_in_the_telegram_room(
    ready: Path, synapse: Synapse
) -> None:  # B1
    async with both_staged(synapse, ready) as stage:
        dana = await stage.matrix.voter()
        await dana.begin()
        filing = await dana.file("Somebody said something somewhere.", photos=1)
        await stage.matrix.omar.card(filing.code or "")
        await stage.telegram.omar.decide(filing.code or "", "reject")
        assert await dana.outcome(filing) == "rejected"
        await true_cards(stage, filing.code or "", "reject")


async def test_the_same_words_make_the_same_report_on_both(ready: Path, synapse: Synapse) -> None:  # B1
    async with both_staged(synapse, ready) as stage:
        dana, eve = stage.telegram.voter(), await stage.matrix.voter()
        cards = []
        for voter in (dana, eve):
            await voter.begin()
            filing = await voter.file("The ramp is blocked by a van, see here.", photos=2)
            cards.append(await stage.matrix.omar.card(filing.code or ""))
        telegram, matrix = (
            re.sub(r"\d+:\d\d|report \w+", "…", card.first_text, flags=re.I) for card in cards
        )
        # The second card says that it is about the same thing; the first one cannot know.
        assert re.search("same photo|looks like", matrix, re.I)
        alike = re.compile(r"^.*(?:same photo|looks like|group with).*\n", re.I | re.M)
        assert telegram == alike.sub("", matrix)


async def test_two_moderators_on_two_platforms_decide_the_same_reports(
    ready: Path, synapse: Synapse, capsys: pytest.CaptureFixture[str]
) -> None:  # M101, B1
    """N reports, both decide each at once: N decisions, each loser is told, all cards are true."""
    async with both_staged(synapse, ready, scale=60) as stage:
        filings = await file_many(stage, REPORTS)
        losers = 0
        for start in range(0, REPORTS, 5):
            codes = [filing.code or "" for _, filing in filings[start : start + 5]]
            losers += sum(await asyncio.gather(*(race(stage, code) for code in codes)))
        for voter, filing in filings:
            outcome = await voter.outcome(filing)
            await true_cards(stage, filing.code or "", "approve" if outcome == "approved" else "reject")
            told = len(voter.heard(rf"report {filing.code} is (not )?public"))
            assert told == 1, f"report {filing.code}: its voter was told {told} times"
        with capsys.disabled():
            print(f"\nmixed review: {len(filings)} reports, {len(filings)} decisions, {losers} losers told")
        assert losers == REPORTS


async def file_many(stage: BothStage, count: int) -> list[tuple[Dialog, Filing]]:
    """Reports from both platforms, with a card in both rooms."""
    kinds = cycle((True, False))
    voters: list[Dialog] = [
        stage.telegram.voter() if next(kinds) else await stage.matrix.voter() for _ in range(count)
    ]
    gate = asyncio.Semaphore(6)

    async def one(number: int, voter: Dialog) -> None:
        async with gate:
            await voter.begin()
            filing = await voter.file(f"Number {number:03d}: the line does not move.", photos=0)
            await stage.telegram.omar.card(filing.code or "")
            await stage.matrix.omar.card(filing.code or "")

    await each({str(number): one(number, voter) for number, voter in enumerate(voters)})
    return [(voter, voter.filings[0]) for voter in voters]


async def race(stage: BothStage, code: str) -> int:
    """Approve on both platforms in the same moment; how many were told that they came second."""
    there, here = stage.telegram.omar, stage.matrix.omar
    card = (await there.card(code)), (await here.card(code))
    pressed = there.press(BUTTONS["approve"], message_id=card[0].message_id)
    reacted = here.react(card[1].message_id, KEYS["approve"])
    answer = await there.answered(pressed)
    await reacted
    if re.search("already|by ", answer.get("text", ""), re.IGNORECASE):
        return 1
    told = await here.chat.pulse.until(lambda: told_second(stage, card[1]), here.patience)
    assert told, f"nobody is told of coming second at report {code}; {here.recent()}"
    return 1


def told_second(stage: BothStage, card: Card) -> bool | None:
    """A line about this card says that it had been decided: it replies to the card or names the report."""
    for line in stage.matrix.omar.chat.from_bot("new"):
        relation = line.message["content"].get("m.relates_to", {})
        about = {relation.get("event_id"), relation.get("m.in_reply_to", {}).get("event_id")}
        named = re.search(rf"report {card.code}\b", line.message["text"], re.IGNORECASE)
        if "already" in line.message["text"].lower() and (named or card.message_id in about):
            return True
    return None
