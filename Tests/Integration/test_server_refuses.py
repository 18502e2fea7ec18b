"""Self-test: each kind of careless call is a violation, and is answered as the platform answers it."""

from __future__ import annotations

import json
from typing import Any

import aiohttp
import pytest
from people.person import Person
from people.photos import make_photo
from telegram_server import TelegramServer

Json = dict[str, Any]


def keyboard(*rows: list[Json]) -> Json:
    return {"inline_keyboard": list(rows)}


def button(data: str = "a", text: str = "A") -> Json:
    return {"text": text, "callback_data": data}


BAD = [
    ("sendMessage", {"text": "x", "colour": "red"}, "unknown parameter sendMessage.colour"),
    ("sendMessage", {"text": 5}, "text: Input should be a valid string"),
    ("sendMessage", {}, "text: Field required"),
    ("sendMessage", {"text": "x", "protect_content": "yes"}, "protect_content"),
    ("sendMessage", {"text": "x", "reply_parameters": {"message_id": "7"}}, "reply_parameters"),
    ("sendMessage", {"text": "x", "reply_to_message_id": 1}, "reply_to_message_id is outdated"),
    ("sendMessage", {"text": "  \n "}, "message text is empty"),
    ("sendMessage", {"text": "x" * 4097}, "message is too long"),
    ("sendMessage", {"text": "x", "parse_mode": "Markdown"}, "unsupported parse_mode"),
    ("sendMessage", {"text": "<b>x", "parse_mode": "HTML"}, "can't parse entities: Can't find end tag"),
    ("sendMessage", {"text": "<big>x</big>", "parse_mode": "HTML"}, 'Unsupported start tag "big"'),
    ("sendMessage", {"text": "1 < 2", "parse_mode": "HTML"}, "can't parse entities"),
    ("sendMessage", {"text": "<b>x</i>", "parse_mode": "HTML"}, "Unmatched end tag"),
    ("sendMessage", {"text": "x</b>", "parse_mode": "HTML"}, "Unexpected end tag"),
    ("sendMessage", {"text": "it&apos;s", "parse_mode": "HTML"}, "does not know &apos;"),
    ("sendMessage", {"text": "A & B", "parse_mode": "HTML"}, "ampersand that was not escaped"),
    ("sendMessage", {"text": "x", "reply_markup": keyboard([button("d" * 65)])}, "BUTTON_DATA_INVALID"),
    ("sendMessage", {"text": "x", "reply_markup": keyboard([button("é" * 33)])}, "BUTTON_DATA_INVALID"),
    ("sendMessage", {"text": "x", "reply_markup": keyboard([button()] * 9)}, "more than 8 buttons"),
    ("sendMessage", {"text": "x", "reply_markup": keyboard(*[[button()] * 7] * 15)}, "more than 100"),
    ("sendMessage", {"text": "x", "reply_markup": keyboard([{"text": "A"}])}, "Text buttons are unallowed"),
    ("sendMessage", {"text": "x", "reply_markup": keyboard([button(text=" ")])}, "Text must not be empty"),
    ("sendMessage", {"text": "x", "reply_markup": {"inline_keybord": []}}, "unknown parameter"),
    ("sendMediaGroup", {"media": [{"type": "photo", "media": "x"}]}, "2 to 10 items"),
    ("sendChatAction", {"action": "dancing"}, "wrong parameter action"),
    ("answerCallbackQuery", {"callback_query_id": "1", "text": "x" * 201}, "MESSAGE_TOO_LONG"),
    ("answerCallbackQuery", {"callback_query_id": "1"}, "query is too old"),
    ("getUpdates", {"offset": -1}, "negative offset"),
    ("getUpdates", {"offset": 999_999_999_999}, "beyond the last update"),
    ("getUpdates", {"limit": 101}, "limit is 1 to 100"),
    ("deleteWebhook", {"drop_pending_updates": True}, "pending updates were thrown away"),
    ("setMyCommands", {"commands": [{"command": "próxima", "description": "x"}]}, "BOT_COMMAND_INVALID"),
    ("setMyShortDescription", {"short_description": "x" * 121}, "too long"),
    ("sendHologram", {}, "there is no such method"),
    ("getStickerSet", {"name": "x"}, "not served by this server"),
]
CHATLESS = {"answerCallbackQuery", "getUpdates", "deleteWebhook", "setMyCommands", "setMyShortDescription"}


