"""Killed exactly at a request about keys or ciphertext, before and after it arrived: nothing lost, doubled or unreadable."""

from __future__ import annotations

import asyncio
import os
import struct
import subprocess
from collections import Counter
from pathlib import Path

import pytest
from faults import Kind
from matrix_stage import MatrixStage
from people.sealed_voter import SealedVoter
from sealed_chats import Chats

# What is asked for, and what its path holds; all of it happens when somebody writes for the first time.
FIRST_CONTACT = [
    ("keys", "/keys/query"),
    ("to device", "/m.room.encrypted/"),
    ("send", "/m.room.encrypted/"),
    ("sync", "since"),
]
BEFORE, AFTER = Kind.HALF_OPEN, Kind.LOST_HALF_OPEN
ALL = [(stage, kind) for stage in FIRST_CONTACT for kind in (BEFORE, AFTER)]
SHORT = [(FIRST_CONTACT[1], AFTER), (FIRST_CONTACT[2], BEFORE), (FIRST_CONTACT[2], AFTER)]
IS_SLOW = bool(os.environ.get("TURNOUT_SLOW"))


async def test_killed_at_a_request(chats: Chats) -> None:  # E16, E18, E19
    faults, journal = chats.stage.proxy.faults, chats.stage.journal
    faults.half_open_seconds = 60.0
    for (method, path), kind in ALL if IS_SLOW else SHORT:
        person = await chats.voter()
        seen = journal.faults[str(kind)]
        if method == "sync":
            faults.script("sync", kind)
            await person.say("hello")
        else:
            faults.script(method, kind, when=lambda about, path=path: path in str(about["path"]))
            await person.say("hello")
        for _ in range(400):
            if journal.faults[str(kind)] > seen:
                break
            await asyncio.sleep(0.05)
        else:
            raise AssertionError(f"{method} {path} was not asked for")
        await asyncio.sleep(0.1)
        await chats.stage.bot.kill()
        await chats.stage.bot.start()
        await person.hear(".", 40)
        await person.say("!privacy")
        await person.hear("police|data", 40)
        said = Counter(getattr(event, "body", "") for event in person.everything)
        assert max(said.values()) == 1, said
    await chats.check()


async def test_killed_at_a_write(chats: Chats) -> None:  # E15, E16, E17, E18
    """At the nth write to the database's log after somebody wrote for the first time, and again for what they write then."""
    stage, kept, library = chats.stage, chats.folder / "death", chats.folder / "death.so"
    source = Path(__file__).parent / "deaths/death.c"
    subprocess.run(["cc", "-O1", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
    kept.write_bytes(bytes(8))
    await stage.bot.terminate()
    stage.bot.settings |= {"LD_PRELOAD": str(library), "DEATH_AT": str(kept)}
    await stage.bot.start()
    deaths = 0
    for number in range(1, 60) if IS_SLOW else (4, 13, 27):
        person = await chats.voter()
        arm(kept, number)
        await person.say("hello")
        deaths += await revived(stage, person, ".")
        arm(kept, number)
        await person.say("!privacy")
        deaths += await revived(stage, person, "police|data")
        arm(kept, 0)
        deaths += await revived(stage, person, None)
        said = Counter(getattr(event, "body", "") for event in person.everything)
        assert max(said.values()) == 1, (number, said)
    assert deaths >= 3
    await chats.check()


def arm(kept: Path, number: int) -> None:
    with kept.open("r+b") as file:
        file.write(struct.pack("q", number))


async def revived(stage: MatrixStage, person: SealedVoter, pattern: str | None) -> int:
    """Wait for the answer, if one is due, and start the bot anew where it died meanwhile; how often it did."""
    answer = asyncio.create_task(person.hear(pattern, 60) if pattern else asyncio.sleep(0.2))
    deaths = 0
    while not answer.done():
        await asyncio.sleep(0.1)
        if not stage.bot.running:
            stage.journal.note_kill()
            stage.bot.crashes.clear()
            deaths += 1
            await stage.bot.start()
    await answer
    return deaths


@pytest.mark.skipif(not IS_SLOW, reason="TURNOUT_SLOW")
async def test_killed_while_keys_are_published(chats: Chats) -> None:  # E23, E24
    """Everybody claims the bot's keys: the same ones go out again after a kill, and none twice for two people."""
    faults, journal, stage = chats.stage.proxy.faults, chats.stage.journal, chats.stage
    faults.half_open_seconds = 60.0
    shown = await stage.omar.ask("POST", "/keys/query", {"device_keys": {stage.bot_id: []}})
    (device,) = shown["device_keys"][stage.bot_id]
    wanted = {"one_time_keys": {stage.bot_id: {device: "signed_curve25519"}}}
    claimed: list[str] = []
    for kind in (BEFORE, AFTER):
        seen = journal.faults[str(kind)]
        faults.script("keys", kind, when=lambda about: "/keys/upload" in str(about["path"]))
        while len(claimed) % 40 < 39:
            answer = await stage.omar.ask("POST", "/keys/claim", wanted)
            claimed += [one["key"] for one in answer["one_time_keys"][stage.bot_id][device].values()]
        claimed.append("a round")
        await chats.voter(first="hello")
        for _ in range(800):
            if journal.faults[str(kind)] > seen:
                break
            await asyncio.sleep(0.05)
        await stage.bot.kill()
        await stage.bot.start()
        person = await chats.voter(first="hello")
        await person.say("!privacy")
        await person.hear("police|data", 40)
    keys = [key for key in claimed if key != "a round"]
    assert len(set(keys)) >= len(keys) - 20  # only the fallback key is given to several
    await chats.check()


@pytest.mark.skipif(not IS_SLOW, reason="TURNOUT_SLOW")
async def test_thirty_kills_under_load(chats: Chats) -> None:  # E18, E20
    people = [await chats.voter(first="hello") for _ in range(6)]
    for number in range(30):
        # Nobody says so much that they are asked to wait.
        for person in people[number % 3 :: 3]:
            await person.say(f"!notacommand{number}")
        await asyncio.sleep(0.03 + 0.017 * number)
        await chats.stage.bot.kill()
        await chats.stage.bot.start()
    for person in people:
        await person.say("!privacy")
        await person.hear("police|data", 90)
    await chats.check()
