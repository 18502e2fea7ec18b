"""What happened at the server, kept for assertions: calls, violations, faults, kills."""

from __future__ import annotations

import math
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Violation:
    method: str
    what: str

    def __str__(self) -> str:
        return f"{self.method}: {self.what}"


@dataclass
class Call:
    """One request: what was asked, what became of it, and whether the bot can have heard of it."""

    seq: int
    method: str
    at: float
    params: dict[str, Any] = field(default_factory=dict)
    status: int = 0
    description: str = ""
    fault: str | None = None
    acted: bool = False
    chat_id: int | None = None
    message_ids: list[int] = field(default_factory=list)
    answered_at: float | None = None

    @property
    def lost(self) -> bool:
        """The server acted, the bot was not told."""
        return self.acted and self.fault is not None


@dataclass
class Kill:
    """When the bot was killed, and until when calls that it had still written could come in."""

    at: float
    over: float = math.inf


class Journal:
    def __init__(self) -> None:
        self.violations: list[Violation] = []
        self.notes: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        self.floods: Counter[str] = Counter()
        self.calls: list[Call] = []
        self.kills: list[Kill] = []

    def open(self, method: str) -> Call:
        call = Call(seq=len(self.calls), method=method, at=now())
        self.calls.append(call)
        return call

    def violation(self, method: str, what: str) -> None:
        self.violations.append(Violation(method, what))

    def note_kill(self) -> None:
        """The harness has just killed the bot."""
        self.kills.append(Kill(now()))

    def note_start(self) -> None:
        """The harness is about to start the bot: what comes from now on comes from the new one."""
        if self.kills:
            self.kills[-1].over = min(self.kills[-1].over, now())

    def named(self, method: str) -> list[Call]:
        return [call for call in self.calls if call.method == method]

    def lost_responses(self) -> list[Call]:
        """Calls that put a message into a chat without the bot being told so."""
        return [call for call in self.calls if call.lost and call.message_ids]

    def call_of(self, chat_id: int, message_id: int) -> Call | None:
        """The call that posted this message."""
        for call in self.calls:
            if call.chat_id == chat_id and message_id in call.message_ids and _posts(call.method):
                return call
        return None

    def killed_between(self, start: float, end: float) -> bool:
        return any(kill.at <= end and start <= kill.over for kill in self.kills)

    def explains_repeat(self, first: Call, again: Call, slack: float = 1.0) -> str | None:
        """Why a message came twice: a `lost` response, a `kill` before the receipt was kept, or nothing."""
        if first.lost:
            return "lost"
        latest = (first.answered_at or again.at) + slack
        if self.killed_between(first.at, min(latest, again.at)):
            return "kill"
        return None


def _posts(method: str) -> bool:
    return method.startswith(("send", "copy", "forward"))


def now() -> float:
    return time.monotonic()
