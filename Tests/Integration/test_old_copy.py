"""An old copy of the data that is gone on with, without `turnout restore`: no ratchet says two things under one number."""

from __future__ import annotations

import asyncio
import os
import shutil
from pathlib import Path

import pytest
from matrix_stage import MatrixStage
from people.sealed_voter import SealedVoter
from sealed_chats import Chats, place

MANY = 10 if os.environ.get("TURNOUT_SLOW") else 2


def copied(stage: MatrixStage, folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(stage.data, folder)
    return folder


def put_back(copy: Path, stage: MatrixStage) -> None:
    shutil.rmtree(stage.data)
    shutil.copytree(copy, stage.data)


async def talk(people: list[SealedVoter], words: str) -> None:
    for person in people:
        await person.say(words)
    for person in people:
        answer = await person.hear("police|data|gave me no key", 60)
        if "no key" in answer.body:
            # What was sent for the former device alone, or before the new one was known, is sent again.
            await person.say(words)
            await person.hear("police|data", 60)


async def check(chats: Chats) -> None:
    """No number of a ratchet twice, whoever's device it is."""
    for person in chats.people:
        said = [e for e in await chats.raw(person) if e["type"] == "m.room.encrypted" and e["content"]]
        used = [place(event) for event in said]
        assert len(used) == len(set(used)) > 0


async def devices(chats: Chats) -> list[str]:
    shown = await chats.stage.omar.ask("POST", "/keys/query", {"device_keys": {chats.stage.bot_id: []}})
    return list(shown["device_keys"][chats.stage.bot_id])


async def test_another_device_takes_over(chats: Chats) -> None:  # E46, E47, E48, E49
    stage = chats.stage
    stage.journal.allowed.add("send: a transaction id is used again")
    first = [await chats.voter(first="hello") for _ in range(MANY)]
    await stage.bot.terminate()
    copy = copied(stage, chats.folder / "copy")
    await stage.bot.start()
    await talk(first, "!privacy")
    second = [await chats.voter(first="hello") for _ in range(MANY)]
    await talk(second, "!privacy")
    former = await devices(chats)
    await stage.bot.terminate()
    put_back(copy, stage)
    await stage.bot.start()
    await talk([*first, *second], "!privacy")
    assert any("matrix.keys_rolled_back" in line for line in stage.bot.log)
    now = await devices(chats)
    assert len(former) == len(now) == 1 and former != now
    await stage.bot.terminate()
    stage.bot.log.clear()
    code, said = await stage.bot.command("encryption", "show")
    assert code == 0 and "a new device took over" in said, said
    await check(chats)
    # The next start finds nothing amiss.
    stage.bot.log.clear()
    await stage.bot.start()
    await talk(first, "!privacy")
    assert not any("matrix.keys_rolled_back" in line for line in stage.bot.log)
    await check(chats)


async def test_a_restored_copy_answers_everybody(chats: Chats) -> None:  # 14.5: E46, E47, E49
    """By `turnout backup` and `turnout restore`: ratchets are in no restored house, and nobody is lost with them."""
    stage, copies = chats.stage, chats.folder / "copies"
    stage.journal.allowed.add("send: a transaction id is used again")
    first = [await chats.voter(first="hello") for _ in range(MANY)]
    code, said = await stage.bot.command("backup", str(copies))
    assert code == 0, said
    second = [await chats.voter(first="hello") for _ in range(MANY)]
    await talk([*first, *second], "!privacy")
    await stage.bot.terminate()
    lost = stage.data.rename(chats.folder / "lost")
    code, said = await stage.bot.command("restore", str(copies))
    assert code == 0, said
    # The two keys that are in no copy are the operator's to keep.
    for name in ("log.key", "matrix.key"):
        shutil.copy(lost / name, stage.data / name)
    code, said = await stage.bot.command("verify-log")
    await stage.bot.start("--new-chain")
    await talk([*first, *second], "!privacy")
    await check(chats)


@pytest.mark.skipif(not os.environ.get("TURNOUT_SLOW"), reason="TURNOUT_SLOW")  # a whole sync is waited for
async def test_a_copy_of_the_same_run_is_noticed_by_the_room(chats: Chats) -> None:  # E47
    """The homeserver's counter is where it was: only what lies in the room tells."""
    stage = chats.stage
    stage.journal.allowed.add("send: a transaction id is used again")
    dana = await chats.voter(first="hello")
    await stage.bot.kill()
    copy = copied(stage, chats.folder / "copy")
    counter = await account_data(chats)
    await stage.bot.start()
    await talk([dana], "!privacy")
    await stage.bot.terminate()
    put_back(copy, stage)
    await put_account_data(chats, counter)
    stage.bot.log.clear()
    await stage.bot.start()
    await talk([dana], "!privacy")
    assert any("matrix.keys_rolled_back" in line for line in stage.bot.log)
    await check(chats)


async def test_killed_while_a_device_takes_over(chats: Chats) -> None:  # E49
    stage = chats.stage
    stage.journal.allowed.add("send: a transaction id is used again")
    dana = await chats.voter(first="hello")
    await stage.bot.terminate()
    copy = copied(stage, chats.folder / "copy")
    await stage.bot.start()
    await talk([dana], "!privacy")
    await stage.bot.terminate()
    put_back(copy, stage)
    for pause in [0.1, 0.2, 0.3, 0.45, 0.6, 0.8]:
        await stage.bot.start(ready=False)
        await asyncio.sleep(pause)
        await stage.bot.kill()
    await stage.bot.start()
    await talk([dana], "!privacy")
    await check(chats)


async def account_data(chats: Chats) -> dict[str, object]:
    bot = chats.stage.proxy.bot
    path = f"/_matrix/client/v3/user/{bot.user_id}/account_data/org.turnout.keys"
    return dict(await chats.stage.synapse.ask("GET", path, token=bot.token))


async def put_account_data(chats: Chats, content: dict[str, object]) -> None:
    bot = chats.stage.proxy.bot
    path = f"/_matrix/client/v3/user/{bot.user_id}/account_data/org.turnout.keys"
    await chats.stage.synapse.ask("PUT", path, json=content, token=bot.token)
