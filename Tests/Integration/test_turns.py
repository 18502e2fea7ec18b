"""Nobody waits for what others do: thousands of texts of one person, moderators who press without a pause.

TURNS_TEXTS (400): how many texts one person writes while others ask; the full run: TURNS_TEXTS=20000.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import re
from dataclasses import dataclass
from statistics import median

import pytest
from bot import BotProcess
from people.dialog import WORDS
from people.listener import Puzzled, buttons_of
from people.moderator import LABELS, Moderator
from people.voter import Voter
from stage import Stage
from tasks import first_trouble
from telegram_server.journal import Call, now
from telegram_server.updates import unix_time

TEXTS = int(os.environ.get("TURNS_TEXTS", "400"))
TEXTS_A_SECOND = 500  # more than thirty people type
OTHERS = 8
EVERY = 6.0  # seconds after which one of them asks again
WINDOW = 8  # messages that are on their way at once
REPORTS = 9
ROUTINE = 16  # posts and changes of a group's minute that are not for what is new and urgent
URGENT = "They turned me away at the door of the ice rink and called the police."


@dataclass
class Turn:
    """A question of somebody, and what left before its answer."""

    seconds: float
    overtaken: int  # answers to the one who floods
    others: int


async def asks(stage: Stage, voter: Voter, flood: Voter) -> Turn:
    calls, asked = len(stage.journal.calls), now()
    voter.say("/start")
    await voter.hear(WORDS["zip"] + "|" + WORDS["welcome back"])
    chats = [call.chat_id for call in posts(stage.journal.calls[calls:])]
    before = chats[: chats.index(voter.chat.id)]
    return Turn(now() - asked, before.count(flood.chat.id), len(before) - before.count(flood.chat.id))


def posts(calls: list[Call]) -> list[Call]:
    return [call for call in calls if call.method == "sendMessage" and call.acted]


async def pours(voter: Voter) -> None:
    """So many texts, without waiting for any answer."""
    for number in range(TEXTS):
        voter.say(f"and {number} more of them stand here")
        if number % (TEXTS_A_SECOND // 10) == 0:
            await asyncio.sleep(0.1)


async def test_thousands_of_texts_of_one_person_delay_nobody(
    stage: Stage, bot: BotProcess, capsys: pytest.CaptureFixture[str]
) -> None:  # Z14
    flood, *others = [stage.voter() for _ in range(OTHERS + 1)]
    for voter in (flood, *others):
        await voter.begin()
    calm = [await asks(stage, voter, flood) for voter in others]
    pouring = asyncio.create_task(pours(flood))
    busy: list[Turn] = []
    for voter in itertools.cycle(others):
        await asyncio.sleep(EVERY / OTHERS)
        if pouring.done() and len(busy) >= OTHERS:
            break
        busy.append(await asks(stage, voter, flood))
    await pouring
    with capsys.disabled():
        print(f"\n{TEXTS} texts of one person: {told(busy)}; without them: {told(calm)}")
    # What of the flood is on its way already may arrive first, and nothing else.
    assert max(turn.overtaken for turn in busy) <= WINDOW


def told(turns: list[Turn]) -> str:
    seconds = [turn.seconds for turn in turns]
    return (
        f"{len(turns)} answers to others after {median(seconds):.3f} s and {max(seconds):.3f} s at most, "
        f"behind {max(turn.overtaken for turn in turns)} of the flood's at most"
    )


async def presses(moderator: Moderator, offset: int) -> None:
    """Press what changes a card and decides nothing, again and again, also where it is not shown any more."""
    cards = [(card.looks[0], key) for key in ("take", "reject") for card in moderator.cards()]
    for look, key in itertools.cycle(cards[offset:] + cards[:offset]):
        wanted = (one for one in buttons_of(look) if re.search(LABELS[key], one["text"], re.I))
        await moderator.answered(moderator.press_data(look, next(wanted)["callback_data"]))
        await asyncio.sleep(0.1)


async def test_an_urgent_card_comes_while_moderators_press(
    stage: Stage, bot: BotProcess, capsys: pytest.CaptureFixture[str]
) -> None:  # Z13, T-a
    for number in range(REPORTS):
        voter = stage.voter()
        await voter.begin()
        filing = await voter.file(f"Table {number} at door {number * 7} has no pens.", photos=0)
        await stage.omar.card(filing.code or "")
    moderators = [stage.omar, stage.moderator(), stage.moderator()]
    tasks = [asyncio.create_task(presses(one, 2 * index)) for index, one in enumerate(moderators)]
    witness = stage.voter()
    try:
        urgent = asyncio.create_task(reports(stage, witness, URGENT))
        await first_trouble(urgent, *tasks)
    finally:
        for task in tasks:
            task.cancel()
    committed, card = urgent.result()
    before = [call for call in shown(stage) if call.at < card.at]
    between = [call for call in before if committed < call.at]
    presses_made = len(stage.server.world.callbacks)
    with capsys.disabled():
        print(
            f"\n{presses_made} presses of three moderators, {len(before)} posts and changes before the urgent card, "
            f"which came {card.at - committed:.3f} s after its report was sent; {len(between)} between"
        )
    # What the platform had nothing to change about took a place, too.
    assert len(before) >= ROUTINE - 2, "the group's minute was never short of room"
    assert len(between) <= 2


def shown(stage: Stage) -> list[Call]:
    """What was posted or changed in the group."""
    done = [call for call in stage.journal.calls if call.chat_id == stage.room.id and call.acted]
    return [call for call in done if call.method in {"sendMessage", "editMessageText"}]


async def reports(stage: Stage, voter: Voter, text: str) -> tuple[float, Call]:
    """When the report was sent, and the call that posted its card."""
    await voter.begin()
    # Until every change of a card waits for a place in the group's minute.
    seen = -1
    while seen < len(shown(stage)):
        seen = len(shown(stage))
        await asyncio.sleep(2)
    filing = await voter.file(text, photos=0)
    card = await stage.omar.card(filing.code or "")
    call = stage.journal.call_of(stage.room.id, card.message_id)
    receipt = voter.heard(WORDS["sent"])[0]
    sent = stage.journal.call_of(voter.chat.id, receipt.message["message_id"])
    if call is None or sent is None:
        raise Puzzled("a message that nobody sent")
    return min(sent.at, call.at), call


async def test_a_group_of_ten_thousand_is_a_group_like_any_other(stage: Stage, bot: BotProcess) -> None:
    """People come in and talk: nobody of them is answered, and the card is the moderators' alone."""
    voter = stage.voter()
    await voter.begin()
    filing = await voter.file("The ramp to the aquarium is under water.", photos=0)
    card = await stage.omar.card(filing.code or "")
    before, size = len(stage.journal.calls), bot.resident
    crowd = [stage.moderator("member") for _ in range(10_000)]
    for person in crowd[::10]:
        enters(stage, person)
    for person in crowd[::20]:
        person.say("What is this group about, and who is in it?")
    assert (await crowd[-1].tap("approve", card)).get("text")
    assert not stage.omar.decided(card.code, "approve")
    await voter.settle(0.2)
    voter.say("/start")
    await voter.hear(WORDS["zip"] + "|" + WORDS["welcome back"])
    await stage.omar.decide(card.code)
    asked = [call for call in stage.journal.calls[before:] if call.method != "getUpdates"]
    assert len(asked) < 20, [call.method for call in asked]
    assert bot.resident <= size + 8


def enters(stage: Stage, person: Moderator) -> None:
    user = person.user.as_json()
    change = {
        "chat": stage.room.as_json(),
        "from": user,
        "date": unix_time(),
        "old_chat_member": {"user": user, "status": "left"},
        "new_chat_member": {"user": user, "status": "member"},
    }
    stage.server.updates.push("chat_member", change, f"chat {stage.room.id}")
