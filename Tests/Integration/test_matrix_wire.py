"""What a bad line does between the bot and a real homeserver: each row is a voter of its own, all get an answer.

Nothing is ever seen twice on Matrix: what is in doubt is sent again under the same transaction id, which the
homeserver knows. Three bots share the rows. First every voter's room, first answer or photo meets its fault; then,
one after the other, the sync that brings a voter's next words.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from faults import Kind, Wire
from matrix_evidence import read_back
from matrix_server import FaultProxy, Synapse
from matrix_stage import MatrixStage, matrix_staged
from people.dialog import WORDS
from people.matrix_voter import MatrixVoter
from tasks import each
from wires import MEGABYTE, bomb, grown, nest, with_member

Json = dict[str, Any]
PAGE = b"<html><body>Something is between us</body></html>"
HTML = (("Content-Type", "text/html"),)
ENDLESS = b'{"errcode":"M_LIMIT_EXCEEDED","retry_after_ms":1e999}'
BOTS = 3


@dataclass(frozen=True)
class Row:
    method: str
    fault: Wire | Kind
    again: bool = False  # whether the person has to write once more, because this message was given up
    size: int = 0  # how much longer the photo is than a small one


def refusal(status: int, code: str, **more: Any) -> Wire:
    return Wire(status, json.dumps({"errcode": code, "error": "No", **more}).encode())


def page(status: int, body: bytes = PAGE, *, acts: bool = False, **headers: str) -> Wire:
    named = tuple((name.replace("_", "-"), value) for name, value in headers.items())
    return Wire(status, body, acts, headers=HTML + named)


def instead(body: Any) -> Wire:
    """The homeserver does what it was asked to do, and this is what is heard of it."""
    return Wire(body=body if isinstance(body, bytes) else json.dumps(body).encode(), acts=True)


def heard_as(change: Callable[[bytes], bytes]) -> Wire:
    """The homeserver does what it was asked to do, and its answer is changed on the way."""
    return Wire(acts=True, change=change)


def member(name: str) -> Json:
    face = f"mxc://precinct.test/{name}"
    content = {"membership": "join", "displayname": f"Citizen {name}", "avatar_url": face}
    user = f"@citizen-{name}:precinct.test"
    return {"type": "m.room.member", "event_id": f"$member-{name}", "sender": user, "state_key": user,
            "origin_server_ts": 1_790_000_000_000, "content": content}  # fmt: skip


CROWD = [member(str(number)) for number in range(10_000)]

SENDS = {
    # Nothing was done, and the homeserver says so.
    "429 in half a second": Row("send", refusal(429, "M_LIMIT_EXCEEDED", retry_after_ms=500)),
    "429 at once": Row("send", refusal(429, "M_LIMIT_EXCEEDED", retry_after_ms=-1)),
    "429 without a time": Row("send", refusal(429, "M_LIMIT_EXCEEDED")),
    "429 for ages": Row("send", refusal(429, "M_LIMIT_EXCEEDED", retry_after_ms=2**53 + 1)),
    "429 for longer than any number": Row("send", Wire(429, ENDLESS)),
    "429 as a page with a time": Row("send", page(429, Retry_After="1")),
    "401 once": Row("send", refusal(401, "M_UNKNOWN_TOKEN", soft_logout=False)),
    "401 as a page": Row("send", page(401)),
    "400 as a page": Row("send", page(400)),
    "403 as a page": Row("send", page(403)),
    "404 as a page": Row("send", page(404)),
    "408 empty": Row("send", page(408, b"")),
    # The homeserver refuses this message, or this room; the next one is heard.
    "403": Row("send", refusal(403, "M_FORBIDDEN"), again=True),
    "404": Row("send", refusal(404, "M_NOT_FOUND"), again=True),
    "400": Row("send", refusal(400, "M_BAD_JSON"), again=True),
    "413": Row("send", refusal(413, "M_TOO_LARGE"), again=True),
    "413 as a page": Row("send", page(413), again=True),
    # Nobody knows: sent again, and never seen twice.
    "500": Row("send", refusal(500, "M_UNKNOWN")),
    "502": Row("send", page(502)),
    "504": Row("send", refusal(504, "M_UNKNOWN")),
    "302": Row("send", page(302, Location="https://example.org/")),
    "500 and it arrived": Row("send", page(500, b"", acts=True)),
    "502 and it arrived": Row("send", page(502, acts=True)),
    "504 and it arrived": Row("send", page(504, b'{"errcode":"M_UNKNOWN"}', acts=True)),
    "a page with 200": Row("send", page(200)),
    "a page with 200 and it arrived": Row("send", page(200, acts=True)),
    "hung up unread": Row("send", Kind.DROP),
    "hung up and it arrived": Row("send", Kind.LOST),
    "silence": Row("send", Kind.HALF_OPEN),
    "silence and it arrived": Row("send", Kind.LOST_HALF_OPEN),
    "slow": Row("send", Wire(acts=True, drip=2)),
    "200 empty": Row("send", instead(b"")),
    "200 without an event": Row("send", instead({})),
    "200 with nothing for an event": Row("send", instead({"event_id": None})),
    "200 with a number for an event": Row("send", instead({"event_id": 2**60})),
    "200 with a list": Row("send", instead([])),
    "200 as text": Row("send", Wire(acts=True, headers=(("Content-Type", "text/plain; charset=latin1"),))),
    "200 with its member twice": Row("send", heard_as(lambda own: with_member(own, b'"event_id":7'))),
    "200 with deep nests": Row("send", heard_as(lambda own: with_member(own, nest(5_000)))),
    "200 with half a character": Row("send", heard_as(lambda own: with_member(own, b'"x":"\xff\xfe"'))),
    "200 of 16 MB": Row("send", grown(16 * MEGABYTE)),
    "200 as a bomb": Row("send", bomb(64 * MEGABYTE)),
    **{f"200 cut after {keep}": Row("send", Wire(acts=True, keep=keep)) for keep in (0, 1, 12, 30)},
    **{f"200 of {size} bytes": Row("send", heard_as(lambda own, size=size: own[:size])) for size in (1, 14, 40)},
}  # fmt: skip
ROOMS = {
    "the invitation: 502": Row("join", page(502)),
    "the invitation: 403 once": Row("join", refusal(403, "M_FORBIDDEN")),
    "the invitation: 429": Row("join", refusal(429, "M_LIMIT_EXCEEDED", retry_after_ms=500)),
    "the invitation: followed unheard": Row("join", Kind.LOST),
    "the invitation: a page with 200": Row("join", page(200, acts=True)),
    "who is there: a page": Row("state", page(502)),
    "who is there: ten thousand": Row("state", instead({"chunk": CROWD})),
    "who is there: 16 MB": Row("state", grown(16 * MEGABYTE)),
}
PHOTOS = {
    "a photo of 16 MB": Row("download", Wire(acts=True), size=16 * MEGABYTE),
    "a photo: cut": Row("download", Wire(acts=True, keep=900)),
    "a photo: a page": Row("download", page(200)),
    "a photo: 502": Row("download", page(502)),
    "a photo: 429": Row("download", refusal(429, "M_LIMIT_EXCEEDED", retry_after_ms=500)),
    "a photo: hung up": Row("download", Kind.LOST),
    "a photo: a bomb": Row("download", bomb(64 * MEGABYTE), again=True),
}


def altered(change: Callable[[Json, Json], object]) -> Wire:
    """The sync answer, and each room in it, as `change` leaves them."""

    def redone(own: bytes) -> bytes:
        answer = json.loads(own)
        for room in answer["rooms"]["join"].values():
            change(answer, room)
        return json.dumps(answer).encode()

    return Wire(change=redone)


def before(*events: Any) -> Wire:
    """More events of a room, before those that are there."""
    return altered(lambda _, room: room["timeline"]["events"].__setitem__(slice(0, 0), events))


def at_position(value: Any) -> Wire:
    """The stream of syncs goes on from there."""
    return altered(lambda answer, _: answer.update(next_batch=value))


def nulls(answer: Json, room: Json) -> None:
    answer |= dict.fromkeys(("presence", "account_data", "to_device", "device_lists", "groups"))
    answer["rooms"] |= dict.fromkeys(("leave", "invite", "knock"))
    room |= dict.fromkeys(("state", "ephemeral", "account_data", "summary", "unread_notifications"))


def beyond(_: Json, room: Json) -> None:
    """Numbers that a double does not hold, and some that nothing holds."""
    room["unread_notifications"] = {"notification_count": 2**53 + 1, "highlight_count": 10**400}
    for event in room["timeline"]["events"]:
        event |= {"origin_server_ts": 2**60 + 1, "depth": 2**64, "unsigned": {"age": -(2**63) - 1}}


def raw(event: bytes) -> Wire:
    return Wire(change=lambda own: own.replace(b'"events":[', b'"events":[' + event + b",", 1))


def vast(_: Json, room: Json) -> None:
    """An event longer than any homeserver lets through."""
    content = {"x": "y" * 16 * MEGABYTE}
    room["timeline"]["events"].insert(0, UNKNOWN | {"event_id": "$vast", "content": content})


def hidden(_: Json, room: Json) -> None:
    """What was said is left out, and has to be looked up."""
    room["timeline"] |= {"events": [], "limited": True}


STRANGE = [7, None, "x", [], {}, {"type": None}, {"type": "m.room.message", "content": []}, {"event_id": 5}]
DANCER = "@dancer:precinct.test"
UNKNOWN = {"type": "org.example.dance", "event_id": "$dance", "sender": DANCER, "content": {"step": 1e300}}
HALF = b'{"type":"m.room.message","event_id":"$h","sender":"@\xff:x","content":{"body":"\xc3\x28"}}'
SYNCS: Mapping[str, Wire | Callable[[FaultProxy], Wire]] = {
    **{f"cut after {keep}": Wire(keep=keep) for keep in (0, 1, 14, 120, 400)},
    **{f"of {size} bytes": Wire(change=lambda own, size=size: own[:size]) for size in (1, 14, 120, 400)},
    "without its last bracket": Wire(change=lambda own: own[:-1]),
    "empty": Wire(body=b""),
    "a page": page(200),
    "a page behind it": Wire(change=lambda own: own + PAGE),
    "502": page(502),
    "504": refusal(504, "M_UNKNOWN"),
    "302": page(302, Location="https://example.org/"),
    "401 once": refusal(401, "M_UNKNOWN_TOKEN", soft_logout=False),
    "403 once": refusal(403, "M_FORBIDDEN"),
    "429 in half a second": refusal(429, "M_LIMIT_EXCEEDED", retry_after_ms=500),
    "429 for ages": refusal(429, "M_LIMIT_EXCEEDED", retry_after_ms=2**53 + 1),
    "an unknown position": refusal(400, "M_UNKNOWN_POS"),
    "null": Wire(body=b"null"),
    "a list": Wire(body=b"[]"),
    "another object": Wire(body=b'{"error":"sign in"}'),
    "without a position": altered(lambda answer, _: answer.pop("next_batch", None)),
    "a number for a position": at_position(2**53 + 1),
    "the position of before": lambda proxy: at_position(proxy.position),
    "names twice": Wire(change=lambda own: with_member(own, b'"next_batch":"s0","rooms":null')),
    "as text": Wire(headers=(("Content-Type", "text/plain"),)),
    "slow": Wire(drip=3),
    "nulls": altered(nulls),
    "numbers beyond": altered(beyond),
    "left out": altered(hidden),
    "an unknown event": before(UNKNOWN),
    "events of no shape": before(*STRANGE),
    "deep nests": raw(b'{"type":"m.room.message",' + nest(5_000) + b"}"),
    "half a character": raw(HALF),
    "a broken event": raw(b'{"type":"m.room.message","content":{"body":"\\ud800","age":00,"x":tru}}'),
    "ten thousand members": altered(lambda _, room: room.update(state={"events": CROWD})),
    "16 MB": grown(16 * MEGABYTE),
    "an event of 16 MB": altered(vast),
    "a bomb": bomb(200 * MEGABYTE),
}  # fmt: skip


def part(rows: Mapping[str, Any], number: int) -> dict[str, Any]:
    return dict(list(rows.items())[number::BOTS])


async def test_each_fault_of_the_line_is_got_over(
    ready: Path, synapse: Synapse
) -> None:  # M15, M28, M29, M36, M69
    await each({f"bot {number}": shares(synapse, ready / str(number), number) for number in range(BOTS)})


async def shares(synapse: Synapse, folder: Path, number: int) -> None:
    """The rows of one bot."""
    rows = part(SENDS | ROOMS | PHOTOS, number)
    async with matrix_staged(synapse, folder) as stage:
        stage.faults.half_open_seconds = 1.5
        voters = {name: await stage.voter() for name in rows}
        await each({name: meets(stage, voters[name], row) for name, row in rows.items()})
        free, turn = iter(voters.values()), asyncio.Lock()
        syncs = part(SYNCS, number).items()
        await each({name: hears_of(stage, next(free), wire, turn) for name, wire in syncs})
        await each({name: nothing_twice(voters[name], row) for name, row in rows.items()})
        assert stage.faults.waiting == 0, "a fault never happened"
        assert stage.bot.running
        assert stage.bot.resident < 200, f"{stage.bot.resident} MB"


async def meets(stage: MatrixStage, voter: MatrixVoter, row: Row) -> None:
    """Whatever befalls the room, the first answer or the photo, the voter gets an answer."""
    voter.patience = 60
    await (shows if row.method == "download" else greets)(stage, voter, row)


async def greets(stage: MatrixStage, voter: MatrixVoter, row: Row) -> None:
    happened = plan(stage, row, lambda: voter.chat.id)
    await voter.open_dm()
    await voter.say("!start")
    if row.again:
        await asyncio.wait_for(happened.wait(), 60)
        await asyncio.sleep(1)
        await voter.say("!start")
    await voter.hear(WORDS["zip"])


async def shows(stage: MatrixStage, voter: MatrixVoter, row: Row) -> None:
    await voter.begin()
    uploaded = await voter.upload(voter.new_photo()[1] + bytes(row.size))
    plan(stage, row, lambda: uploaded.rpartition("/")[2])
    info = {"mimetype": "image/jpeg"}
    await voter.send({"msgtype": "m.image", "body": "door.jpg", "url": uploaded, "info": info})
    await voter.hear("photos: 1" if not row.again else WORDS["too big"])


def plan(stage: MatrixStage, row: Row, name: Callable[[], str]) -> asyncio.Event:
    """The next call of the row's method about what is so named goes wrong; the event tells that it did."""
    happened = asyncio.Event()

    def is_it(params: Mapping[str, Any]) -> bool:
        path = params["path"]
        is_it = bool(name()) and name() in path and (row.method != "state" or path.endswith("/members"))
        if is_it:
            happened.set()
        return is_it

    if isinstance(row.fault, Wire):
        stage.faults.wire(row.method, row.fault, is_it)
    else:
        stage.faults.script(row.method, row.fault, when=is_it)
    return happened


async def hears_of(
    stage: MatrixStage, voter: MatrixVoter, wire: Wire | Callable[[FaultProxy], Wire], turn: asyncio.Lock
) -> None:
    """The sync that brings a voter's words goes wrong; they are answered all the same."""
    async with turn:
        made = wire if isinstance(wire, Wire) else wire(stage.proxy)
        stage.faults.wire("sync", made, lambda params: voter.chat.id in params.get("answer", ""))
        await voter.say("!start")
        await voter.hear(WORDS["zip"])


async def nothing_twice(voter: MatrixVoter, row: Row) -> None:
    """Read back from the homeserver: as many first questions as the voter asked for."""
    room = await read_back(voter, voter.chat.id)
    asked = [line for line in room.transcript if not line.by_bot and line.message["text"] == "!start"]
    answers = [line for line in room.from_bot("new") if re.search(WORDS["zip"], line.message["text"], re.I)]
    given_up = 1 if row.again and row.method == "send" else 0
    assert len(answers) == len(asked) - given_up, f"{len(answers)} answers, {voter.recent()}"
