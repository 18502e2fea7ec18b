"""Puts an answer onto the line word for word, whole or not: for both platforms."""

from __future__ import annotations

import asyncio
import contextlib
import gzip

from aiohttp import web
from faults import Wire

PIECES = 10
MEGABYTE = 1024 * 1024


async def answer_so(request: web.Request, wire: Wire, own: bytes) -> web.StreamResponse:
    """Answer as the wire says; `own` is what the platform would have answered."""
    body = own if wire.body is None else wire.body
    if wire.change is not None:
        body = wire.change(body)
    kept = body if wire.keep is None else body[: wire.keep]
    headers = {"Content-Type": "application/json", "Content-Length": str(len(body)), **dict(wire.headers)}
    response = web.StreamResponse(status=wire.status, headers=headers)
    # Whoever asked may have had enough of it.
    with contextlib.suppress(ConnectionError):
        await response.prepare(request)
        for piece in pieces(kept) if wire.drip else [kept]:
            await response.write(piece)
            await asyncio.sleep(wire.drip / PIECES)
    if len(kept) < len(body) and request.transport is not None:
        request.transport.close()
    return response


def pieces(body: bytes) -> list[bytes]:
    size = max(1, -(-len(body) // PIECES))
    return [body[start : start + size] for start in range(0, len(body), size)]


def grown(size: int) -> Wire:
    """The platform's own answer, longer by so many bytes: with a member at its end that nobody asked for."""
    return Wire(acts=True, change=lambda own: own[:-1] + b',"padding":"' + b"x" * size + b'"}')


def bomb(size: int) -> Wire:
    """The platform's own answer and so many spaces, all of it short on the line."""
    squeezed = (("Content-Encoding", "gzip"),)
    return Wire(acts=True, headers=squeezed, change=lambda own: gzip.compress(own + b" " * size))


def with_member(own: bytes, member: bytes) -> bytes:
    """An object with one more member, in front."""
    return b"{" + member + b"," + own[1:]


def nest(depth: int) -> bytes:
    """A member of lists in lists."""
    return b'"deep":' + b"[" * depth + b"]" * depth
