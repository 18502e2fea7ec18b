"""Self-test: a well-behaved aiogram bot meets no complaint, and people see what it sends."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from aiogram import Bot
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.exceptions import (
    TelegramBadRequest,
    TelegramConflictError,
    TelegramForbiddenError,
    TelegramRetryAfter,
    TelegramUnauthorizedError,
)
from aiogram.types import (
    BotCommand,
    BufferedInputFile,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InputMediaPhoto,
    ReplyParameters,
)
from people.person import Person
from people.photos import leftovers, make_photo, read_photo
from telegram_server import RateLimits, TelegramServer

KEYS = InlineKeyboardMarkup(
    inline_keyboard=[[InlineKeyboardButton(text="Approve", callback_data="v1|a|1|1")]]
)


@asynccontextmanager
async def aiogram_bot(server: TelegramServer, token: str | None = None) -> AsyncIterator[Bot]:
    session = AiohttpSession(api=TelegramAPIServer.from_base(server.url))
    bot = Bot(token or server.token, session=session)
    try:
        yield bot
    finally:
        await session.close()


def person(server: TelegramServer) -> Person:
    user = server.world.add_user("Dana")
    return Person(server, user, server.world.private_chat(user))


async def test_a_voter_and_a_bot_talk_without_a_violation(server: TelegramServer) -> None:
    dana = person(server)
    async with aiogram_bot(server) as bot:
        assert (await bot.get_me()).username == "TurnoutTestBot"
        await bot.set_my_commands([BotCommand(command="report", description="Report a problem")])
        dana.say("/start 🗳 now")
        updates = await bot.get_updates(timeout=5, allowed_updates=["message", "callback_query"])
        message = updates[0].message
        assert message is not None and message.entities is not None and message.entities[0].length == 6
        await bot.send_message(dana.chat.id, "<b>Hi</b> &amp; welcome", parse_mode="HTML", reply_markup=KEYS)
        heard = await dana.hear("hi & welcome")
        assert heard["entities"] == [{"type": "bold", "offset": 0, "length": 2}]
        query = dana.press("approve")
        updates = await bot.get_updates(offset=updates[-1].update_id + 1, timeout=5)
        pressed = updates[0].callback_query
        assert pressed is not None and pressed.data == "v1|a|1|1" and pressed.message is not None
        await bot.answer_callback_query(pressed.id, "Thanks")
        assert (await dana.answered(query))["text"] == "Thanks"
        await bot.edit_message_text("done", chat_id=dana.chat.id, message_id=heard["message_id"])
        await dana.hear("^done$")
    assert server.journal.violations == []


async def test_photos_go_in_and_out_and_keep_their_number(server: TelegramServer) -> None:
    dana = person(server)
    room = server.world.add_group("Review")
    async with aiogram_bot(server) as bot:
        await dana.album([make_photo(number) for number in (1, 2, 3)], "look")
        updates = await bot.get_updates(timeout=5)
        assert len({update.message.media_group_id for update in updates if update.message}) == 1
        got = []
        for update in updates:
            assert update.message is not None and update.message.photo is not None
            largest = max(update.message.photo, key=lambda size: size.width)
            data = await bot.download(largest.file_id)
            assert data is not None
            got.append(data.read())
        assert [read_photo(content) for content in got] == [1, 2, 3]
        assert leftovers(got[0]) == ["marker", "EXIF", "comment", "APP1"]
        media: list[Any] = [InputMediaPhoto(media=BufferedInputFile(content, "photo.jpg")) for content in got]
        album = await bot.send_media_group(room.id, media)
        await bot.send_message(
            room.id, "card", reply_parameters=ReplyParameters(message_id=album[0].message_id)
        )
        assert album[0].photo is not None
        again = await bot.send_photo(room.id, album[0].photo[-1].file_id)
        assert again.photo is not None and album[0].message_id == 1 and again.message_id == 5
    posted = [
        line.message["photo"][-1]["file_id"] for line in room.from_bot("new") if "photo" in line.message
    ]
    numbers = [read_photo(stored.content()) for one in posted if (stored := server.world.files.find(one))]
    assert numbers == [1, 2, 3, 1]
    assert server.journal.violations == []


async def test_refusals_are_worded_as_the_platform_words_them(server: TelegramServer) -> None:
    dana = person(server)
    async with aiogram_bot(server) as bot:
        sent = await bot.send_message(dana.chat.id, "one", reply_markup=KEYS)
        with pytest.raises(TelegramBadRequest, match="Bad Request: message is not modified"):
            await bot.edit_message_text(
                "one", chat_id=dana.chat.id, message_id=sent.message_id, reply_markup=KEYS
            )
        with pytest.raises(TelegramBadRequest, match="message to edit not found"):
            await bot.edit_message_text("one", chat_id=dana.chat.id, message_id=99)
        with pytest.raises(TelegramBadRequest, match="message to be replied not found"):
            await bot.send_message(dana.chat.id, "x", reply_parameters=ReplyParameters(message_id=99))
        await bot.send_message(
            dana.chat.id,
            "x",
            reply_parameters=ReplyParameters(message_id=99, allow_sending_without_reply=True),
        )
        picture = await bot.send_photo(dana.chat.id, BufferedInputFile(make_photo(5), "a.jpg"))
        with pytest.raises(TelegramBadRequest, match="there is no text in the message to edit"):
            await bot.edit_message_text("x", chat_id=dana.chat.id, message_id=picture.message_id)
        await bot.delete_message(dana.chat.id, sent.message_id)
        with pytest.raises(TelegramBadRequest, match="message to delete not found"):
            await bot.delete_message(dana.chat.id, sent.message_id)
        with pytest.raises(TelegramBadRequest, match="chat not found"):
            await bot.send_message(12345, "x")
        dana.chat.blocked = True
        with pytest.raises(TelegramForbiddenError, match="Forbidden: bot was blocked by the user"):
            await bot.send_message(dana.chat.id, "x")
        dana.chat.migrated_to = -1001
        with pytest.raises(Exception, match="upgraded to a supergroup"):
            await bot.send_message(dana.chat.id, "x")
    async with aiogram_bot(server, "123456:wrong-token") as stranger:
        with pytest.raises(TelegramUnauthorizedError):
            await stranger.get_me()
    assert server.journal.violations == []


async def test_offset_confirms_and_the_older_of_two_pollers_hears_409(server: TelegramServer) -> None:
    dana = person(server)
    async with aiogram_bot(server) as bot:
        first = asyncio.create_task(bot.get_updates(timeout=5))
        await server.updates.until_polled(2)
        second = asyncio.create_task(bot.get_updates(timeout=5))
        with pytest.raises(TelegramConflictError):
            await first
        dana.say("a")
        dana.say("b")
        updates = await second
        assert len(await bot.get_updates()) == 2  # not confirmed: delivered again
        rest = await bot.get_updates(offset=updates[0].update_id + 1)
        assert [update.message.text for update in rest if update.message] == ["b"]
        server.updates.webhook = "https://example.org/hook"
        with pytest.raises(TelegramConflictError, match="webhook is active"):
            await bot.get_updates()
        await bot.delete_webhook()
        assert (await bot.get_webhook_info()).pending_update_count == 1
    assert server.journal.violations == []


async def test_the_group_budget_is_twenty_a_minute(server: TelegramServer) -> None:
    room = server.world.add_group("Review")
    async with aiogram_bot(server) as bot:
        for number in range(20):
            await bot.send_message(room.id, str(number))
        with pytest.raises(TelegramRetryAfter) as caught:
            await bot.send_message(room.id, "too many")
        assert 50 <= caught.value.retry_after <= 60
        server.limits = RateLimits(scale=60)
        for number in range(20):
            await bot.send_message(room.id, str(number))
    assert server.journal.floods["group"] == 1
    assert server.journal.violations == []
