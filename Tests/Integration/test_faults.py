"""Each fault alone, on each method it can hit, in the middle of a whole report: nothing lost or doubled."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from bot import BotProcess
from evidence import Ledger, posted_photos
from faults import DOWNLOAD
from stage import Stage, staged
from tasks import each
from telegram_server import Kind

ANYWHERE = [
    Kind.TOO_MANY,
    Kind.SERVER_ERROR,
    Kind.BAD_GATEWAY,
    Kind.GATEWAY_TIMEOUT,
    Kind.DROP_UNREAD,
    Kind.DROP,
    Kind.HALF_OPEN,
    Kind.SLOW,
    Kind.LOST,
    Kind.LOST_GATEWAY,
    Kind.LOST_HALF_OPEN,
    Kind.TRUNCATED,
    Kind.EMPTY,
]
METHODS = ["getUpdates", "sendMessage", "sendMediaGroup", "editMessageText", "answerCallbackQuery", "getFile"]
ON_FILES = [
    Kind.FILE_UNAUTHORIZED,
    Kind.FILE_MISSING,
    Kind.FILE_CUT,
    Kind.SERVER_ERROR,
    Kind.BAD_GATEWAY,
    Kind.TOO_MANY,
    Kind.DROP,
    Kind.HALF_OPEN,
    Kind.SLOW,
]


@pytest.mark.parametrize("kind", ANYWHERE, ids=str)
async def test_a_report_survives_a_fault_of(ready: Path, kind: Kind) -> None:
    """Six bots at once: in each the fault hits another method, twice."""
    await each({method: survives(ready / method, method, kind) for method in METHODS})


async def test_a_report_survives_faults_of_files(ready: Path) -> None:  # T72, T73
    cases = {f"{kind}": survives(ready / kind.name, DOWNLOAD, kind) for kind in ON_FILES}
    await each(cases | {"getFile": survives(ready / "getFile", "getFile", Kind.FILE_UNAVAILABLE)})


async def survives(folder: Path, method: str, kind: Kind) -> None:
    async with staged(folder) as stage:
        stage.faults.half_open_seconds = 2
        dana = stage.voter()
        dana.nudge_after = 40
        await dana.begin()
        stage.faults.script(method, kind, times=2)
        filing = await dana.file("The fence keeps wheelchairs out.", photos=3)
        await stage.omar.decide(filing.code or "")
        assert await dana.outcome(filing) == "approved"
        assert stage.faults.waiting < 2, "the fault never happened"
        ledger = Ledger(stage.journal)
        photos = posted_photos(stage.server, stage.room)
        assert [photo.number for photo in photos][:3] == filing.photos
        ledger.photos(stage.room, photos)
        ledger.cards(stage.room)
        ledger.private(dana.chat)
        assert ledger.repeats.unexplained == []
        assert len({card.code for card in stage.omar.cards()}) == 1


@pytest.mark.parametrize("kind", [Kind.LOST, Kind.BAD_GATEWAY, Kind.DROP], ids=str)
async def test_the_receipt_comes_at_most_twice(stage: Stage, bot: BotProcess, kind: Kind) -> None:  # T54
    dana = stage.voter()
    await dana.begin()
    stage.faults.script("sendMessage", kind, when=lambda params: "Sent as report" in params["text"])
    filing = await dana.file("The bus stop was moved.", photos=0)
    await stage.omar.decide(filing.code or "")
    await dana.outcome(filing)
    assert 1 <= len(dana.heard("sent as report")) <= 2


async def test_repeated_and_overtaking_updates_change_nothing(
    stage: Stage, bot: BotProcess
) -> None:  # T16, T36
    stage.faults.repeat_update = 0.5
    stage.faults.delay_update = 0.3
    for number in range(3):
        await stage.file_and_decide(f"Report number {number} of a shaky line.", photos=2)
    assert len({card.code for card in stage.omar.cards()}) == 3
    ledger = Ledger(stage.journal)
    ledger.cards(stage.room)
    for voter in stage.voters:
        ledger.private(voter.chat)
    ledger.photos(stage.room, posted_photos(stage.server, stage.room))
    assert ledger.repeats.lost + ledger.repeats.by_kills == 0
    assert ledger.repeats.unexplained == []


@pytest.mark.slow
@pytest.mark.skipif("TURNOUT_SLOW" not in os.environ, reason="takes over a minute; TURNOUT_SLOW=1 runs it")
async def test_a_silent_poll_is_given_up_at_its_deadline(stage: Stage, bot: BotProcess) -> None:  # T12
    stage.faults.half_open_seconds = 300
    stage.faults.script("getUpdates", Kind.HALF_OPEN)
    dana = stage.voter()
    dana.say("/start")
    dana.patience = 100
    await dana.prompt("zip")
