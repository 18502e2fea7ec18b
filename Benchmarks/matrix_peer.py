"""The peer of matrix.py: a matrix-nio bot that follows invitations, keeps what people say in SQLite, and answers each text."""

from __future__ import annotations

import asyncio
import os
import sqlite3

from nio import AsyncClient, AsyncClientConfig, InviteMemberEvent, LoginResponse, MatrixRoom, RoomMessageText

QUESTIONS = ["zip", "menu", "what", "photos", "where", "when", "confirm", "sent", "reports", "menu"]
database = sqlite3.connect("peer.sqlite", isolation_level=None)
database.executescript("""
    PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS session (room TEXT PRIMARY KEY, step INTEGER, words TEXT);
    CREATE TABLE IF NOT EXISTS position (id INTEGER PRIMARY KEY CHECK (id = 1), since TEXT);
""")


class Peer:
    """Its position is kept before the next sync; what it wanted to say is lost with a kill."""

    def __init__(self) -> None:
        config = AsyncClientConfig(store_sync_tokens=False, encryption_enabled=False)
        self.client = AsyncClient(os.environ["MATRIX_HOMESERVER"], os.environ["MATRIX_USER"], config=config)
        self.client.add_event_callback(self.invited, InviteMemberEvent)
        self.client.add_event_callback(self.heard, RoomMessageText)

    async def run(self) -> None:
        assert isinstance(await self.client.login(os.environ["MATRIX_PASSWORD"]), LoginResponse)
        row = database.execute("SELECT since FROM position").fetchone()
        since = row[0] if row else (await self.client.sync(timeout=0)).next_batch
        while True:
            answer = await self.client.sync(timeout=30_000, since=since)
            since = getattr(answer, "next_batch", since)
            database.execute("INSERT OR REPLACE INTO position VALUES (1, ?)", (since,))

    async def invited(self, room: MatrixRoom, event: InviteMemberEvent) -> None:
        if event.state_key == self.client.user_id and event.membership == "invite":
            await self.client.join(room.room_id)

    async def heard(self, room: MatrixRoom, event: RoomMessageText) -> None:
        if event.sender == self.client.user_id:
            return
        row = database.execute("SELECT step, words FROM session WHERE room = ?", (room.room_id,)).fetchone()
        step, words = row or (0, "")
        kept = (room.room_id, step + 1, f"{words}\n{event.body}")
        database.execute("INSERT OR REPLACE INTO session VALUES (?, ?, ?)", kept)
        await self.client.room_read_markers(room.room_id, event.event_id, event.event_id)
        body = f"The next question is about {QUESTIONS[step % len(QUESTIONS)]}. Please answer."
        await self.client.room_send(room.room_id, "m.room.message", {"msgtype": "m.notice", "body": body})


asyncio.run(Peer().run())
