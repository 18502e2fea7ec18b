"""One scene: the platform, a review room, its moderators, voters, and the binary on its data directory."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot import BotProcess
from people.moderator import Moderator
from people.voter import Voter
from privacy import leaks
from telegram_server import RateLimits, TelegramServer
from telegram_server.world import Member

FIRST_NAMES = ("Zebulona", "Quillon", "Thessaly", "Ignatz", "Perpetua", "Ozymand", "Wilhelmyna", "Xanthippo")
LAST_NAMES = ("Quackenbosch", "Featherstonehaw", "Zwielicht", "Oglethorpian", "Vandersloot", "Mbwanajonga")
ROOM = "Turnout review room Peachtree"


@asynccontextmanager
async def staged(folder: Path) -> AsyncIterator[Stage]:
    """A stage with the binary running, looked over at the end."""
    folder.mkdir(parents=True, exist_ok=True)
    stage = Stage(folder)
    await stage.server.start()
    try:
        await stage.bot.start()
        yield stage
    finally:
        await stage.close()
    stage.check()


class Stage:
    def __init__(self, folder: Path, *, scale: float = 1.0, settings: dict[str, str] | None = None) -> None:
        self.server = TelegramServer(limits=RateLimits(scale=scale))
        self.journal = self.server.journal
        self.faults = self.server.faults
        self.room = self.server.world.add_group(ROOM)
        self.data = folder / "data"
        self.bot = BotProcess(self.server, self.data, {})
        self.bot.settings |= {
            "TELEGRAM_REVIEW_ROOM": str(self.room.id),
            "TURNOUT_UNDO_WINDOW": "1",
            "TURNOUT_PUBLIC_DELAY": "0",
            "TURNOUT_PROBATION": "0",
        } | (settings or {})
        self.voters: list[Voter] = []
        self.moderators: list[Moderator] = []
        self.violations_expected = False
        self._names = itertools.product(LAST_NAMES, FIRST_NAMES)
        self._photo_numbers = itertools.count(1)
        self.omar = self.moderator()

    def voter(self, language: str | None = "en") -> Voter:
        """Somebody new, who has not written to the bot yet."""
        last, first = next(self._names, ("Nth", "Voter"))
        number = len(self.voters) + 1
        user = self.server.world.add_user(
            f"{first}{number}",
            last_name=last,
            username=f"{first}_{last}_{number}"[:32],
            language_code=language,
        )
        voter = Voter(self.server, user, self.server.world.private_chat(user), self._photo_numbers)
        self.voters.append(voter)
        return voter

    def moderator(self, status: str = "administrator", *, anonymous: bool = False) -> Moderator:
        """Somebody in the review room, of this standing from the start."""
        user = self.server.world.add_user(f"Moderatrix{len(self.moderators) + 1}", last_name="Kestrelwood")
        self.room.members[user.id] = Member(user, status, anonymous)
        moderator = Moderator(self.server, user, self.room)
        self.moderators.append(moderator)
        return moderator

    def in_private(self, moderator: Moderator) -> Voter:
        """The same person, in the private chat with the bot."""
        chat = self.server.world.private_chat(moderator.user)
        return Voter(self.server, moderator.user, chat, self._photo_numbers)

    def outsider(self) -> Moderator:
        """Somebody who acts in the review room without being in it."""
        user = self.server.world.add_user("Interloperon", last_name="Nightshadeley")
        return Moderator(self.server, user, self.room)

    async def file_and_decide(self, text: str, *, photos: int = 0, how: str = "approve") -> tuple[Voter, str]:
        """A new voter's report, from /start to the decision; the voter and the report's code."""
        voter = self.voter()
        await voter.begin()
        filing = await voter.file(text, photos)
        assert filing.code is not None
        await self.omar.decide(filing.code, how)
        await voter.outcome(filing)
        return voter, filing.code

    async def close(self) -> None:
        await self.bot.close()
        await self.server.stop()

    def secrets(self) -> dict[str, str]:
        """What must never be in a log: secret → what it is."""
        known = {
            self.server.token: "the token",
            self.server.token.split(":")[1]: "half of the token",
            str(abs(self.room.id)): "the room's id",
            ROOM: "the room's name",
            "/file/bot": "a file address",
            "photos/file_": "a file path",
        }
        for person in (*self.voters, *self.moderators):
            known[str(person.user.id)] = "a person's id"
            known[person.user.first_name] = "a first name"
            if person.user.last_name:
                known[person.user.last_name] = "a last name"
            if person.user.username:
                known[person.user.username] = "a user name"
        for chat in self.server.world.chats.values():
            for line in chat.transcript:
                words = line.message.get("text") or line.message.get("caption") or ""
                if not line.by_bot and len(words) >= 12:
                    known[words[:60].splitlines()[0]] = "a person's words"
        return known

    def troubles(self) -> list[str]:
        """What must not be after a test, all of it at once."""
        found = []
        if not self.violations_expected:
            found += [f"violation: {one}" for one in self.journal.violations[:20]]
        found += [f"the log tells {leak}" for leak in leaks(self.bot.log, self.secrets())[:10]]
        late = self.server.unanswered(within=20)
        if late and not self.journal.kills and not self.journal.faults:
            found.append(f"{len(late)} presses were not answered in time")
        return found

    def check(self) -> None:
        """What has to hold after every test."""
        troubles = self.troubles()
        assert not troubles, "\n".join(troubles)
