"""Stands between the bot and Synapse: passes everything on, writes it down, and breaks what it is told to."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from typing import Any
from urllib.parse import unquote

import aiohttp
from aiohttp import web
from faults import ACTED, Faults, Kind, Wire
from pulse import Pulse
from wires import answer_so
from yarl import URL

from .journal import Call, Journal
from .synapse import Account, Synapse

Json = dict[str, Any]
HTML = "<html><head><title>{0}</title></head><body><center><h1>{0}</h1></center><hr>nginx</body></html>"
HOP = {"connection", "keep-alive", "transfer-encoding", "content-length", "content-encoding", "host", "date",
       "server", "accept-encoding", "upgrade", "te", "trailer"}  # fmt: skip
BODY_LIMIT = 120 * 1024 * 1024
REFUSALS: dict[Kind, tuple[int, Json]] = {
    Kind.SERVER_ERROR: (500, {"errcode": "M_UNKNOWN", "error": "Internal server error"}),
    Kind.GATEWAY_TIMEOUT: (504, {"errcode": "M_UNKNOWN", "error": "Gateway timeout"}),
    Kind.TOKEN_UNKNOWN: (401, {"errcode": "M_UNKNOWN_TOKEN", "error": "Unknown", "soft_logout": False}),
    Kind.TOKEN_EXPIRED: (401, {"errcode": "M_UNKNOWN_TOKEN", "error": "Expired", "soft_logout": True}),
    Kind.USER_LOCKED: (401, {"errcode": "M_USER_LOCKED", "error": "Locked", "soft_logout": True}),
    Kind.FORBIDDEN: (403, {"errcode": "M_FORBIDDEN", "error": "No"}),
}


class Cut(Exception):
    """The connection is dropped here."""


class FaultProxy:
    """`bot` is the account that comes through here."""

    def __init__(self, synapse: Synapse, bot: Account) -> None:
        self.synapse = synapse
        self.bot = bot
        self.journal = Journal()
        self.faults = Faults()
        self.polled = Pulse()
        self.polls = 0
        self.url = ""
        self._last_sync: bytes | None = None
        self._runner: web.AppRunner | None = None
        self._session: aiohttp.ClientSession | None = None

    @property
    def access(self) -> dict[str, str]:
        return {"MATRIX_USER": self.bot.user_id, "MATRIX_PASSWORD": self.bot.password}

    @property
    def address(self) -> dict[str, str]:
        return {"MATRIX_HOMESERVER": self.url}

    def note_start(self) -> None:
        """Nothing to remember."""

    def note_kill(self) -> None:
        self.journal.note_kill()

    async def start(self) -> None:
        app = web.Application(client_max_size=BODY_LIMIT)
        app.router.add_route("*", "/{rest:.*}", self._serve)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.url = f"http://127.0.0.1:{self._runner.addresses[0][1]}"
        self._session = aiohttp.ClientSession(
            auto_decompress=True,
            timeout=aiohttp.ClientTimeout(total=None),
            connector=aiohttp.TCPConnector(limit=0),
        )

    async def stop(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()
        if self._session is not None:
            await self._session.close()

    @property
    def position(self) -> str:
        """Where the stream of syncs went on from the last answer."""
        return str(json.loads(self._last_sync or b"{}").get("next_batch"))

    async def until_polled(self, seconds: float, more: int = 1) -> bool:
        """Wait until the bot has asked what is new (`/sync` with a since) `more` times from now."""
        goal = self.polls + more
        return await self.polled.until(lambda: True if self.polls >= goal else None, seconds) is not None

    # One request

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        body = await request.read()
        path = request.rel_url.raw_path
        call = self.journal.open(request.method, path, dict(request.query), dict(request.headers), body)
        about = {**call.content, "path": unquote(path)}
        wire = self.faults.draw_wire(call.method, about)
        kind = None if wire else self.faults.unread(call.method) or self.faults.draw(call.method, about)
        if kind is not None:
            call.fault = str(kind)
            self.journal.faults[str(kind)] += 1
        if "since" in call.query:
            self.polls += 1
            self.polled.fire()
        try:
            if wire is not None:
                own = (await self._pass_on(request, call, body))[2] if wire.acts else b""
                return await self._answer_so(request, call, wire, own)
            return await self._answer(request, call, kind, body)
        except Cut:
            if request.transport is not None:
                request.transport.abort()
            return web.Response(status=500)

    async def _answer(
        self, request: web.Request, call: Call, kind: Kind | None, body: bytes
    ) -> web.StreamResponse:
        if kind is Kind.REPEATED and call.method == "sync" and self._last_sync is not None:
            return self._told(call, 200, self._last_sync)
        if kind is not None and kind not in ACTED and kind not in (Kind.SLOW, Kind.REPEATED):
            return await self._fail(call, kind)
        if kind is Kind.SLOW:
            await asyncio.sleep(self.faults.slow_seconds)
        status, headers, answer = await self._pass_on(request, call, body)
        if kind in ACTED:
            return await self._fail(call, kind, request, status, answer)
        if call.method == "sync" and status == 200:
            self._last_sync = answer
            # What a sync is about is known from its answer.
            wire = self.faults.draw_wire("sync", {"answer": answer.decode()})
            if wire is not None:
                return await self._answer_so(request, call, wire, answer)
        call.status, call.answered_at = status, time.monotonic()
        if headers.get("Content-Type", "").startswith("application/json") and call.method != "sync":
            call.answer = json.loads(answer or b"{}")
        return web.Response(status=status, body=answer, headers=headers)

    async def _pass_on(self, request: web.Request, call: Call, body: bytes) -> tuple[int, Json, bytes]:
        assert self._session is not None
        headers = {key: value for key, value in request.headers.items() if key.lower() not in HOP}
        target = URL(self.synapse.url + request.rel_url.raw_path_qs, encoded=True)
        try:
            async with self._session.request(
                request.method, target, data=body or None, headers=headers, allow_redirects=False
            ) as got:
                answer = await got.read()
                kept = {key: value for key, value in got.headers.items() if key.lower() not in HOP}
                return got.status, kept, answer
        except aiohttp.ClientError:
            call.fault = call.fault or "Synapse is down"
            raise Cut from None

    async def _answer_so(
        self, request: web.Request, call: Call, wire: Wire, own: bytes
    ) -> web.StreamResponse:
        call.fault, call.status = "wire", wire.status
        self.journal.faults["wire"] += 1
        return await answer_so(request, wire, own)

    async def _fail(
        self,
        call: Call,
        kind: Kind,
        request: web.Request | None = None,
        status: int = 200,
        answer: bytes = b"",
    ) -> web.StreamResponse:
        if kind is Kind.TOO_MANY:
            wait = self.faults.retry_after
            told = {"errcode": "M_LIMIT_EXCEEDED", "error": "Too fast", "retry_after_ms": int(wait * 1000)}
            return self._told(call, 429, json.dumps(told).encode())
        if kind in (Kind.BAD_GATEWAY, Kind.LOST_GATEWAY, Kind.GATEWAY_TIMEOUT_HTML):
            call.status = 504 if kind is Kind.GATEWAY_TIMEOUT_HTML else 502
            return web.Response(status=call.status, text=HTML.format(call.status), content_type="text/html")
        if kind in REFUSALS:
            status, told = REFUSALS[kind]
            return self._told(call, status, json.dumps(told).encode())
        if kind in (Kind.HALF_OPEN, Kind.LOST_HALF_OPEN):
            await asyncio.sleep(self.faults.half_open_seconds)
        if kind is Kind.TRUNCATED and request is not None:
            await self._send_half(request, status, answer)
        if kind is Kind.EMPTY:
            return self._told(call, status, b"")
        raise Cut

    async def _send_half(self, request: web.Request, status: int, answer: bytes) -> None:
        """Promise the whole body and hang up in the middle."""
        half = web.StreamResponse(status=status, headers={"Content-Type": "application/json"})
        half.content_length = len(answer)
        with contextlib.suppress(ConnectionError):
            await half.prepare(request)
            await half.write(answer[: len(answer) // 2])

    def _told(self, call: Call, status: int, body: bytes) -> web.Response:
        call.status = status
        return web.Response(status=status, body=body, content_type="application/json")
