"""Charities on the strict server: a promise is kept through kills, and a card number is kept nowhere."""

from __future__ import annotations

from bot import BotProcess
from stage import Stage
from test_canary import files_with

CARD, GROUPED, ACCOUNT = "4242424242424242", "5555 5555 5555 4444", "GB33BUKB20201555555555"


async def test_a_promise_survives_a_kill_at_every_step(stage: Stage, bot: BotProcess) -> None:
    dana = stage.voter()
    await dana.begin()
    dana.say("I want to help against malaria")
    await dana.hear("charities: malaria")
    await bot.restart()
    dana.press("^against malaria")
    await dana.hear("registered as the against malaria foundation")
    await bot.restart()
    dana.press("^give")
    await dana.hear("how much for")
    await bot.restart()
    dana.press(r"^\$5$")
    await dana.hear(r"pledge 1, .*: \$5 to the against malaria foundation")
    await bot.restart()
    dana.press("^done")
    await dana.hear("given on .*, by your word")
    await bot.restart()
    dana.say("/impact")
    await dana.hear(r"\$5 ÷ about \$6 = a part of one net")
    assert len(dana.heard("pledge 2")) == 0


async def test_a_card_number_is_in_no_file(stage: Stage, bot: BotProcess) -> None:
    dana = stage.voter()
    await dana.begin()
    dana.say(f"they want {CARD} before i can vote")
    await dana.hear("took a card or bank number")
    # After an unclean stop raw updates are kept before they are understood.
    await bot.kill()
    dana.say(f"and {GROUPED} too, they said")
    dana.photo(dana.new_photo()[1], f"my account is {ACCOUNT}")
    await bot.start()
    await dana.hear(r"added: .*\*\*\*\* \*\*\*\* \*\*\*\* \*\*\*\*|photos: 1")
    await dana.settle(2)
    await dana.tap("send")
    await dana.hear("sent as report")
    for number in (CARD, GROUPED, GROUPED.replace(" ", ""), ACCOUNT):
        assert files_with(number, stage.data) == []
        assert number not in bot.tail(10_000)
