"""The puppet on Matrix: the same script; rooms get numbers, buttons become numbered choices."""

from __future__ import annotations

import http.client
import json
import os
import signal
import sys
import time
from html import unescape
from typing import Any
from urllib.parse import quote, urlencode, urlsplit

from puppet import Puppet, clean
from script import Script

Json = dict[str, Any]
SCHEMA = """
create table if not exists kept (name text primary key, value text);
create table if not exists room (number integer primary key, id text unique);
create table if not exists event (id text primary key);
create table if not exists offer (room integer primary key, labels text);
create table if not exists card (event text primary key, code integer);
"""
REVIEW = -1
FILTER = {"presence": {"types": []}, "room": {"timeline": {"limit": 50}, "ephemeral": {"types": []}}}
DECISIONS = {"✅": "Approve", "👀": "Take"}


class MatrixScript(Script):
    def card_text(self, code: int | None, body: Json) -> str:
        return f"Report {code} · {body['status']}\n{body['what']}\n{body['where']}"

    def card(self, code: int | None, reply_to: int | None) -> None:
        body = json.loads(self.db.execute("select body from report where code = ?", (code,)).fetchone()[0])
        params = {"chat_id": REVIEW, "text": self.card_text(code, body), "code": code}
        self.puppet.post(f"card {code}", "sendMessage", params)


