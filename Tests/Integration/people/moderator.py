"""How moderators work: cards, their buttons, replies."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from telegram_server.world import Happening, text_of

from .listener import Puzzled, buttons_of
from .person import Person

Json = dict[str, Any]

CARD = r"report (\w+)"  # the card's first line names the report
LABELS = {
    "take": r"^take",
    "approve": r"^approve",
    "reject": r"^reject",
    "ask": r"^ask",
    "ban": r"^ban",
    "reason": r"detail|not enough|checked|about voting|spam|copied",
}
DECIDED = {"approve": r"approved|public", "reject": r"rejected|not public|declined"}


@dataclass
class Card:
    """One posted text card, and every look it had."""

    code: str
    message_id: Any  # as the platform numbers its messages
    looks: list[Json] = field(default_factory=list)

    @property
    def text(self) -> str:
        return text_of(self.looks[-1])

    @property
    def first_text(self) -> str:
        return text_of(self.looks[0])


class Moderator(Person):
    def cards(self) -> list[Card]:
        """Every text card the bot posted in the room, in order; repeats are separate cards."""
        return cards_in(self.chat.transcript)

    def cards_of(self, code: str) -> list[Card]:
        return [card for card in self.cards() if card.code == code]

    async def card(self, code: str) -> Card:
        """Wait for the card of a report."""
        return await self._until(lambda: next(iter(self.cards_of(code)), None), f"a card of report {code}")

    async def decide(self, code: str, how: str = "approve") -> None:
        """Press until some card of the report shows the decision; a stale press is tried again."""
        await self.card(code)
        for _ in range(6):
            if self.decided(code, how):
                return
            await self._press_decision(code, how)
            done = await self.chat.pulse.until(
                lambda: True if self.decided(code, how) else None, self.patience / 4
            )
            if done:
                return
        raise Puzzled(f"report {code} does not end with {how}:\n{self.story(code)}")

    def decided(self, code: str, how: str) -> bool:
        pattern = re.compile(DECIDED[how], re.IGNORECASE)
        return any(
            pattern.search(card.text) and not _has(card.looks[-1], LABELS["approve"])
            for card in self.cards_of(code)
        )

    async def _press_decision(self, code: str, how: str) -> None:
        """Press on the newest copy of the card; the reasons may then show on any copy."""
        if how == "reject":
            reasons = self._copy(code, LABELS["reason"])
            if reasons is None:
                self._press_on(self._copy(code, LABELS["reject"]), "reject")
                reasons = await self.chat.pulse.until(
                    lambda: self._copy(code, LABELS["reason"]), self.patience / 4
                )
            self._press_on(reasons, "reason")
        else:
            self._press_on(self._copy(code, LABELS[how]), how)

    def _press_on(self, card: Card | None, key: str) -> None:
        if card is not None:
            self.press(LABELS[key], message_id=card.message_id)

    def _copy(self, code: str, label: str) -> Card | None:
        """The newest copy of a report's card that has such a button."""
        return next((card for card in reversed(self.cards_of(code)) if _has(card.looks[-1], label)), None)

    def story(self, code: str) -> str:
        """Every copy of a card, how it looks, and every press on it with its answer."""
        lines = []
        for card in self.cards_of(code):
            labels = "".join(f"[{button['text']}]" for button in buttons_of(card.looks[-1]))
            lines.append(f"copy {card.message_id}: {len(card.looks)} looks, now {card.text[:60]!r} {labels}")
            for query in self.server.world.callbacks.values():
                if (query.chat_id, query.message_id) == (self.chat.id, card.message_id):
                    said = [answer.get("text") for answer in query.answers]
                    lines.append(f"    pressed {query.data}, answered {said}")
        return "\n".join(lines)

    async def tap(self, key: str, card: Card) -> Json:
        """Press a button on a card; how the press was answered."""
        return await self.answered(self.press(LABELS[key], message_id=card.message_id))

    async def shows(self, code: str, pattern: str) -> Card:
        """Wait until a card of the report matches."""
        regex = re.compile(pattern, re.IGNORECASE | re.DOTALL)
        return await self._until(
            lambda: next((card for card in self.cards_of(code) if regex.search(card.text)), None),
            f"a card of report {code} with {pattern!r}",
        )

    async def work(self, how: Callable[[str], str], stop: asyncio.Event, *, at_once: int = 5) -> None:
        """Decide every report that comes up, several at a time, until told to stop."""
        begun: set[str] = set()
        running: set[asyncio.Task[None]] = set()
        while not stop.is_set() or running:
            for card in self.cards():
                if card.code not in begun and len(running) < at_once:
                    begun.add(card.code)
                    running.add(asyncio.create_task(self.decide(card.code, how(card.code))))
            done, running = await asyncio.wait(running, timeout=0.3) if running else (set(), running)
            for task in done:
                task.result()
            if not running:
                await asyncio.sleep(0.1)

    async def _until(self, look: Callable[[], Card | None], what: str) -> Card:
        found = await self.chat.pulse.until(look, self.patience)
        if found is None:
            raise Puzzled(f"waited for {what}; {self.recent()}")
        return found


def cards_in(transcript: list[Happening]) -> list[Card]:
    """Text messages of the bot that began as a card: they name a report and have an Approve button."""
    cards: dict[int, Card] = {}
    for line in transcript:
        if not line.by_bot or line.kind == "delete":
            continue
        if line.kind == "edit" and line.message_id in cards:
            cards[line.message_id].looks.append(line.message)
            continue
        match = re.search(CARD, text_of(line.message), re.IGNORECASE)
        # A card that was there before its report was sent is filled in by a change.
        if match and _has(line.message, LABELS["approve"]):
            cards[line.message_id] = Card(match.group(1), line.message_id, [line.message])
    return list(cards.values())


def _has(message: Json, label: str) -> bool:
    return any(re.search(label, button["text"], re.IGNORECASE) for button in buttons_of(message))
