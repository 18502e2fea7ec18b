"""Several tasks at once: the first one that fails is the one that is heard."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Mapping
from typing import Any


async def first_trouble(main: asyncio.Future[Any], *others: asyncio.Future[Any]) -> None:
    """Wait for `main`; what goes wrong in the others meanwhile ends the wait at once."""
    waiting: set[asyncio.Future[Any]] = {main, *others}
    while not main.done():
        done, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()


async def each(cases: Mapping[str, Coroutine[Any, Any, object]]) -> None:
    """Play several cases at the same time; those that fail are named."""
    outcomes = await asyncio.gather(*cases.values(), return_exceptions=True)
    failed = [
        f"{name}: {result!r}"
        for name, result in zip(cases, outcomes, strict=True)
        if isinstance(result, BaseException)
    ]
    assert not failed, f"{len(failed)} of {len(cases)} cases failed:\n" + "\n".join(failed)
