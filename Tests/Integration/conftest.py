"""Fixtures: one event loop a test, the strict server, and the built binary run against it."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from bot import BotProcess, binary, binary_missing
from matrix_server import Synapse, fast_folder
from matrix_stage import MatrixStage
from sealed_chats import Chats
from stage import Stage
from telegram_server import TelegramServer


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run `async def` tests on the loop their fixtures use."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    arguments: dict[str, Any] = {name: pyfuncitem.funcargs[name] for name in wanted}
    runner = cast("asyncio.AbstractEventLoop", pyfuncitem.funcargs["loop"])
    runner.run_until_complete(pyfuncitem.obj(**arguments))
    return True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes minutes by Telegram's own clock begins first, so that nobody waits for it at the end."""
    items.sort(key=lambda item: item.path.name != "test_flood.py")


@pytest.fixture(autouse=True)
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    loop = asyncio.new_event_loop()
    yield loop
    for task in asyncio.all_tasks(loop):
        task.cancel()
    loop.run_until_complete(asyncio.sleep(0))
    loop.close()


@pytest.fixture
def server(loop: asyncio.AbstractEventLoop) -> Iterator[TelegramServer]:
    """The platform alone; the test looks at `server.journal.violations` itself."""
    server = TelegramServer()
    loop.run_until_complete(server.start())
    yield server
    loop.run_until_complete(server.stop())


@pytest.fixture
def stage(loop: asyncio.AbstractEventLoop, tmp_path: Path) -> Iterator[Stage]:
    """The platform, a review room with moderators, and the binary (started by the test).

    Afterwards: no violation, and nothing private in any line the binary printed.
    """
    if binary_missing():
        pytest.skip(f"{binary()} is not built")
    stage = Stage(tmp_path)
    loop.run_until_complete(stage.server.start())
    yield stage
    loop.run_until_complete(stage.close())
    stage.check()


@pytest.fixture(scope="session")
def synapse() -> Iterator[Synapse]:
    """One homeserver for all tests; every test has its own bot, people and rooms on it."""
    with fast_folder() as folder:
        synapse = Synapse(folder)
        synapse.start()
        yield synapse
        synapse.stop()


@pytest.fixture
def matrix(loop: asyncio.AbstractEventLoop, synapse: Synapse, tmp_path: Path) -> Iterator[MatrixStage]:
    """A review room on Synapse with a moderator, and the binary (started by the test)."""
    if binary_missing():
        pytest.skip(f"{binary()} is not built")
    stage = MatrixStage(synapse, tmp_path)
    loop.run_until_complete(stage.open())
    yield stage
    loop.run_until_complete(stage.close())
    stage.check()


@pytest.fixture
def matrix_bot(matrix: MatrixStage, loop: asyncio.AbstractEventLoop) -> BotProcess:
    """The binary, running and following the homeserver."""
    loop.run_until_complete(matrix.bot.start())
    return matrix.bot


@pytest.fixture
def ready(tmp_path: Path) -> Path:
    """A folder, if there is a binary: for tests that set several stages."""
    if binary_missing():
        pytest.skip(f"{binary()} is not built")
    return tmp_path


@pytest.fixture
def bot(stage: Stage, loop: asyncio.AbstractEventLoop) -> BotProcess:
    """The binary, running and polling."""
    loop.run_until_complete(stage.bot.start())
    return stage.bot


@pytest.fixture
def chats(matrix: MatrixStage, loop: asyncio.AbstractEventLoop, tmp_path: Path) -> Iterator[Chats]:
    chats = Chats(matrix, tmp_path)
    loop.run_until_complete(chats.begin())
    yield chats
    for person in chats.people:
        loop.run_until_complete(person.close())
