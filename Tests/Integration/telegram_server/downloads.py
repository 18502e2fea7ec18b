"""The download endpoint and its own faults."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from aiohttp import web
from faults import DOWNLOAD, Kind

from .journal import Call, now

if TYPE_CHECKING:
    from .server import TelegramServer

STATUS = {
    Kind.FILE_UNAUTHORIZED: 401,
    Kind.FILE_MISSING: 404,
    Kind.SERVER_ERROR: 500,
    Kind.BAD_GATEWAY: 502,
    Kind.GATEWAY_TIMEOUT: 504,
    Kind.GATEWAY_TIMEOUT_HTML: 504,
    Kind.TOO_MANY: 429,
}


async def send_file(
    server: TelegramServer, request: web.Request, token: str, path: str
) -> web.StreamResponse:
    """One file, whole or as a fault wants it."""
    call = server.journal.open(DOWNLOAD)
    call.params = {"path": path}
    stored = server.world.files.at_path(path) if token == server.token else None
    if stored is None:
        call.status = 404 if token == server.token else 401
        server.journal.violation(DOWNLOAD, f"asked for a file that is not there ({call.status})")
        return web.json_response({"ok": False, "error_code": call.status}, status=call.status)
    fault = server.faults.unread(DOWNLOAD) or server.faults.draw(DOWNLOAD, call.params)
    if fault is not None:
        call.fault = str(fault)
        server.journal.faults[f"{DOWNLOAD}: {fault}"] += 1
    if fault in STATUS:
        call.status = STATUS[fault]
        return web.json_response({"ok": False, "error_code": call.status}, status=call.status)
    if fault in {Kind.HALF_OPEN, Kind.LOST_HALF_OPEN}:
        await asyncio.sleep(server.faults.half_open_seconds)
    if fault is not None and fault not in {Kind.FILE_CUT, Kind.TRUNCATED, Kind.SLOW}:
        return _cut(request)
    try:
        return await _send(server, request, call, stored.content(), fault)
    except ConnectionResetError:
        server.journal.notes["nobody was there to hear the answer"] += 1
        return web.Response(status=500)


async def _send(
    server: TelegramServer, request: web.Request, call: Call, content: bytes, fault: Kind | None
) -> web.StreamResponse:
    response = web.StreamResponse(headers={"Content-Type": "application/octet-stream"})
    response.content_length = len(content)
    await response.prepare(request)
    if fault is Kind.SLOW:
        await response.write(content[: len(content) // 2])
        await asyncio.sleep(server.faults.slow_seconds)
        await response.write(content[len(content) // 2 :])
    elif fault is not None:
        await response.write(content[: len(content) // 2])
        await asyncio.sleep(0.05)
        return _cut(request)
    else:
        await response.write(content)
    await response.write_eof()
    call.status, call.answered_at = 200, now()
    return response


def _cut(request: web.Request) -> web.StreamResponse:
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)
