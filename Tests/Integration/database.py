"""PostgreSQL for houses under test: a server of the test's own, and a thin wire to it that can be cut."""

from __future__ import annotations

import asyncio
import shutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from postgres import Server  # noqa: E402

__all__ = ["Server", "Wire"]


class Wire:
    """Passes on what goes to the server's socket, for one house; `cut` breaks every connection at once."""

    def __init__(self, server: Server) -> None:
        self.target = server.folder / ".s.PGSQL.5432"
        # A socket's path has room for a hundred letters only.
        self.folder = Path(tempfile.mkdtemp(prefix="w-", dir="/tmp"))
        self.writers: set[asyncio.StreamWriter] = set()
        self.cuts = 0
        # Once: everything breaks instead of passing on an answer with this in it.
        self.lose_answers_of: bytes | None = None

    @property
    def url(self) -> str:
        return f"postgresql:///turnout?host={self.folder}&user=turnout"

    async def start(self) -> None:
        self.server = await asyncio.start_unix_server(self._serve, str(self.folder / ".s.PGSQL.5432"))

    async def stop(self) -> None:
        self.server.close()
        self.cut()
        shutil.rmtree(self.folder, ignore_errors=True)

    def cut(self) -> None:
        self.cuts += 1
        for writer in list(self.writers):
            writer.transport.abort()
        self.writers.clear()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_unix_connection(str(self.target))
        except OSError:
            writer.transport.abort()
            return
        self.writers |= {writer, back}
        await asyncio.gather(self._pass(reader, back), self._pass(there, writer, is_answer=True), return_exceptions=True)
        self.writers -= {writer, back}

    async def _pass(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, is_answer: bool = False
    ) -> None:
        # However one side ends, the other one hears of it.
        try:
            while part := await source.read(65536):
                if is_answer and self.lose_answers_of is not None and self.lose_answers_of in part:
                    self.lose_answers_of = None
                    self.cut()
                    return
                target.write(part)
                await target.drain()
        finally:
            target.transport.abort()
