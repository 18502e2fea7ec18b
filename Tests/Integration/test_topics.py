"""Cards in a topic of the moderators' group, and in the group itself once the topic is closed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from bot import binary, binary_missing
from stage import Stage

TOPIC = 41


@pytest.fixture
def topical(loop: asyncio.AbstractEventLoop, tmp_path: Path) -> Iterator[Stage]:
    if binary_missing():
        pytest.skip(f"{binary()} is not built")
    stage = Stage(tmp_path)
    stage.room.topics[TOPIC] = "open"
    stage.bot.settings["TELEGRAM_REVIEW_ROOM"] = f"{stage.room.id}#{TOPIC}"
    loop.run_until_complete(stage.server.start())
    yield stage
    loop.run_until_complete(stage.close())
    stage.check()


def threads(stage: Stage) -> list[int | None]:
    """Where each message of the bot stands, in order."""
    return [line.message.get("message_thread_id") for line in stage.room.from_bot("new")]


async def test_cards_stand_in_the_topic_and_in_the_group_once_it_is_closed(topical: Stage) -> None:  # R24
    await topical.bot.start()
    await topical.file_and_decide("They ran out of ballots at the fire hall", photos=2)
    before = threads(topical)
    assert before
    assert set(before) == {TOPIC}
    topical.room.topics[TOPIC] = "closed"
    await topical.file_and_decide("The door at the library is locked")
    after = threads(topical)[len(before) :]
    assert after
    assert set(after) == {None}
    del topical.room.topics[TOPIC]
    await topical.file_and_decide("Nobody opened the side entrance of the school", how="reject")
    assert topical.journal.floods["group"] == 0
