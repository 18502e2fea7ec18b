"""Results with their pictures, as the platforms received them: once, from the cache, changed, and without a drawing."""

from __future__ import annotations

import asyncio
import io
import os
import signal
from pathlib import Path
from typing import Any

import pytest
from bot import BotProcess
from faults import Kind
from matrix_evidence import history
from matrix_stage import MatrixStage
from people.listener import buttons_of
from people.matrix_voter import MatrixVoter
from people.voter import Voter
from PIL import Image
from stage import Stage

Json = dict[str, Any]
MAYOR = "who won mayor 2014"
WON = "Brian Bowman won with 47.5%"
OTHER = "who won mayor 2010"


def check(content: bytes) -> None:
    """A drawing as it was meant: a PNG that a phone shows without making it smaller."""
    assert content.startswith(b"\x89PNG\r\n\x1a\n") and 5_000 < len(content) <= 80_000
    with Image.open(io.BytesIO(content)) as image:
        image.load()
        assert image.width == 1280 and 720 <= image.height <= 1280
        assert len(image.convert("RGB").getcolors(1 << 24) or []) > 4


def shown(stage: Stage, message: Json) -> bytes:
    """The bytes of the picture in a message, in its full size."""
    largest = max(message["photo"], key=lambda size: int(size["width"]))
    stored = stage.server.world.files.find(largest["file_id"])
    assert stored is not None
    return stored.content()


def sources(stage: Stage, method: str = "sendPhoto") -> list[str]:
    """What the bot named as the picture in each call."""
    return [str(call.params["photo"]) for call in stage.journal.calls if call.method == method]


async def asked(dana: Voter, words: str = MAYOR, answer: str = WON) -> Json:
    """Asks from the menu: the same answer is not given twice in a row."""
    dana.say("/start")
    await dana.prompt("menu")
    dana.say(words)
    return await dana.hear(answer)


async def test_a_result_comes_once_below_its_picture(stage: Stage, bot: BotProcess) -> None:
    dana = stage.voter()
    await dana.begin()
    message = await asked(dana)
    check(shown(stage, message))
    assert message["caption"].split("\n")[0].startswith("2014, mayor of Winnipeg")
    assert any(button["text"] == "Pie" for button in buttons_of(message))
    await dana.settle(0.5)
    assert len(dana.heard(WON)) == 1
    assert not [line for line in dana.heard(WON) if "text" in line.message]


async def test_a_picture_is_uploaded_once_also_over_a_restart(stage: Stage, bot: BotProcess) -> None:
    dana, eli = stage.voter(), stage.voter()
    for voter in (dana, eli):
        await voter.begin()
    first = await asked(dana)
    second = await asked(eli)
    assert [source.startswith("attach://") for source in sources(stage)] == [True, False]
    assert shown(stage, first) == shown(stage, second)
    await asyncio.sleep(0.5)
    await bot.restart()
    await asked(dana)
    assert sources(stage)[2:] == sources(stage)[1:2]


async def test_a_pie_takes_the_bars_place(stage: Stage, bot: BotProcess) -> None:
    dana = stage.voter()
    await dana.begin()
    bars = await asked(dana)
    before = shown(stage, bars)
    dana.press("^Pie$", message_id=bars["message_id"])
    pie = await dana.hear(WON)
    assert pie["message_id"] == bars["message_id"] and "edit_date" in pie
    check(shown(stage, pie))
    assert shown(stage, pie) != before
    assert any(button["text"] == "Bars" for button in buttons_of(pie))
    dana.press("^Bars$", message_id=bars["message_id"])
    again = await dana.hear(WON)
    assert again["message_id"] == bars["message_id"] and shown(stage, again) == before
    edits = [call for call in stage.journal.calls if call.method == "editMessageMedia"]
    assert len(edits) == 2 and not str(edits[1].params["media"]["media"]).startswith("attach://")


