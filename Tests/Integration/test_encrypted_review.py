"""The moderators' room encrypted, on a real homeserver, with moderators whose programs encrypt."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from matrix_evidence import history
from matrix_server import Synapse
from matrix_stage import MatrixStage
from people.identity import Identity
from people.matrix_moderator import KEYS
from people.photos import read_photo
from people.sealed_moderator import SealedModerator

Json = dict[str, Any]
ENCRYPTED: Json = {
    "type": "m.room.encryption",
    "state_key": "",
    "content": {"algorithm": "m.megolm.v1.aes-sha2"},
}
CLEAR = {"m.reaction", "m.room.redaction"}


class SealedStage(MatrixStage):
    """Everybody who decides has a program that encrypts and is verified, unless told otherwise."""

    omar: SealedModerator  # type: ignore[assignment]
    verified = True

    def __init__(self, synapse: Synapse, folder: Path) -> None:
        super().__init__(synapse, folder)
        self.folder = folder

    async def person(self) -> SealedModerator:
        account = await self.synapse.account(f"moderatrix-{len(self.moderators)}-kestrelwood")
        person = SealedModerator(self.synapse, account, self.bot_id, self.folder / account.localpart)
        await person.begin(verified=self.verified)
        self.moderators.append(person)
        return person

    async def begin(self, **settings: str) -> None:
        await self.open(room={"initial_state": [ENCRYPTED]}, settings=settings)
        self.journal.allowed.add("keys: device keys")
        code, said = await self.bot.command("encryption", "setup", "--print-key")
        assert code == 0, said
        self.bot.log.clear()
        await self.bot.start()

    async def decider(self) -> SealedModerator:
        person = await self.moderator()
        assert isinstance(person, SealedModerator)
        return person

    async def look_over(self) -> None:
        """Nothing of the bot lies in the room in clear, and everybody could read all of it since they came."""
        said = [event for event in await history(self.omar, self.room) if event["sender"] == self.bot_id]
        kinds = {event["type"] for event in said if "state_key" not in event}
        assert "m.room.encrypted" in kinds and kinds <= CLEAR | {"m.room.encrypted"}, kinds
        assert not self.omar.unread


@pytest.fixture
def sealed(synapse: Synapse, loop: asyncio.AbstractEventLoop, tmp_path: Path) -> Iterator[SealedStage]:
    stage = SealedStage(synapse, tmp_path)
    yield stage
    loop.run_until_complete(stage.close())
    stage.check()


async def test_reports_are_decided_in_an_encrypted_room(sealed: SealedStage) -> None:  # E53
    """Cards with photos, signs, replies, commands, edits and a restart between them."""
    await sealed.begin()
    dana, code = await sealed.report("The ballot box at Ridge Library is full and nobody brings another.", photos=2)
    card = await sealed.omar.card(code)
    assert "Ridge Library" in card.first_text
    pictures = [
        line.message["content"]
        for line in sealed.omar.chat.from_bot("new")
        if line.message["content"].get("msgtype") == "m.image"
    ]
    assert len({read_photo(await sealed.omar.photo_of(one)) for one in pictures}) == 2  # E52
    signs = sealed.omar.chat.reacted
    assert await sealed.omar.chat.pulse.until(lambda: signs(str(card.message_id), by_bot=True) or None, 20)
    await sealed.omar.say(f"!log {code}")
    await sealed.omar.hear("sent")
    await sealed.omar.decide(code)
    await dana.hear("public now")
    # After a restart a sign under an old card still finds it.
    other, second = await sealed.report("Two of three booths at Cedar Hall have no pens.")
    card = await sealed.omar.card(second)
    await sealed.bot.terminate()
    await sealed.bot.start()
    await sealed.omar.react(str(card.message_id), KEYS["approve"])
    await sealed.omar.until_decided(second)
    await other.hear("public now")
    await sealed.omar.say("!approve", reply_to=str(card.message_id))
    await sealed.omar.hear("already|public")
    await sealed.look_over()


async def test_who_comes_reads_the_next_card_and_who_leaves_no_more(sealed: SealedStage) -> None:  # E37, E41, E55
    await sealed.begin()
    _, first = await sealed.report("The line at Grant Hall goes twice around the block.")
    await sealed.omar.card(first)
    before = await sessions(sealed)
    zoe = await sealed.decider()
    _, second = await sealed.report("At Grant Hall they send people home.")
    await zoe.card(second)
    assert await sessions(sealed) == before  # whoever comes is given the present ratchet
    assert not zoe.cards_of(first)
    await zoe.say(f"!show {first} again")
    await zoe.card(first)
    await sealed.omar.client.room_kick(sealed.room, zoe.account.user_id)
    _, third = await sealed.report("Now Grant Hall is closed for lunch.")
    await sealed.omar.card(third)
    after = await sessions(sealed)
    assert len(after) == len(before) + 1
    await sealed.look_over()


async def sessions(stage: SealedStage) -> list[str]:
    """The bot's ratchets in the room, in their order."""
    said = [
        event["content"]["session_id"]
        for event in await history(stage.omar, stage.room)
        if event["sender"] == stage.bot_id and "ciphertext" in event["content"]
    ]
    return list(dict.fromkeys(said))


async def test_an_unverified_app_is_named_once_and_reads_nothing(sealed: SealedStage) -> None:  # E39, E54
    await sealed.begin()
    sealed.verified = False
    ann = await sealed.person()
    await sealed.omar.client.room_invite(sealed.room, ann.account.user_id)
    await ann.join(sealed.room)
    await sealed.power(ann, 50)
    _, code = await sealed.report("The ramp at Lincoln School is blocked by a van.")
    await sealed.omar.card(code)
    notice = await sealed.omar.hear("reads nothing here, because it is not verified", since=0)
    assert ann.account.user_id in notice["text"]
    _, second = await sealed.report("A second van blocks the ramp at Lincoln School.")
    await sealed.omar.card(second)
    assert len(sealed.omar.heard("not verified")) == 1
    assert not ann.cards() and ann.unread
    # Verified, it reads the next card.
    await ann.identity.sign()
    await sealed.omar.say("!queue")
    _, third = await sealed.report("The vans at Lincoln School are gone; a fence stands there.")
    await ann.card(third)
    await sealed.look_over()


