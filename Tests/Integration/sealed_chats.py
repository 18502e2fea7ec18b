"""Encrypted private chats: the bot with keys of its own, and people whose program encrypts everything."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import vodozemac
from matrix_stage import MatrixStage
from people.sealed_voter import SealedVoter

Json = dict[str, Any]


class Chats:
    """The bot with keys of its own, and the people who write to it encrypted."""

    def __init__(self, stage: MatrixStage, folder: Path) -> None:
        self.stage, self.folder = stage, folder
        self.people: list[SealedVoter] = []
        stage.journal.allowed.add("keys: device keys")

    async def begin(self) -> None:
        code, said = await self.stage.bot.command("encryption", "setup", "--print-key")
        assert code == 0, said
        self.stage.bot.log.clear()
        await self.stage.bot.start()

    async def voter(self, *, first: str | None = None) -> SealedVoter:
        """Somebody new in a new encrypted chat; `first` is said before the bot is in it."""
        account = await self.stage.synapse.account(f"sealed-{len(self.people)}-quillfeather")
        person = SealedVoter(self.stage.synapse, account, self.stage.bot_id, self.folder / account.localpart)
        self.people.append(person)
        await person.begin()
        await person.joined()
        if first is not None:
            await person.say(first)
            await person.hear(".")
        return person

    async def raw(self, person: SealedVoter) -> list[Json]:
        """What the bot said in a chat as it lies on the homeserver, the oldest first."""
        path = f"/_matrix/client/v3/rooms/{person.room}/messages?dir=b&limit=500"
        events = (await self.stage.synapse.ask("GET", path, token=person.account.token))["chunk"]
        return [
            event
            for event in reversed(events)
            if event["sender"] == self.stage.bot_id and "state_key" not in event
        ]

    async def check(self) -> None:
        """Nothing of the bot lies there in clear, nothing is unread, and no number of a ratchet was used twice."""
        for person in self.people:
            assert not person.unread
            said = await self.raw(person)
            assert {event["type"] for event in said} <= {"m.room.encrypted", "m.reaction", "m.room.redaction"}
            used = [place(event) for event in said if event["type"] == "m.room.encrypted" and event["content"]]
            assert len(used) == len(set(used)) > 0


def place(event: Json) -> tuple[str, int]:
    """Session and number, which anybody can see."""
    message = vodozemac.MegolmMessage.from_base64(event["content"]["ciphertext"])
    return event["content"]["session_id"], message.message_index
