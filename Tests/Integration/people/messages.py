"""What people send, in the platform's shapes."""

from __future__ import annotations

import re
from typing import Any

from telegram_server.files import FileStore
from telegram_server.markup import utf16_length

Json = dict[str, Any]
PATTERNS = {
    "bot_command": re.compile(r"(?<!\S)/[A-Za-z0-9_]{1,32}(?:@[A-Za-z0-9_]{3,32})?"),
    "mention": re.compile(r"(?<!\S)@[A-Za-z0-9_]{3,32}"),
    "hashtag": re.compile(r"(?<!\S)#\w+"),
    "email": re.compile(r"[\w.+-]+@[\w-]+\.[\w.]+"),
    "url": re.compile(r"https?://\S+"),
}


def entities_of(text: str) -> list[Json]:
    """Entities as the platform would find them; offsets and lengths in UTF-16 units."""
    found = []
    for kind, pattern in PATTERNS.items():
        for match in pattern.finditer(text):
            offset = utf16_length(text[: match.start()])
            found.append({"type": kind, "offset": offset, "length": utf16_length(match.group(0))})
    return sorted(found, key=lambda entity: entity["offset"])


def written(text: str) -> Json:
    entities = entities_of(text)
    return {"text": text} | ({"entities": entities} if entities else {})


def photo(files: FileStore, content: bytes, caption: str | None = None, *, shuffle: int = 0) -> Json:
    """A compressed photo in several sizes; `shuffle` turns their order, which is promised nowhere."""
    sizes = [size.as_photo_size() for size in files.keep_photo(content)]
    turn = shuffle % len(sizes)
    body: Json = {"photo": sizes[turn:] + sizes[:turn]}
    return body | _caption(caption)


def document(
    files: FileStore,
    content: bytes,
    *,
    name: str | None,
    mime: str | None,
    size: int | None = None,
    caption: str | None = None,
) -> Json:
    """A file; `size` may claim more than there is."""
    stored = files.keep(content, folder="documents", suffix="", size=size, name=name, mime=mime)
    return {"document": stored.as_document()} | _caption(caption)


def sticker(files: FileStore) -> Json:
    stored = files.keep(b"RIFF sticker", folder="stickers", suffix=".webp")
    body = stored.as_document() | {"width": 512, "height": 512, "type": "regular"}
    return {"sticker": body | {"is_animated": False, "is_video": False, "emoji": "👍"}}


def voice(files: FileStore) -> Json:
    stored = files.keep(b"OggS voice", folder="voice", suffix=".oga", mime="audio/ogg")
    return {"voice": stored.as_document() | {"duration": 4}}


def video(files: FileStore, content: bytes) -> Json:
    stored = files.keep(content, folder="videos", suffix=".mp4", mime="video/mp4")
    return {"video": stored.as_document() | {"duration": 9, "width": 1280, "height": 720}}


def video_note(files: FileStore, content: bytes) -> Json:
    stored = files.keep(content, folder="video_notes", suffix=".mp4")
    return {"video_note": stored.as_document() | {"duration": 5, "length": 384}}


def animation(files: FileStore) -> Json:
    """A GIF: it comes as an animation and as a document, too."""
    stored = files.keep(b"ftyp gif", folder="animations", suffix=".mp4", name="cat.gif.mp4", mime="video/mp4")
    body = stored.as_document()
    return {"animation": body | {"duration": 2, "width": 320, "height": 240}, "document": body}


def location(latitude: float = 33.7356, longitude: float = -84.4108) -> Json:
    return {"location": {"latitude": latitude, "longitude": longitude}}


def contact() -> Json:
    return {"contact": {"phone_number": "+14045550123", "first_name": "Ann"}}


def poll() -> Json:
    options = [{"persistent_id": str(n), "text": f"choice {n}", "voter_count": 0} for n in range(2)]
    body = {"id": "5291846", "question": "Which?", "options": options, "total_voter_count": 0}
    flags = {
        "is_closed": False,
        "is_anonymous": True,
        "allows_multiple_answers": False,
        "allows_revoting": False,
    }
    return {"poll": body | flags | {"type": "regular", "members_only": False}}


def dice() -> Json:
    return {"dice": {"emoji": "🎲", "value": 4}}


def _caption(text: str | None) -> Json:
    if not text:
        return {}
    entities = entities_of(text)
    return {"caption": text} | ({"caption_entities": entities} if entities else {})
