"""The room hears of danger before the report is sent, and never reads a word of it before that."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from bot import BotProcess
from people.dialog import WORDS
from people.voter import Voter
from stage import Stage
from telegram_server.world import text_of

WORDS_OF_DANGER = "He has a gun and shouts at us by the flagpole"
UNFINISHED = r"URGENT · unfinished"


async def told(stage: Stage, dana: Voter) -> tuple[Any, float]:
    """Words of danger; the message in the room that they lead to, and how many seconds that took."""
    start = len(stage.room.transcript)
    clock = asyncio.get_running_loop()
    began = clock.time()
    dana.say(WORDS_OF_DANGER)
    message = await stage.omar.hear(UNFINISHED, since=start)
    return message, clock.time() - began


async def sent(dana: Voter) -> str:
    await dana.hear("call 911")
    dana.press("^send my report now")
    match = re.search(WORDS["sent"], text_of(await dana.prompt("sent")), re.IGNORECASE)
    assert match is not None
    return match.group(1)


def messages_about(stage: Stage, code: str) -> list[int]:
    """The messages of the room that are, or were, about this report, as they were posted."""
    news = [line for line in stage.room.transcript if line.by_bot and line.kind == "new"]
    return [line.message_id for line in news if re.search(rf"report {code}\b", text_of(line.message), re.I)]


async def test_the_room_hears_of_danger_within_five_seconds(stage: Stage, bot: BotProcess) -> None:
    spans = []
    for _ in range(6):
        dana = stage.voter()
        await dana.begin()
        message, span = await told(stage, dana)
        spans.append(span)
        assert "flagpole" not in text_of(message)
        code = await sent(dana)
        await stage.omar.shows(code, "flagpole")
        assert messages_about(stage, code) == [message["message_id"]]
    print(f"words to card, seconds: {', '.join(f'{span:.2f}' for span in spans)}")
    assert max(spans) <= 5


async def test_a_kill_between_the_words_and_sending_makes_no_second_card(
    stage: Stage, bot: BotProcess
) -> None:
    dana = stage.voter()
    await dana.begin()
    message, _ = await told(stage, dana)
    await stage.omar.settle()
    await bot.restart()
    code = await sent(dana)
    card = await stage.omar.shows(code, "flagpole")
    assert card.message_id == message["message_id"]
    await bot.restart()
    await stage.omar.settle()
    assert messages_about(stage, code) == [message["message_id"]]


async def test_what_is_thrown_away_is_closed_after_a_kill_too(stage: Stage, bot: BotProcess) -> None:
    dana = stage.voter()
    await dana.begin()
    message, _ = await told(stage, dana)
    await stage.omar.settle()
    await bot.restart()
    dana.say("cancel")
    await stage.omar.hear("They threw it away", since=0)
    closed = stage.room.messages[message["message_id"]]
    assert "not sent" in text_of(closed)
    assert "flagpole" not in "".join(text_of(line.message) for line in stage.room.transcript)
