"""Transcripts in an encrypted chat: the same deeds in a plain one beside it are answered word for word the same."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path

import pytest
from people.matrix_room import choices_in
from people.matrix_voter import MatrixVoter
from people.sealed_voter import SealedVoter
from sealed_chats import Chats

FOLDER = Path(__file__).resolve().parents[2] / "transcripts"


@dataclass
class Deed:
    kind: str  # says, taps
    words: str


def deeds(path: Path) -> list[Deed]:
    """What the one voter of a transcript does; nothing where others do something, or the weather, or a clock that matters."""
    text = path.read_text()
    voters = re.findall(r"^(\w+) is a voter on \w+\.$", text, re.MULTILINE)
    others = re.findall(r"^\w+ is an? (?!voter)\w+", text, re.MULTILINE)
    strange = r"^(Telegram|Matrix|The house|Nobody|Cards|\w+ (sends|edits|deletes|joins|leaves|forwards|reacts|shares|pays))"
    if len(voters) != 1 or others or re.search(strange, text, re.MULTILINE):
        return []
    found = []
    for line in text.splitlines():
        if match := re.match(rf"{voters[0]}: (.+)$", line):
            found.append(Deed("says", match[1]))
        elif match := re.match(rf"{voters[0]} taps \[(.+)\]\.$", line):
            found.append(Deed("taps", match[1]))
        elif line.startswith(f"{voters[0]} ") and not line.startswith(f"{voters[0]} is "):
            return []
    return found


PLAYED = {path.name: found for path in sorted(FOLDER.glob("*.txt")) if (found := deeds(path))}
SHORT = [name for name in sorted(PLAYED) if 6 <= len(PLAYED[name]) <= 12]
CHOSEN = sorted(PLAYED) if os.environ.get("TURNOUT_SLOW") else SHORT[:: max(1, len(SHORT) // 2)][:2]


def number_of(label: str, said: list[str]) -> str | None:
    for words in reversed(said):
        offered = choices_in(words)
        if label in offered:
            return offered[label]
    return None


def plain(words: str) -> str:
    """Without what differs between two people: numbers of reports, and the minute."""
    words = re.sub(r"\b\d{1,2}:\d\d\b", "H:MM", words)
    return re.sub(r"\b(report|Report|reporte|Reporte)s? \d+", r"\1 N", words)


async def answers_of_plain(voter: MatrixVoter, words: str) -> list[str]:
    start = len(voter.chat.transcript)
    await voter.say(words)
    await voter.hear(".", since=start)
    await voter.settle(0.4)
    return [line.message["text"] for line in voter.chat.transcript[start:] if line.by_bot and line.kind == "new"]


async def answers_of_sealed(person: SealedVoter, words: str, count: int) -> list[str]:
    start = len(person.everything)
    await person.say(words)
    await person.until(lambda: len(person.everything) - start >= count, 20)
    return [getattr(event, "body", "") for event in person.everything[start:]]


@pytest.mark.parametrize("name", CHOSEN)
async def test_it_reads_the_same(chats: Chats, name: str) -> None:  # E2
    sealed = await chats.voter()
    voter = await chats.stage.voter()
    await voter.open_dm()
    said: list[str] = []
    for deed in PLAYED[name]:
        words = deed.words if deed.kind == "says" else number_of(deed.words, said)
        if words is None:
            continue  # by the real clock another question is asked
        words = "!" + words[1:] if words.startswith("/") else words
        expected = await answers_of_plain(voter, words)
        heard = await answers_of_sealed(sealed, words, len(expected))
        assert [plain(one) for one in heard] == [plain(one) for one in expected], words
        said = expected
    await chats.check()
