"""The built binary as a process: start, stop, kill, and what it printed."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

ROOT = Path(__file__).resolve().parents[2]
READY_SECONDS = 30.0


def binary() -> Path:
    """`TURNOUT_BIN`, or the debug build."""
    return Path(os.environ.get("TURNOUT_BIN", ROOT / ".build/debug/turnout"))


def binary_missing() -> bool:
    """No binary: tests of it are skipped, unless TURNOUT_BIN promised one (then they fail at start)."""
    return "TURNOUT_BIN" not in os.environ and not binary().exists()


async def _kill_after(process: asyncio.subprocess.Process, seconds: float) -> None:
    await asyncio.sleep(seconds)
    if process.returncode is None:
        process.kill()


class Rig(Protocol):
    """A platform that the bot is run against."""

    @property
    def access(self) -> dict[str, str]:
        """The settings by which the bot gets in."""

    @property
    def address(self) -> dict[str, str]:
        """The setting that says where it is; known once it has been started."""

    async def until_polled(self, seconds: float) -> bool:
        """Wait until the bot asks for updates."""

    def note_start(self) -> None:
        """The bot is about to be started."""

    def note_kill(self) -> None:
        """The bot has just been killed."""


class BotProcess:
    """`turnout run` with its settings in the environment."""

    def __init__(self, rigs: Rig | Sequence[Rig], data: Path, settings: dict[str, str]) -> None:
        self.rigs = rigs if isinstance(rigs, Sequence) else [rigs]
        # Nothing but the servers of the test is asked.
        self.settings = {"TURNOUT_DATA": str(data), "TURNOUT_LOG": "debug", "CIVIC_SYNC": "off"}
        for rig in self.rigs:
            self.settings |= rig.access
        self.settings |= settings
        self.log: list[str] = []
        self.process: asyncio.subprocess.Process | None = None
        self.crashes: list[int] = []
        self._ordered = False  # we told it to end
        self._readers: list[asyncio.Task[None]] = []

    @property
    def running(self) -> bool:
        return self.process is not None and self.process.returncode is None

    @property
    def environment(self) -> dict[str, str]:
        """What the process finds: little of ours, where the platforms are, its settings."""
        names = ("PATH", "HOME", "LD_LIBRARY_PATH", "TZ", "LANG")
        found = {name: os.environ[name] for name in names if name in os.environ}
        for rig in self.rigs:
            found |= rig.address
        return found | self.settings

    async def command(
        self, *words: str, typed: str = "", killed_after: float | None = None
    ) -> tuple[int, str]:
        """Run another command of the binary with the same settings, and type this; its exit code and what it printed.

        Killed after so many seconds, if it is not done by then.
        """
        pipe, both = asyncio.subprocess.PIPE, asyncio.subprocess.STDOUT
        process = await asyncio.create_subprocess_exec(
            str(binary()), *words, env=self.environment, stdin=pipe, stdout=pipe, stderr=both
        )
        watch = asyncio.create_task(_kill_after(process, killed_after)) if killed_after is not None else None
        printed = (await process.communicate(typed.encode()))[0].decode("utf-8", "replace")
        if watch is not None:
            watch.cancel()
        self.log += printed.splitlines()
        return process.returncode or 0, printed

    async def start(self, *words: str, ready: bool = True) -> None:
        """Start it with these words after `run`; wait until it polls for updates unless told not to."""
        for rig in self.rigs:
            rig.note_start()
        # Listened for from before it starts: it polls at once, and then not again for half a minute.
        polled = asyncio.gather(*(rig.until_polled(READY_SECONDS) for rig in self.rigs)) if ready else None
        self.process = await asyncio.create_subprocess_exec(
            str(binary()),
            "run",
            *words,
            env=self.environment,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        self._ordered = False
        self._readers.append(asyncio.create_task(self._watch(self.process)))
        for stream in (self.process.stdout, self.process.stderr):
            assert stream is not None
            self._readers.append(asyncio.create_task(self._read(stream)))
        if polled is not None:
            await self._until_ready(polled)

    async def _until_ready(self, polled: asyncio.Future[list[bool]]) -> None:
        assert self.process is not None
        ended = asyncio.create_task(self.process.wait())
        either: set[asyncio.Future[Any]] = {polled, ended}
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        if not polled.done() or not all(polled.result()):
            polled.cancel()
            raise AssertionError(f"the bot does not poll; it said:\n{self.tail()}")
        ended.cancel()

    async def ends(self, seconds: float) -> int:
        """Its exit code, once it ends by itself."""
        assert self.process is not None
        try:
            code = await asyncio.wait_for(self.process.wait(), seconds)
        except TimeoutError:
            raise AssertionError(f"still running after {seconds} s; it said:\n{self.tail()}") from None
        await self._drain()
        return code

    @property
    def resident(self) -> int:
        """Megabytes of memory it holds now."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) // 1024

    async def terminate(self, seconds: float = 5.0) -> int:
        """SIGTERM, which it has to obey within `seconds`."""
        assert self.process is not None and self.running
        self._ordered = True
        self.process.send_signal(signal.SIGTERM)
        return await self.ends(seconds)

    async def kill(self) -> None:
        """SIGKILL, noted by the platforms."""
        assert self.process is not None and self.running, f"it had ended by itself; it said:\n{self.tail()}"
        self._ordered = True
        self.process.kill()
        for rig in self.rigs:
            rig.note_kill()
        await self.process.wait()
        await self._drain()

    async def restart(self) -> None:
        """Kill it and start it again on the same data."""
        await self.kill()
        await self.start()

    async def close(self) -> None:
        if self.running:
            assert self.process is not None
            self._ordered = True
            self.process.kill()
            await self.process.wait()
        await self._drain()

    def tail(self, lines: int = 30) -> str:
        return "\n".join(self.log[-lines:])

    async def until_crash(self) -> None:
        """Returns never, or raises when the process ends without having been told to."""
        while not self.crashes:
            await asyncio.sleep(0.2)
        raise AssertionError(f"the bot ended by itself ({self.crashes[0]}); it said:\n{self.tail()}")

    async def _watch(self, process: asyncio.subprocess.Process) -> None:
        code = await process.wait()
        if not self._ordered:
            self.crashes.append(code)

    async def _read(self, stream: asyncio.StreamReader) -> None:
        while line := await stream.readline():
            self.log.append(line.decode("utf-8", "replace").rstrip("\n"))

    async def _drain(self) -> None:
        if self._readers:
            await asyncio.wait(self._readers, timeout=2)
        self._readers = []