async def test_another_identity_waits_for_the_operator(sealed: SealedStage) -> None:  # E39
    await sealed.begin()
    zoe = await sealed.decider()
    _, code = await sealed.report("Nobody speaks Spanish at the desk of Palm Center.")
    await zoe.card(code)
    zoe.identity = Identity(sealed.synapse, zoe.account)
    await zoe.identity.publish()
    await zoe.identity.sign()
    await asyncio.sleep(1)
    _, second = await sealed.report("The desk at Palm Center has no paper ballots.")
    await sealed.omar.card(second)
    notice = await sealed.omar.hear("has another identity", since=0)
    assert f"turnout encryption trust {zoe.account.user_id}" in notice["text"]
    assert not zoe.cards_of(second) and zoe.unread
    await sealed.bot.terminate()
    assert any("matrix.identity_changed" in line for line in sealed.bot.log)
    sealed.bot.log.clear()
    kept, said = await sealed.bot.command("encryption", "trust", zoe.account.user_id, typed="no\n")
    assert kept == 1 and "Nothing was changed" in said
    kept, said = await sealed.bot.command("encryption", "trust", zoe.account.user_id, typed="yes\n")
    shown = zoe.identity.master.ed25519_key.to_base64()
    assert kept == 0 and shown in said.replace(" ", ""), said
    kept, said = await sealed.bot.command("encryption", "trust", sealed.omar.account.user_id)
    assert kept == 0 and "Nothing was changed" in said
    sealed.bot.log.clear()
    await sealed.bot.start()
    _, third = await sealed.report("The desk at Palm Center has paper ballots again.")
    await zoe.card(third)


async def test_words_in_clear_decide_nothing(sealed: SealedStage) -> None:  # E34
    await sealed.begin()
    _, code = await sealed.report("The clock at Union Depot is an hour behind.")
    await sealed.omar.card(code)
    sealed.omar.seals = False
    await sealed.omar.say(f"!approve {code}")
    await sealed.omar.hear("come without encryption decide nothing")
    await sealed.omar.say(f"!reject {code} not enough detail")
    await sealed.omar.hear_nothing(2)
    assert not sealed.omar.decided(code, "approve") and not sealed.omar.decided(code, "reject")
    sealed.omar.seals = True
    await sealed.omar.say(f"!approve {code}")
    await sealed.omar.until_decided(code)
    await sealed.look_over()


async def test_where_signs_decide_nothing_commands_of_verified_apps_do(sealed: SealedStage) -> None:  # E56
    await sealed.begin(MATRIX_DECISIONS="signed")
    _, code = await sealed.report("The machine at Bell Tower prints two tickets for each vote.")
    card = await sealed.omar.card(code)
    assert f"!approve {code}" in card.text and not sealed.omar.chat.reacted(str(card.message_id), by_bot=True)
    await sealed.omar.react(str(card.message_id), KEYS["approve"])
    answer = await sealed.omar.hear("A sign decides nothing here")
    assert f"!approve {code}" in answer["text"]
    # Where a reply stands is the homeserver's word.
    await sealed.omar.say("!approve", reply_to=str(card.message_id))
    await sealed.omar.settle()
    assert not sealed.omar.decided(code, "approve")
    sealed.verified = False
    ann = await sealed.person()
    await sealed.omar.client.room_invite(sealed.room, ann.account.user_id)
    await ann.join(sealed.room)
    await sealed.power(ann, 50)
    await ann.say(f"!approve {code}")
    await sealed.omar.hear_nothing(2)
    assert not sealed.omar.decided(code, "approve")
    await sealed.omar.say(f"!approve {code}")
    await sealed.omar.until_decided(code)


async def test_a_room_that_is_encrypted_later_goes_on_encrypted(sealed: SealedStage) -> None:  # E36, E53
    await sealed.open()
    sealed.journal.allowed.add("keys: device keys")
    code, said = await sealed.bot.command("encryption", "setup", "--print-key")
    assert code == 0, said
    sealed.bot.log.clear()
    await sealed.bot.start()
    sealed.omar.seals = False
    _, first = await sealed.report("The door of Hill House sticks.")
    await sealed.omar.card(first)
    path = f"/rooms/{sealed.room}/state/m.room.encryption/"
    await sealed.omar.ask("PUT", path, ENCRYPTED["content"])
    await asyncio.sleep(1)
    sealed.omar.seals = True
    start = len(await history(sealed.omar, sealed.room))
    await sealed.omar.say(f"!approve {first}")
    await sealed.omar.until_decided(first)
    _, second = await sealed.report("The door of Hill House is off its hinges.")
    await sealed.omar.card(second)
    later = [one for one in (await history(sealed.omar, sealed.room))[start:] if one["sender"] == sealed.bot_id]
    assert {one["type"] for one in later} <= CLEAR | {"m.room.encrypted"}


async def test_without_keys_of_its_own_such_a_room_is_refused(sealed: SealedStage) -> None:  # E53
    await sealed.open(room={"initial_state": [ENCRYPTED]})
    await sealed.bot.start(ready=False)
    assert await sealed.bot.ends(20) == 69
    assert any("turnout encryption setup" in line for line in sealed.bot.log)
    code, said = await sealed.bot.command("doctor")
    assert code != 0 and "turnout encryption setup" in said
