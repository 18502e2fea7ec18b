"""People, chats and messages as the platform keeps them."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field
from typing import Any, Literal

from pulse import Pulse

from .files import FileStore
from .journal import now

Json = dict[str, Any]


@dataclass
class User:
    id: int
    first_name: str
    last_name: str | None = None
    username: str | None = None
    language_code: str | None = "en"
    is_bot: bool = False
    deactivated: bool = False

    def as_json(self) -> Json:
        known = {
            "last_name": self.last_name,
            "username": self.username,
            "language_code": self.language_code,
        }
        body: Json = {"id": self.id, "is_bot": self.is_bot, "first_name": self.first_name}
        return body | {key: value for key, value in known.items() if value}


@dataclass
class Member:
    """A person's standing in a group."""

    user: User
    status: str = "member"
    anonymous: bool = False


@dataclass
class Happening:
    """A line of a chat's transcript."""

    kind: Literal["new", "edit", "delete"]
    message_id: int
    message: Json
    by_bot: bool
    at: float = field(default_factory=now)


@dataclass
class Chat:
    id: int
    type: Literal["private", "group", "supergroup", "channel"]
    title: str = ""
    user: User | None = None  # of a private chat
    members: dict[int, Member] = field(default_factory=dict)
    messages: dict[int, Json] = field(default_factory=dict)
    transcript: list[Happening] = field(default_factory=list)
    pulse: Pulse = field(default_factory=Pulse)
    started: bool = True
    blocked: bool = False
    bot_out: bool = False
    bot_mute: bool = False
    migrated_to: int | None = None
    topics: dict[int, Literal["open", "closed"]] = field(default_factory=dict)
    counter: int = 0
    actions: list[str] = field(default_factory=list)

    @property
    def is_group(self) -> bool:
        return self.type in {"group", "supergroup"}

    def as_json(self) -> Json:
        body: Json = {"id": self.id, "type": self.type}
        if self.user is not None:
            body["first_name"] = self.user.first_name
            if self.user.username:
                body["username"] = self.user.username
        else:
            body["title"] = self.title
        return body

    def record(self, kind: Literal["new", "edit", "delete"], message: Json, *, by_bot: bool) -> None:
        self.transcript.append(Happening(kind, message["message_id"], message, by_bot))
        self.pulse.fire()

    def from_bot(self, kind: str | None = None) -> list[Happening]:
        """The bot's lines, in order."""
        return [line for line in self.transcript if line.by_bot and kind in (None, line.kind)]

    def texts(self) -> list[str]:
        """What the bot wrote as new messages, in order."""
        return [text_of(line.message) for line in self.from_bot("new")]


def text_of(message: Json) -> str:
    return message.get("text") or message.get("caption") or ""


@dataclass
class CallbackQuery:
    """A press of a button and how the bot answered it."""

    id: str
    user: User
    chat_id: int
    message_id: int
    data: str
    at: float = field(default_factory=now)
    answers: list[Json] = field(default_factory=list)
    answered_at: float | None = None
    answer_lost: bool = False


class World:
    """Everything the platform knows."""

    def __init__(self, bot: User) -> None:
        self.bot = bot
        self.users: dict[int, User] = {bot.id: bot}
        self.chats: dict[int, Chat] = {}
        self.files = FileStore()
        self.callbacks: dict[str, CallbackQuery] = {}
        self.answered = Pulse()
        self.commands: dict[tuple[str, str], list[Json]] = {}
        self.profile: dict[tuple[str, str], str] = {}
        self._private_ids = itertools.count(1001)
        self._user_ids = itertools.count(7_310_482_001, 7919)
        self._group_ids = itertools.count(1_002_847_561_203, 104_729)
        self._query_ids = itertools.count(3_141_592_653_589_793, 1_000_003)

    def add_user(self, first_name: str, **more: Any) -> User:
        user = User(next(self._user_ids), first_name, **more)
        self.users[user.id] = user
        return user

    def private_chat(self, user: User) -> Chat:
        """The chat between this person and the bot, opened by the person."""
        return self.chats.setdefault(user.id, Chat(user.id, "private", user=user))

    def add_group(self, title: str, *, bot_status: str = "administrator") -> Chat:
        group = Chat(-next(self._group_ids), "supergroup", title=title)
        group.members[self.bot.id] = Member(self.bot, bot_status)
        self.chats[group.id] = group
        return group

    def next_message_id(self, chat: Chat) -> int:
        """Private chats share one counter; a supergroup has its own."""
        if chat.type == "private":
            return next(self._private_ids)
        chat.counter += 1
        return chat.counter

    def new_query_id(self) -> str:
        return str(next(self._query_ids))
