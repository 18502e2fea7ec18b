"""A voter on Telegram."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from telegram_server import Chat, TelegramServer, User
from telegram_server.updates import unix_time

from .dialog import Dialog
from .person import Person

Json = dict[str, Any]


class Voter(Person, Dialog):
    def __init__(self, server: TelegramServer, user: User, chat: Chat, numbers: Iterator[int]) -> None:
        super().__init__(server, user, chat)
        self.converse(numbers, user.id)

    # Leaving and coming back

    def block(self) -> None:
        """Block the bot: it hears my_chat_member and from then on 403."""
        self._membership("member", "kicked")

    def unblock(self) -> None:
        self._membership("kicked", "member")

    def _membership(self, old: str, new: str) -> None:
        self.chat.blocked = new == "kicked"
        bot = self.server.world.bot.as_json()
        states: list[Json] = []
        for status in (old, new):
            states.append({"user": bot, "status": status} | ({"until_date": 0} if status == "kicked" else {}))
        payload = {
            "chat": self.chat.as_json(),
            "from": self.user.as_json(),
            "date": unix_time(),
            "old_chat_member": states[0],
            "new_chat_member": states[1],
        }
        self.server.updates.push("my_chat_member", payload, f"chat {self.chat.id}")
