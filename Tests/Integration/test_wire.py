"""What a bad line does to one send: each row is a voter of its own, all at once with one bot.

Whatever happens, the voter is answered. An answer is seen twice only where nobody can know whether it arrived
(decision 5): after pages, server errors and silence, and never after an answer with status 200, however little came.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import Any

from bot import BotProcess
from faults import Kind, Wire
from people.dialog import WORDS
from people.voter import Voter
from stage import Stage
from tasks import each
from wires import MEGABYTE, bomb, grown, nest, with_member

PAGE = b"<html><body>Something is between us</body></html>"


@dataclass(frozen=True)
class Row:
    fault: Wire | Kind
    heard: int = 1  # how often the first answer is seen
    again: bool = False  # whether the person has to write once more, because this message was given up


def refusal(code: int, text: str = "", *, status: int | None = None, **parameters: Any) -> Wire:
    answer: dict[str, Any] = {"ok": False, "error_code": code, "description": text}
    if parameters:
        answer["parameters"] = parameters
    return Wire(status or code, json.dumps(answer).encode())


def page(status: int, body: bytes = PAGE, *, acts: bool = False, **headers: str) -> Wire:
    named = tuple((name.replace("_", "-"), value) for name, value in headers.items())
    return Wire(status, body, acts, headers=(("Content-Type", "text/html"), *named))


def altered(**fields: Any) -> Wire:
    """The message that was sent, with other fields."""

    def redone(own: bytes) -> bytes:
        answer = json.loads(own)
        answer["result"] |= fields
        return json.dumps(answer).encode()

    return Wire(acts=True, change=redone)


ROWS = {
    # Nothing was done, and Telegram says so.
    "401 once": Row(refusal(401, "Unauthorized")),
    "404 once": Row(refusal(404, "Not Found")),
    "409": Row(refusal(409, "Conflict: something else")),
    "421": Row(refusal(421, "Misdirected Request")),
    "429 in a second": Row(refusal(429, "Too Many Requests: retry after 1", retry_after=1)),
    "429 at once": Row(refusal(429, "Too Many Requests: retry after 0", retry_after=0)),
    "429 without a time": Row(refusal(429, "Too Many Requests")),
    "429 as a page": Row(page(429)),
    "429 as a page with a time": Row(page(429, Retry_After="1")),
    "429 cut short": Row(Wire(429, b'{"ok":false,"error_code":429', keep=20)),
    "429 empty": Row(page(429, b"")),
    # Telegram refuses this message, or this person; the next one is heard.
    "400 too long": Row(refusal(400, "Bad Request: message is too long"), again=True, heard=0),
    "400 unknown": Row(refusal(400, "Bad Request: an invention of tomorrow"), again=True, heard=0),
    "400 empty": Row(refusal(400, "Bad Request: message text is empty"), again=True, heard=0),
    "400 buttons": Row(refusal(400, "Bad Request: BUTTON_DATA_INVALID"), again=True, heard=0),
    "400 no chat": Row(refusal(400, "Bad Request: chat not found"), again=True, heard=0),
    "400 no rights": Row(refusal(400, "Bad Request: not enough rights to send"), again=True, heard=0),
    "400 with 200": Row(refusal(400, "Bad Request: message is too long", status=200), again=True, heard=0),
    "403 blocked": Row(refusal(403, "Forbidden: bot was blocked by the user"), again=True, heard=0),
    "403 gone": Row(refusal(403, "Forbidden: user is deactivated"), again=True, heard=0),
    "413": Row(refusal(413, "Request Entity Too Large"), again=True, heard=0),
    "413 as a page": Row(page(413), again=True, heard=0),
    # There is another way to say it.
    "400 markup": Row(refusal(400, "Bad Request: can't parse entities: unexpected end")),
    "400 reply": Row(refusal(400, "Bad Request: message to be replied not found")),
    # Somebody between us and Telegram refuses: it did not arrive.
    "400 as a page": Row(page(400)),
    "403 as a page": Row(page(403)),
    "404 as a page": Row(page(404)),
    "407 as a page": Row(page(407)),
    "408 empty": Row(page(408, b"")),
    # Nobody knows: repeated, and seen twice where it had arrived.
    "500": Row(refusal(500, "Internal Server Error")),
    "500 empty": Row(page(500, b"")),
    "502": Row(page(502)),
    "503": Row(page(503)),
    "504": Row(refusal(504, "Gateway Timeout")),
    "302": Row(page(302, Location="https://example.org/")),
    "500 and it arrived": Row(Wire(500, b"", acts=True), heard=2),
    "502 and it arrived": Row(page(502, acts=True), heard=2),
    "504 and it arrived": Row(Wire(504, b'{"ok":false}', acts=True), heard=2),
    "a page with 200": Row(page(200)),
    "a page with 200 and it arrived": Row(page(200, acts=True), heard=2),
    "other JSON with 200": Row(page(200, b'{"error":"sign in"}')),
    "a list with 200": Row(page(200, b"[]")),
    "hung up unread": Row(Kind.DROP),
    "hung up and it arrived": Row(Kind.LOST, heard=2),
    "silence": Row(Kind.HALF_OPEN),
    "silence and it arrived": Row(Kind.LOST_HALF_OPEN, heard=2),
    "slow": Row(Kind.SLOW),
    # Status 200: done, cut or not.
    "200 empty": Row(page(200, b"", acts=True)),
    "200 without a result": Row(Wire(200, b'{"ok":true}', acts=True)),
    "200 with another result": Row(Wire(200, b'{"ok":true,"result":true}', acts=True)),
    "200 of 16 MB": Row(grown(16 * MEGABYTE)),
    "200 as a bomb": Row(bomb(64 * MEGABYTE)),
    "200 with a number beyond 64 bits": Row(altered(message_id=2**64)),
    "200 with a number that nothing holds": Row(altered(message_id=10**400)),
    "200 with a number beyond 53 bits": Row(altered(date=2**53 + 1)),
    "200 with deep nests": Row(Wire(acts=True, change=lambda own: own[:-1] + b"," + nest(5_000) + b"}")),
    "200 with half a character": Row(Wire(acts=True, change=lambda own: own[:-1] + b',"x":"\xff\xfe"}')),
    "200 with its member twice": Row(Wire(acts=True, change=lambda own: with_member(own, b'"ok":true'))),
    "200 drop by drop": Row(Wire(acts=True, drip=3)),
    **{f"200 cut after {keep}": Row(Wire(acts=True, keep=keep)) for keep in (0, 1, 9, 12, 22, 38, 40, 44, 60, 200)},
}


async def test_each_fault_of_a_send_is_got_over(stage: Stage, bot: BotProcess) -> None:  # T-b, T-d, Z15, Z17
    stage.faults.half_open_seconds = 1.5
    stage.server.limits.overall_a_second = 1000
    await each({name: got_over(stage, stage.voter(), row) for name, row in ROWS.items()})
    assert bot.running
    assert not any("send.in_doubt" in line for line in bot.log)


async def got_over(stage: Stage, voter: Voter, row: Row) -> None:
    chat = voter.chat.id
    if isinstance(row.fault, Wire):
        stage.faults.wire("sendMessage", row.fault, lambda params: params["chat_id"] == chat)
    else:
        stage.faults.script("sendMessage", row.fault, when=lambda params: params["chat_id"] == chat)
    voter.patience = 90
    voter.say("/start")
    if row.again:
        while not any(call.params.get("chat_id") == chat for call in stage.journal.named("sendMessage")):
            await asyncio.sleep(0.1)
        await asyncio.sleep(1)
        voter.say("/start")
    await voter.hear(WORDS["zip"])
    await voter.settle(4)
    heard = len(voter.heard(WORDS["zip"]))
    expected = 1 if row.again else row.heard
    assert heard == expected, f"heard {heard} times, {voter.recent()}"