async def test_a_file_that_the_platform_forgot_is_sent_anew_once(stage: Stage, bot: BotProcess) -> None:
    dana = stage.voter()
    await dana.begin()
    await asked(dana)
    await asked(dana)
    known = sources(stage)[1]
    del stage.server.world.files._by_id[known]
    message = await asked(dana)
    check(shown(stage, message))
    assert sources(stage)[2:] == [known, "attach://f0"]
    await asked(dana)
    assert not sources(stage)[4].startswith("attach://") and sources(stage)[4] != known


def drawing_workers(bot: BotProcess) -> list[int]:
    """The bot's processes that draw."""
    assert bot.process is not None
    found = []
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            words = (entry / "cmdline").read_bytes()
            parent = (entry / "stat").read_text().rpartition(")")[2].split()[1]
        except OSError:
            continue
        if b"drawing-worker" in words and int(parent) == bot.process.pid:
            found.append(int(entry.name))
    return found


@pytest.mark.parametrize("end", ["killed", "stuck"])
async def test_words_go_alone_where_the_drawing_fails(stage: Stage, bot: BotProcess, end: str) -> None:
    dana = stage.voter()
    await dana.begin()
    await asked(dana)
    (worker,) = drawing_workers(bot)
    os.kill(worker, signal.SIGSTOP)
    dana.say(OTHER)
    await asyncio.sleep(0.6)
    # Drawing takes so long that the chat shows it.
    assert "upload_photo" in dana.chat.actions
    if end == "killed":
        os.kill(worker, signal.SIGKILL)
    message = await dana.hear("2010, mayor of Winnipeg", seconds=8)
    assert "photo" not in message and message["text"].startswith("2010, mayor of Winnipeg")
    # The next one is drawn by another worker; the picture may still be had.
    dana.press("^Pie$", message_id=message["message_id"])
    pie = await dana.hear("2010, mayor of Winnipeg")
    check(shown(stage, pie))
    assert pie["message_id"] == message["message_id"]


async def test_a_kill_loses_no_picture_and_doubles_none(stage: Stage, bot: BotProcess) -> None:
    dana = stage.voter()
    await dana.begin()
    # The house dies with the call on its way, and the platform never saw it.
    stage.faults.script("sendPhoto", Kind.DROP)
    dana.say(MAYOR)
    while not any(call.method == "sendPhoto" for call in stage.journal.calls):
        await asyncio.sleep(0.01)
    await bot.restart()
    message = await dana.hear(WON)
    check(shown(stage, message))
    for _ in range(2):
        await bot.restart()
    await dana.settle(1)
    assert len(dana.heard(WON)) == 1


COUNCIL = "city council winnipeg 2010"
FIRST = "2010, city council, Charleswood - Tuxedo"


def check_small(content: bytes) -> None:
    assert content.startswith(b"\x89PNG\r\n\x1a\n")
    with Image.open(io.BytesIO(content)) as image:
        image.load()
        assert image.width == 640


async def test_a_list_is_an_album_with_the_buttons_below_it(stage: Stage, bot: BotProcess) -> None:
    dana = stage.voter()
    await dana.begin()
    listed = await asked(dana, COUNCIL, "City council 2010")
    dana.press("^Small pictures$", message_id=listed["message_id"])
    below = await dana.hear("8 of the list as small pictures")
    album = [line.message for line in dana.chat.transcript if "media_group_id" in line.message]
    assert len(album) == 8 and len({message["media_group_id"] for message in album}) == 1
    assert all(message["message_id"] < below["message_id"] for message in album)
    for message in album:
        check_small(shown(stage, message))
    assert album[0]["caption"].startswith(FIRST) and "56 votes" in album[0]["caption"]
    assert len({shown(stage, message) for message in album}) == 8
    dana.press("^Mynarski$", message_id=below["message_id"])
    check(shown(stage, await dana.hear("2010, city council, Mynarski: Ross Eadie won")))


