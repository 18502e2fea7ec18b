"""The HTTP side: reads a call, lets it fail if a fault is due, serves it, writes everything down."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

from aiohttp import web
from faults import ACTED, Faults, Kind, Wire
from wires import answer_so

from . import chats, editing, payments, profile, sending  # noqa: F401  (they register what they serve)
from .downloads import send_file
from .errors import ApiError
from .journal import Call, Journal, now
from .limits import RateLimits
from .payments import Till
from .registry import SERVED, Context
from .updates import UpdateQueue
from .validation import METHODS, Asked, read_request
from .world import CallbackQuery, User, World

TOKEN = "7301846925:AAF-strict-Local_server-token-0123456789x"
HTML = "<html>\r\n<head><title>{0}</title></head>\r\n<body>\r\n<h1>{0}</h1>\r\n</body>\r\n</html>\r\n"
BODY_LIMIT = 60 * 1024 * 1024


class TelegramServer:
    """`async with TelegramServer() as server`: the platform at `server.url`."""

    def __init__(self, *, limits: RateLimits | None = None, token: str = TOKEN) -> None:
        self.token = token
        self.journal = Journal()
        self.faults = Faults()
        self.limits = limits or RateLimits()
        self.world = World(User(int(token.split(":")[0]), "Turnout", username="TurnoutTestBot", is_bot=True))
        self.updates = UpdateQueue(self.journal, self.faults)
        self.till = Till()
        self.callback_lifetime = 30.0
        self.answering: dict[int, CallbackQuery] = {}
        self.url = ""
        self._runner: web.AppRunner | None = None

    @property
    def access(self) -> dict[str, str]:
        return {"TELEGRAM_TOKEN": self.token}

    @property
    def address(self) -> dict[str, str]:
        return {"TELEGRAM_API": self.url}

    async def until_polled(self, seconds: float) -> bool:
        return await self.updates.until_polled(seconds)

    def note_start(self) -> None:
        self.journal.note_start()

    def note_kill(self) -> None:
        self.journal.note_kill()

    async def start(self, port: int = 0) -> None:
        app = web.Application(client_max_size=BODY_LIMIT)
        app.router.add_route("*", "/file/bot{token}/{path:.*}", self._download)
        app.router.add_route("*", "/bot{token}/{method}", self._serve)
        app.router.add_route("*", "/{rest:.*}", self._nowhere)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", port)
        await site.start()
        self.url = f"http://127.0.0.1:{self._runner.addresses[0][1]}"

    async def stop(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()

    async def __aenter__(self) -> TelegramServer:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    def unanswered(self, within: float) -> list[CallbackQuery]:
        """Presses that were not answered within so many seconds (those still in time left out)."""
        late = []
        for query in self.world.callbacks.values():
            if (query.answered_at or now()) - query.at > within:
                late.append(query)
        return late

    async def _nowhere(self, request: web.Request) -> web.StreamResponse:
        self.journal.violation(request.path.split("/")[-1], "a path the platform does not have")
        return _json(ApiError(404))

    async def _download(self, request: web.Request) -> web.StreamResponse:
        return await send_file(self, request, request.match_info["token"], request.match_info["path"])

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        token, name = request.match_info["token"], request.match_info["method"]
        call = self.journal.open(name)
        refusal = self._door(token, name)
        if refusal is not None:
            call.status, call.description = refusal.code, refusal.description
            return _json(refusal)
        method = METHODS[name.lower()]
        call.method = method.__api_method__
        if self.faults.unread(call.method):
            return self._fail(request, call, Kind.DROP_UNREAD)
        asked = await read_request(request, method)
        call.params = asked.params
        wire = self.faults.draw_wire(call.method, asked.params)
        if wire is not None:
            return await self._answer_so(request, call, asked, wire)
        fault = self.faults.draw(call.method, asked.params)
        if fault is not None and fault not in ACTED and fault is not Kind.SLOW:
            return await self._fail_before(request, call, fault)
        if fault is Kind.SLOW:
            self._count(call, fault)
            call.fault = None  # the answer does arrive
            await asyncio.sleep(self.faults.slow_seconds)
        body, status = await self._act(asked, call)
        if fault in ACTED:
            return await self._fail_after(request, call, fault, body, status)
        return await self._answer(request, call, body, status)

    async def _answer_so(
        self, request: web.Request, call: Call, asked: Asked, wire: Wire
    ) -> web.StreamResponse:
        call.fault, call.status = "wire", wire.status
        self.journal.faults[f"{call.method}: wire"] += 1
        own = (await self._act(asked, call))[0] if wire.acts else {}
        return await answer_so(request, wire, json.dumps(own).encode())

    def _door(self, token: str, name: str) -> ApiError | None:
        if not re.fullmatch(r"[1-9][0-9]*:[A-Za-z0-9_-]+", token):
            return ApiError(404)
        if token != self.token:
            return ApiError(401)
        if name.lower() not in METHODS:
            self.journal.violation(name, "there is no such method")
            return ApiError(404, "method not found")
        return None

    async def _act(self, asked: Asked, call: Call) -> tuple[dict[str, Any], int]:
        """Serve a call; the answer's body and status."""
        for complaint in asked.complaints:
            self.journal.violation(asked.method, complaint)
        try:
            if asked.refused is not None:
                raise ApiError(400, asked.refused)
            served = SERVED.get(asked.method)
            if served is None:
                self.journal.violation(asked.method, "not served by this server")
                raise ApiError(400, "not served by this server")
            result = await served(Context(self, asked, call))
        except ApiError as refusal:
            if refusal.violation:
                self.journal.violation(asked.method, refusal.description)
            call.status, call.description = refusal.code, refusal.description
            return refusal.body(), refusal.code
        call.status, call.acted = 200, True
        return {"ok": True, "result": result}, 200

    async def _answer(
        self, request: web.Request, call: Call, body: dict[str, Any], status: int
    ) -> web.StreamResponse:
        response = _body(body, status)
        try:
            await response.prepare(request)
            await response.write_eof()
            call.answered_at = now()
        except ConnectionResetError:
            self.journal.notes["nobody was there to hear the answer"] += 1
        return response

    def _count(self, call: Call, fault: Kind) -> None:
        call.fault = str(fault)
        self.journal.faults[f"{call.method}: {fault}"] += 1

    def _fail(self, request: web.Request, call: Call, fault: Kind) -> web.StreamResponse:
        """Cut the connection."""
        self._count(call, fault)
        if request.transport is not None:
            request.transport.abort()
        return web.Response(status=500)

    async def _fail_before(self, request: web.Request, call: Call, fault: Kind) -> web.StreamResponse:
        self._count(call, fault)
        if fault is Kind.TOO_MANY:
            call.status = 429
            seconds = self.faults.retry_after
            return _json(ApiError(429, f"retry after {seconds}", parameters={"retry_after": seconds}))
        if fault is Kind.SERVER_ERROR:
            return _json(ApiError(500))
        if fault is Kind.GATEWAY_TIMEOUT:
            return _json(ApiError(504))
        if fault is Kind.BAD_GATEWAY:
            return _html(502, "502 Bad Gateway")
        if fault is Kind.GATEWAY_TIMEOUT_HTML:
            return _html(504, "504 Gateway Time-out")
        if fault is Kind.FILE_UNAVAILABLE:
            return _json(ApiError(400, "wrong file_id or the file is temporarily unavailable"))
        if fault is Kind.HALF_OPEN:
            await asyncio.sleep(self.faults.half_open_seconds)
        if request.transport is not None:
            request.transport.abort()
        return web.Response(status=500)

    async def _fail_after(
        self, request: web.Request, call: Call, fault: Kind, body: dict[str, Any], status: int
    ) -> web.StreamResponse:
        """The server has acted; the bot does not hear of it, or only half."""
        self._count(call, fault)
        if call.seq in self.answering:
            self.answering[call.seq].answer_lost = True
        if fault is Kind.EMPTY:
            return web.Response(status=200, body=b"", content_type="application/json")
        if fault is Kind.TRUNCATED:
            text = json.dumps(body).encode()
            return web.Response(
                status=status, body=text[: len(text) * 2 // 3], content_type="application/json"
            )
        if fault is Kind.LOST_GATEWAY:
            return _html(502, "502 Bad Gateway")
        if fault is Kind.LOST_HALF_OPEN:
            await asyncio.sleep(self.faults.half_open_seconds)
        if request.transport is not None:
            request.transport.abort()
        return web.Response(status=500)


def _body(body: dict[str, Any], status: int) -> web.Response:
    headers = {}
    seconds = (body.get("parameters") or {}).get("retry_after")
    if seconds is not None:
        headers["Retry-After"] = str(seconds)
    text = json.dumps(body).encode()  # the platform, too, escapes everything beyond ASCII
    return web.Response(status=status, body=text, content_type="application/json", headers=headers)


def _json(refusal: ApiError) -> web.Response:
    return _body(refusal.body(), refusal.code)


def _html(status: int, title: str) -> web.Response:
    return web.Response(status=status, text=HTML.format(title), content_type="text/html")
