"""A real Synapse on loopback: started, restarted on the same data, stopped."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import itertools
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp

from .settings import SERVER_NAME, write_settings

Json = dict[str, Any]
START_SECONDS = 60.0


@dataclass(frozen=True)
class Account:
    """A registered user with one logged-in device."""

    user_id: str
    password: str
    token: str
    device_id: str

    @property
    def localpart(self) -> str:
        return self.user_id[1:].split(":")[0]


class Synapse:
    """One homeserver. Rate limits are Synapse's own unless `generous`."""

    def __init__(
        self, folder: Path, *, generous: bool = True, more: Json | None = None, port: int | None = None
    ) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.starts = 0
        self._secret = write_settings(folder, self.port, generous=generous, more=more or {})
        self._process: subprocess.Popen[bytes] | None = None
        self._admin: Account | None = None
        self._numbers = itertools.count(1)

    # The process

    def start(self) -> None:
        """Start it and wait until it answers."""
        output = (self.folder / "output.txt").open("ab")
        command = [sys.executable, "-m", "synapse.app.homeserver", "-c", str(self.folder / "homeserver.yaml")]
        self._process = subprocess.Popen(command, cwd=self.folder, stdout=output, stderr=output)
        output.close()
        self.starts += 1
        deadline = time.monotonic() + START_SECONDS
        while not self._healthy():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise AssertionError(f"Synapse does not start:\n{self.tail()}")
            time.sleep(0.05)

    def stop(self) -> None:
        """SIGTERM; SIGKILL if it does not obey."""
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    async def restart(self, down: float = 0.0) -> None:
        """Stop it, leave it down for so many seconds, start it on the same data and port."""
        await asyncio.to_thread(self.stop)
        await asyncio.sleep(down)
        await asyncio.to_thread(self.start)

    def tail(self, lines: int = 30) -> str:
        """The end of what it printed and logged."""
        said = ""
        for name in ("output.txt", "synapse.log"):
            with contextlib.suppress(OSError):
                said += (self.folder / name).read_text(errors="replace")
        return "\n".join(said.splitlines()[-lines:])

    def _healthy(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/health", timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    # People

    async def account(self, name: str | None = None, *, admin: bool = False) -> Account:
        """Register somebody; names that are taken get a number."""
        number = next(self._numbers)
        localpart = f"{name or 'voter'}-{number}"
        password = secrets.token_urlsafe(12)
        path = "/_synapse/admin/v1/register"
        nonce = (await self.ask("GET", path))["nonce"]
        told = "\0".join((nonce, localpart, password, "admin" if admin else "notadmin"))
        mac = hmac.new(self._secret.encode(), told.encode(), hashlib.sha1).hexdigest()
        body = {
            "nonce": nonce,
            "username": localpart,
            "password": password,
            "admin": admin,
            "mac": mac,
            "inhibit_login": False,
        }
        made = await self.ask("POST", path, json=body)
        return Account(made["user_id"], password, made["access_token"], made["device_id"])

    async def admin(self) -> Account:
        """The server's administrator."""
        if self._admin is None:
            self._admin = await self.account("admin", admin=True)
        return self._admin

    async def lift_limits(self, user_id: str) -> None:
        """What docs/operations.md tells operators to do for the bot's account."""
        await self.ask(
            "POST",
            f"/_synapse/admin/v1/users/{user_id}/override_ratelimit",
            json={"messages_per_second": 0, "burst_count": 0},
            token=(await self.admin()).token,
        )

    async def ask(
        self, method: str, path: str, *, json: Any = None, token: str | None = None, data: bytes | None = None
    ) -> Json:
        """One call of the client or admin API; a server that is down is asked again, a refusal raises."""
        for _ in range(120):
            try:
                return await self._ask_once(method, path, json, token, data)
            except aiohttp.ClientConnectionError:
                await asyncio.sleep(0.25)
        raise AssertionError(f"Synapse is away:\n{self.tail()}")

    async def _ask_once(
        self, method: str, path: str, json: Any, token: str | None, data: bytes | None
    ) -> Json:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        if data is not None:
            headers["Content-Type"] = "application/octet-stream"
        async with (
            aiohttp.ClientSession() as session,
            session.request(method, self.url + path, json=json, data=data, headers=headers) as answer,
        ):
            body: Json = await answer.json(content_type=None)
            if answer.status != 200:
                raise Refused(answer.status, body)
            return body


class Refused(Exception):
    """The homeserver's refusal."""

    def __init__(self, status: int, body: Json) -> None:
        super().__init__(f"{status} {body}")
        self.status = status
        self.body = body
        self.code = body.get("errcode")


@contextmanager
def fast_folder() -> Iterator[Path]:
    """A fresh folder, in memory where there is room: Synapse waits for the disk after every message."""
    memory = Path("/dev/shm")
    roomy = memory.is_dir() and shutil.disk_usage(memory).free > 1_000_000_000
    with tempfile.TemporaryDirectory(prefix="synapse-", dir=memory if roomy else None) as folder:
        yield Path(folder)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


__all__ = ["SERVER_NAME", "Account", "Refused", "Synapse", "fast_folder", "free_port"]
