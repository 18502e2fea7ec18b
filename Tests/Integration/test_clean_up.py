"""R1: what shows anything of a report goes with it, also where the bot is killed between any two steps of that."""

from __future__ import annotations

import asyncio
import re
import time
from typing import Any

from bot import BotProcess
from stage import Stage
from telegram_server.journal import Call
from telegram_server.world import text_of

SECRET = "heliotrope"
CLEANING = {"deleteMessage", "deleteMessages", "editMessageText", "editMessageMedia", "editMessageCaption"}


def left(stage: Stage) -> list[str]:
    """What the room still shows of the report."""
    shown = stage.room.messages.values()
    by_bot = {line.message_id for line in stage.room.from_bot()}
    return [
        text_of(message) or "a photo"
        for message in shown
        if message["message_id"] in by_bot and (SECRET in text_of(message) or "photo" in message)
    ]


def step(call: Call) -> tuple[Any, ...]:
    """What a call does: repeated after a kill, it is the same step."""
    params = call.params
    return call.method, str(params.get("chat_id")), str(params.get("message_id") or params.get("message_ids"))


async def next_step(stage: Stage, since: int, done: set[tuple[Any, ...]], seconds: float) -> Call | None:
    """The next step of the clean-up that was not seen before, the moment it comes in: nobody has its answer yet."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for call in stage.journal.calls[since:]:
            if call.method in CLEANING and step(call) not in done:
                return call
        await asyncio.sleep(0.001)
    return None


async def everywhere(stage: Stage, text: str) -> tuple[Any, str]:
    """A report that the room shows in every way there is; its author and its code."""
    omar, dana = stage.omar, stage.voter()
    await dana.begin()
    filing = await dana.file(text, photos=2)
    code = filing.code or ""
    card = await omar.card(code)
    omar.say("I know that gate", reply_to=card.message_id)
    await omar.hear("noted for the team")
    for words in ("/queue", f"/find {SECRET}", f"/show {code}"):
        omar.say(words)
        await omar.settle()
    omar.say(f"/ask {code} Which {SECRET} gate?")
    await omar.hear("to the voter")
    assert len(left(stage)) >= 6
    return dana, code


async def take_back(dana: Any, code: str) -> None:
    dana.say("/mine")
    await dana.hear("waiting")
    dana.press(rf"^{code}\b|report {code}")
    await dana.hear(SECRET)
    dana.press("^withdraw")
    await dana.hear("withdraw report")
    dana.press("^yes")


async def test_a_kill_between_any_two_steps_leaves_nothing(stage: Stage, bot: BotProcess) -> None:  # R1
    dana, code = await everywhere(stage, f"The {SECRET} gate is locked and nobody comes")
    since = len(stage.journal.calls)
    await take_back(dana, code)
    done: set[tuple[Any, ...]] = set()
    while (call := await next_step(stage, since, done, 12)) is not None:
        done.add(step(call))
        await bot.restart()
    # The card, the question that waited, photos, lists and notes: each was a place to die at.
    assert len(stage.journal.kills) >= 3
    await gone(stage, code)


async def gone(stage: Stage, code: str, seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while left(stage) and time.monotonic() < end:
        await asyncio.sleep(0.1)
    assert left(stage) == []
    lines = [text_of(message) for message in stage.room.messages.values()]
    assert any(re.fullmatch(rf"Report {code} · withdrawn by its author", line) for line in lines)
