"""A homeserver with the limits Synapse has by itself, 0.2 messages a second, and how they are lifted."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from matrix_evidence import read_back, repeated_words
from matrix_server import Synapse
from matrix_stage import MatrixStage


@pytest.fixture
def stock(loop: asyncio.AbstractEventLoop, ready: Path) -> Iterator[MatrixStage]:
    """A stage on a homeserver of its own; the binary is started by the test."""
    synapse = Synapse(ready / "synapse", generous=False)
    synapse.start()
    stage = MatrixStage(synapse, ready)
    loop.run_until_complete(stage.open())
    yield stage
    loop.run_until_complete(stage.close())
    synapse.stop()
    stage.check()


async def test_the_doctor_says_how_limits_are_lifted(stock: MatrixStage) -> None:  # M73
    code, told = await stock.bot.command("doctor")
    assert code != 0 and "override_ratelimit" in told
    await stock.synapse.lift_limits(stock.bot_id)
    code, told = await stock.bot.command("doctor")
    assert code == 0, told


async def test_the_doctor_misses_the_review_room(matrix: MatrixStage) -> None:
    matrix.bot.settings["MATRIX_REVIEW_ROOM"] = "!nowhere:precinct.test"
    code, told = await matrix.bot.command("doctor")
    assert code != 0 and "BAD" in told


@pytest.mark.slow
@pytest.mark.skipif("TURNOUT_SLOW" not in os.environ, reason="takes over a minute; TURNOUT_SLOW=1 runs it")
async def test_a_report_gets_through_the_limits(stock: MatrixStage) -> None:  # M29, M73, M74
    await stock.bot.start()
    dana = await stock.voter()
    await stock.synapse.lift_limits(dana.account.user_id)
    dana.patience = stock.omar.patience = 240
    await dana.begin()
    filing = await dana.file("The line is long and so is the wait.", photos=1)
    await stock.omar.decide(filing.code or "")
    assert await dana.outcome(filing) == "approved"
    assert any(call.status == 429 for call in stock.journal.calls), "the limits were never met"
    assert repeated_words(await read_back(dana, dana.chat.id)) == []
