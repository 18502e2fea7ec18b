"""A Matrix room as one client sees it: messages in order, edits, reactions."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from pulse import Pulse

Json = dict[str, Any]
CHOICE = re.compile(r"(?:^|(?<=\s))(\d{1,2})\)\s+(.+?)(?=\s{2,}\d{1,2}\)\s|\s*$)", re.MULTILINE)


@dataclass
class Remark:
    """A line of the transcript; `message` has the event's id, its words, and its content."""

    kind: str  # new, edit, delete
    message: Json
    by_bot: bool
    sender: str
    own_id: str  # of an edit, its own event's

    @property
    def event_id(self) -> str:
        """The message this line is about: of an edit, the original."""
        return str(self.message["event_id"])


@dataclass
class Reaction:
    sender: str
    key: str
    target: str
    event_id: str


@dataclass
class MatrixRoom:
    bot: str
    id: str = ""
    transcript: list[Remark] = field(default_factory=list)
    reactions: list[Reaction] = field(default_factory=list)
    states: list[Json] = field(default_factory=list)
    pulse: Pulse = field(default_factory=Pulse)
    seen: set[str] = field(default_factory=set)

    def take(self, event: Json) -> None:
        """Add an event of the timeline, once."""
        event_id = event.get("event_id", "")
        if event_id in self.seen:
            return
        self.seen.add(event_id)
        content, sender = event.get("content", {}), event.get("sender", "")
        relation = content.get("m.relates_to")
        if not isinstance(relation, dict):
            relation = {}
        if "state_key" in event:
            self.states.append(event)
        elif event["type"] == "m.reaction":
            self.reactions.append(
                Reaction(sender, str(relation.get("key", "")), relation.get("event_id", ""), event_id)
            )
        elif event["type"] == "m.room.redaction":
            target = content.get("redacts") or event.get("redacts", "")
            self.reactions = [one for one in self.reactions if one.event_id != target]
            self._record("delete", {"event_id": target, "content": {}}, event)
        elif relation.get("rel_type") == "m.replace":
            fresh = content.get("m.new_content", {})
            self._record("edit", spoken(relation.get("event_id", ""), fresh), event)
        else:
            self._record("new", spoken(event_id, content), event)
        self.pulse.fire()

    def from_bot(self, kind: str | None = None) -> list[Remark]:
        """The bot's lines, in order."""
        return [line for line in self.transcript if line.by_bot and kind in (None, line.kind)]

    def reacted(self, target: str, *, by_bot: bool) -> set[str]:
        """The keys under a message."""
        return {
            one.key.replace("\ufe0f", "")
            for one in self.reactions
            if one.target == target and (one.sender == self.bot) == by_bot
        }

    def _record(self, kind: str, message: Json, event: Json) -> None:
        sender = event.get("sender", "")
        self.transcript.append(Remark(kind, message, sender == self.bot, sender, event["event_id"]))


def spoken(event_id: str, content: Json) -> Json:
    """A message: its words are the caption where it is a picture."""
    words = content.get("body", "")
    if "url" in content and content.get("filename", words) == words:
        words = ""  # only the name of the file
    return {"event_id": event_id, "text": words if isinstance(words, str) else "", "content": content}


def choices_in(text: str) -> dict[str, str]:
    """Label → number of everything the text offers."""
    return {label.strip(): number for number, label in CHOICE.findall(text)}
