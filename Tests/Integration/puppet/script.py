"""What the puppet says."""

from __future__ import annotations

import json
import time
from html import escape
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from puppet import Puppet

Json = dict[str, Any]
CARD_BUTTONS = ("Take", "Approve", "Reject", "Ask", "Ban")
REASONS = ("Not about voting", "Not enough detail", "Cannot be checked")


def keys(prefix: str, *labels: str) -> Json:
    buttons = [{"text": label, "callback_data": f"{prefix}|{label[:20]}"} for label in labels]
    return {"inline_keyboard": [buttons]}


class Script:
    """One turn, inside a transaction."""

    def __init__(self, puppet: Puppet) -> None:
        self.puppet = puppet
        self.db = puppet.db

    def take(self, update: Json) -> None:
        if "message" in update:
            message = update["message"]
            chat = message["chat"]["id"]
            if chat > 0:
                self.turn(chat, message.get("text"), message)
        elif "callback_query" in update:
            query = update["callback_query"]
            prefix, _, label = query["data"].partition("|")
            self.puppet.post(
                f"answer {query['id']}", "answerCallbackQuery", {"callback_query_id": query["id"]}
            )
            if prefix.startswith("r"):
                self.moderate(int(prefix[1:]), label, query["message"]["message_id"])
            elif query["message"]["chat"]["id"] > 0:
                self.turn(query["message"]["chat"]["id"], None, {"tapped": label})

    def load(self, chat: int) -> Json:
        row = self.db.execute("select body from session where chat = ?", (chat,)).fetchone()
        return json.loads(row[0]) if row else {"state": "new", "photos": []}

    def save(self, chat: int, session: Json) -> None:
        self.db.execute("insert or replace into session values (?, ?)", (chat, json.dumps(session)))

    def say(self, chat: int, text: str, *labels: str) -> None:
        params: Json = {"chat_id": chat, "text": escape(text, quote=False), "parse_mode": "HTML"}
        if labels:
            params["reply_markup"] = keys("v", *labels)
        self.puppet.post(chat, "sendMessage", params)

    def turn(self, chat: int, text: str | None, message: Json) -> None:
        session = self.load(chat)
        tapped = message.get("tapped")
        state = session["state"]
        if text == "/start":
            session["state"] = "zip"
            self.say(chat, "Hi! What is your ZIP code?", "Skip", "Español")
        elif text == "/report":
            session = {"state": "what", "photos": []}
            self.say(chat, "What happened? Tell me in your own words.")
        elif text == "/mine":
            self.mine(chat)
        elif text == "/feed":
            self.feed(chat)
        elif text == "/help":
            self.say(chat, "Say cancel to stop.")
            self.ask(chat, session)
        elif "photo" in message and state == "photos":
            self.photo(chat, session, message)
        elif text or tapped:
            self.answer(chat, session, text or "", tapped or "")
        self.save(chat, session)

    def answer(self, chat: int, session: Json, text: str, tapped: str) -> None:
        state = session["state"]
        step = {"zip": "menu", "what": "photos", "photos": "where", "where": "when", "when": "confirm"}.get(
            state
        )
        if state == "confirm" and tapped == "Send":
            return self.send(chat, session)
        if step is None or (state == "photos" and not tapped):
            return
        session[state] = session[state] if state == "photos" else text or tapped
        session["state"] = step
        if state == "zip" and text:
            self.say(chat, f"Got it: {text}, Georgia.")
        self.ask(chat, session)

    def ask(self, chat: int, session: Json) -> None:
        prompts: dict[str, tuple[str, ...]] = {
            "zip": ("What is your ZIP code?", "Skip"),
            "menu": ("What do you need?", "Report a problem"),
            "what": ("What happened?",),
            "photos": ("Do you have photos? Send up to 10.", "Done", "Skip"),
            "where": ("Where is it?", "Use Georgia"),
            "when": ("When did it happen?", "Now", "Today", "Before today"),
            "confirm": ("Please check. Send it?", "Send", "Change", "Cancel"),
        }
        if session["state"] in prompts:
            self.say(chat, *prompts[session["state"]])

    def photo(self, chat: int, session: Json, message: Json) -> None:
        largest = max(message["photo"], key=lambda size: size["width"])
        name = f"{chat}-{message['message_id']}"
        self.db.execute("insert or ignore into photo (id) values (?)", (name,))
        session["photos"].append(name)
        session["due"] = time.time() + 1.5
        self.puppet.post(f"fetch {name}", "fetch", {"photo": name, "file_id": largest["file_id"]})

    def tick(self) -> None:
        for chat, body in self.db.execute(
            "select chat, body from session where body like '%due%'"
        ).fetchall():
            session = json.loads(body)
            if session["due"] <= time.time():
                del session["due"]
                self.say(
                    chat, f"Photos added. You have {len(session['photos'])} of 10.", "Done", "Remove last"
                )
                self.save(chat, session)

    def send(self, chat: int, session: Json) -> None:
        body = json.dumps({**session, "chat": chat, "status": "waiting"})
        code = self.db.execute("insert into report (body) values (?)", (body,)).lastrowid
        session.update({"state": "menu", "photos": []})
        self.say(chat, f"Sent as report {code}. A person will check it.")
        photos = json.loads(body)["photos"]
        if photos:
            self.puppet.post(f"album {code}", "album", {"code": code, "ids": sorted(photos)})
        else:
            self.card(code, reply_to=None)

    def card(self, code: int | None, reply_to: int | None) -> None:
        body = json.loads(self.db.execute("select body from report where code = ?", (code,)).fetchone()[0])
        params: Json = {"chat_id": self.puppet.room, "text": self.card_text(code, body)}
        params |= {"parse_mode": "HTML", "reply_markup": keys(f"r{code}", *CARD_BUTTONS)}
        if reply_to is not None:
            params["reply_parameters"] = {"message_id": reply_to, "allow_sending_without_reply": True}
        self.puppet.post(f"card {code}", "sendMessage", params)

    def card_text(self, code: int | None, body: Json) -> str:
        return escape(f"Report {code}\n{body['what']}\n{body['where']}\n{body['status']}", quote=False)

    def moderate(self, code: int, label: str, card: int) -> None:
        row = self.db.execute("select body from report where code = ?", (code,)).fetchone()
        body = json.loads(row[0]) if row else {"status": ""}
        if body["status"] not in {"waiting", "taken"}:
            return
        labels: tuple[str, ...] = ("Undo",)
        if label == "Take":
            body["status"], labels = "taken", CARD_BUTTONS
        elif label == "Approve":
            body["status"] = "approved"
        elif label == "Reject":
            labels = REASONS
        elif any(reason.startswith(label) for reason in REASONS):
            body["status"] = "rejected"
        self.db.execute("update report set body = ? where code = ?", (json.dumps(body), code))
        params = {"chat_id": self.puppet.room, "message_id": card, "parse_mode": "HTML"}
        params |= {"text": self.card_text(code, body), "reply_markup": keys(f"r{code}", *labels)}
        self.puppet.post(f"card {code}", "editMessageText", params)
        if body["status"] in {"approved", "rejected"}:
            told = (
                "is public now. Thank you."
                if body["status"] == "approved"
                else f"is not public. Why: {label}."
            )
            notice = {"chat_id": body["chat"], "text": f"Report {code} {told}"}
            self.puppet.post(f"notice {code}", "sendMessage", notice, time.time() + self.puppet.undo)

    def mine(self, chat: int) -> None:
        rows = self.db.execute("select code, body from report").fetchall()
        own = [
            f"Report {code}: {json.loads(body)['status']}"
            for code, body in rows
            if json.loads(body)["chat"] == chat
        ]
        self.say(chat, "\n".join(own) or "You have sent no reports.")

    def feed(self, chat: int) -> None:
        rows = [
            json.loads(row[0])
            for row in self.db.execute("select body from report order by code desc limit 5")
        ]
        shown = [body["what"] for body in rows if body["status"] == "approved"]
        self.say(chat, "\n".join(shown) or "No reports near Georgia yet.")
