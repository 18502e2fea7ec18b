"""The Matrix rig itself, without the binary: Synapse, the proxy's faults, what people see."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest
from faults import Kind
from matrix_evidence import metadata, read_back, repeated_words
from matrix_server import Account, FaultProxy, Refused, Synapse
from matrix_server.journal import hot_loops
from people.matrix_person import MatrixPerson
from people.matrix_room import choices_in
from people.photos import make_photo

Json = dict[str, Any]
WHOAMI = "/_matrix/client/v3/account/whoami"
TEXT = {"msgtype": "m.text", "body": "x"}
SYNC = "/_matrix/client/v3/sync?timeout=0"


@asynccontextmanager
async def proxied(synapse: Synapse) -> AsyncIterator[tuple[FaultProxy, Account]]:
    account = await synapse.account("rig")
    proxy = FaultProxy(synapse, account)
    proxy.faults.half_open_seconds = 0.2
    await proxy.start()
    try:
        yield proxy, account
    finally:
        await proxy.stop()


async def get(proxy: FaultProxy, token: str, path: str = WHOAMI) -> tuple[int, str, bytes]:
    headers = {"Authorization": f"Bearer {token}"}
    async with aiohttp.ClientSession() as session, session.get(proxy.url + path, headers=headers) as answer:
        return answer.status, answer.content_type, await answer.read()


@pytest.mark.parametrize(
    ("kind", "status", "errcode"),
    [
        (Kind.TOO_MANY, 429, "M_LIMIT_EXCEEDED"),
        (Kind.SERVER_ERROR, 500, "M_UNKNOWN"),
        (Kind.TOKEN_UNKNOWN, 401, "M_UNKNOWN_TOKEN"),
        (Kind.TOKEN_EXPIRED, 401, "M_UNKNOWN_TOKEN"),
        (Kind.USER_LOCKED, 401, "M_USER_LOCKED"),
    ],
    ids=str,
)
async def test_refusals_have_the_shape_of_the_protocol(
    synapse: Synapse, kind: Kind, status: int, errcode: str
) -> None:
    async with proxied(synapse) as (proxy, account):
        proxy.faults.script("whoami", kind)
        got, _, body = await get(proxy, account.token)
        told = json.loads(body)
        assert (got, told["errcode"]) == (status, errcode)
        assert ("retry_after_ms" in told) == (status == 429)
        assert (await get(proxy, account.token))[0] == 200, "the fault comes once"


async def test_a_gateway_answers_in_html(synapse: Synapse) -> None:
    async with proxied(synapse) as (proxy, account):
        proxy.faults.script("whoami", Kind.BAD_GATEWAY)
        status, kind, body = await get(proxy, account.token)
        assert (status, kind) == (502, "text/html") and b"<html>" in body


@pytest.mark.parametrize("kind", [Kind.DROP, Kind.LOST, Kind.TRUNCATED, Kind.HALF_OPEN], ids=str)
async def test_connections_break(synapse: Synapse, kind: Kind) -> None:
    async with proxied(synapse) as (proxy, account):
        proxy.faults.script("whoami", kind, times=2)  # the client itself asks a second time
        with pytest.raises(aiohttp.ClientError):
            await get(proxy, account.token)


async def test_a_lost_answer_has_acted(synapse: Synapse) -> None:
    async with proxied(synapse) as (proxy, account):
        proxy.faults.script("createRoom", Kind.LOST)
        headers = {"Authorization": f"Bearer {account.token}"}
        with pytest.raises(aiohttp.ClientError):
            async with aiohttp.ClientSession() as session:
                await session.post(
                    f"{proxy.url}/_matrix/client/v3/createRoom", json={"name": "kept"}, headers=headers
                )
        rooms = await synapse.ask("GET", "/_matrix/client/v3/joined_rooms", token=account.token)
        assert len(rooms["joined_rooms"]) == 1


async def test_a_sync_answer_is_repeated_as_it_was(synapse: Synapse) -> None:
    async with proxied(synapse) as (proxy, account):
        first = await get(proxy, account.token, SYNC)
        await synapse.ask("POST", "/_matrix/client/v3/createRoom", json={}, token=account.token)
        proxy.faults.script("sync", Kind.REPEATED)
        assert (await get(proxy, account.token, SYNC))[2] == first[2]
        assert (await get(proxy, account.token, f"{SYNC}&full_state=true"))[2] != first[2]


async def test_what_a_careful_bot_would_not_do_is_noticed(synapse: Synapse) -> None:
    async with proxied(synapse) as (proxy, account):
        await get(proxy, account.token, f"{WHOAMI}?access_token={account.token}")
        await get(proxy, account.token, "/_matrix/media/v3/download/precinct.test/abc")
        await get(proxy, account.token, "/_matrix/client/v3/keys/changes")
        headers = {"Authorization": f"Bearer {account.token}"}
        url = f"{proxy.url}/_matrix/client/v3/rooms/!x:y/send/m.room.message/t1"
        async with aiohttp.ClientSession(headers=headers) as session:
            await session.put(url, json={"body": "one", "m.mentions": {}})
            await session.put(url, json={"body": "two", "formatted_body": "<img src=x>"})
        found = " ".join(proxy.journal.violations)
        for what in ("address", "old download", "device keys", "used again", "m.mentions", "HTML"):
            assert what in found, (what, found)


async def test_hot_loops_are_noticed(synapse: Synapse) -> None:
    async with proxied(synapse) as (proxy, _):
        for _ in range(70):
            await get(proxy, "syt_nobody")
        assert hot_loops(proxy.journal.calls) != []


async def test_synapse_keeps_everything_over_a_restart(synapse: Synapse) -> None:
    account = await synapse.account("rig")
    room = await synapse.ask("POST", "/_matrix/client/v3/createRoom", json={}, token=account.token)
    await synapse.restart()
    rooms = await synapse.ask("GET", "/_matrix/client/v3/joined_rooms", token=account.token)
    assert rooms["joined_rooms"] == [room["room_id"]]


async def test_stock_limits_can_be_lifted_for_one_user(tmp_path_factory: pytest.TempPathFactory) -> None:
    """M73: what docs/operations.md tells operators to do works on this version."""
    stock = Synapse(tmp_path_factory.mktemp("stock"), generous=False)
    await asyncio.to_thread(stock.start)
    try:
        account = await stock.account("rig")
        room = await stock.ask("POST", "/_matrix/client/v3/createRoom", json={}, token=account.token)
        path = f"/_matrix/client/v3/rooms/{room['room_id']}/send/m.room.message/"
        with pytest.raises(Refused) as refused:
            for number in range(30):
                await stock.ask("PUT", f"{path}a{number}", json=TEXT, token=account.token)
        assert refused.value.code == "M_LIMIT_EXCEEDED"
        await stock.lift_limits(account.user_id)
        for number in range(30):
            await stock.ask("PUT", f"{path}b{number}", json=TEXT, token=account.token)
    finally:
        await asyncio.to_thread(stock.stop)


async def test_people_see_edits_reactions_and_doubles(synapse: Synapse) -> None:
    bot, dana = await synapse.account("rig"), await synapse.account()
    person = MatrixPerson(synapse, dana, bot.user_id)
    speaker = MatrixPerson(synapse, bot, bot.user_id)
    try:
        room = await person.open_dm()
        await speaker.join(room)
        said = await speaker.say("Send it?\n1) Send  2) Change")
        await person.hear("send it", since=0)
        await person.press("^change")
        await speaker.edit(said, "Sent.")
        await person.hear("sent.", since=0)
        await person.react(said, "✅")
        await speaker.say("Hello?")
        await speaker.say("Hello?")
        await person.hear("hello", since=0)
        kept = await read_back(person, room)
        assert [line.message["text"] for line in kept.transcript if not line.by_bot] == ["2"]
        assert kept.reacted(said, by_bot=False) == {"✅"}
        assert repeated_words(kept) == ["2 times 'Hello?'"]
    finally:
        await person.close()
        await speaker.close()


def test_choices_are_read_from_the_text() -> None:
    text = "Please check.\nWhen: now, 12:49 pm (3)\n\n↩ 1) Send\n2) Change it  3) Cancel\n10) More"
    assert choices_in(text) == {"Send": "1", "Change it": "2", "Cancel": "3", "More": "10"}


@pytest.mark.skipif(shutil.which("exiftool") is None, reason="exiftool is not installed")
def test_exiftool_sees_what_was_planted() -> None:
    assert subprocess.run(["exiftool", "-ver"], capture_output=True).returncode == 0
    assert {"EXIF", "GPS"} & set(metadata(make_photo(1)))
