"""Flood limits: sliding windows per group, per private chat and overall."""

from __future__ import annotations

import math
from collections import deque
from dataclasses import dataclass, field

from .errors import too_many
from .journal import Journal, now


@dataclass
class RateLimits:
    """The platform's send budget; `scale` 10 lets a test run ten times as fast."""

    group_messages_a_minute: int = 20
    private_messages: int = 20
    private_seconds: float = 20
    overall_a_second: int = 30
    scale: float = 1.0
    album_counts_each: bool = True
    _windows: dict[tuple[str, int], deque[float]] = field(default_factory=dict)

    def message(self, journal: Journal, chat_id: int, *, group: bool, items: int = 1) -> None:
        """Count `items` new messages, or raise 429."""
        cost = items if self.album_counts_each else 1
        if group:
            rules = [("group", chat_id, self.group_messages_a_minute, 60.0)]
        else:
            rules = [("private", chat_id, self.private_messages, self.private_seconds)]
        rules.append(("overall", 0, self.overall_a_second, 1.0))
        self._take(journal, rules, cost)

    def edit(self, journal: Journal, chat_id: int, *, group: bool) -> None:
        """Count an edit, which shares the group's minute with new messages, or raise 429."""
        if group:
            self._take(journal, [("group", chat_id, self.group_messages_a_minute, 60.0)], 1)

    def _take(self, journal: Journal, rules: list[tuple[str, int, int, float]], cost: int) -> None:
        moment = now()
        for name, chat_id, allowed, seconds in rules:
            span = seconds / self.scale
            window = self._windows.setdefault((name, chat_id), deque())
            while window and window[0] <= moment - span:
                window.popleft()
            over = len(window) + min(cost, allowed) - allowed
            if over > 0:
                journal.floods[name] += 1
                raise too_many(max(1, math.ceil(window[over - 1] + span - moment)))
        for name, chat_id, _, _ in rules:
            self._windows[(name, chat_id)].extend([moment] * cost)
