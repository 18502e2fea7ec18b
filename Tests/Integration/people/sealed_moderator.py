"""A moderator whose program encrypts and is verified by its owner: matrix-nio with an identity beside it."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path
from typing import Any

import aiohttp
from matrix_server import Synapse
from matrix_server.synapse import Account
from nio import AsyncClient, AsyncClientConfig, MegolmEvent, SyncResponse  # type: ignore[import-untyped]
from nio.crypto.attachments import decrypt_attachment  # type: ignore[import-untyped]

from .identity import Identity
from .listener import Puzzled
from .matrix_moderator import MatrixModerator
from .matrix_person import FILTER

Json = dict[str, Any]


class SealedModerator(MatrixModerator):
    def __init__(self, synapse: Synapse, account: Account, bot: str, store: Path) -> None:
        self.store = store
        self.unread: list[str] = []  # events that this program could not read
        self.seals = True  # whether what is written goes out encrypted
        self.identity = Identity(synapse, account)
        super().__init__(synapse, account, bot)

    async def begin(self, *, verified: bool = True, identity: bool = True) -> None:
        """Keys are made and shown; a verified program is one that its owner's identity signed."""
        await self.client.close()
        self._syncing.cancel()
        self.store.mkdir(parents=True, exist_ok=True)
        config = AsyncClientConfig(request_timeout=30, encryption_enabled=True)
        account = self.account
        self.client = AsyncClient(
            self.synapse.url,
            account.user_id,
            device_id=account.device_id,
            store_path=str(self.store),
            config=config,
        )
        self.client.restore_login(account.user_id, account.device_id, account.token)
        await self.client.keys_upload()
        if identity:
            await self.identity.publish()
        if verified:
            await self.identity.sign()
        self._syncing = asyncio.create_task(self._sync())

    async def photo_of(self, content: Json) -> bytes:
        """The picture in an encrypted event, opened."""
        file = content["file"]
        lying = bytes((await self.client.download(file["url"])).body)
        opened: bytes = decrypt_attachment(lying, file["key"]["k"], file["hashes"]["sha256"], file["iv"])
        assert opened not in lying
        return opened

    async def upload(self, content: bytes) -> str:
        raise Puzzled(f"{len(io.BytesIO(content).getvalue())} bytes would lie there in clear")

    async def _put(self, content: Json, kind: str) -> str:
        if not self.seals and kind == "m.room.message":
            path = f"/rooms/{self.chat.id}/send/{kind}/plain{len(self.chat.seen)}"
            return str((await self.ask("PUT", path, content))["event_id"])
        for _ in range(100):  # until it knows who is there
            room = self.client.rooms.get(self.chat.id)
            if room is not None and room.encrypted and self.bot in room.users:
                break
            await asyncio.sleep(0.1)
        sent = await self.client.room_send(self.chat.id, kind, content, ignore_unverified_devices=True)
        if not hasattr(sent, "event_id"):
            raise Puzzled(f"the server refuses what a person sends: {sent}")
        return str(sent.event_id)

    async def _sync(self) -> None:
        since = ""
        while True:
            try:
                answer = await self.client.sync(
                    timeout=10_000, sync_filter=FILTER, since=since or None, full_state=not since
                )
                if isinstance(answer, SyncResponse):
                    since = answer.next_batch
                    await self._tend()
                    await self._follow(list(answer.rooms.invite), self._read(answer))
                    continue
            except (aiohttp.ClientError, OSError, TimeoutError):
                pass
            await asyncio.sleep(0.3)

    async def _tend(self) -> None:
        """What a program does about keys after each sync."""
        client = self.client
        if client.olm is None:
            return
        await client.send_to_device_messages()
        if client.should_upload_keys:
            await client.keys_upload()
        if client.should_query_keys:
            await client.keys_query()

    def _read(self, answer: SyncResponse) -> dict[str, list[Json]]:
        timelines: dict[str, list[Json]] = {}
        for room_id, info in answer.rooms.join.items():
            for event in info.timeline.events:
                if isinstance(event, MegolmEvent):
                    self.unread.append(event.event_id)
                else:
                    timelines.setdefault(room_id, []).append(event.source)
        return timelines
