"""A moderator on Matrix: reactions on cards, replies, `!commands`."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable

from .listener import Puzzled
from .matrix_person import MatrixPerson, Sending
from .matrix_room import MatrixRoom
from .moderator import DECIDED, Card

CARD = r"^(?:\W*urgent\W*)?\W*report (\w+) · "  # how a card's first line begins
KEYS = {"approve": "✅", "reject": "❌", "ask": "❓", "take": "👀"}
REASON = "not enough detail"


class MatrixModerator(MatrixPerson):
    def cards(self) -> list[Card]:
        """Every card the bot posted in the room, in order; repeats are separate cards."""
        return cards_in(self.chat)

    def cards_of(self, code: str) -> list[Card]:
        return [card for card in self.cards() if card.code == code]

    async def card(self, code: str) -> Card:
        """Wait for the card of a report."""
        return await self.see(lambda: next(iter(self.cards_of(code)), None), f"a card of report {code}")

    async def shows(self, code: str, pattern: str) -> Card:
        """Wait until a card of the report matches now."""
        regex = re.compile(pattern, re.IGNORECASE | re.DOTALL)
        return await self.see(
            lambda: next((card for card in self.cards_of(code) if regex.search(card.text)), None),
            f"a card of report {code} with {pattern!r}",
        )

    def decided(self, code: str, how: str) -> bool:
        return any(is_decided(card, how) for card in self.cards_of(code))

    def begin_to_decide(self, card: Card, how: str) -> Sending:
        """React, or write where a reason is needed."""
        if how == "reject":
            return self.say(f"!reject {card.code} {REASON}")
        return self.react(str(card.message_id), KEYS[how])

    async def decide(self, code: str, how: str = "approve") -> None:
        """Decide and wait until the card shows it."""
        card = await self.card(code)
        await self.begin_to_decide(card, how)
        await self.until_decided(code, how)

    async def until_decided(self, code: str, how: str = "approve") -> None:
        done = await self.chat.pulse.until(lambda: self.decided(code, how) or None, self.patience)
        if not done:
            raise Puzzled(f"report {code} does not end with {how}:\n{self.story(code)}")

    async def work(self, how: Callable[[str], str], stop: asyncio.Event) -> None:
        """Decide every report that comes up until told to stop."""
        begun: dict[str, asyncio.Task[None]] = {}
        while not stop.is_set():
            for card in self.cards():
                if card.code not in begun:
                    begun[card.code] = asyncio.create_task(self.decide(card.code, how(card.code)))
            await asyncio.sleep(0.2)
        await asyncio.gather(*begun.values())

    async def see(self, look: Callable[[], Card | None], what: str) -> Card:
        found = await self.chat.pulse.until(look, self.patience)
        if found is None:
            raise Puzzled(f"waited for {what}; {self.recent()}")
        return found

    def story(self, code: str) -> str:
        cards = [f"{len(card.looks)} looks, now {card.text[:80]!r}" for card in self.cards_of(code)]
        return "\n".join([*cards, self.recent()])


def cards_in(room: MatrixRoom) -> list[Card]:
    """Messages of the bot that began as a card, with every look they had."""
    cards: dict[str, Card] = {}
    for line in room.from_bot():
        if line.kind == "edit" and line.event_id in cards:
            cards[line.event_id].looks.append(line.message)
        match = re.search(CARD, line.message.get("text", ""), re.IGNORECASE)
        # A card that was there before its report was sent is filled in by a change.
        if match and line.event_id not in cards:
            cards[line.event_id] = Card(match.group(1), line.event_id, [line.message])
    return list(cards.values())


def is_decided(card: Card, how: str) -> bool:
    head = card.text.splitlines()[0] if card.text else ""
    return re.search(DECIDED[how], head, re.IGNORECASE) is not None
