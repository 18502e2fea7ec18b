"""An urgent report that nobody takes: who is on duty is named by their number, so that their phone tells them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from bot import binary, binary_missing
from stage import Stage
from telegram_server.world import text_of

ALARM = "URGENT: report"


@pytest.fixture
def alarmed(loop: asyncio.AbstractEventLoop, tmp_path: Path) -> Iterator[Stage]:
    """The shortest alarm that there is: after one minute, two, and three."""
    if binary_missing():
        pytest.skip(f"{binary()} is not built")
    stage = Stage(tmp_path, settings={"TURNOUT_ALARM": "1,2,3"})
    loop.run_until_complete(stage.server.start())
    yield stage
    loop.run_until_complete(stage.close())
    stage.check()


async def test_who_is_on_duty_is_named_once_also_after_a_kill(alarmed: Stage) -> None:  # R43
    stage = alarmed
    await stage.bot.start()
    stage.omar.say("/on 2h")
    await stage.omar.hear("You are on duty until")
    dana = stage.voter()
    await dana.begin()
    filing = await dana.file("They turn everybody away at the ferry hall")
    await stage.omar.card(filing.code)
    await stage.bot.restart()
    message = await stage.omar.hear(ALARM, since=0, seconds=90)
    mentions = [entity for entity in message["entities"] if entity["type"] == "text_mention"]
    assert [mention["user"]["id"] for mention in mentions] == [stage.omar.user.id]
    text = text_of(message)
    assert text[mentions[0]["offset"] :][: mentions[0]["length"]] == stage.omar.user.first_name
    assert "ferry" not in text
    stage.omar.say(f"/take {filing.code}")
    await stage.omar.hear("You have report")
    await stage.bot.restart()
    await stage.omar.settle()
    assert len(stage.omar.heard(ALARM)) == 1
