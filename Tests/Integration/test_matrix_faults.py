"""Each fault between the bot and a real homeserver, in the middle of a report: nothing is lost or doubled."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from bot import BotProcess
from faults import Kind
from matrix_evidence import posted_photos, read_back, repeated_cards, repeated_words
from matrix_server import Synapse
from matrix_stage import MatrixStage, matrix_staged
from people.matrix_moderator import KEYS
from tasks import each

ANYWHERE = [
    Kind.TOO_MANY,
    Kind.SERVER_ERROR,
    Kind.BAD_GATEWAY,
    Kind.GATEWAY_TIMEOUT,
    Kind.DROP,
    Kind.HALF_OPEN,
    Kind.SLOW,
    Kind.LOST,
    Kind.LOST_GATEWAY,
    Kind.LOST_HALF_OPEN,
    Kind.TRUNCATED,
    Kind.EMPTY,
]
METHODS = ["join", "sync", "send", "download", "upload"]
ONCE = {"join": 1, "download": 2, "upload": 2}  # how many of a group's faults hit a method
GROUPS = [ANYWHERE[start : start + 4] for start in range(0, len(ANYWHERE), 4)]


async def test_a_report_survives_every_fault(
    ready: Path, synapse: Synapse
) -> None:  # M28, M29, M54, M69, M75, M88, M91
    """Three bots at once, each with four kinds of faults, which hit every method one after the other."""
    await each({", ".join(kinds): survives(synapse, ready / kinds[0].name, kinds) for kinds in GROUPS})


async def survives(synapse: Synapse, folder: Path, kinds: list[Kind]) -> None:
    async with matrix_staged(synapse, folder) as stage:
        stage.faults.half_open_seconds = 2
        for method in METHODS:
            # A picture of no bytes is a broken picture: that is another test.
            fitting = [kind for kind in kinds if (method, kind) != ("download", Kind.EMPTY)]
            for kind in fitting[-ONCE.get(method, 4) :]:
                stage.faults.script(method, kind)
        dana = await stage.voter()
        dana.patience = stage.omar.patience = 180  # four faults in a row, each with a longer pause
        await dana.begin()
        filing = await dana.file("The fence keeps wheelchairs out.", photos=2)
        await stage.omar.decide(filing.code or "")
        assert await dana.outcome(filing) == "approved"
        assert stage.faults.waiting == 0, "a fault never happened"
        room = await read_back(stage.omar, stage.room)
        photos = await posted_photos(stage.omar)
        assert [photo.number for photo in photos] == filing.photos
        assert repeated_cards(room) == []
        assert repeated_words(await read_back(dana, dana.chat.id)) == []


async def test_repeated_sync_answers_change_nothing(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M17, M27, M38
    matrix.faults.at_random(3, {"sync": {Kind.REPEATED: 0.4}})
    dana, code = await matrix.report("A shaky line, told more than once.", photos=2)
    await matrix.omar.decide(code)
    await dana.outcome(dana.filings[0])
    matrix.faults.calm()
    assert len(await posted_photos(matrix.omar)) == 2
    assert repeated_cards(await read_back(matrix.omar, matrix.room)) == []
    assert repeated_words(await read_back(dana, dana.chat.id)) == []


@pytest.mark.parametrize("way", ["a command", "a reaction"])
async def test_a_card_decided_before_its_own_answer_came_is_true_in_the_end(
    matrix: MatrixStage, matrix_bot: BotProcess, way: str
) -> None:  # M69, M71, M104
    """The room has the card, the bot does not know it yet: what it sends again must not be new words."""

    def is_card(content: Mapping[str, Any]) -> bool:
        return str(content.get("body", "")).startswith("Report ")

    matrix.faults.script("send", Kind.LOST, when=is_card)
    matrix.faults.script("send", Kind.SERVER_ERROR, times=3, when=is_card)
    _, code = await matrix.report("The key to the gym is lost.")
    card = await matrix.omar.card(code)
    if way == "a command":
        await matrix.omar.say(f"!approve {code}")
    else:
        await matrix.omar.react(card.message_id, KEYS["approve"])
    await matrix.omar.until_decided(code)
    await matrix.omar.settle(2)
    assert len(matrix.omar.cards_of(code)) == 1
    assert "waiting" not in matrix.omar.cards_of(code)[0].text.splitlines()[0], card.text


async def test_a_restarted_homeserver_is_found_again(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M28, M69
    dana = await matrix.voter()
    await dana.begin()
    await matrix.synapse.restart(down=2)
    filing = await dana.file("The bus stop was moved.", photos=1)
    await matrix.synapse.restart()
    await matrix.omar.decide(filing.code or "")
    assert await dana.outcome(filing) == "approved"
    assert repeated_words(await read_back(dana, dana.chat.id)) == []


@pytest.mark.slow
@pytest.mark.skipif("TURNOUT_SLOW" not in os.environ, reason="takes over a minute; TURNOUT_SLOW=1 runs it")
async def test_a_silent_sync_is_given_up_at_its_deadline(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M15
    dana = await matrix.voter()
    await dana.begin()
    matrix.faults.half_open_seconds = 300
    matrix.faults.script("sync", Kind.HALF_OPEN)
    await matrix.proxy.until_polled(60)
    dana.say("!report")
    dana.patience = 120
    await dana.prompt("what")
