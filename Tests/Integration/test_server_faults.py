"""Self-test: every fault does what its name says, is counted, and tells whether the server had acted."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import aiohttp
import pytest
from faults import ACTED, DOWNLOAD
from people.person import Person
from telegram_server import Kind, TelegramServer

Json = dict[str, Any]
CUT = {Kind.DROP_UNREAD, Kind.DROP, Kind.HALF_OPEN, Kind.LOST, Kind.LOST_HALF_OPEN}
STATUS = {
    Kind.TOO_MANY: 429,
    Kind.SERVER_ERROR: 500,
    Kind.BAD_GATEWAY: 502,
    Kind.GATEWAY_TIMEOUT: 504,
    Kind.GATEWAY_TIMEOUT_HTML: 504,
    Kind.LOST_GATEWAY: 502,
    Kind.FILE_UNAVAILABLE: 400,
}
ELSEWHERE = {
    *(Kind.FILE_UNAUTHORIZED, Kind.FILE_MISSING, Kind.FILE_CUT),
    *(Kind.REPEATED, Kind.TOKEN_UNKNOWN, Kind.TOKEN_EXPIRED, Kind.USER_LOCKED, Kind.FORBIDDEN),
}
ON_CALLS = [kind for kind in Kind if kind not in ELSEWHERE]


async def post(server: TelegramServer, method: str, params: Json) -> tuple[int, str, bytes]:
    async with aiohttp.ClientSession() as session:
        async with session.post(f"{server.url}/bot{server.token}/{method}", json=params) as response:
            return response.status, response.content_type, await response.read()


@pytest.mark.parametrize("kind", ON_CALLS, ids=str)
async def test_a_fault_does_what_it_says(server: TelegramServer, kind: Kind) -> None:
    chat = server.world.private_chat(server.world.add_user("Dana"))
    server.faults.half_open_seconds = server.faults.slow_seconds = 0.05
    server.faults.script("sendMessage", kind)
    status, content_type, body = 0, "", b""
    try:
        status, content_type, body = await post(server, "sendMessage", {"chat_id": chat.id, "text": "x"})
        assert kind not in CUT
    except aiohttp.ClientConnectionError:
        assert kind in CUT
    if kind not in CUT:
        assert status == STATUS.get(kind, 200)
        assert (content_type == "text/html") == ("html" in kind)
    if kind in {Kind.TRUNCATED, Kind.EMPTY}:
        with pytest.raises(ValueError):
            json.loads(body)
    acted = kind in ACTED or kind is Kind.SLOW
    assert len(chat.transcript) == (1 if acted else 0)
    assert len(server.journal.lost_responses()) == (1 if kind in ACTED else 0)
    assert server.journal.faults == {f"sendMessage: {kind}": 1}
    assert server.faults.waiting == 0
    assert (await post(server, "sendMessage", {"chat_id": chat.id, "text": "y"}))[0] == 200
    assert server.journal.violations == []


@pytest.mark.parametrize(
    ("kind", "expected"),
    [(Kind.FILE_UNAUTHORIZED, 401), (Kind.FILE_MISSING, 404), (Kind.FILE_CUT, None)],
    ids=str,
)
async def test_a_download_fails_once(server: TelegramServer, kind: Kind, expected: int | None) -> None:
    stored = server.world.files.keep(b"0123456789" * 1000, folder="photos", suffix=".jpg")
    url = f"{server.url}/file/bot{server.token}/{stored.path}"
    server.faults.script(DOWNLOAD, kind)
    async with aiohttp.ClientSession() as session:
        try:
            async with session.get(url) as response:
                await response.read()
                assert response.status == expected
        except aiohttp.ClientPayloadError:
            assert expected is None
        async with session.get(url) as response:
            assert await response.read() == stored.content()


async def test_confirmed_updates_may_come_again(server: TelegramServer) -> None:
    user = server.world.add_user("Dana")
    dana = Person(server, user, server.world.private_chat(user))
    server.faults.repeat_update = 1.0
    dana.say("once")
    first = json.loads((await post(server, "getUpdates", {}))[2])["result"]
    again = json.loads((await post(server, "getUpdates", {"offset": first[0]["update_id"] + 1}))[2])["result"]
    assert again == first
    assert server.journal.violations == []


async def test_delayed_chats_overtake_each_other_but_stay_in_order(server: TelegramServer) -> None:
    people = [server.world.add_user(f"P{n}") for n in range(6)]
    chats = [Person(server, user, server.world.private_chat(user)) for user in people]
    server.faults.delay_update = 0.1
    for index in range(5):
        for one in chats:
            one.say(f"{index}")
    await asyncio.sleep(0.2)
    got = json.loads((await post(server, "getUpdates", {}))[2])["result"]
    assert len(got) == 30
    order = [update["message"]["from"]["id"] for update in got]
    assert order != [user.id for user in people] * 5
    for user in people:
        mine = [one["message"]["text"] for one in got if one["message"]["from"]["id"] == user.id]
        assert mine == ["0", "1", "2", "3", "4"]


async def test_random_faults_repeat_with_their_seed(server: TelegramServer) -> None:
    chat = server.world.private_chat(server.world.add_user("Dana"))
    server.limits.private_messages = server.limits.overall_a_second = 1000
    runs = []
    for _ in range(2):
        server.faults.at_random(7, {"*": {Kind.TOO_MANY: 0.3, Kind.SERVER_ERROR: 0.3}})
        runs.append(
            [(await post(server, "sendMessage", {"chat_id": chat.id, "text": "x"}))[0] for _ in range(30)]
        )
    assert runs[0] == runs[1]
    assert set(runs[0]) == {200, 429, 500}
