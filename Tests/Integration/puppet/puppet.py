#!/usr/bin/env python3
"""A stand-in for the binary, for testing the tests: `TURNOUT_BIN=Tests/Integration/puppet/run pytest …`.

It speaks the expected dialog in English, one update at a time, keeps its state in SQLite, and sends from
an outbox. It knows nothing of bad input, Spanish or rights; those tests fail with it, and should.
"""

from __future__ import annotations

import http.client
import io
import json
import os
import signal
import sqlite3
import sys
import time
import uuid
from typing import Any
from urllib.parse import urlsplit

from PIL import Image, ImageOps
from script import Script

Json = dict[str, Any]
SCHEMA = """
create table if not exists seen (id integer primary key);
create table if not exists session (chat integer primary key, body text);
create table if not exists report (code integer primary key, body text);
create table if not exists photo (id text primary key, report integer, content blob);
create table if not exists outbox (id integer primary key autoincrement, room text, method text, params text,
    due real, tries integer default 0);
"""


class Puppet:
    def __init__(self) -> None:
        os.makedirs(os.environ["TURNOUT_DATA"], exist_ok=True)
        self.db = sqlite3.connect(os.path.join(os.environ["TURNOUT_DATA"], "puppet.db"), isolation_level=None)
        self.db.executescript("pragma journal_mode=wal; pragma synchronous=normal;" + SCHEMA)
        self.undo = float(os.environ.get("TURNOUT_UNDO_WINDOW", "60"))
        self.offset = 0
        self.connect()

    def connect(self) -> None:
        self.token = os.environ["TELEGRAM_TOKEN"]
        self.address = urlsplit(os.environ["TELEGRAM_API"]).netloc
        self.room = int(os.environ["TELEGRAM_REVIEW_ROOM"])

    def run(self) -> None:
        while True:
            busy = self.db.execute(
                "select 1 from outbox where due <= ? limit 1", (time.time() + 0.5,)
            ).fetchone()
            try:
                self.listen(0 if busy else 1)
            except (OSError, ValueError, http.client.HTTPException):
                time.sleep(0.1)
            with self.db:
                self.db.execute("begin immediate")
                Script(self).tick()
            self.flush()

    def listen(self, wait: float) -> None:
        """Take in what is new; wait so long for it."""
        wanted = ["message", "callback_query", "my_chat_member", "edited_message"]
        asked = {"offset": self.offset, "timeout": wait, "allowed_updates": wanted}
        updates = self.call("getUpdates", asked).get("result", [])
        for update in updates:
            self.take(update)
        if updates:
            self.offset = max(update["update_id"] for update in updates) + 1

    def take(self, update: Json) -> None:
        with self.db:
            self.db.execute("begin immediate")
            if self.db.execute("insert or ignore into seen values (?)", (update["update_id"],)).rowcount:
                Script(self).take(update)

    def post(self, room: str | int, method: str, params: Json, due: float = 0) -> None:
        row = (str(room), method, json.dumps(params), due or time.time())
        self.db.execute("insert into outbox (room, method, params, due) values (?, ?, ?, ?)", row)

    def flush(self) -> None:
        """The oldest entry of each room, if it is due."""
        rows = self.db.execute(
            "select id, method, params from outbox where id in "
            "(select min(id) from outbox where due <= ? group by room) order by id limit 30",
            (time.time(),),
        ).fetchall()
        for number, method, params in rows:
            wait = self.perform(number, method, json.loads(params))
            if wait is None:
                self.db.execute("delete from outbox where id = ?", (number,))
            else:
                later = (time.time() + wait, number)
                self.db.execute("update outbox set due = ?, tries = tries + 1 where id = ?", later)

    def perform(self, number: int, method: str, params: Json) -> float | None:
        """Do it; None when done, or the seconds to wait before the next try."""
        try:
            if method == "fetch":
                return self.fetch(params)
            if method == "album":
                return self.album(params)
            answer = self.call(method, params)
        except (OSError, ValueError, http.client.HTTPException):
            return 0.3
        if not answer["ok"]:
            return self.refused(answer)
        return None

    def refused(self, answer: Json) -> float | None:
        if answer["error_code"] == 429:
            return float(answer["parameters"]["retry_after"])
        retry = answer["error_code"] >= 500 or "temporarily" in answer["description"]
        return 0.3 if retry else None

    def fetch(self, params: Json) -> float | None:
        answer = self.call("getFile", {"file_id": params["file_id"]})
        if not answer["ok"]:
            return self.refused(answer)
        status, content = self.http("GET", f"/file/bot{self.token}/{answer['result']['file_path']}")
        if status != 200:
            return 0.3
        self.db.execute("update photo set content = ? where id = ?", (clean(content), params["photo"]))
        return None

    def album(self, params: Json) -> float | None:
        found = [
            self.db.execute("select content from photo where id = ?", (one,)).fetchone()
            for one in params["ids"]
        ]
        if any(row is None or row[0] is None for row in found):
            return 0.2
        parts = {f"p{index}": row[0] for index, row in enumerate(found)}
        media = [{"type": "photo", "media": f"attach://{name}"} for name in parts]
        if len(parts) == 1:
            fields = {"chat_id": str(self.room), "photo": "attach://p0"}
            answer = self.multipart("sendPhoto", fields, parts)
        else:
            fields = {"chat_id": str(self.room), "media": json.dumps(media)}
            answer = self.multipart("sendMediaGroup", fields, parts)
        if not answer["ok"]:
            return self.refused(answer)
        result = answer["result"]
        first = result["message_id"] if isinstance(result, dict) else result[0]["message_id"]
        with self.db:
            self.db.execute("begin immediate")
            Script(self).card(params["code"], reply_to=first)
        return None

    def call(self, method: str, params: Json) -> Json:
        headers = {"Content-Type": "application/json"}
        status, body = self.http("POST", f"/bot{self.token}/{method}", json.dumps(params).encode(), headers)
        return self.read(status, body)

    def multipart(self, method: str, fields: dict[str, str], parts: dict[str, bytes]) -> Json:
        border = uuid.uuid4().hex
        out = io.BytesIO()
        for name, value in fields.items():
            out.write(
                f'--{border}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'.encode()
            )
        for name, content in parts.items():
            head = f'--{border}\r\nContent-Disposition: form-data; name="{name}"; filename="{name}.jpg"\r\n'
            out.write(head.encode() + b"Content-Type: image/jpeg\r\n\r\n" + content + b"\r\n")
        out.write(f"--{border}--\r\n".encode())
        headers = {"Content-Type": f"multipart/form-data; boundary={border}"}
        return self.read(*self.http("POST", f"/bot{self.token}/{method}", out.getvalue(), headers))

    def read(self, status: int, body: bytes) -> Json:
        try:
            answer: Json = json.loads(body)
        except ValueError:
            if status < 500:
                raise
            return {"ok": False, "error_code": status, "description": ""}
        return answer

    def http(
        self, verb: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
    ) -> tuple[int, bytes]:
        connection = http.client.HTTPConnection(self.address, timeout=60)
        try:
            connection.request(verb, path, body, headers or {})
            response = connection.getresponse()
            return response.status, response.read()
        finally:
            connection.close()


def clean(content: bytes) -> bytes:
    """The picture alone, upright and not too large."""
    with Image.open(io.BytesIO(content)) as image:
        upright = ImageOps.exif_transpose(image).convert("RGB")
        upright.thumbnail((1280, 1280))
        bare = Image.new("RGB", upright.size)
        bare.paste(upright)
        out = io.BytesIO()
        bare.save(out, "JPEG", quality=80)
    return out.getvalue()


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    print("puppet: started", file=sys.stderr, flush=True)
    Puppet().run()
