"""Files at the platform: what people sent and what the bot uploaded."""

from __future__ import annotations

import base64
import hashlib
import io
import itertools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PIL import Image

from .errors import misuse

PHOTO_LIMIT = 10 * 1024 * 1024
DOCUMENT_LIMIT = 50 * 1024 * 1024
VIDEO_LIMIT = 50 * 1024 * 1024
THUMBNAIL_LIMIT = 200 * 1024
DOWNLOAD_LIMIT = 20 * 1024 * 1024
PHOTO_NAMES = (".jpg", ".jpeg", ".gif", ".png", ".tif", ".tiff", ".bmp")


@dataclass
class StoredFile:
    """One downloadable file; its bytes may be made only when somebody asks for them."""

    file_id: str
    unique_id: str
    path: str
    size: int
    make: Callable[[], bytes]
    width: int = 0
    height: int = 0
    name: str | None = None
    mime: str | None = None
    owner: str = ""  # sha256 of the picture this is a size of
    _content: bytes | None = None

    def content(self) -> bytes:
        if self._content is None:
            self._content = self.make()
        return self._content

    @property
    def sha256(self) -> str:
        return hashlib.sha256(self.content()).hexdigest()

    def as_photo_size(self) -> dict[str, Any]:
        return {
            "file_id": self.file_id,
            "file_unique_id": self.unique_id,
            "file_size": self.size,
            "width": self.width,
            "height": self.height,
        }

    def as_document(self) -> dict[str, Any]:
        document = {"file_id": self.file_id, "file_unique_id": self.unique_id, "file_size": self.size}
        if self.name:
            document["file_name"] = self.name
        if self.mime:
            document["mime_type"] = self.mime
        return document


class FileStore:
    def __init__(self) -> None:
        self._by_id: dict[str, StoredFile] = {}
        self._by_path: dict[str, StoredFile] = {}
        self._numbers = itertools.count(1)

    def find(self, file_id: str) -> StoredFile | None:
        return self._by_id.get(file_id)

    def at_path(self, path: str) -> StoredFile | None:
        return self._by_path.get(path)

    def keep(
        self,
        content: bytes | Callable[[], bytes],
        *,
        folder: str,
        suffix: str,
        size: int | None = None,
        **more: Any,
    ) -> StoredFile:
        """A new file under a new id; `size` may claim more than there is (a 30 MB video nobody downloads)."""
        number = next(self._numbers)
        if isinstance(content, bytes):
            ready = content
            size = len(content) if size is None else size

            def make() -> bytes:
                return ready

        else:
            make = content
        stored = StoredFile(
            file_id=_token(b"AgAC", number, 48),
            unique_id=_token(b"AQAD", number, 12),
            path=f"{folder}/file_{number}{suffix}",
            size=size or 0,
            make=make,
            **more,
        )
        self._by_id[stored.file_id] = self._by_path[stored.path] = stored
        return stored

    def keep_photo(self, content: bytes, sides: tuple[int, ...] = (90, 320, 800)) -> list[StoredFile]:
        """A picture in the sizes the platform makes of it, smallest first, the original last."""
        owner = hashlib.sha256(content).hexdigest()
        with Image.open(io.BytesIO(content)) as image:
            width, height = image.size
        sizes = []
        for side in sides:
            if side < max(width, height):
                small = (
                    max(1, width * side // max(width, height)),
                    max(1, height * side // max(width, height)),
                )
                sizes.append(
                    self.keep(
                        _smaller(content, small),
                        folder="photos",
                        suffix=".jpg",
                        size=small[0] * small[1] // 8 + 400,
                        width=small[0],
                        height=small[1],
                        owner=owner,
                    )
                )
        sizes.append(
            self.keep(content, folder="photos", suffix=".jpg", width=width, height=height, owner=owner)
        )
        return sizes


def check_photo(name: str, content: bytes) -> None:
    """Refuse an upload that the platform would not take as a photo."""
    if not content:
        raise misuse("file must be non-empty")
    if len(content) > PHOTO_LIMIT:
        raise misuse("file is too big for a photo")
    if not name.lower().endswith(PHOTO_NAMES):
        raise misuse(
            f"PHOTO_EXT_INVALID: Photo has unsupported extension. Use one of {', '.join(PHOTO_NAMES)}"
        )
    try:
        with Image.open(io.BytesIO(content)) as image:
            image.load()
            width, height = image.size
    except Exception as problem:
        raise misuse("IMAGE_PROCESS_FAILED") from problem
    if width + height > 10_000 or max(width, height) > 20 * min(width, height):
        raise misuse("PHOTO_INVALID_DIMENSIONS")


def check_video(content: bytes, told: dict[str, Any]) -> None:
    """Refuse an upload that the platform would not play, or of which something else is said than is in it."""
    if not content:
        raise misuse("file must be non-empty")
    if len(content) > VIDEO_LIMIT:
        raise misuse("file is too big for a video")
    if content[4:8] != b"ftyp":
        raise misuse("only MPEG4 videos are played; send others as a document")
    header = content.find(b"mvhd")
    track = content.find(b"tkhd")
    if header < 0 or track < 0:
        raise misuse("the video has no header")
    # Version 0 of both boxes: times of 32 bits, the size at the end as 16.16.
    scale = int.from_bytes(content[header + 16 : header + 20], "big")
    length = int.from_bytes(content[header + 20 : header + 24], "big") / (scale or 1)
    sides = {int.from_bytes(content[track + at : track + at + 2], "big") for at in (80, 84)}
    if {told.get("width"), told.get("height")} != sides:
        raise misuse(f"the video has sides of {sides}, and {told} is said")
    if abs((told.get("duration") or 0) - length) > 1:
        raise misuse(f"the video takes {length} seconds, and {told} is said")


def check_thumbnail(content: bytes) -> None:
    if len(content) > THUMBNAIL_LIMIT or content[:2] != b"\xff\xd8":
        raise misuse("a thumbnail is a JPEG of less than 200 kB")
    with Image.open(io.BytesIO(content)) as image:
        if max(image.size) > 320:
            raise misuse("a thumbnail has 320 pixels a side at the most")


def _smaller(content: bytes, size: tuple[int, int]) -> Callable[[], bytes]:
    def make() -> bytes:
        with Image.open(io.BytesIO(content)) as image:
            out = io.BytesIO()
            image.resize(size).save(out, "JPEG", quality=80)
            return out.getvalue()

    return make


def _token(prefix: bytes, number: int, length: int) -> str:
    digest = hashlib.sha512(prefix + number.to_bytes(8, "big")).digest()
    return prefix.decode() + base64.urlsafe_b64encode(digest).decode()[:length]
