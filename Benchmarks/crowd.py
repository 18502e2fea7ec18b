"""The scenario of load.py: voters who each file a report in ten messages, so many at once, every next one after the reply."""

from __future__ import annotations

import asyncio
import time

from platform_server import Platform

WHATS = [
    "Only one machine works and the line is long", "They ran out of ballots in our language",
    "A man outside tells people to go home", "The ramp is blocked by a van", "The doors opened an hour late",
    "My name is not on the list", "The scanner keeps rejecting ballots", "They asked for two kinds of ID",
]
PLACES = ["Lincoln School", "the library on Oak Street", "Fire Station 4", "Grace Church hall", "the town hall", "Mill Road gym"]
STEPS = 8


def line(voter: int, step: int) -> str:
    """What a voter says at a step; what and where differs from voter to voter."""
    if step == 3:
        return f"{WHATS[voter % len(WHATS)]}, it is my number {voter}"
    if step == 4:
        return PLACES[voter % len(PLACES)]
    return ("/start", "30310", "/report", "", "", "send", "my reports", "menu")[step]


class Crowd(Platform):
    """`begin` sends voters in; whoever is through makes room for the next, until all have been there."""

    def __init__(self) -> None:
        super().__init__()
        self.step: dict[int, int] = {}
        self.done = asyncio.Event()
        self.waiting = 0
        self.newest = 0

    async def play(self, voters: int, at_once: int) -> None:
        """Returns once all these voters are through and the bot has been quiet for half a second."""
        self.done.clear()
        self.waiting = voters
        for _ in range(min(at_once, voters)):
            self.enter()
        await asyncio.wait_for(self.done.wait(), 1200)
        while time.monotonic() - self.last_call < 0.5:
            await asyncio.sleep(0.1)

    def enter(self) -> None:
        self.waiting -= 1
        self.newest += 1
        self.step[self.newest] = 0
        self.say(self.newest, line(self.newest, 0))

    def replied(self, chat: int, values: dict) -> None:
        if chat not in self.step:
            return
        self.step[chat] += 1
        if self.step[chat] < STEPS:
            self.say(chat, line(chat, self.step[chat]))
            return
        del self.step[chat]
        if self.waiting:
            self.enter()
        elif not self.step:
            self.done.set()