@pytest.mark.parametrize("method", ["sendMediaGroup", "sendMessage"])
async def test_a_kill_loses_no_album(stage: Stage, bot: BotProcess, method: str) -> None:
    dana = stage.voter()
    await dana.begin()
    listed = await asked(dana, COUNCIL, "City council 2010")
    seen = len(stage.journal.calls)
    stage.faults.script(method, Kind.DROP)
    dana.press("^Small pictures$", message_id=listed["message_id"])
    while not any(call.method == method for call in stage.journal.calls[seen:]):
        await asyncio.sleep(0.01)
    await bot.restart()
    await dana.hear("8 of the list as small pictures")
    await dana.settle(1)
    # Where only the words below were cut off, the album may stand there twice: it is better than none.
    albums = {line.message["media_group_id"] for line in dana.chat.transcript if "media_group_id" in line.message}
    assert len(albums) in (1, 2) and len(dana.heard("8 of the list")) == 1


# Matrix


async def test_matrix_shows_a_list_as_images_above_its_choices(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:
    dana = await matrix.voter()
    await dana.begin()
    dana.say(COUNCIL)
    await dana.hear("City council 2010")
    dana.say("small pictures")
    await dana.hear("8 of the list as small pictures")
    shown_now = await pictures(dana)
    assert len(shown_now) == 8 and len({content["url"] for content in shown_now}) == 8
    assert any(content["body"].startswith(FIRST) for content in shown_now)
    for content in shown_now:
        check_small(await dana.fetch(content["url"]))
    # A result that is opened now takes none of them away.
    dana.say("Mynarski")
    await dana.hear("2010, city council, Mynarski")
    assert len(await pictures(dana)) == 9


async def pictures(voter: MatrixVoter) -> list[Json]:
    """Contents of the images that the room shows; those that were taken away are empty."""
    events = await history(voter, voter.chat.id)
    return [event["content"] for event in events if event.get("content", {}).get("msgtype") == "m.image"]


async def test_matrix_shows_a_picture_and_says_the_same_in_words(
    matrix: MatrixStage, matrix_bot: BotProcess
) -> None:
    dana, eli = await matrix.voter(), await matrix.voter()
    for voter in (dana, eli):
        await voter.begin()
        voter.say(MAYOR)
        await voter.hear(WON)
    (content,), (other,) = await pictures(dana), await pictures(eli)
    assert content["body"].startswith("2014, mayor of Winnipeg: Brian Bowman: 111,504 votes, 47.5%")
    assert "53,064 votes" in content["body"] and content["filename"].endswith("-bars.png")
    check(await dana.fetch(content["url"]))
    assert content["info"]["size"] == len(await dana.fetch(content["url"]))
    # The second is the first: it lies on the homeserver already.
    assert other["url"] == content["url"]
    assert len([call for call in matrix.journal.calls if call.method == "upload"]) == 1


async def test_matrix_takes_the_bars_away_for_a_pie(matrix: MatrixStage, matrix_bot: BotProcess) -> None:
    dana = await matrix.voter()
    await dana.begin()
    dana.say(MAYOR)
    await dana.hear(WON)
    (bars,) = await pictures(dana)
    await matrix_bot.restart()
    dana.say("pie")
    await dana.hear(WON)

    async def only() -> Json:
        for _ in range(100):
            found = await pictures(dana)
            if len(found) == 1 and found[0]["url"] != bars["url"]:
                return found[0]
            await asyncio.sleep(0.1)
        raise AssertionError(f"the room shows {found}")

    pie = await only()
    check(await dana.fetch(pie["url"]))
    assert await dana.fetch(pie["url"]) != await dana.fetch(bars["url"])


async def test_a_kill_on_matrix_doubles_no_picture(matrix: MatrixStage, matrix_bot: BotProcess) -> None:
    dana = await matrix.voter()
    await dana.begin()
    start = len(matrix.journal.calls)

    def uploaded() -> bool:
        return any(call.method == "upload" for call in matrix.journal.calls[start:])

    dana.say(MAYOR)
    while not uploaded():
        await asyncio.sleep(0.005)
    await matrix_bot.restart()
    await dana.hear(WON)
    await matrix_bot.restart()
    await dana.settle(1)
    assert len(await pictures(dana)) == 1
    assert len([line for line in dana.heard(WON)]) == 1
