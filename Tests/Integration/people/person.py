"""Somebody with a phone: what any person can do in a chat with the bot in it."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from telegram_server import Chat, TelegramServer, User
from telegram_server.updates import unix_time
from telegram_server.world import CallbackQuery, Member

from . import messages
from .listener import Listener, Puzzled, buttons_of

Json = dict[str, Any]


class Person(Listener):
    """A person in one chat. Every deed becomes an update in the platform's shape."""

    def __init__(self, server: TelegramServer, user: User, chat: Chat) -> None:
        super().__init__(chat)
        self.server = server
        self.user = user
        self.chat: Chat = chat

    # What they do

    def say(self, text: str, *, reply_to: int | None = None) -> Json:
        return self.send(messages.written(text), reply_to=reply_to)

    def send(self, content: Json, *, reply_to: int | None = None, **more: Any) -> Json:
        """Put a message into the chat and let the bot know, if the platform shows it to bots."""
        self.mark = len(self.chat.transcript)
        message: Json = {
            "message_id": self.server.world.next_message_id(self.chat),
            "from": self.user.as_json(),
            "chat": self.chat.as_json(),
            "date": unix_time(),
        }
        original = self.chat.messages.get(reply_to) if reply_to else None
        if original is not None:
            message["reply_to_message"] = {k: v for k, v in original.items() if k != "reply_to_message"}
        message |= content | more
        self._put(message)
        return message

    def say_long(self, text: str) -> list[Json]:
        """A text of any length; the app cuts it into messages of 4,096 characters."""
        return [self.say(text[start : start + 4096]) for start in range(0, len(text), 4096)]

    def edit(self, message: Json, text: str) -> None:
        """Change an earlier text."""
        fresh = {key: value for key, value in message.items() if key not in {"text", "entities"}}
        fresh |= messages.written(text) | {"edit_date": unix_time()}
        self.chat.messages[message["message_id"]] = fresh
        self.chat.record("edit", fresh, by_bot=False)
        self.server.updates.push("edited_message", fresh, self._lane())

    def photo(self, content: bytes, caption: str | None = None, *, shuffle: int = 0) -> Json:
        return self.send(messages.photo(self.server.world.files, content, caption, shuffle=shuffle))

    async def album(
        self, photos: list[bytes], caption: str | None = None, *, pause: float = 0.0
    ) -> list[Json]:
        """Several photos as one album: one update each, no end marker, the caption on the first."""
        group = str(13_500_000_000_000_000 + self.user.id + len(self.chat.transcript))
        sent = []
        for index, content in enumerate(photos):
            words = caption if index == 0 else None
            body = messages.photo(self.server.world.files, content, words, shuffle=index)
            sent.append(self.send(body, media_group_id=group))
            if pause:
                await asyncio.sleep(pause)
        return sent

    def press(self, label: str, *, message_id: int | None = None) -> CallbackQuery:
        """Tap the button whose label matches the pattern, on the newest message of the bot that has it."""
        message, button = self.button(label, message_id=message_id)
        return self.press_data(message, button["callback_data"])

    def press_data(self, message: Json, data: str) -> CallbackQuery:
        """Tap a button on `message` as it looks (or looked) to this person."""
        self.mark = len(self.chat.transcript)
        world = self.server.world
        query = CallbackQuery(world.new_query_id(), self.user, self.chat.id, message["message_id"], data)
        world.callbacks[query.id] = query
        shown = self.chat.messages.get(message["message_id"])
        if shown is None:
            shown = {"chat": self.chat.as_json(), "message_id": message["message_id"], "date": 0}
        payload = {
            "id": query.id,
            "from": self.user.as_json(),
            "message": shown,
            "chat_instance": str(-(self.chat.id * 7 + 4_100_000_000_000)),
            "data": data,
        }
        self.server.updates.push("callback_query", payload, f"presses of {self.user.id}")
        return query

    async def answered(self, query: CallbackQuery) -> Json:
        """How the bot answered a press."""
        world = self.server.world
        found = await world.answered.until(lambda: query.answers[0] if query.answers else None, self.patience)
        if found is None:
            raise Puzzled(f"the press was not answered: {query.data}")
        return found

    # What they see

    def button(self, label: str, *, message_id: int | None = None) -> tuple[Json, Json]:
        """The newest message of the bot with such a button, and the button."""
        pattern = re.compile(label, re.IGNORECASE)
        for message in sorted(self.chat.messages.values(), key=lambda one: -one["message_id"]):
            if message_id is not None and message["message_id"] != message_id:
                continue
            for button in buttons_of(message):
                if pattern.search(button["text"]) and "callback_data" in button:
                    return message, button
        raise Puzzled(f"no button {label!r}; {self.recent()}")

    # How it reaches the bot

    def _put(self, message: Json) -> None:
        self.chat.messages[message["message_id"]] = message
        self.chat.record("new", message, by_bot=False)
        if self._shown_to_bots(message):
            self.server.updates.push("message", message, self._lane())
        else:
            self.server.journal.notes["kept from the bot by privacy mode"] += 1

    def _lane(self) -> str:
        return f"chat {self.chat.id}"

    def _shown_to_bots(self, message: Json) -> bool:
        if not self.chat.is_group:
            return True
        bot = self.server.world.bot
        if self.chat.members.get(bot.id, Member(bot, "left")).status == "administrator":
            return True
        replied = message.get("reply_to_message", {}).get("from", {}).get("id")
        return bool(replied == bot.id or message.get("text", "").startswith("/"))
