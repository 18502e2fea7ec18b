"""Somebody who reads a chat: waits for what the bot says, and tells what was said when it does not come."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from pulse import Pulse
from telegram_server.world import text_of

Json = dict[str, Any]
PATIENCE = float(os.environ.get("TURNOUT_PATIENCE", "60"))  # seconds a person waits for the bot


class Puzzled(AssertionError):
    """The bot did not do what a person waited for; says what it did instead."""


class Line(Protocol):
    """A line of a chat's transcript: a new, edited or deleted message."""

    @property
    def kind(self) -> str: ...
    @property
    def message(self) -> Json: ...
    @property
    def by_bot(self) -> bool: ...


class Watched(Protocol):
    """A chat as people see it."""

    @property
    def transcript(self) -> Sequence[Line]: ...
    @property
    def pulse(self) -> Pulse: ...


class Listener:
    def __init__(self, chat: Watched) -> None:
        self.chat: Watched = chat
        self.patience = PATIENCE
        self.mark = len(chat.transcript)  # what was there before this person's last deed
        self.nudge_after: float | None = None  # seconds of silence after which this person asks /help
        self.nudges = 0

    def say(self, text: str) -> Any:
        """Write to the bot."""
        raise NotImplementedError

    async def hear(self, pattern: str, *, since: int | None = None, seconds: float | None = None) -> Json:
        """The first message (new or edited) after this person's last deed whose text matches."""
        start = self.mark if since is None else since
        seconds = self.patience if seconds is None else seconds
        line = None
        if self.nudge_after is not None and since is None:
            line = await self.chat.pulse.until(
                lambda: self._find(pattern, start), min(seconds, self.nudge_after)
            )
            if line is None:
                self.nudges += 1
                self.say("/help")
        if line is None:
            line = await self.chat.pulse.until(lambda: self._find(pattern, start), seconds)
        if line is None:
            raise Puzzled(f"waited for {pattern!r}; {self.recent()}")
        return line.message

    async def hear_nothing(self, seconds: float) -> None:
        """Nothing new from the bot for so long."""
        start = len(self.chat.transcript)
        line = await self.chat.pulse.until(lambda: self._find("", start), seconds)
        if line is not None:
            raise Puzzled(f"silence was due; {self.recent()}")

    async def settle(self, seconds: float = 1.0) -> None:
        """Wait until the chat has been quiet for so long."""
        while await self.chat.pulse.until(self._changed_since(len(self.chat.transcript)), seconds):
            pass

    def _changed_since(self, length: int) -> Callable[[], bool | None]:
        return lambda: True if len(self.chat.transcript) > length else None

    def heard(self, pattern: str) -> list[Line]:
        """Every line of the bot so far that matches."""
        regex = re.compile(pattern, re.IGNORECASE | re.DOTALL)
        lines = [line for line in self.chat.transcript if line.by_bot and line.kind != "delete"]
        return [line for line in lines if regex.search(text_of(line.message))]

    def recent(self) -> str:
        """The last lines of the chat, for a failed expectation."""
        lines = []
        for line in self.chat.transcript[-8:]:
            labels = "".join(f"[{button['text']}]" for button in buttons_of(line.message))
            words = text_of(line.message) or "/".join(
                set(line.message) & {"photo", "document", "sticker", "voice"}
            )
            lines.append(f"{'bot' if line.by_bot else 'person'} {line.kind}: {words[-200:]!r} {labels}")
        return "the chat ends:\n    " + "\n    ".join(lines)

    def _find(self, pattern: str, start: int) -> Line | None:
        regex = re.compile(pattern, re.IGNORECASE | re.DOTALL)
        for line in self.chat.transcript[start:]:
            if line.by_bot and line.kind != "delete" and regex.search(text_of(line.message)):
                return line
        return None


def buttons_of(message: Json) -> list[Json]:
    rows = message.get("reply_markup", {}).get("inline_keyboard", [])
    return [button for row in rows for button in row]