class MatrixPuppet(Puppet):
    def connect(self) -> None:
        self.db.executescript(SCHEMA)
        self.address = urlsplit(os.environ["MATRIX_HOMESERVER"]).netloc
        self.user = os.environ["MATRIX_USER"]
        self.review = os.environ["MATRIX_REVIEW_ROOM"]
        self.room = REVIEW
        self.token = self.kept("token") or self.log_in()

    def kept(self, name: str) -> str | None:
        row = self.db.execute("select value from kept where name = ?", (name,)).fetchone()
        return row[0] if row else None

    def keep(self, name: str, value: str) -> None:
        self.db.execute("insert or replace into kept values (?, ?)", (name, value))

    def log_in(self) -> str:
        body = {
            "type": "m.login.password",
            "identifier": {"type": "m.id.user", "user": self.user},
            "password": os.environ["MATRIX_PASSWORD"],
            "device_id": "PUPPET",
        }
        while True:
            try:
                status, answer = self.ask("POST", "/login", body)
            except (OSError, ValueError, http.client.HTTPException):
                status = 0
            if status == 200:
                self.keep("token", answer["access_token"])
                return str(answer["access_token"])
            time.sleep(0.5)

    # Taking in

    def listen(self, wait: float) -> None:
        since = self.kept("since")
        query = {"filter": json.dumps(FILTER), "timeout": str(int(wait * 1000))}
        query |= {"since": since} if since else {}
        answer = self.sure("GET", f"/sync?{urlencode(query)}")
        timelines = {
            room_id: self.timeline(room_id, info["timeline"], since)
            for room_id, info in answer.get("rooms", {}).get("join", {}).items()
        }
        with self.db:
            self.db.execute("begin immediate")
            for room_id, events in timelines.items():
                for event in events:
                    self.happened(room_id, event)
            for room_id, info in answer.get("rooms", {}).get("invite", {}).items():
                self.invited(room_id, info["invite_state"]["events"])
            self.keep("since", answer["next_batch"])

    def invited(self, room_id: str, events: list[Json]) -> None:
        direct = any(
            event.get("state_key") == self.user and event["content"].get("is_direct") for event in events
        )
        deed = "join" if direct or room_id == self.review else "leave"
        super().post(f"invite {room_id}", deed, {"path": f"/rooms/{quote(room_id)}/{deed}"})

    def timeline(self, room_id: str, timeline: Json, since: str | None) -> list[Json]:
        """The timeline, with what a limited one left out."""
        events: list[Json] = timeline["events"]
        if not timeline.get("limited") or since is None:
            return events
        before: list[Json] = []
        start = timeline["prev_batch"]
        while start:
            query = urlencode({"dir": "b", "from": start, "limit": "200"})
            page = self.sure("GET", f"/rooms/{quote(room_id)}/messages?{query}")
            before += page["chunk"]
            known = any(self.known(event["event_id"]) for event in page["chunk"])
            start = None if known else page.get("end")
        return before[::-1] + events

    def known(self, event_id: str) -> bool:
        return self.db.execute("select 1 from event where id = ?", (event_id,)).fetchone() is not None

    def number(self, room_id: str) -> int:
        if room_id == self.review:
            return REVIEW
        self.db.execute("insert or ignore into room (id) values (?)", (room_id,))
        return int(self.db.execute("select number from room where id = ?", (room_id,)).fetchone()[0])

    def happened(self, room_id: str, event: Json) -> None:
        fresh = self.db.execute("insert or ignore into event values (?)", (event["event_id"],)).rowcount
        if not fresh or event["sender"] == self.user:
            return
        content, number = event["content"], self.number(room_id)
        if number == REVIEW:
            self.reviewed(event, content)
        elif content.get("msgtype") == "m.image":
            self.said(number, {"photo": [{"width": 1, "file_id": content["url"]}]}, event["event_id"])
        elif content.get("msgtype") == "m.text" and "m.relates_to" not in content:
            self.said(number, {"text": content["body"]}, event["event_id"])

    def said(self, number: int, message: Json, event_id: str) -> None:
        text = message.get("text", "")
        row = self.db.execute("select labels from offer where room = ?", (number,)).fetchone()
        labels = json.loads(row[0]) if row else []
        if text.isdigit() and 0 < int(text) <= len(labels):
            MatrixScript(self).turn(number, None, {"tapped": labels[int(text) - 1]})
            return
        row = self.db.execute("select rowid from event where id = ?", (event_id,)).fetchone()
        message |= {"chat": {"id": number}, "message_id": f"{row[0]:08d}"}
        if text.startswith("!"):
            message["text"] = "/" + text[1:]
        MatrixScript(self).take({"message": message})

    def reviewed(self, event: Json, content: Json) -> None:
        relation, words = content.get("m.relates_to", {}), str(content.get("body", "")).split(maxsplit=2)
        target = relation.get("event_id") or relation.get("m.in_reply_to", {}).get("event_id")
        row = self.db.execute("select code from card where event = ?", (target,)).fetchone()
        label = DECISIONS.get(relation.get("key", "").replace("\ufe0f", ""))
        code = row[0] if row else None
        if row is None and len(words) > 1 and words[0] in {"!approve", "!reject"} and words[1].isdigit():
            code = int(words[1])
            found = self.db.execute("select event from card where code = ?", (code,)).fetchone()
            target = found[0] if found else None
        if words and words[0].lstrip("!") in {"approve", "reject"}:
            label = "Approve" if words[0].endswith("approve") else "Not enough detail"
        if code and target and label and self.power(event["sender"]) >= 50:
            MatrixScript(self).moderate(code, label, target)

    def power(self, user: str) -> int:
        path = f"/rooms/{quote(self.review)}/state"
        create = self.sure("GET", f"{path}/m.room.create/?format=event")
        levels = self.sure("GET", f"{path}/m.room.power_levels/")
        return 100 if create.get("sender") == user else int(levels.get("users", {}).get(user, 0))

    # Giving out

    def post(self, room: str | int, method: str, params: Json, due: float = 0) -> None:
        labels = [
            button["text"]
            for row in params.pop("reply_markup", {}).get("inline_keyboard", [])
            for button in row
        ]
        if labels and method == "sendMessage":
            params["text"] += "\n" + "  ".join(f"{n}) {label}" for n, label in enumerate(labels, 1))
            self.db.execute("insert or replace into offer values (?, ?)", (room, json.dumps(labels)))
        super().post(room, method, params, due)

    def perform(self, number: int, method: str, params: Json) -> float | None:
        if method in {"fetch", "album"}:
            return super().perform(number, method, params)
        if method == "answerCallbackQuery":
            return None
        try:
            if method in {"join", "leave"}:
                return self.settled(*self.ask("POST", params["path"]))
            return self.say(number, method, params)
        except (OSError, ValueError, http.client.HTTPException):
            return 0.3

    def say(self, number: int, method: str, params: Json) -> float | None:
        body = unescape(params.get("text", ""))
        content: Json = {"msgtype": "m.text", "body": body, "m.mentions": {}}
        kind = "m.room.message"
        if method == "editMessageText":
            relation = {"rel_type": "m.replace", "event_id": params["message_id"]}
            content |= {"m.new_content": dict(content), "m.relates_to": relation, "body": f"* {body}"}
        elif method == "react":
            kind = "m.reaction"
            content = {"m.relates_to": {"rel_type": "m.annotation", **params["annotation"]}}
        status, answer = self.send(params["chat_id"], kind, f"t{number}", content)
        if status == 200 and "code" in params:
            self.db.execute("insert or ignore into card values (?, ?)", (answer["event_id"], params["code"]))
            for key in ("✅", "❌"):
                annotation = {"event_id": answer["event_id"], "key": key}
                self.post(f"card {params['code']}", "react", {"chat_id": REVIEW, "annotation": annotation})
        return self.settled(status, answer)

    def settled(self, status: int, answer: Json) -> float | None:
        if status == 429:
            return float(answer.get("retry_after_ms", 1000)) / 1000
        return 0.3 if status >= 500 or status == 401 else None

    def send(self, room: int, kind: str, txn: str, content: Json) -> tuple[int, Json]:
        found = self.db.execute("select id from room where number = ?", (room,)).fetchone()
        room_id = self.review if room == REVIEW else found[0]
        return self.ask("PUT", f"/rooms/{quote(room_id)}/send/{kind}/{txn}", content)

    def fetch(self, params: Json) -> float | None:
        path = params["file_id"].removeprefix("mxc://")
        headers = {"Authorization": f"Bearer {self.token}"}
        status, content = self.http("GET", f"/_matrix/client/v1/media/download/{path}", None, headers)
        if status != 200:
            return 0.3
        self.db.execute("update photo set content = ? where id = ?", (clean(content), params["photo"]))
        return None

    def album(self, params: Json) -> float | None:
        for index, one in enumerate(params["ids"]):
            row = self.db.execute("select content from photo where id = ?", (one,)).fetchone()
            if row is None or row[0] is None:
                return 0.2
            headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "image/jpeg"}
            status, body = self.http("POST", "/_matrix/media/v3/upload?filename=a.jpg", row[0], headers)
            if status != 200:
                return 0.3
            content = {"msgtype": "m.image", "body": "a.jpg", "url": json.loads(body)["content_uri"]}
            txn = f"album-{params['code']}-{index}"
            old = self.kept(txn)  # the same picture under the same id when it is sent once more
            if old is None:
                self.keep(txn, old := json.dumps(content | {"m.mentions": {}}))
            if self.send(REVIEW, "m.room.message", txn, json.loads(old))[0] != 200:
                return 0.3
        with self.db:
            self.db.execute("begin immediate")
            MatrixScript(self).card(params["code"], reply_to=None)
        return None

    def sure(self, verb: str, path: str) -> Json:
        """The answer, if it is one."""
        status, answer = self.ask(verb, path)
        if status != 200:
            raise OSError
        return answer

    def ask(self, verb: str, path: str, body: Any = None) -> tuple[int, Json]:
        headers = {"Content-Type": "application/json"}
        if path != "/login":
            headers["Authorization"] = f"Bearer {self.token}"
        data = json.dumps({} if body is None and verb != "GET" else body).encode() if verb != "GET" else None
        status, answer = self.http(verb, f"/_matrix/client/v3{path}", data, headers)
        return status, json.loads(answer)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    print("puppet: started", file=sys.stderr, flush=True)
    MatrixPuppet().run()
