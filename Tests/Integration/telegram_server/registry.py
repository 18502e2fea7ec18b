"""Which function serves which method."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .errors import bad_request, forbidden, migrated
from .journal import Call
from .validation import Asked
from .world import Chat

if TYPE_CHECKING:
    from .server import TelegramServer


@dataclass
class Context:
    """What a method's function works with."""

    server: TelegramServer
    asked: Asked
    call: Call


Served = Callable[[Context], Awaitable[Any]]
SERVED: dict[str, Served] = {}


def serves(*methods: str) -> Callable[[Served], Served]:
    def keep(function: Served) -> Served:
        for method in methods:
            SERVED[method] = function
        return function

    return keep


def chat_of(context: Context, key: str = "chat_id", *, writing: bool = False) -> Chat:
    """The chat a call is about, or the refusal the platform gives."""
    chat_id = context.asked.get(key)
    chat = context.server.world.chats.get(chat_id) if isinstance(chat_id, int) else None
    if chat is None:
        known = context.server.world.users.get(chat_id) if isinstance(chat_id, int) else None
        if known is not None and not known.is_bot:
            raise forbidden("bot can't initiate conversation with a user")
        raise bad_request("chat not found")
    context.call.chat_id = chat.id
    if chat.migrated_to is not None:
        raise migrated(chat.migrated_to)
    if chat.user is not None and chat.user.deactivated:
        raise forbidden("user is deactivated")
    if chat.blocked and writing:
        raise forbidden("bot was blocked by the user")
    if chat.bot_out:
        raise forbidden("bot was kicked from the supergroup chat")
    if chat.bot_mute and writing:
        raise bad_request("not enough rights to send text messages to the chat")
    return chat
