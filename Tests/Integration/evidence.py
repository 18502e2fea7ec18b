"""What the review room and the voters' chats show, read back from the platform's own records."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import pairwise

from people.moderator import Card, cards_in
from people.photos import leftovers, read_photo
from telegram_server import Chat, TelegramServer
from telegram_server.journal import Call, Journal
from telegram_server.world import text_of


@dataclass
class PostedPhoto:
    """A photo the bot posted in the room."""

    number: int | None
    message_id: int
    width: int
    height: int
    leftovers: list[str]


def photos_of(server: TelegramServer, room: Chat, card: Card) -> list[int | None]:
    """The numbers of the photos that a card replies to."""
    original = card.looks[0].get("reply_to_message")
    if original is None:
        return []
    album = original.get("media_group_id")
    ids = {
        line.message_id
        for line in room.from_bot("new")
        if line.message_id == original["message_id"]
        or (album and line.message.get("media_group_id") == album)
    }
    return [photo.number for photo in posted_photos(server, room, ids)]


def posted_photos(server: TelegramServer, room: Chat, among: set[int] | None = None) -> list[PostedPhoto]:
    """Every photo of the bot in the room (or among these messages), in order, repeats included."""
    photos = []
    for line in room.from_bot("new"):
        if "photo" not in line.message or (among is not None and line.message_id not in among):
            continue
        largest = max(line.message["photo"], key=lambda size: size["width"])
        stored = server.world.files.find(largest["file_id"])
        assert stored is not None
        content = stored.content()
        photos.append(
            PostedPhoto(read_photo(content), line.message_id, stored.width, stored.height, leftovers(content))
        )
    return photos


# New messages that the bot has on their way at once: `SendingPace.window`.
WINDOW = 8


@dataclass
class Repeats:
    """Messages that came more than once, and what accounts for it."""

    kills: int = 0  # kills there were, whatever they cost
    lost: int = 0
    killed: dict[float, list[str]] = field(default_factory=lambda: defaultdict(list))
    widest_gap: float = 0.0  # seconds between an answer that was not kept and the kill
    unexplained: list[str] = field(default_factory=list)

    @property
    def by_kills(self) -> int:
        return sum(map(len, self.killed.values()))

    @property
    def crowded(self) -> list[list[str]]:
        """Kills that cost more than were on their way, or more than one card or photo in the room."""
        return [
            repeats
            for repeats in self.killed.values()
            if len(repeats) > WINDOW or sum(one.startswith(("card", "photo")) for one in repeats) > 1
        ]

    @property
    def most(self) -> int:
        """Repeats that the dearest kill cost."""
        return max(map(len, self.killed.values()), default=0)

    @property
    def mean(self) -> float:
        """Repeats that a kill cost, over all of them."""
        return self.by_kills / max(1, self.kills)

    def __str__(self) -> str:
        return (
            f"{self.lost} repeats after lost responses, {self.by_kills} after kills "
            f"(a kill {self.mean:.2f} in the mean and {self.most} at most, {len(self.killed)} of {self.kills} cost any, "
            f"{len(self.crowded)} too many, answers up to {self.widest_gap:.2f} s old), "
            f"{len(self.unexplained)} without a reason"
        )


class Ledger:
    """Finds repeats; each pair of calls is counted once, however many messages an album has."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.repeats = Repeats(len(journal.kills))
        self._posted: dict[tuple[int, int], Call] = {}
        self._seen: set[tuple[int, int]] = set()
        for call in journal.calls:
            if call.chat_id is not None and call.method.startswith(("send", "copy", "forward")):
                for message_id in call.message_ids:
                    self._posted[(call.chat_id, message_id)] = call

    def photos(self, room: Chat, photos: Iterable[PostedPhoto]) -> None:
        """Each photo number is expected once."""
        places: dict[int, list[int]] = defaultdict(list)
        for photo in photos:
            assert photo.number is not None, f"message {photo.message_id} shows a photo nobody sent"
            places[photo.number].append(photo.message_id)
        for number, message_ids in places.items():
            self._count(room, message_ids, f"photo {number}")

    def cards(self, room: Chat) -> None:
        """Each report is expected to have one card."""
        places: dict[str, list[int]] = defaultdict(list)
        for card in cards_in(room.transcript):
            places[card.code].append(card.message_id)
        for code, message_ids in places.items():
            self._count(room, message_ids, f"card of report {code}")

    def private(self, chat: Chat) -> None:
        """In a scripted talk the bot never has a reason to say the same thing twice."""
        places: dict[str, list[int]] = defaultdict(list)
        for line in chat.from_bot("new"):
            places[text_of(line.message)].append(line.message_id)
        for text, message_ids in places.items():
            self._count(chat, message_ids, f"{text[:60]!r}")

    def _count(self, chat: Chat, message_ids: list[int], what: str) -> None:
        # In the order they were asked for: a slow call may act after the bot that made it was killed.
        calls = [self._posted[(chat.id, one)] for one in message_ids]
        calls.sort(key=lambda call: call.at)
        for first, again in pairwise(calls):
            if (first.seq, again.seq) in self._seen:
                continue
            self._seen.add((first.seq, again.seq))
            story = f"{what}: {self._told(first)}, then {self._told(again)}"
            reason = self.journal.explains_repeat(first, again)
            if reason == "lost":
                self.repeats.lost += 1
            elif reason == "kill":
                kill = next(kill for kill in self.journal.kills if kill.over >= first.at)
                self.repeats.killed[kill.at].append(story)
                gap = kill.at - first.answered_at if first.answered_at else 0.0
                self.repeats.widest_gap = max(self.repeats.widest_gap, gap)
            else:
                self.repeats.unexplained.append(story)

    def _told(self, call: Call) -> str:
        start = self.journal.calls[0].at
        heard = (
            "no answer" if call.answered_at is None else f"answered {call.answered_at - call.at:.2f} s later"
        )
        return (
            f"{call.method} #{call.seq} of second {call.at - start:.2f} ({call.fault or 'no fault'}, {heard})"
        )
