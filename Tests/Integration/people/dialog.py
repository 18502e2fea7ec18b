"""How voters talk: everything that depends on the bot's wording is in WORDS, so that wording can move."""

from __future__ import annotations

import asyncio
import random
import re
from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from telegram_server.world import text_of

from .listener import Listener
from .photos import make_photo

Json = dict[str, Any]

# What the bot says (patterns, any case), by prompt.
WORDS = {
    "zip": r"what is your zip",
    "zip known": r"got it: (\d{5})",
    "zip unknown": r"do not know|I only cover|need 5 numbers|has 5, like|what is your zip|same as just now",
    "menu": r"what do you need",
    "what": r"what happened\?",
    "look": r"it is not sent yet|aún no se envía",
    "emergency": r"(call|llame al) 911",
    "in line": r"stay in line|quédese en la fila",
    "photos added": r"photos: (\d+)",
    "sent": r"sent as report (\w+)",
    "sent in spanish": r"enviado como reporte (\w+)",
    "started": r"start(ed)? a report|for a report\?",
    "old button": r"button is old|old button",
    "unsupported": r"I can read text and see photos|I cannot use videos",
    "public": r"report {code} is public",
    "not public": r"report {code} is not public",
    "too big": r"20 ?MB|too (big|large)",
    "bad photo": r"picture is broken|(could not|cannot|can't) (read|open|load|use|see)|not a (photo|picture)",
    "too long": r"that is long",
    "cancelled": r"did not send|What else do you need",
    "nothing": r"nothing to stop",
    "help": r"cancel|report",
    "feed empty": r"none yet",
    "welcome back": r"need|help|report",
}
# Labels of buttons.
LABELS = {
    "skip": r"^skip",
    "done": r"^done",
    "send": r"^send",
    "change": r"^change",
    "cancel": r"^cancel",
    "yes": r"^(yes|report)",
    "spanish": r"^español",
    "remove last": r"^remove",
}


@dataclass
class Filing:
    """One report as a voter meant it, and what became of it."""

    text: str
    photos: list[int | None] = field(default_factory=list)
    place: str = "Lincoln School, the gym"
    code: str | None = None
    outcome: str | None = None


class Dialog(Listener, ABC):
    """A voter's part of every dialog, on whatever platform."""

    START = "/start"
    REPORT = "/report"

    def converse(self, numbers: Iterator[int], seed: int) -> None:
        """Get ready: where photo numbers come from, and what pauses depend on."""
        self.numbers = numbers
        self.filings: list[Filing] = []
        self.thinking = 0.0  # longest pause before a deed
        self.random = random.Random(seed)

    @abstractmethod
    def press(self, label: str) -> object:
        """Choose what the bot offers under this label (a pattern)."""

    @abstractmethod
    def photo(self, content: bytes, caption: str | None = None) -> object:
        """Send one photo."""

    @abstractmethod
    async def album(self, photos: list[bytes], caption: str | None = None, *, pause: float = 0.0) -> object:
        """Send several photos that belong together."""

    async def prompt(self, key: str, **filled: str) -> Json:
        """Wait for one of WORDS."""
        return await self.hear(WORDS[key].format(**filled) if filled else WORDS[key])

    async def tap(self, key: str) -> None:
        await self.think()
        self.press(LABELS[key])

    async def think(self) -> None:
        if self.thinking:
            await asyncio.sleep(self.random.uniform(0, self.thinking))

    def new_photo(self, **how: Any) -> tuple[int, bytes]:
        number = next(self.numbers)
        return number, make_photo(number, **how)

    # Whole stretches of the dialog

    async def begin(self, zip_code: str | None = "30310") -> None:
        """/start and the ZIP question."""
        self.say(self.START)
        await self.prompt("zip")
        await self.think()
        if zip_code is None:
            await self.tap("skip")
        else:
            self.say(zip_code)
            await self.prompt("zip known")
        await self.prompt("menu")

    async def open_report(self, filing: Filing) -> None:
        """/report and the words."""
        await self.think()
        self.say(self.REPORT)
        await self.prompt("what")
        await self.think()
        self.say(filing.text)
        await self.prompt("look")

    async def add_photos(self, filing: Filing, count: int, *, pause: float = 0.0) -> None:
        """An album of `count` photos; the bot answers once, with the sum."""
        await self.think()
        pictures = [self.new_photo() for _ in range(count)]
        filing.photos.extend(number for number, _ in pictures)
        if count == 1:
            self.photo(pictures[0][1])
        else:
            start = len(self.chat.transcript)
            await self.album([content for _, content in pictures], pause=pause)
            self.mark = start
        await self.hear(rf"photos: {len(filing.photos)}\b")

    async def place(self, filing: Filing) -> None:
        """Where it is; that it happens now is assumed."""
        await self.think()
        self.say(filing.place)
        await self.prompt("look")

    async def send_it(self, filing: Filing) -> str:
        """Send; the receipt's code."""
        await self.tap("send")
        receipt = await self.prompt("sent")
        match = re.search(WORDS["sent"], text_of(receipt), re.IGNORECASE)
        assert match is not None
        filing.code = match.group(1)
        return filing.code

    async def file(self, text: str, photos: int = 4) -> Filing:
        """A whole report from /report to the receipt."""
        filing = Filing(text)
        self.filings.append(filing)
        await self.open_report(filing)
        if photos:
            await self.add_photos(filing, photos)
        await self.place(filing)
        await self.send_it(filing)
        return filing

    async def withdrawn(self, text: str) -> str:
        """A report that is sent and then taken back; its code."""
        await self.begin()
        filing = await self.file(text, photos=0)
        self.say("/mine")
        await self.hear("waiting")
        self.press(rf"^{filing.code}\b|report {filing.code}")
        await self.hear(re.escape(text))
        self.press("^withdraw")
        await self.hear("withdraw report")
        self.press("^yes")
        await self.hear("is withdrawn")
        return filing.code or ""

    async def outcome(self, filing: Filing) -> str:
        """Wait until the decision about a report is told."""
        assert filing.code is not None
        public = WORDS["public"].format(code=filing.code)
        private = WORDS["not public"].format(code=filing.code)
        message = await self.hear(f"{public}|{private}", since=0)
        filing.outcome = "rejected" if re.search(private, text_of(message), re.IGNORECASE) else "approved"
        return filing.outcome
