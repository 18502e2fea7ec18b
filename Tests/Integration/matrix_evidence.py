"""What rooms hold, read back from the homeserver itself: everything that was ever sent, in order."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from people.matrix_moderator import MatrixModerator, cards_in
from people.matrix_person import MatrixPerson
from people.matrix_room import MatrixRoom
from people.photos import leftovers, read_photo

Json = dict[str, Any]


@dataclass
class PostedPhoto:
    """A photo the bot posted in the room."""

    number: int | None
    event_id: str
    content: bytes

    @property
    def leftovers(self) -> list[str]:
        return leftovers(self.content)


def metadata(content: bytes) -> list[str]:
    """The groups of metadata that exiftool finds in a picture, besides the picture's own frame."""
    command = ["exiftool", "-json", "-groupNames1", "-"]
    found = json.loads(subprocess.run(command, input=content, capture_output=True, check=True).stdout)[0]
    groups = {name.split(":")[0] for name in found}
    return sorted(groups - {"SourceFile", "ExifTool", "File", "System", "JFIF", "Composite"})


async def history(person: MatrixPerson, room_id: str) -> list[Json]:
    """Every event of a room, oldest first."""
    events: list[Json] = []
    start = ""
    while True:
        path = f"/rooms/{quote(room_id)}/messages?dir=f&limit=500{start}"
        page = await person.ask("GET", path)
        events += page["chunk"]
        if "end" not in page or not page["chunk"]:
            return events
        start = f"&from={quote(page['end'])}"


async def read_back(person: MatrixPerson, room_id: str) -> MatrixRoom:
    """The room as a client that was always there would show it."""
    room = MatrixRoom(person.bot, room_id)
    for event in await history(person, room_id):
        room.take(event)
    return room


async def posted_photos(moderator: MatrixModerator) -> list[PostedPhoto]:
    """Every photo of the bot in the review room, in order, repeats included."""
    photos = []
    room = await read_back(moderator, moderator.chat.id)
    for line in room.from_bot("new"):
        if line.message["content"].get("msgtype") == "m.image":
            content = await moderator.fetch(line.message["content"]["url"])
            photos.append(PostedPhoto(read_photo(content), line.event_id, content))
    return photos


def repeated_words(room: MatrixRoom) -> list[str]:
    """What the bot said more than once, to the same message if it was a reply.

    In a scripted talk it never has a reason to.
    """
    said = Counter(
        (line.message["text"], json.dumps(line.message["content"].get("m.relates_to"), sort_keys=True))
        for line in room.from_bot("new")
        if line.message["text"]
    )
    return [f"{count} times {text[:80]!r}" for (text, _), count in said.items() if count > 1]


def repeated_cards(room: MatrixRoom) -> list[str]:
    """Reports with more than one card."""
    codes = Counter(card.code for card in cards_in(room))
    return [code for code, count in codes.items() if count > 1]
