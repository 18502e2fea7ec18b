"""Lines of one breath: one look at all of them, whatever is killed meanwhile; danger and questions wait for nothing."""

from __future__ import annotations

import asyncio

import pytest
from bot import BotProcess
from people.dialog import WORDS
from people.voter import Voter
from stage import Stage
from telegram_server.world import text_of

TOLD = {
    "en": ("only one machine works here", "at Lincoln School", "the ramp is icy"),
    "es": ("solo sirve una máquina", "en la escuela Lincoln", "la rampa tiene hielo"),
}
DANGER = {"en": "he has a gun", "es": "tiene una pistola"}
QUESTION = {"en": "am i in time", "es": "puedo irme"}
BREATH = 3.0  # seconds


def looks(dana: Voter) -> list[str]:
    return [text_of(line.message) for line in dana.heard(WORDS["look"])]


async def at_once(dana: Voter, words: str, answer: str) -> float:
    """How many seconds it takes until words in the middle of a breath are answered."""
    clock = asyncio.get_running_loop()
    began = clock.time()
    dana.say(words)
    await dana.hear(answer)
    return clock.time() - began


@pytest.mark.parametrize("language", TOLD)
async def test_lines_of_one_breath_have_one_look(stage: Stage, bot: BotProcess, language: str) -> None:
    dana = stage.voter(language)
    for line in TOLD[language]:
        dana.say(line)
        await asyncio.sleep(0.3)
    await dana.prompt("look")
    await dana.settle()
    assert len(looks(dana)) == 1
    assert all(word in looks(dana)[0] for line in TOLD[language] for word in line.split()[-2:])


@pytest.mark.parametrize("language", TOLD)
@pytest.mark.parametrize("pause", [0.0, 0.5])
async def test_a_kill_in_the_middle_of_a_breath_loses_and_doubles_nothing(
    stage: Stage, bot: BotProcess, language: str, pause: float
) -> None:
    dana = stage.voter(language)
    first, place, last = TOLD[language]
    dana.say(first)
    await asyncio.sleep(pause)
    dana.say(place)
    await asyncio.sleep(pause)
    await bot.kill()
    dana.say(last)
    await bot.start()
    await dana.hear(last)
    await dana.settle()
    dana.press(r"^(send|enviar)")
    await dana.hear(WORDS["sent"] if language == "en" else WORDS["sent in spanish"])
    card = await stage.omar.hear(first, since=0)
    assert [text_of(card).count(words) for words in (first, place.split()[-1], last)] == [1, 1, 1]


@pytest.mark.parametrize("language", TOLD)
async def test_danger_and_questions_do_not_wait_for_the_breath(
    stage: Stage, bot: BotProcess, language: str
) -> None:
    spans: dict[str, list[float]] = {"danger": [], "question": []}
    for kind, words, answer in (
        ("danger", DANGER[language], WORDS["emergency"]),
        ("question", QUESTION[language], WORDS["in line"]),
    ):
        for _ in range(3):
            dana = stage.voter(language)
            dana.say(TOLD[language][0])
            spans[kind].append(await at_once(dana, words, answer))
    # What waits is never answered within a breath; a machine that is busy may be slow once.
    assert all(min(some) < BREATH - 0.5 for some in spans.values()), spans
