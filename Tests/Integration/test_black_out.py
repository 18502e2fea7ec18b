"""R39: a photo under a drawn grid, on Telegram: it comes, it is looked at closer, and it goes with its answer."""

from __future__ import annotations

import asyncio
from typing import Any

from bot import BotProcess
from stage import Stage
from telegram_server.world import text_of


def photos(stage: Stage) -> list[dict[str, Any]]:
    """The photos that stand in the room now."""
    by_bot = {line.message_id for line in stage.room.from_bot()}
    shown = stage.room.messages.values()
    return [message for message in shown if message["message_id"] in by_bot and "photo" in message]


async def until_gone(stage: Stage, *ids: Any) -> None:
    for _ in range(200):
        if not {message["message_id"] for message in photos(stage)} & set(ids):
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"still there: {[text_of(message) for message in photos(stage)]}")


async def test_a_grid_is_drawn_and_goes_with_its_answer(stage: Stage, bot: BotProcess) -> None:
    omar, dana = stage.omar, stage.voter()
    await dana.begin()
    filing = await dana.file("The gate is behind the shed", photos=1)
    code = filing.code or ""
    await omar.card(code)
    before = [message["message_id"] for message in photos(stage)]
    assert len(before) == 1

    omar.say(f"/mask {code} 1")
    whole = await omar.hear("Reply with the cells")
    assert "photo" in whole
    omar.say("zoom C2", reply_to=whole["message_id"])
    part = await omar.hear("Cell C2 of photo 1")
    assert "photo" in part
    omar.say("a1-d3 h6", reply_to=part["message_id"])
    await omar.hear("blacked out at C2.a1-C2.d3, C2.h6")
    # What was shown before goes, under a grid or not, and the file that becomes public comes.
    await until_gone(stage, whole["message_id"], part["message_id"], *before)
    for _ in range(200):
        if len(photos(stage)) == 1:
            break
        await asyncio.sleep(0.05)
    assert [f"report {code}" in text_of(message) for message in photos(stage)] == [True]
    # Nothing of it lies on the disk: one photo is kept, the masked one.
    assert len(list((stage.data / "photos").rglob("*.jpg"))) == 1
