"""The queue of updates and the long poll, with the real rules of `offset`."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from faults import Faults
from pulse import Pulse

from .errors import OTHER_POLLER, WEBHOOK_ACTIVE, ApiError
from .journal import Journal

OFF_BY_DEFAULT = {"chat_member", "message_reaction", "message_reaction_count"}


class UpdateQueue:
    def __init__(self, journal: Journal, faults: Faults) -> None:
        self.journal = journal
        self.faults = faults
        self.pulse = Pulse()
        self.polled = Pulse()
        self.polls = 0
        self.webhook = ""
        self.pending: list[dict[str, Any]] = []
        self.next_id = 431_207_100
        self.allowed: set[str] | None = (
            None  # None: all but OFF_BY_DEFAULT; kept between calls, as the platform does
        )
        self._again: list[dict[str, Any]] = []
        self._poller: asyncio.Future[None] | None = None
        self._lanes: dict[str, float] = {}

    def push(self, kind: str, payload: dict[str, Any], lane: str) -> None:
        """Queue an update; under the reorder fault lanes overtake each other, a lane never itself."""
        if not self._wanted(kind):
            self.journal.notes[f"not asked for: {kind}"] += 1
            return
        if self.faults.delay_update <= 0 and lane not in self._lanes:
            self._append(kind, payload)
            return
        loop = asyncio.get_running_loop()
        due = loop.time() + self.faults.random.uniform(0, self.faults.delay_update)
        due = max(due, self._lanes.get(lane, 0) + 0.001)
        self._lanes[lane] = due
        loop.call_at(due, self._append, kind, payload)

    def _append(self, kind: str, payload: dict[str, Any]) -> None:
        self.pending.append({"update_id": self.next_id, kind: payload})
        self.next_id += 1
        self.pulse.fire()

    def repeat(self, update: dict[str, Any]) -> None:
        """Deliver an update once more although it was confirmed."""
        self._again.append(update)
        self.journal.faults["update repeated"] += 1
        self.pulse.fire()

    async def poll(
        self, offset: int, limit: int, timeout: int, allowed: list[str] | None
    ) -> list[dict[str, Any]]:
        """`getUpdates`. The newer of two pollers wins, the older one hears 409."""
        if self.webhook:
            raise ApiError(409, WEBHOOK_ACTIVE)
        if allowed is not None:
            self.allowed = set(allowed) or None
        if self._poller is not None and not self._poller.done():
            self._poller.set_exception(ApiError(409, OTHER_POLLER))
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._poller = mine
        self._confirm(offset)
        self.polls += 1
        self.polled.fire()
        await self._something(mine, timeout)
        again, self._again = self._again[:limit], self._again[limit:]
        return again + self.pending[: limit - len(again)]

    async def _something(self, mine: asyncio.Future[None], timeout: int) -> None:
        waiting = asyncio.create_task(
            self.pulse.until(lambda: True if self.pending or self._again else None, timeout)
        )
        try:
            both: set[asyncio.Future[Any]] = {mine, waiting}
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            waiting.cancel()
        if mine.done():
            mine.result()  # raises the conflict
        mine.cancel()

    def _confirm(self, offset: int) -> None:
        if offset < 0:
            self.journal.violation("getUpdates", "a negative offset throws updates away")
            self.pending = self.pending[offset:]
            return
        if offset > self.next_id:
            self.journal.violation(
                "getUpdates", "offset is beyond the last update + 1: it skips future updates"
            )
        confirmed = [update for update in self.pending if update["update_id"] < offset]
        self.pending = [update for update in self.pending if update["update_id"] >= offset]
        for update in confirmed:
            if self.faults.random.random() < self.faults.repeat_update:
                self.repeat(update)

    def _wanted(self, kind: str) -> bool:
        return kind not in OFF_BY_DEFAULT if self.allowed is None else kind in self.allowed

    async def until_polled(self, seconds: float, more: int = 1) -> bool:
        """Wait until the bot has asked for updates `more` times from now."""
        goal = self.polls + more
        return await self.polled.until(lambda: True if self.polls >= goal else None, seconds) is not None


def unix_time() -> int:
    return int(time.time())
