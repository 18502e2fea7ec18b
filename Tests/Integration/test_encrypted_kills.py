"""Killed exactly at a request about keys or ciphertext, before and after it arrived: nothing lost, doubled or unreadable."""

from __future__ import annotations

import asyncio
import os
from collections import Counter

import pytest
from faults import Kind
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
        for person in people:
            await person.say(f"!notacommand{number}")
        await asyncio.sleep(0.03 + 0.017 * number)
        await chats.stage.bot.kill()
        await chats.stage.bot.start()
    for person in people:
        await person.say("!privacy")
        await person.hear("police|data", 90)
    await chats.check()
