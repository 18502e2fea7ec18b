"""Somebody with a Matrix client (matrix-nio), in one room with the bot."""

from __future__ import annotations

import asyncio
import io
import json
import re
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import quote

import aiohttp
from matrix_server import Account, Synapse
from nio import AsyncClient, AsyncClientConfig, SyncResponse  # type: ignore[import-untyped]

from .listener import Listener, Puzzled
from .matrix_room import MatrixRoom, choices_in

Json = dict[str, Any]
Sending = asyncio.Task[str]
FILTER: Json = {
    "presence": {"types": []},
    "account_data": {"types": []},
    "room": {"timeline": {"limit": 1000}, "ephemeral": {"types": []}, "account_data": {"types": []}},
}


class MatrixPerson(Listener):
    """Deeds are done one after the other; each returns a task that ends with the event's id."""

    chat: MatrixRoom

    def __init__(self, synapse: Synapse, account: Account, bot: str) -> None:
        super().__init__(MatrixRoom(bot))
        self.synapse = synapse
        self.account = account
        self.bot = bot
        self.rooms: dict[str, MatrixRoom] = {}
        config = AsyncClientConfig(request_timeout=30, encryption_enabled=False)
        self.client = AsyncClient(synapse.url, account.user_id, config=config)
        self.client.access_token = account.token
        self.client.user_id = account.user_id
        self.client.device_id = account.device_id
        self._last: Sending | None = None
        self._syncing = asyncio.create_task(self._sync())

    async def close(self) -> None:
        for task in (self._syncing, self._last):
            if task is not None:
                task.cancel()
        await self.client.close()

    # What they do

    def say(self, text: str, *, reply_to: str | None = None, kind: str = "m.text") -> Sending:
        content: Json = {"msgtype": kind, "body": text}
        if reply_to is not None:
            content["m.relates_to"] = {"m.in_reply_to": {"event_id": reply_to}}
        return self.send(content)

    def send(self, content: Json, kind: str = "m.room.message") -> Sending:
        return self.do(lambda: self._put(content, kind))

    def photo(self, content: bytes, caption: str | None = None, *, as_file: bool = False) -> Sending:
        """One picture; its caption is beside its file name (MSC2530)."""

        async def put() -> str:
            body: Json = {
                "msgtype": "m.file" if as_file else "m.image",
                "body": caption or "IMG_0001.jpg",
                "filename": "IMG_0001.jpg",
                "url": await self.upload(content),
                "info": {"mimetype": "image/jpeg", "size": len(content)},
            }
            return await self._put(body, "m.room.message")

        return self.do(put)

    async def upload(self, content: bytes) -> str:
        """The address of a picture that can be sent now."""
        file = io.BytesIO(content)
        uploaded, _ = await self.client.upload(file, "image/jpeg", "IMG_0001.jpg", filesize=len(content))
        return str(uploaded.content_uri)

    async def album(
        self, photos: list[bytes], caption: str | None = None, *, pause: float = 0.0
    ) -> list[str]:
        """Pictures one after the other: Matrix has no albums."""
        sent = []
        for index, content in enumerate(photos):
            sent.append(await self.photo(content, caption if index == 0 else None))
            await asyncio.sleep(pause)
        return sent

    def react(self, target: str, key: str) -> Sending:
        relation = {"rel_type": "m.annotation", "event_id": target, "key": key}
        return self.send({"m.relates_to": relation}, "m.reaction")

    def redact(self, target: str) -> Sending:
        async def take_back() -> str:
            return str((await self.client.room_redact(self.chat.id, target)).event_id)

        return self.do(take_back)

    def edit(self, target: str, text: str) -> Sending:
        fresh = {"msgtype": "m.text", "body": text}
        relation = {"rel_type": "m.replace", "event_id": target}
        return self.send({**fresh, "body": f"* {text}", "m.new_content": fresh, "m.relates_to": relation})

    def press(self, label: str) -> Sending:
        """Answer with the number that the newest message with numbers gives this label."""
        for line in reversed(self.chat.transcript):
            offered = choices_in(line.message.get("text", "")) if line.by_bot else {}
            for words, number in offered.items():
                if re.search(label, words, re.IGNORECASE):
                    return self.say(number)
            if offered:
                break
        raise Puzzled(f"{label!r} is not offered; {self.recent()}")

    # Where they are

    def open_dm(self, **more: Any) -> Sending:
        """A direct room, as clients make it: the bot is invited at once."""
        return self.open_room(is_direct=True, invite=[self.bot], preset="trusted_private_chat", **more)

    def open_room(self, **body: Any) -> Sending:
        async def create() -> str:
            made = await self.ask("POST", "/createRoom", body)
            self.enter(made["room_id"])
            return str(made["room_id"])

        return self.do(create)

    def enter(self, room_id: str) -> MatrixRoom:
        """From now on this person looks at that room."""
        if self.chat.id == "" and room_id not in self.rooms:
            self.chat.id, self.rooms[room_id] = room_id, self.chat
        self.chat = self.room(room_id)
        return self.chat

    def room(self, room_id: str) -> MatrixRoom:
        return self.rooms.setdefault(room_id, MatrixRoom(self.bot, room_id))

    async def ask(self, method: str, path: str, body: Any = None) -> Json:
        """A call of the client API that nio has no words for."""
        return await self.synapse.ask(
            method, f"/_matrix/client/v3{path}", json=body, token=self.account.token
        )

    async def join(self, room_id: str) -> MatrixRoom:
        await self.client.join(room_id)
        return self.enter(room_id)

    async def fetch(self, mxc: str) -> bytes:
        """The bytes of a picture."""
        return bytes((await self.client.download(mxc)).body)

    # How it works

    def do(self, deed: Callable[[], Awaitable[str]]) -> Sending:
        """After everything before has been done."""
        self.mark = len(self.chat.transcript)
        before = self._last

        async def in_turn() -> str:
            if before is not None:
                await asyncio.wait([before])
            return await deed()

        self._last = asyncio.create_task(in_turn())
        return self._last

    async def _put(self, content: Json, kind: str) -> str:
        sent = await self.client.room_send(self.chat.id, kind, content)
        if not hasattr(sent, "event_id"):
            raise Puzzled(f"the server refuses what a person sends: {sent}")
        return str(sent.event_id)

    async def _sync(self) -> None:
        """Follow everything; what cannot be reached now is asked for again."""
        since = ""
        while True:
            try:
                answer = await self.client.sync(timeout=20_000, sync_filter=FILTER, since=since or None)
                if isinstance(answer, SyncResponse):
                    since = answer.next_batch
                    await self._follow(
                        list(answer.rooms.invite),
                        {
                            room_id: [event.source for event in info.timeline.events]
                            for room_id, info in answer.rooms.join.items()
                        },
                    )
                    continue
            except (aiohttp.ClientError, OSError, TimeoutError):
                await asyncio.sleep(0.3)
                continue
            except (AttributeError, KeyError, TypeError, ValueError):
                since = await self._sync_unread(since)
            await asyncio.sleep(0.3)

    async def _sync_unread(self, since: str) -> str:
        """What nio could not understand: events of a wrong shape are in it."""
        path = f"/sync?timeout=0&filter={quote(json.dumps(FILTER))}"
        answer = await self.ask("GET", path + (f"&since={quote(since)}" if since else ""))
        joined = answer.get("rooms", {}).get("join", {})
        await self._follow([], {room_id: info["timeline"]["events"] for room_id, info in joined.items()})
        return str(answer["next_batch"])

    async def _follow(self, invites: list[str], timelines: dict[str, list[Json]]) -> None:
        for room_id in invites:
            await self.client.join(room_id)
        for room_id, events in timelines.items():
            for event in events:
                self.room(room_id).take(event)
