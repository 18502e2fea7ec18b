"""`turnout setup`: from a token to a house that the doctor finds well, by flags and at a terminal."""

from __future__ import annotations

import asyncio
import contextlib
import grp
import os
import pty
import re
from pathlib import Path

import pytest
from bot import binary
from stage import Stage

OLD = """# Somebody's own notes stay.
TURNOUT_LOG=info
#TELEGRAM_TOKEN=111:commented
TELEGRAM_TOKEN=123456789:put-the-token-here
TELEGRAM_REVIEW_ROOM=-1001234567890
TELEGRAM_REVIEW_ROOM=-1009999999999
TURNOUT_UNDO_WINDOW=7
"""


def asked(stage: Stage, file: Path, *words: str) -> list[str]:
    return [str(binary()), "setup", "--config", str(file), *words]


def bare(stage: Stage) -> dict[str, str]:
    """The environment of an operator: where everything is, and neither token nor room."""
    stage.bot.settings |= stage.server.address
    hidden = ("TELEGRAM_TOKEN", "TELEGRAM_REVIEW_ROOM")
    return {name: value for name, value in stage.bot.environment.items() if name not in hidden}


def service() -> int:
    """The group that runs Turnout on a server, if this machine has it."""
    with contextlib.suppress(KeyError):
        return grp.getgrnam("turnout").gr_gid
    return -1


async def run(stage: Stage, file: Path, *words: str, typed: str = "") -> tuple[int, str]:
    pipe, both = asyncio.subprocess.PIPE, asyncio.subprocess.STDOUT
    process = await asyncio.create_subprocess_exec(*asked(stage, file, *words), env=bare(stage), stdin=pipe, stdout=pipe, stderr=both)
    printed = (await process.communicate(typed.encode()))[0].decode()
    return process.returncode or 0, printed


async def test_flags_alone_set_it_up(stage: Stage, tmp_path: Path) -> None:  # O6
    file = tmp_path / "turnout.conf"
    file.write_text(OLD)
    file.chmod(0o600)
    gid = file.stat().st_gid
    code, printed = await run(stage, file, "--token-file", "-", "--group", str(stage.room.id), typed=stage.server.token + "\n")
    assert code == 0 and "All is well." in printed and "BAD" not in printed, printed
    assert stage.server.token not in printed
    kept = file.read_text()
    assert kept == OLD.replace("123456789:put-the-token-here", stage.server.token).replace(
        "TELEGRAM_REVIEW_ROOM=-1001234567890\nTELEGRAM_REVIEW_ROOM=-1009999999999", f"TELEGRAM_REVIEW_ROOM={stage.room.id}"
    )
    # Nobody reads it who did not before, but for the group that runs the service.
    assert file.stat().st_mode & 0o777 in (0o600, 0o640) and file.stat().st_gid in (gid, service())
    # What was set is taken again without being asked for.
    code, printed = await run(stage, file, "--group", str(stage.room.id))
    assert code == 0 and file.read_text() == kept, printed


async def test_the_group_is_found_by_a_word_and_nothing_is_lost(stage: Stage, tmp_path: Path) -> None:  # O6
    # Somebody was earlier than the operator: that is answered once the house runs.
    early = stage.voter()
    early.say("Is anybody there?")
    file = tmp_path / "new" / "turnout.conf"
    inner, outer = pty.openpty()
    stage.server.note_start()
    process = await asyncio.create_subprocess_exec(
        *asked(stage, file), env=bare(stage), stdin=outer, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT, start_new_session=True
    )
    os.close(outer)
    assert process.stdout is not None
    printed = (await asyncio.wait_for(process.stdout.readuntil(b"(it is not shown): "), 30)).decode()
    # What is typed before the terminal is silent is thrown away.
    await asyncio.sleep(0.3)
    os.write(inner, (stage.server.token + "\n").encode())
    while not (found := re.search(r"/setup@\S+ \d{6}", printed)):
        printed += (await asyncio.wait_for(process.stdout.readline(), 30)).decode()
    # In private it is nothing, and what somebody passes on is nothing either.
    early.say(found[0])
    stage.omar.say("I am adding the bot now.")
    stage.omar.say(found[0])
    printed += (await asyncio.wait_for(process.stdout.read(), 90)).decode()
    assert await process.wait() == 0 and "All is well." in printed, printed
    os.close(inner)
    assert f"TELEGRAM_REVIEW_ROOM={stage.room.id}" in file.read_text() and stage.server.token not in printed
    await stage.bot.start()
    await early.hear("zip code|what is going wrong|report")


@pytest.mark.parametrize(("status", "words"), [("member", "is no administrator"), ("left", "is not in that group")])
async def test_a_group_that_will_not_do_is_named(stage: Stage, tmp_path: Path, status: str, words: str) -> None:  # O6
    stage.room.members[stage.server.world.bot.id].status = status
    file = tmp_path / "turnout.conf"
    code, printed = await run(stage, file, "--token-file", "-", "--group", str(stage.room.id), typed=stage.server.token)
    assert code == 69 and words in printed and not file.exists(), printed


@pytest.mark.parametrize(
    ("words", "typed", "code", "said"),
    [
        (("--group", "77"), "", 64, "Put the token into a file"),
        (("--token-file", "/nonexistent/token", "--group", "-1001"), "", 78, "cannot be read"),
        (("--token-file", "-", "--group", "-1001"), "not a token", 78, "does not look like a bot's token"),
        (("--token-file", "-", "--group", "-4711"), "REAL", 69, "plain group"),
        (("--token-file", "-", "--group", "4711"), "REAL", 64, "That is no group"),
        (("--group",), "", 64, "Usage"),
        (("--group", "here"), "", 64, "Usage"),
    ],
)
async def test_what_cannot_be_is_said_and_nothing_is_written(
    stage: Stage, tmp_path: Path, words: tuple[str, ...], typed: str, code: int, said: str
) -> None:  # O6
    file = tmp_path / "turnout.conf"
    found, printed = await run(stage, file, *words, typed=stage.server.token if typed == "REAL" else typed)
    assert (found, said in printed, file.exists()) == (code, True, False), printed