async def call(server: TelegramServer, method: str, params: Json, as_form: bool = False) -> Json:
    async with aiohttp.ClientSession() as session:
        values: Json = {"data": params} if as_form else {"json": params}
        async with session.post(f"{server.url}/bot{server.token}/{method}", **values) as response:
            body: Json = json.loads(await response.read())
            assert response.status == (200 if body["ok"] else body["error_code"])
            return body


@pytest.mark.parametrize(("method", "params", "what"), BAD, ids=[f"{m}: {w}" for m, _, w in BAD])
async def test_a_careless_call_is_a_violation(
    server: TelegramServer, method: str, params: Json, what: str
) -> None:
    user = server.world.add_user("Dana")
    chat = server.world.private_chat(user)
    if method not in CHATLESS | {"sendHologram", "getStickerSet"}:
        params = {"chat_id": chat.id, **params}
    await call(server, method, params)
    assert any(what in violation.what for violation in server.journal.violations), server.journal.violations


async def test_a_careful_call_is_none_in_any_encoding(server: TelegramServer) -> None:
    chat = server.world.private_chat(server.world.add_user("Dana"))
    markup = keyboard([button()])
    longest = "<b>" + "x" * 4096 + "</b>"
    await call(server, "sendMessage", {"chat_id": chat.id, "text": longest, "parse_mode": "HTML"})
    await call(server, "sendMessage", {"chat_id": chat.id, "text": "x", "reply_markup": markup})
    await call(server, "sendMessage", {"chat_id": chat.id, "text": "x", "reply_markup": json.dumps(markup)})
    form = {
        "chat_id": str(chat.id),
        "text": "5",
        "protect_content": "true",
        "reply_markup": json.dumps(markup),
    }
    await call(server, "sendMessage", form, as_form=True)
    escaped = '&lt;a&gt; &#39; &quot; &amp; <a href="https://example.org/?a=1&amp;b=2">x</a>'
    await call(server, "sendMessage", {"chat_id": chat.id, "text": escaped, "parse_mode": "HTML"})
    assert server.journal.violations == []
    assert chat.texts() == ["x" * 4096, "x", "x", "5", "<a> ' \" & x"]
    assert all("reply_markup" in line.message for line in chat.transcript[1:4])


@pytest.mark.parametrize(
    ("name", "content", "what"),
    [
        ("a.jpg", b"no picture", "IMAGE_PROCESS_FAILED"),
        ("a.jpg", b"", "non-empty"),
        ("a.heic", make_photo(1), "PHOTO_EXT_INVALID"),
        ("a.jpg", make_photo(1) + b"\0" * 10 * 1024 * 1024, "too big"),
        ("a.jpg", make_photo(1, width=6000), "PHOTO_INVALID_DIMENSIONS"),
    ],
)
async def test_a_photo_the_platform_would_refuse(
    server: TelegramServer, name: str, content: bytes, what: str
) -> None:
    chat = server.world.private_chat(server.world.add_user("Dana"))
    form = aiohttp.FormData()
    form.add_field("chat_id", str(chat.id))
    form.add_field("photo", content, filename=name, content_type="image/jpeg")
    async with aiohttp.ClientSession() as session:
        async with session.post(f"{server.url}/bot{server.token}/sendPhoto", data=form) as response:
            assert response.status == 400
    assert what in server.journal.violations[0].what


async def test_a_press_is_answered_once_and_in_time(server: TelegramServer) -> None:
    user = server.world.add_user("Dana")
    dana = Person(server, user, server.world.private_chat(user))
    await call(server, "sendMessage", {"chat_id": user.id, "text": "x", "reply_markup": keyboard([button()])})
    query = dana.press("A")
    assert server.unanswered(within=0) == [query]
    assert (await call(server, "answerCallbackQuery", {"callback_query_id": query.id}))["ok"]
    assert server.unanswered(within=5) == []
    assert server.journal.violations == []
    again = await call(server, "answerCallbackQuery", {"callback_query_id": query.id})
    assert again["description"].startswith("Bad Request: query is too old")
    assert [violation.what for violation in server.journal.violations] == ["a press was answered twice"]


async def test_a_file_over_twenty_megabytes_is_not_asked_for(server: TelegramServer) -> None:
    big = server.world.files.keep(b"", folder="videos", suffix=".mp4", size=30_000_000)
    body = await call(server, "getFile", {"file_id": big.file_id})
    assert body["description"] == "Bad Request: file is too big"
    assert len(server.journal.violations) == 1
    unknown = await call(server, "getFile", {"file_id": "AgACunknown"})
    assert unknown["description"] == "Bad Request: wrong file_id or the file is temporarily unavailable"
