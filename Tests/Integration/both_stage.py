"""One process on two platforms: the strict Telegram server and Synapse, one queue of reports."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot import BotProcess, Rig
from matrix_server import Synapse
from matrix_stage import MatrixStage
from stage import Stage


class BothStage:
    def __init__(self, synapse: Synapse, folder: Path, *, scale: float = 1.0) -> None:
        self.telegram = Stage(folder, scale=scale)
        self.matrix = MatrixStage(synapse, folder)

    async def open(self) -> None:
        """Bring both up and start the one binary."""
        await self.telegram.server.start()
        await self.matrix.open()
        settings = self.telegram.bot.settings | self.matrix.bot.settings
        rigs: list[Rig] = [self.telegram.server, self.matrix.proxy]
        self.bot = BotProcess(rigs, self.telegram.data, settings)
        self.telegram.bot = self.matrix.bot = self.bot
        await self.bot.start()

    async def close(self) -> None:
        await self.matrix.close()
        await self.telegram.close()

    def check(self) -> None:
        self.telegram.check()
        self.matrix.check()


@asynccontextmanager
async def both_staged(synapse: Synapse, folder: Path, *, scale: float = 1.0) -> AsyncIterator[BothStage]:
    """Both platforms with the binary running, looked over at the end."""
    stage = BothStage(synapse, folder, scale=scale)
    try:
        await stage.open()
        yield stage
    finally:
        await stage.close()
    stage.check()
