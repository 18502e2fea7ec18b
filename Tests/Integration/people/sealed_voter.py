"""Somebody whose program encrypts every private chat: matrix-nio with keys of its own."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from matrix_server import Synapse
from matrix_server.synapse import Account
from nio import (  # type: ignore[import-untyped]
    AsyncClient,
    AsyncClientConfig,
    EnableEncryptionBuilder,
    MegolmEvent,
    RoomEncryptedMedia,
    RoomMessage,
    UnknownEvent,
)

Json = dict[str, Any]


class SealedVoter:
    def __init__(self, synapse: Synapse, account: Account, bot: str, store: Path) -> None:
        store.mkdir(parents=True, exist_ok=True)
        config = AsyncClientConfig(request_timeout=30, encryption_enabled=True)
        self.account, self.bot = account, bot
        self.client = AsyncClient(
            synapse.url, account.user_id, device_id=account.device_id, store_path=str(store), config=config
        )
        self.client.restore_login(account.user_id, account.device_id, account.token)
        self.heard: list[Any] = []  # what the bot said and this program could read
        self.everything: list[Any] = []
        self.unread: list[MegolmEvent] = []
        self.room = ""
        self._news = asyncio.Event()
        self.client.add_event_callback(self._hear, (RoomMessage, RoomEncryptedMedia, MegolmEvent, UnknownEvent))

    def _give_again(self, request: Any) -> bool:
        """A key that the bot had is given once more to the device that asks; nio itself answers its own user only."""
        olm = self.client.olm
        device = self.client.device_store[self.bot].get(request.requesting_device_id)
        key = next((one for one in olm.inbound_group_store if one.id == request.session_id), None)
        session = olm.session_store.get(device.curve25519) if device is not None else None
        if request.sender == self.bot and key is not None and session is not None:
            message = olm._encrypt_forwarding_key(request.room_id, key, session, device)
            olm.outgoing_to_device_messages.append(message)
        return True

    async def _hear(self, room: Any, event: Any) -> None:
        if event.sender != self.bot:
            return
        self.everything.append(event)
        (self.unread if isinstance(event, MegolmEvent) else self.heard).append(event)
        self._news.set()

    async def begin(self, *, encrypted: bool = True) -> None:
        await self.client.sync(timeout=0, full_state=True)
        if self.client.should_upload_keys:
            await self.client.keys_upload()
        self.client.olm._collect_single_key_share = self._give_again
        state = [EnableEncryptionBuilder().as_dict()] if encrypted else []
        made = await self.client.room_create(is_direct=True, invite=[self.bot], initial_state=state)
        self.encrypts = encrypted
        self.room = made.room_id
        self._syncing = asyncio.create_task(self.client.sync_forever(timeout=10_000, full_state=False))

    async def known(self) -> None:
        """The bot is invited, and its keys are known."""
        for _ in range(200):
            room = self.client.rooms.get(self.room)
            if room and room.encrypted and self.bot in {*room.users, *room.invited_users}:
                if self.client.device_store[self.bot]:
                    return
                self.client.olm.users_for_key_query.add(self.bot)
                await self.client.keys_query()
            await asyncio.sleep(0.05)
        raise AssertionError("the bot's keys are not shown")

    async def joined(self) -> None:
        """The bot is in, and its keys are known."""
        for _ in range(200):
            room = self.client.rooms.get(self.room)
            if room and room.encrypted == self.encrypts and self.bot in room.users and not room.invited_users:
                if not self.encrypts or self.client.device_store[self.bot]:
                    return
                if self.client.should_query_keys:
                    await self.client.keys_query()
            await asyncio.sleep(0.05)
        raise AssertionError("the bot does not come in")

    async def say(self, text: str, **more: Any) -> str:
        content: Json = {"msgtype": "m.text", "body": text} | more
        return await self.send(content)

    async def send(self, content: Json) -> str:
        answer = await self.client.room_send(
            self.room, "m.room.message", content, ignore_unverified_devices=True
        )
        return str(answer.event_id)

    async def hear(self, pattern: str, seconds: float = 20.0) -> Any:
        """The first thing that reads so, of what was not asked for before."""
        deadline = asyncio.get_running_loop().time() + seconds
        while True:
            for event in self.heard:
                if re.search(pattern, getattr(event, "body", "")):
                    self.heard = self.heard[self.heard.index(event) + 1 :]
                    return event
            self._news.clear()
            left = deadline - asyncio.get_running_loop().time()
            try:
                await asyncio.wait_for(self._news.wait(), max(0.01, left))
            except TimeoutError:
                said = [getattr(event, "body", type(event).__name__) for event in self.heard]
                raise AssertionError(f"{pattern!r} was not said, but {said[-4:]}, unread {len(self.unread)}") from None

    async def until(self, look: Callable[[], bool], seconds: float) -> None:
        """Wait until it is so."""
        deadline = asyncio.get_running_loop().time() + seconds
        while not look():
            assert asyncio.get_running_loop().time() < deadline, [getattr(e, "body", "") for e in self.everything]
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        if hasattr(self, "_syncing"):
            self._syncing.cancel()
        await self.client.close()
