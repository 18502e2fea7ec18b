"""Civic data end to end: `turnout sync` from a loopback mirror, kills in the middle of it, and what voters then read."""

from __future__ import annotations

import asyncio
import os
import random
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import date

import pytest
from bot import binary
from civic_expected import representatives
from civic_mirror import BULK, FEEDS, Mirror, unpacked
from people.listener import buttons_of
from people.voter import Voter
from stage import Stage
from telegram_server.world import text_of

KILLS = int(os.environ.get("CIVIC_KILLS", "12"))
PEOPLE = int(os.environ.get("CIVIC_ZIPS", "100"))

needs_bulk = pytest.mark.skipif(not BULK.exists(), reason=f"the bulk data are not at {BULK}")


@asynccontextmanager
async def mirrored(stage: Stage) -> AsyncIterator[Mirror]:
    mirror = Mirror()
    mirror.put_bulk()
    await mirror.start()
    stage.bot.settings |= mirror.settings
    try:
        yield mirror
    finally:
        await mirror.stop()


async def ask(voter: Voter, code: str) -> str:
    """Everything that "my representatives" says to somebody with this ZIP code, over all pages."""
    voter.say("/start")
    await voter.hear("What is your ZIP code")
    voter.say(code)
    await voter.hear("Got it")
    voter.say("my representatives")
    text = ""
    while True:
        message = await voter.hear("They speak for|I have no list|military or diplomatic")
        text += text_of(message) + "\n"
        if not any(button["text"] == "More" for button in buttons_of(message)):
            return text
        voter.press("^More$", message_id=message["message_id"])


def seats(text: str) -> set[tuple[str, str, str]]:
    """The people of the House in it, as (state, district, name)."""
    pattern = r"^U\.S\. House, (\w\w), (?:district (\d+)|the whole state): (.*?)\.(?: Phone [\d-]+\.)?$"
    return {(m[1], m[2] or "0", m[3]) for m in re.finditer(pattern, text, re.MULTILINE)}


def senators(text: str) -> set[str]:
    return {m[1] for m in re.finditer(r"^U\.S\. Senate: (?!the term of|this seat|not published)(.*?)\.(?: Phone [\d-]+\.)?$", text, re.MULTILINE)}


@needs_bulk
async def test_the_whole_country_is_synced_in_seconds(stage: Stage) -> None:
    async with mirrored(stage):
        began = time.monotonic()
        code, printed = await stage.bot.command("sync", *FEEDS)
        assert code == 0, printed
        for line in ("congress: 537 rows", "legislatures: 7451 rows", "zip-districts: 42033 rows"):
            assert f"ok   {line}" in printed
        assert time.monotonic() - began < 60
        _, doctor = await stage.bot.command("doctor")
        assert "civic congress: 537 rows" in doctor


@needs_bulk
async def test_a_progress_line_is_shown_to_whoever_watches(stage: Stage) -> None:
    async with mirrored(stage):
        mine, theirs = os.openpty()
        process = await asyncio.create_subprocess_exec(
            str(binary()), "sync", "legislatures", env=stage.bot.environment, stdout=asyncio.subprocess.DEVNULL,
            stderr=theirs,
        )
        os.close(theirs)
        shown = await asyncio.to_thread(read_all, mine)
        assert await process.wait() == 0
        assert re.search(r"legislatures: file \d+ of 52, \d+ kB", shown)


def read_all(terminal: int) -> str:
    shown = b""
    try:
        while chunk := os.read(terminal, 4096):
            shown += chunk
    except OSError:  # the other end is closed
        pass
    os.close(terminal)
    return shown.decode("utf-8", "replace")


@needs_bulk
async def test_a_hundred_zips_read_as_the_files_say(stage: Stage) -> None:
    codes = sorted({line.split(",")[0] for line in unpacked("zcta-cd119.csv.gz").decode().splitlines()[1:]})
    wanted = random.Random(2026).sample(codes, PEOPLE)
    expected = representatives(BULK, wanted, date.today().isoformat())
    async with mirrored(stage):
        code, printed = await stage.bot.command("sync", *FEEDS)
        assert code == 0, printed
        await stage.bot.start()
        for start in range(0, len(wanted), 20):
            some = wanted[start : start + 20]
            texts = await asyncio.gather(*(ask(stage.voter(), zip_code) for zip_code in some))
            for zip_code, text in zip(some, texts, strict=True):
                house = {seat for seat in expected[zip_code] if seat[1]}
                assert seats(text) == house, (zip_code, text)
                assert senators(text) == {name for _, number, name in expected[zip_code] if not number}, text
                assert "Source: congress-legislators, as of" in text


@needs_bulk
async def test_a_sync_killed_at_any_moment_leaves_whole_answers(stage: Stage) -> None:
    async with mirrored(stage) as mirror:
        began = time.monotonic()
        code, printed = await stage.bot.command("sync", "congress", "zip-districts")
        assert code == 0, printed
        whole = time.monotonic() - began
        await stage.bot.start()
        before = await ask(stage.voter(), "35055")
        assert seats(before) == {("AL", "4", "Robert B. Aderholt")}
        mirror.rename_members(" the Second")
        dice = random.Random(7)
        for number in range(KILLS):
            process = await asyncio.create_subprocess_exec(
                str(binary()), "sync", "congress", "zip-districts", env=stage.bot.environment,
                stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL,
            )
            await asyncio.sleep(dice.uniform(0.02, whole))
            if process.returncode is None:
                process.kill()
            await process.wait()
            text = await ask(stage.voter(), "35055")
            # The old tables or the new ones, never a half of each.
            names = {name for _, _, name in seats(text)} | senators(text)
            assert len(names) == 3 and len({name.endswith("the Second") for name in names}) == 1, (number, text)
        code, printed = await stage.bot.command("sync", "congress", "zip-districts")
        assert code == 0 and "ok   congress: 536 rows" in printed
        assert "Robert B. Aderholt the Second" in await ask(stage.voter(), "35055")
