"""What the bot asked the homeserver for, kept for assertions, and what a careful bot would not have done."""

from __future__ import annotations

import json
import re
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]
PATHS = {
    "sync": r"/sync$",
    "send": r"/rooms/[^/]+/send/",
    "to device": r"/sendToDevice/",
    "redact": r"/rooms/[^/]+/redact/",
    "messages": r"/rooms/[^/]+/messages$",
    "state": r"/rooms/[^/]+/(state|members|joined_members)\b",
    "join": r"/(rooms/[^/]+/)?join(/|$)",
    "invite": r"/rooms/[^/]+/invite$",
    "leave": r"/rooms/[^/]+/leave$",
    "forget": r"/rooms/[^/]+/forget$",
    "typing": r"/rooms/[^/]+/typing/",
    "receipt": r"/rooms/[^/]+/(receipt|read_markers)",
    "createRoom": r"/createRoom$",
    "upload": r"/_matrix/media/[^/]+/upload",
    "download": r"/_matrix/(client/v1/media|media/v3)/(download|thumbnail)/",
    "media config": r"/media/(v3/)?config$",
    "login": r"/login$",
    "logout": r"/logout",
    "refresh": r"/refresh$",
    "whoami": r"/account/whoami$",
    "versions": r"/_matrix/client/versions$",
    "filter": r"/filter(/|$)",
    "keys": r"/keys/|/room_keys/",
    "profile": r"/profile/",
    "account data": r"/account_data/",
}


def named(path: str) -> str:
    """The name of an endpoint."""
    return next((name for name, pattern in PATHS.items() if re.search(pattern, path)), path)


@dataclass
class Call:
    """One request of the bot."""

    seq: int
    method: str
    verb: str
    path: str
    at: float = field(default_factory=time.monotonic)
    query: dict[str, str] = field(default_factory=dict)
    content: Json = field(default_factory=dict)
    status: int = 0
    answer: Json = field(default_factory=dict)
    fault: str | None = None
    answered_at: float = 0.0


class Journal:
    """Calls in order; `violations` lists what must never be."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self.violations: list[str] = []
        self.faults: Counter[str] = Counter()
        self.kills: list[float] = []
        self.allowed: set[str] = set()  # beginnings of violations that a test provokes
        self._sent: dict[str, Json] = {}  # transaction → what it carried

    def open(self, verb: str, path: str, query: dict[str, str], headers: dict[str, str], body: bytes) -> Call:
        call = Call(len(self.calls), named(path), verb, path, query=query)
        if headers.get("Content-Type", "").startswith("application/json") and body:
            try:
                call.content = json.loads(body)
            except ValueError:
                self.violation(call, "a body that is not JSON")
        self.calls.append(call)
        self._look_over(call, headers)
        return call

    def named(self, method: str) -> list[Call]:
        return [call for call in self.calls if call.method == method]

    def note_kill(self) -> None:
        self.kills.append(time.monotonic())

    def violation(self, call: Call, what: str) -> None:
        self.violations.append(f"{call.method}: {what}")

    @property
    def unexpected(self) -> list[str]:
        return [one for one in self.violations if not any(one.startswith(begin) for begin in self.allowed)]

    def _look_over(self, call: Call, headers: dict[str, str]) -> None:
        if "access_token" in call.query:
            self.violation(call, "the token is in the address")  # M12
        if call.method == "keys":
            self.violation(call, "device keys are none of its business")  # M118
        if call.method == "logout":
            self.violation(call, "a stopped bot stays logged in")  # M11
        if "/media/v3/download" in call.path:
            self.violation(call, "the old download path")  # M84
        if call.method in {"send", "redact"}:
            self._look_over_sending(call)
        if call.method == "createRoom" and call.content.get("preset") == "trusted_private_chat":
            self.violation(call, "people it invites become creators")  # M64

    def _look_over_sending(self, call: Call) -> None:
        if call.verb != "PUT":
            self.violation(call, "no transaction id")  # M69
        first = self._sent.setdefault(call.path, call.content)
        if first != call.content:
            what = f"a transaction id is used again for something else: {difference(first, call.content)}"
            self.violation(call, what)  # M71
        if "/m.room.message/" not in call.path:
            return
        content = call.content
        if not isinstance(content.get("body"), str) or not content["body"].strip():
            self.violation(call, "a message without a body that stands alone")  # M77
        if "m.mentions" not in content:
            self.violation(call, "m.mentions is missing")  # M76
        relation = content.get("m.relates_to", {})
        if relation.get("rel_type") == "m.replace" and "m.new_content" not in content:
            self.violation(call, "an edit without new content")  # M79
        if re.search(r"<(?!/?(b|i|strong|em|code|pre|a|br|p|ul|ol|li|blockquote|h[1-6]|details|summary)\b)",
                     content.get("formatted_body", "")):  # fmt: skip
            self.violation(call, "HTML beyond the small subset")  # M77, M78


def difference(first: Json, again: Json) -> str:
    """What two contents do not share, shortened."""
    keys = sorted(key for key in first | again if first.get(key) != again.get(key))
    return "; ".join(
        f"{key}: {str(first.get(key))[:60]!r}, then {str(again.get(key))[:60]!r}" for key in keys
    )


def hot_loops(calls: list[Call], *, within: float = 5.0, most: int = 60) -> list[str]:
    """Endpoints that were asked more than `most` times within so many seconds and never said yes."""
    failed = [call for call in calls if call.status not in (0, 200)]
    found = []
    for method in {call.method for call in failed}:
        times = [call.at for call in failed if call.method == method]
        for first, last in zip(times, times[most:], strict=False):
            if last - first < within:
                found.append(f"{method}: {most} refusals in {last - first:.1f} s")
                break
    return found
