"""The drill: a copy made under load, a house that dies, and the one that the copy brings back; and an upgrade tried before."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import shutil
import sqlite3
from pathlib import Path

from people.voter import Voter
from stage import Stage

REPORTS = 2_000 if "TURNOUT_SLOW" in os.environ else 30


def record(stage: Stage) -> dict[int, bytes]:
    """All reports as they are stored now."""
    with sqlite3.connect(stage.data / "turnout.sqlite", timeout=10) as database:
        return dict(database.execute("SELECT id, body FROM reports"))


async def filed(stage: Stage, text: str, room: asyncio.Semaphore) -> Voter:
    async with room:
        voter = stage.voter()
        await voter.begin()
        await voter.file(text, 1)
        return voter


async def test_a_house_comes_back_from_a_copy(stage: Stage, tmp_path: Path) -> None:  # O14 O15 O16
    # The platform's pace is not what is tried here.
    stage.server.limits.scale = 1_000
    bot = stage.bot
    bot.settings |= {"TELEGRAM_GROUP_RATE": "20000", "TELEGRAM_RATE": "20000"}
    await bot.start()
    room = asyncio.Semaphore(16)
    voters = await asyncio.gather(*(filed(stage, f"The line is {n} blocks long.", room) for n in range(REPORTS)))
    _, decided = await stage.file_and_decide("The poll book is wet.")
    before = record(stage)
    assert len(before) == REPORTS + 1
    copies = tmp_path / "copies"
    # While others write, and twice: the second copy has the photos of the first.
    load = asyncio.gather(*(filed(stage, f"The lamp is out in room {n}.", room) for n in range(2)))
    for _ in range(2):
        code, printed = await bot.command("backup", str(copies), "--keep", "14")
        assert code == 0, printed
    await load
    copy = sorted(path for path in copies.iterdir() if path.is_dir())[-1]
    assert all(path.stat().st_mode & 0o077 == 0 for path in copies.rglob("*"))
    whole = b"".join(path.read_bytes() for path in copy.rglob("*") if path.is_file())
    assert stage.server.token.encode() not in whole
    gone = voters[0]
    gone.say("delete my data")
    await gone.hear("delete all")
    gone.press("^yes, delete")
    await gone.hear("your data is gone")
    await bot.kill()

    # Nothing but the copy and the list of the forgotten is left.
    lost = stage.data.rename(tmp_path / "lost")
    code, printed = await bot.command("restore", str(copies), "--forgotten", str(lost / "forgotten"))
    assert code == 0 and "Left out, because they had their data deleted after that: 1." in printed, printed
    shutil.rmtree(lost)
    code, printed = await bot.command("verify-log")
    assert code == 0, printed
    after = record(stage)
    left = {number: row for number, row in before.items() if number in after}
    assert len(left) == len(before) - 1 and {number: after[number] for number in left} == left
    # The last press may not have been acknowledged when the house died: that one is answered, as after any kill.
    others = voters[1:]
    heard = [len(voter.chat.transcript) for voter in others]
    assert (await bot.command("run"))[0] == 78  # The audit log's key is in no copy.
    await bot.start("--new-chain")
    await stage.omar.hear("restored from a copy")
    await bot.terminate()
    await bot.start()
    await stage.file_and_decide("One more report after it.")
    assert [len(voter.chat.transcript) for voter in others] == heard
    told = [line for line in stage.room.transcript if "I was restored from a copy" in str(line.message)]
    assert len(told) == 1
    assert stage.omar.decided(decided, "approve")
    code, printed = await bot.command("doctor")
    assert code == 0, printed


async def test_an_upgrade_is_tried_before_it_is_done(stage: Stage) -> None:  # O17
    bot, database_file = stage.bot, stage.data / "turnout.sqlite"
    code, printed = await bot.command("migrate", "--dry-run")
    assert code == 70 and "There is no database" in printed and not database_file.exists(), printed
    await bot.start()
    code, printed = await bot.command("migrate", "--dry-run")
    assert code == 0 and "nothing to do" in printed, printed
    await bot.kill()
    with contextlib.closing(sqlite3.connect(database_file)) as database:
        known = database.execute("PRAGMA user_version").fetchone()[0]
        # As the step before the newest left it.
        database.executescript(f"DROP TABLE public_tokens; PRAGMA user_version = {known - 1}")
    code, printed = await bot.command("migrate", "--dry-run")
    assert code == 0 and f"of format {known - 1}, and this turnout writes {known}." in printed, printed
    assert re.search(r"^    \d+\.\d\d s  tokens$", printed, re.MULTILINE), printed
    # What was tried is still to be done, and the next start does it, after a copy of what was there.
    assert not (stage.data / "before-upgrade").exists()
    await bot.start()
    manifest = next((stage.data / "before-upgrade").glob("*Z/manifest.json"))
    assert json.loads(manifest.read_text())["format"] == known - 1
    code, printed = await bot.command("migrate", "--dry-run")
    assert code == 0 and "nothing to do" in printed, printed
