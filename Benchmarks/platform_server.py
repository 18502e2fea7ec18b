"""A small Bot API server on loopback: hands out what voters say, and tells who was replied to."""

from __future__ import annotations

import asyncio
import json
import time
from urllib.parse import parse_qs


class Platform:
    """Just enough of the Bot API to keep a bot busy; what a benchmark counts stands in `handed_out` and `replied`."""

    def __init__(self) -> None:
        self.queue: list[dict] = []
        self.arrived = asyncio.Event()
        self.next_update = 1
        self.next_message = 1

    def say(self, voter: int, text: str) -> None:
        entities = [{"type": "bot_command", "offset": 0, "length": len(text.split()[0])}] if text.startswith("/") else []
        person = {"id": voter, "is_bot": False, "first_name": "Voter", "language_code": "en"}
        chat = {"id": voter, "type": "private", "first_name": "Voter"}
        message = {"message_id": self.next_message, "date": int(time.time()), "chat": chat, "from": person, "text": text}
        if entities:
            message["entities"] = entities
        self.queue.append({"update_id": self.next_update, "message": message})
        self.next_update += 1
        self.next_message += 1
        self.arrived.set()

    def handed_out(self, updates: list[dict]) -> None:
        """These updates go to the bot now."""

    def replied(self, chat: int) -> None:
        """The bot sent a message into this chat."""

    async def answer(self, method: str, values: dict) -> object:
        if method == "getMe":
            return {"id": 123456789, "is_bot": True, "first_name": "Bot", "username": "bench_bot", "can_join_groups": True,
                    "can_read_all_group_messages": False, "supports_inline_queries": False}
        if method == "getWebhookInfo":
            return {"url": "", "has_custom_certificate": False, "pending_update_count": 0}
        if method == "getUpdates":
            return await self.updates(int(values.get("offset") or 0), float(values.get("timeout") or 0))
        if method == "getChatMember":
            return {"status": "administrator", "user": {"id": 1, "is_bot": False, "first_name": "A"}}
        if method == "sendMessage":
            chat = int(values["chat_id"])
            message = {"message_id": self.next_message, "date": int(time.time()), "text": "x",
                       "chat": {"id": chat, "type": "private" if chat > 0 else "supergroup", "title": "Room"}}
            self.next_message += 1
            self.replied(chat)
            return message
        return True

    async def updates(self, offset: int, timeout: float) -> list[dict]:
        self.queue = [update for update in self.queue if update["update_id"] >= offset]
        if not self.queue:
            self.arrived.clear()
            try:
                await asyncio.wait_for(self.arrived.wait(), timeout)
            except asyncio.TimeoutError:
                pass
        self.handed_out(self.queue[:100])
        return self.queue[:100]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
                lines = head.split("\r\n")
                headers = {k.lower(): v.strip() for k, _, v in (line.partition(":") for line in lines[1:] if line)}
                body = await reader.readexactly(int(headers.get("content-length", 0)))
                method = lines[0].split(" ")[1].split("?")[0].rsplit("/", 1)[1]
                result = await self.answer(method, self.values(headers.get("content-type", ""), body))
                reply = json.dumps({"ok": True, "result": result}).encode()
                writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n" % len(reply) + reply)
                await writer.drain()
        except (asyncio.IncompleteReadError, asyncio.CancelledError, ConnectionError):
            pass
        finally:
            writer.close()

    @staticmethod
    def values(kind: str, body: bytes) -> dict:
        if "json" in kind:
            return json.loads(body or b"{}")
        if "urlencoded" in kind:
            return {key: value[0] for key, value in parse_qs(body.decode()).items()}
        values = {}
        if "boundary=" in kind:
            boundary = kind.split("boundary=")[1].strip('"').encode()
            for part in body.split(b"--" + boundary)[1:-1]:
                head, _, value = part.strip(b"\r\n").partition(b"\r\n\r\n")
                name = head.decode("latin-1").split('name="')[1].split('"')[0]
                values[name] = value.decode("utf-8", "replace")
        return values
