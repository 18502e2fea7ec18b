"""HTML parse mode as the platform reads it, strictly: anything doubtful is named."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

TAGS = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "u": "underline",
    "ins": "underline",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "tg-spoiler": "spoiler",
    "code": "code",
    "pre": "pre",
    "a": "text_link",
    "blockquote": "blockquote",
    "span": "spoiler",
    "tg-emoji": "custom_emoji",
}
ATTRIBUTES = {
    "a": {"href"},
    "span": {"class"},
    "code": {"class"},
    "tg-emoji": {"emoji-id"},
    "blockquote": {"expandable"},
}
NAMED = {"lt": "<", "gt": ">", "amp": "&", "quot": '"'}
TOKEN = re.compile(r"<(/?)([^<>]*)>|&(#x[0-9a-fA-F]+|#[0-9]+|[a-zA-Z]+);")
TAG = re.compile(r"([a-zA-Z-]+)((?:\s+[a-zA-Z-]+(?:\s*=\s*(?:\"[^\"]*\"|'[^']*'|[\w.-]+))?)*)\s*$")
ATTRIBUTE = re.compile(r"([a-zA-Z-]+)(?:\s*=\s*(\"[^\"]*\"|'[^']*'|[\w.-]+))?")


class MarkupError(Exception):
    """What the platform says after `can't parse entities: `."""


@dataclass
class Parsed:
    """The text people see, its entities (UTF-16 units), what was doubtful although the platform takes it."""

    text: str
    entities: list[dict[str, Any]] = field(default_factory=list)
    doubts: list[str] = field(default_factory=list)


def utf16_length(text: str) -> int:
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def parse_html(source: str) -> Parsed:
    """Read `source`; raise MarkupError where the platform answers 400."""
    return _Reader(source).read()


class _Reader:
    def __init__(self, source: str) -> None:
        self.source = source
        self.out: list[str] = []
        self.units = 0
        self.entities: list[dict[str, Any]] = []
        self.doubts: list[str] = []
        self.open: list[tuple[str, int, str]] = []  # tag, where it starts in the text, its address

    def read(self) -> Parsed:
        at = 0
        for token in TOKEN.finditer(self.source):
            self._plain(self.source[at : token.start()], at)
            at = token.end()
            if token.group(3) is not None:
                self._character(token.group(3), token.group(0))
            elif token.group(1):
                self._end(token.group(2).strip().lower(), token.start())
            else:
                self._start(token.group(2), token.start())
        self._plain(self.source[at:], at)
        if self.open:
            raise MarkupError(f'Can\'t find end tag corresponding to start tag "{self.open[-1][0]}"')
        self.entities.sort(key=lambda entity: (entity["offset"], -entity["length"]))
        return Parsed("".join(self.out), self.entities, self.doubts)

    def _byte(self, at: int) -> int:
        return len(self.source[:at].encode("utf-8", "surrogatepass"))

    def _emit(self, text: str) -> None:
        self.out.append(text)
        self.units += utf16_length(text)

    def _plain(self, text: str, at: int) -> None:
        if "<" in text:
            where = self._byte(at + text.index("<"))
            raise MarkupError(f'Unsupported start tag "" at byte offset {where}')
        if "&" in text:
            self.doubts.append("an ampersand that was not escaped")
        if ">" in text:
            self.doubts.append("a '>' that was not escaped")
        self._emit(text)

    def _character(self, name: str, whole: str) -> None:
        if name.startswith("#"):
            number = int(name[2:], 16) if name[1] in "xX" else int(name[1:])
            if 0 < number < 0x110000 and not 0xD800 <= number < 0xE000:
                return self._emit(chr(number))
        elif name in NAMED:
            return self._emit(NAMED[name])
        self.doubts.append(f"the platform does not know {whole}")
        self._emit(whole)

    def _start(self, inside: str, at: int) -> None:
        match = TAG.match(inside)
        name = (match.group(1) if match else re.split(r"\s", inside)[0]).lower()
        if not match or name not in TAGS:
            raise MarkupError(f'Unsupported start tag "{name}" at byte offset {self._byte(at)}')
        values = {}
        for key, value in ATTRIBUTE.findall(match.group(2)):
            values[key.lower()] = value.strip("\"'")
        unknown = set(values) - ATTRIBUTES.get(name, set())
        if unknown:
            self.doubts.append(f"<{name}> has no attribute {', '.join(sorted(unknown))}")
        if name == "span" and values.get("class") != "tg-spoiler":
            where = self._byte(at)
            raise MarkupError(f'Tag "span" must have class "tg-spoiler" at byte offset {where}')
        self.open.append((name, self.units, values.get("href", values.get("emoji-id", ""))))

    def _end(self, name: str, at: int) -> None:
        if not self.open:
            raise MarkupError(f"Unexpected end tag at byte offset {self._byte(at)}")
        opened, start, address = self.open.pop()
        if name and name != opened:
            raise MarkupError(
                f"Unmatched end tag at byte offset {self._byte(at)}, "
                f'expected "</{opened}>", found "</{name}>"'
            )
        if self.units == start:
            return
        entity: dict[str, Any] = {"type": TAGS[opened], "offset": start, "length": self.units - start}
        if opened == "a":
            if not re.match(r"(https?|tg|mailto|tel)://?", address):
                self.doubts.append("a link without a usable address")
                return
            entity["url"] = address
        self.entities.append(entity)
