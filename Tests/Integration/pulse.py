"""Waiting for "something happened" without missing it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

Found = TypeVar("Found")


class Pulse:
    """Wakes everybody who waits, each time it is fired."""

    def __init__(self) -> None:
        self._waiting: list[asyncio.Future[None]] = []

    def fire(self) -> None:
        waiting, self._waiting = self._waiting, []
        for future in waiting:
            if not future.done():
                future.set_result(None)

    async def until(self, look: Callable[[], Found | None], seconds: float) -> Found | None:
        """What `look` finds, looked for now and after each beat; None when `seconds` are over."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + seconds
        while True:
            found = look()
            if found is not None:
                return found
            left = deadline - loop.time()
            if left <= 0:
                return None
            future: asyncio.Future[None] = loop.create_future()
            self._waiting.append(future)
            await asyncio.wait([future], timeout=left)
