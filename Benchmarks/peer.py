"""The peer of load.py: the same dialog as a good aiogram bot would have it, with its state in SQLite, durably."""

from __future__ import annotations

import asyncio
import os
import sqlite3

from aiogram import Bot, Dispatcher
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.types import InlineKeyboardButton, InlineKeyboardMarkup, Message

STEPS = ["zip", "menu", "what", "look", "place", "sent", "reports", "menu"]
KEYS = InlineKeyboardMarkup(inline_keyboard=[[InlineKeyboardButton(text="Back", callback_data="back"),
                                              InlineKeyboardButton(text="Cancel", callback_data="cancel")]])
database = sqlite3.connect("peer.sqlite", isolation_level=None)
database.executescript("""
    PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    CREATE TABLE session (chat INTEGER PRIMARY KEY, step INTEGER, words TEXT);
    CREATE TABLE report (id INTEGER PRIMARY KEY, chat INTEGER, words TEXT);
""")
dispatcher = Dispatcher()


@dispatcher.message()
async def heard(message: Message, bot: Bot) -> None:
    row = database.execute("SELECT step, words FROM session WHERE chat = ?", (message.chat.id,)).fetchone()
    step, words = row or (0, "")
    words = f"{words}\n{message.text}"
    database.execute("BEGIN IMMEDIATE")
    database.execute("INSERT OR REPLACE INTO session VALUES (?, ?, ?)", (message.chat.id, step + 1, words))
    if STEPS[step] == "sent":
        database.execute("INSERT INTO report (chat, words) VALUES (?, ?)", (message.chat.id, words))
    database.execute("COMMIT")
    if STEPS[step] == "sent":
        await bot.send_message(int(os.environ["TELEGRAM_REVIEW_ROOM"]), words, reply_markup=KEYS)
    await message.answer(f"The next question is about {STEPS[step]}. Please answer, or tap a button.", reply_markup=KEYS)


async def main() -> None:
    session = AiohttpSession(api=TelegramAPIServer.from_base(os.environ["TELEGRAM_API"]))
    await dispatcher.start_polling(Bot(os.environ["TELEGRAM_TOKEN"], session=session), handle_signals=True)


asyncio.run(main())
