"""A small Bot API server on loopback: hands out what voters say, counts the calls, and tells who was replied to.

It reads and writes HTTP by hand, since a server that costs more than the bot would decide what is measured.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter, deque
from urllib.parse import parse_qs

REPLY = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"


class Platform:
    """Just enough of the Bot API to keep a bot busy; what a benchmark counts stands in `calls`, `handed_out` and `replied`."""

    def __init__(self) -> None:
        self.queue: deque[tuple[int, bytes]] = deque()
        self.calls: Counter[str] = Counter()
        self.last_call = 0.0
        self.polled = asyncio.Event()
        self.next_update = 1
        self.next_message = 1
        self.poll: tuple[Connection, asyncio.TimerHandle] | None = None

    async def start(self) -> asyncio.Server:
        return await asyncio.get_running_loop().create_server(lambda: Connection(self), "127.0.0.1", 0)

    def say(self, voter: int, text: str) -> None:
        person = {"id": voter, "is_bot": False, "first_name": "Voter", "language_code": "en"}
        chat = {"id": voter, "type": "private", "first_name": "Voter"}
        message = {"message_id": self.next_message, "date": int(time.time()), "chat": chat, "from": person, "text": text}
        if text.startswith("/"):
            message["entities"] = [{"type": "bot_command", "offset": 0, "length": len(text.split()[0])}]
        update = {"update_id": self.next_update, "message": message}
        self.queue.append((self.next_update, json.dumps(update).encode()))
        self.next_update += 1
        self.next_message += 1
        # What is said in one turn of the loop goes out together.
        if self.poll is not None:
            asyncio.get_running_loop().call_soon(self.answer_poll)

    def handed_out(self, numbers: list[int]) -> None:
        """These updates go to the bot now."""

    def replied(self, chat: int, values: dict) -> None:
        """The bot sent a message into this chat."""

    def answer(self, method: str, values: dict) -> object:
        if method == "sendMessage":
            chat = int(values["chat_id"])
            message = {"message_id": self.next_message, "date": int(time.time()), "text": "x",
                       "chat": {"id": chat, "type": "private" if chat > 0 else "supergroup", "title": "Room"}}
            self.next_message += 1
            self.replied(chat, values)
            return message
        if method == "getMe":
            return {"id": 123456789, "is_bot": True, "first_name": "Bot", "username": "bench_bot", "can_join_groups": True,
                    "can_read_all_group_messages": False, "supports_inline_queries": False}
        if method == "getWebhookInfo":
            return {"url": "", "has_custom_certificate": False, "pending_update_count": 0}
        if method == "getChatMember":
            return {"status": "administrator", "user": {"id": 1, "is_bot": False, "first_name": "A"}}
        return True

    def called(self, connection: Connection, method: str, values: dict) -> None:
        self.calls[method] += 1
        if method != "getUpdates":
            self.last_call = time.monotonic()
            connection.reply(json.dumps({"ok": True, "result": self.answer(method, values)}).encode())
            return
        offset = int(values.get("offset") or 0)
        while self.queue and self.queue[0][0] < offset:
            self.queue.popleft()
        self.answer_poll(b"[]")  # an earlier poll ends when a new one comes
        timer = asyncio.get_running_loop().call_later(float(values.get("timeout") or 0), self.answer_poll, b"[]")
        self.poll = connection, timer
        self.polled.set()
        self.answer_poll()

    def answer_poll(self, result: bytes | None = None) -> None:
        """Answers the poll that waits: with up to 100 updates, or with `result`; not at all where there is neither."""
        if self.poll is None or (result is None and not self.queue):
            return
        (connection, timer), self.poll = self.poll, None
        timer.cancel()
        if result is None:
            batch = [self.queue[index] for index in range(min(len(self.queue), 100))]
            self.handed_out([number for number, _ in batch])
            result = b"[" + b",".join(body for _, body in batch) + b"]"
        connection.reply(b'{"ok":true,"result":' + result + b"}")


class Connection(asyncio.Protocol):
    """One kept connection of the bot."""

    def __init__(self, platform: Platform) -> None:
        self.platform = platform
        self.received = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport

    def connection_lost(self, _: Exception | None) -> None:
        poll = self.platform.poll
        if poll is not None and poll[0] is self:
            poll[1].cancel()
            self.platform.poll = None

    def reply(self, body: bytes) -> None:
        self.transport.write(REPLY % len(body) + body)

    def data_received(self, data: bytes) -> None:
        self.received += data
        while (end := self.received.find(b"\r\n\r\n")) >= 0:
            lines = self.received[:end].decode("latin-1").split("\r\n")
            headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
            length = end + 4 + int(headers.get("content-length", 0))
            if len(self.received) < length:
                if headers.get("expect"):
                    self.transport.write(b"HTTP/1.1 100 Continue\r\n\r\n")
                return
            body, self.received = self.received[end + 4:length], self.received[length:]
            method = lines[0].split(" ")[1].split("?")[0].rsplit("/", 1)[1]
            self.platform.called(self, method, values(headers.get("content-type", ""), body))


def values(kind: str, body: bytes) -> dict:
    """The fields of a call, whichever way it carries them."""
    if "json" in kind:
        return json.loads(body or b"{}")
    if "urlencoded" in kind:
        return {key: value[0] for key, value in parse_qs(body.decode()).items()}
    found = {}
    if "boundary=" in kind:
        boundary = kind.split("boundary=")[1].strip('"').encode()
        for part in body.split(b"--" + boundary)[1:-1]:
            head, _, value = part.strip(b"\r\n").partition(b"\r\n\r\n")
            name = head.decode("latin-1").split('name="')[1].split('"')[0]
            found[name] = value.decode("utf-8", "replace")
    return found
