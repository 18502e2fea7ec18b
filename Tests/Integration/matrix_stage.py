"""One scene on Matrix: the bot's account, a review room, its moderators, voters, and the binary."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot import BotProcess
from matrix_server import FaultProxy, Synapse
from matrix_server.journal import hot_loops
from people.matrix_moderator import MatrixModerator
from people.matrix_voter import MatrixVoter
from privacy import leaks

ROOM = "Turnout review room Magnolia"
Json = dict[str, Any]


@asynccontextmanager
async def matrix_staged(
    synapse: Synapse, folder: Path, *, room: Json | None = None, settings: dict[str, str] | None = None
) -> AsyncIterator[MatrixStage]:
    """A stage with the binary running, looked over at the end."""
    stage = MatrixStage(synapse, folder)
    folder.mkdir(parents=True, exist_ok=True)
    try:
        await stage.open(room=room, settings=settings)
        await stage.bot.start()
        yield stage
    finally:
        await stage.close()
    stage.check()


class MatrixStage:
    """`await open()` first; everybody talks to Synapse directly, the bot through the proxy."""

    proxy: FaultProxy
    bot: BotProcess
    omar: MatrixModerator
    room: str  # the review room's id

    def __init__(self, synapse: Synapse, folder: Path, numbers: Iterator[int] | None = None) -> None:
        self.synapse = synapse
        self.data = folder / "data"
        self.voters: list[MatrixVoter] = []
        self.moderators: list[MatrixModerator] = []
        self.secret: dict[str, str] = {}
        self._photo_numbers = numbers or itertools.count(1)

    async def open(self, *, room: Json | None = None, settings: dict[str, str] | None = None) -> None:
        """Make the accounts and the review room; the bot is invited and has not been started."""
        self.proxy = FaultProxy(self.synapse, await self.synapse.account("turnout"))
        self.journal, self.faults = self.proxy.journal, self.proxy.faults
        await self.proxy.start()
        self.omar = await self.person()
        body: Json = {"preset": "private_chat", "name": ROOM, "invite": [self.bot_id]}
        self.room = await self.omar.open_room(**(body | (room or {})))
        self.bot = BotProcess([self.proxy], self.data, self.settings | (settings or {}))

    @property
    def settings(self) -> dict[str, str]:
        return {"MATRIX_REVIEW_ROOM": self.room, "TURNOUT_UNDO_WINDOW": "1", "TURNOUT_PUBLIC_DELAY": "0", "TURNOUT_PROBATION": "0"}

    @property
    def bot_id(self) -> str:
        return self.proxy.bot.user_id

    # People

    async def voter(self) -> MatrixVoter:
        """Somebody new, who has no room with the bot yet."""
        account = await self.synapse.account(f"zebulona-{len(self.voters)}-quackenbosch")
        voter = MatrixVoter(self.synapse, account, self.bot_id, self._photo_numbers)
        self.voters.append(voter)
        return voter

    async def person(self) -> MatrixModerator:
        """Somebody who is in no room yet."""
        account = await self.synapse.account(f"moderatrix-{len(self.moderators)}-kestrelwood")
        person = MatrixModerator(self.synapse, account, self.bot_id)
        self.moderators.append(person)
        return person

    async def moderator(self, power: int = 50) -> MatrixModerator:
        """Somebody in the review room with this power."""
        person = await self.person()
        await self.omar.client.room_invite(self.room, person.account.user_id)
        await person.join(self.room)
        await self.power(person, power)
        await person.chat.pulse.until(lambda: True if person.cards() or person.chat.states else None, 10)
        return person

    async def power(self, person: MatrixModerator, level: int) -> None:
        """Give somebody this power in the review room."""
        path = f"/rooms/{self.room}/state/m.room.power_levels/"
        levels = await self.omar.ask("GET", path)
        levels.setdefault("users", {})[person.account.user_id] = level
        await self.omar.ask("PUT", path, levels)

    async def report(self, text: str, photos: int = 0) -> tuple[MatrixVoter, str]:
        """A new voter's report from the first word to the receipt; the voter and the code."""
        voter = await self.voter()
        await voter.begin()
        filing = await voter.file(text, photos)
        assert filing.code is not None
        return voter, filing.code

    # The end

    async def close(self) -> None:
        if hasattr(self, "bot"):
            await self.bot.close()
        await asyncio.gather(*(person.close() for person in (*self.voters, *self.moderators)))
        if hasattr(self, "proxy"):
            await self.proxy.stop()

    def secrets(self) -> dict[str, str]:
        """What must never be in a log: secret → what it is."""
        known = {
            self.proxy.bot.password: "the password",
            self.proxy.bot.token: "a token",
            "syt_": "a token",
            "syr_": "a refresh token",
            "mxc://": "an address of a photo",
            self.room: "the review room's id",
            ROOM: "the room's name",
        }
        for person in (*self.voters, *self.moderators):
            known[person.account.user_id] = "a person's id"
            known[person.account.localpart] = "a person's name"
            for room in person.rooms.values():
                known[room.id] = "a room's id"
                for line in room.transcript:
                    words = line.message.get("text", "")
                    if not line.by_bot and len(words) >= 12:
                        known[words[:60].splitlines()[0]] = "a person's words"
        return known | self.secret

    def check(self) -> None:
        """What has to hold after every test."""
        troubles = [f"violation: {one}" for one in self.journal.unexpected[:20]]
        troubles += [f"hot loop: {one}" for one in hot_loops(self.journal.calls)]
        troubles += [f"the log tells {leak}" for leak in leaks(self.bot.log, self.secrets())[:10]]
        assert not troubles, "\n".join(troubles)
