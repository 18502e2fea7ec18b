"""Stopping, killing, starting, logging in: nothing is lost on the way.

MATRIX_ROOMS (20): how many rooms the bot is in when it is restarted; the full run: MATRIX_ROOMS=1000.
"""

from __future__ import annotations

import asyncio
import os
import time

import pytest
from bot import BotProcess
from faults import Kind
from matrix_evidence import read_back, repeated_cards, repeated_words
from matrix_server import Synapse
from matrix_stage import MatrixStage
from people.dialog import Filing

ROOMS = int(os.environ.get("MATRIX_ROOMS", "20"))


async def test_sigterm_ends_it_in_time_and_it_stays_logged_in(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M5, M11, M123
    assert await matrix_bot.terminate(5) == 0
    logins = len(posted(matrix, "login"))
    await matrix_bot.start()
    assert len(posted(matrix, "login")) == logins == 1
    assert matrix.journal.named("logout") == []


def posted(stage: MatrixStage, method: str) -> list[str]:
    return [call.path for call in stage.journal.named(method) if call.verb == "POST"]


async def test_a_talk_survives_a_kill_at_every_step(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M16, M17, M69
    dana = await matrix.voter()
    await dana.begin()
    filing = Filing("The machine eats the ballots.")
    dana.filings.append(filing)
    await matrix_bot.restart()
    await dana.open_report(filing)
    await matrix_bot.restart()
    await dana.add_photos(filing, 2)
    await matrix_bot.restart()
    await dana.place(filing)
    await matrix_bot.restart()
    await dana.send_it(filing)
    await matrix_bot.restart()
    await matrix.omar.decide(filing.code or "")
    await matrix_bot.restart()
    assert await dana.outcome(filing) == "approved"
    assert repeated_cards(await read_back(matrix.omar, matrix.room)) == []
    assert repeated_words(await read_back(dana, dana.chat.id)) == []


async def test_a_second_process_on_the_same_data_says_so_and_ends(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M32
    second = BotProcess([matrix.proxy], matrix.data, matrix_bot.settings)
    await second.start(ready=False)
    assert await second.ends(15) != 0
    assert second.log
    await matrix.report("The first process goes on.")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("MATRIX_PASSWORD", "not-the-password-of-the-bot"),
        ("MATRIX_PASSWORD", None),
        ("MATRIX_REVIEW_ROOM", None),
        ("MATRIX_HOMESERVER", "ftp://example.org"),
        ("MATRIX_USER", "somebody-without-a-server"),
        ("MATRIX_MODERATOR_LEVEL", "rather high"),
        ("MATRIX_INVITES", "every body!"),
        ("MATRIX_TOKEN", "syt_this_is_no_token_of_anybody"),
    ],
)
async def test_a_wrong_setting_is_named_and_not_shown(
    matrix: MatrixStage, name: str, value: str | None
) -> None:  # M3, M4, M10, M120
    if value is None:
        matrix.bot.settings.pop(name, None)
    else:
        matrix.bot.settings[name] = value
        matrix.secret[value] = "a wrong setting"
    if name == "MATRIX_TOKEN":
        matrix.bot.settings.pop("MATRIX_PASSWORD")
    await matrix.bot.start(ready=False)
    assert await matrix.bot.ends(15) != 0
    assert any(name in line for line in matrix.bot.log), matrix.bot.tail()
    assert len(posted(matrix, "login")) <= 1


# Tokens


async def test_a_soft_logout_is_mended_on_the_same_device(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M7
    dana = await matrix.voter()
    await dana.begin()
    matrix.faults.script("sync", Kind.TOKEN_EXPIRED)
    filing = await dana.file("The ballots ran out at noon.", photos=1)
    await matrix.omar.decide(filing.code or "")
    await dana.outcome(filing)
    devices = {call.answer.get("device_id") for call in matrix.journal.named("login") if call.verb == "POST"}
    assert len(devices) == 1
    assert repeated_words(await read_back(dana, dana.chat.id)) == []


async def test_a_dead_token_is_replaced_by_one_new_login(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M8
    """An administrator has ended every session of the bot."""
    dana = await matrix.voter()
    await dana.begin()
    login = next(call for call in matrix.journal.named("login") if call.verb == "POST")
    await matrix.synapse.ask("POST", "/_matrix/client/v3/logout/all", token=login.answer["access_token"])
    dana.say("!report")
    dana.patience = 90
    await dana.prompt("what")
    assert len(posted(matrix, "login")) == 2


async def test_a_dead_token_without_a_password_ends_it(matrix: MatrixStage) -> None:  # M8
    matrix.bot.settings.pop("MATRIX_PASSWORD")
    matrix.bot.settings["MATRIX_TOKEN"] = matrix.proxy.bot.token
    await matrix.bot.start()
    dana = await matrix.voter()
    await dana.begin()
    calls = len(matrix.journal.calls)
    await matrix.synapse.ask("POST", "/_matrix/client/v3/logout/all", token=matrix.proxy.bot.token)
    assert await matrix.bot.ends(45) != 0
    assert len(matrix.journal.calls) - calls < 20
    assert matrix.bot.log


async def test_a_locked_account_is_asked_about_seldom(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:  # M9
    matrix.faults.at_random(1, {"*": {Kind.USER_LOCKED: 1.0}})
    await matrix.omar.say("wake up")
    await asyncio.sleep(2)
    calls = len(matrix.journal.calls)
    await asyncio.sleep(6)
    assert len(matrix.journal.calls) - calls <= 2


async def test_it_waits_for_a_homeserver_that_is_down(matrix: MatrixStage) -> None:  # M1, M4
    matrix.faults.script("versions", Kind.BAD_GATEWAY, times=2)
    matrix.faults.script("login", Kind.SERVER_ERROR)
    matrix.faults.script("whoami", Kind.GATEWAY_TIMEOUT_HTML)
    await matrix.bot.start()
    dana = await matrix.voter()
    await dana.begin()


# Many rooms


async def test_it_starts_with_many_rooms(
    matrix: MatrixStage, capsys: pytest.CaptureFixture[str]
) -> None:  # M22, M31
    """From the homeserver's first sync answer to the bot's first word, after a cold and a warm start."""
    await fill(matrix.synapse, matrix, ROOMS)
    began = time.monotonic()
    await matrix.bot.start()
    cold = time.monotonic() - began
    dana = await matrix.voter()
    dana.patience = 240
    await dana.begin()
    cold_size = matrix.bot.resident
    await matrix.bot.terminate(10)
    dana.say("!report")
    mark = len(matrix.journal.calls)
    await matrix.bot.start(ready=False)
    await dana.prompt("what")
    warm = answer_time(matrix, mark)
    with capsys.disabled():
        print(
            f"\n{ROOMS} rooms: cold start follows after {cold:.1f} s with {cold_size} MB; warm start: first "
            f"answer {warm:.2f} s after the homeserver's sync answer, {matrix.bot.resident} MB resident"
        )
    assert warm < 2 or ROOMS < 1000


def answer_time(stage: MatrixStage, mark: int) -> float:
    """Seconds from the first sync answer after `mark` to the first message."""
    calls = stage.journal.calls[mark:]
    sync = next(call for call in calls if call.method == "sync" and call.status == 200)
    send = next(call for call in calls if call.method == "send")
    return send.at - sync.answered_at


async def fill(synapse: Synapse, stage: MatrixStage, count: int) -> None:
    """Direct rooms of many people, which the bot has joined long ago."""
    gate = asyncio.Semaphore(8)
    token = stage.proxy.bot.token

    async def one(number: int) -> None:
        async with gate:
            person = await synapse.account(f"citizen{number}")
            body = {"is_direct": True, "invite": [stage.bot_id], "preset": "trusted_private_chat"}
            path = "/_matrix/client/v3/createRoom"
            room = (await synapse.ask("POST", path, json=body, token=person.token))["room_id"]
            await synapse.ask("POST", f"/_matrix/client/v3/join/{room}", json={}, token=token)

    await asyncio.gather(*(one(number) for number in range(count)))
