"""S46, S47: a video in a report, from its sender to everybody, with kills at each step."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from bot import BotProcess
from faults import Kind
from people import messages
from stage import Stage
from telegram_server.world import Chat
from test_bad_input import CLIP, at_the_photos
from test_machine import Machine


@pytest.fixture
def machine(stage: Stage, tmp_path: Path) -> Iterator[Machine]:
    """Its clock can be moved."""
    yield Machine(stage, tmp_path)


def videos(chat: Chat) -> list[dict[str, Any]]:
    """The videos of the bot that stand in a chat now."""
    by_bot = {line.message_id for line in chat.from_bot()}
    shown = chat.messages.values()
    return [message for message in shown if message["message_id"] in by_bot and "video" in message]


async def until(what: str, happens: Any) -> Any:
    for _ in range(400):
        if found := happens():
            return found
        await asyncio.sleep(0.05)
    raise AssertionError(f"not within 20 seconds: {what}")


def kept(stage: Stage) -> list[Path]:
    return sorted((stage.data / "photos").rglob("*.mp4"))


async def plays(page: Path) -> None:
    """In a browser, where one is there: nothing is loaded but the picture, then it plays; nobody is left out."""
    try:
        from playwright.async_api import async_playwright
        from test_site import BROWSER, faults_of
    except ImportError:
        return
    if BROWSER is None:
        return
    asked: list[str] = []
    complaints: list[str] = []
    async with async_playwright() as players:
        browser = await players.chromium.launch(executable_path=BROWSER, args=["--no-sandbox", "--disable-gpu"])
        tab = await browser.new_page(bypass_csp=False)
        tab.on("console", lambda message: complaints.append(message.text))
        tab.on("request", lambda request: asked.append(request.url))
        assert await faults_of(tab, page.as_uri()) == []
        assert not any(url.endswith(".mp4") for url in asked) and any(url.endswith(".jpg") for url in asked)
        length = await tab.evaluate(
            """async () => { const video = document.querySelector("video"); await video.play(); return video.duration }"""
        )
        assert length > 1 and any(url.endswith(".mp4") for url in asked)
        await browser.close()
    assert complaints == []


async def reported(stage: Stage) -> tuple[Any, str]:
    """Somebody's report with a video; its files are kept."""
    dana, filing = await at_the_photos(stage)
    dana.send(messages.video(stage.server.world.files, CLIP))
    await dana.hear(r"I keep your video without sound")
    await dana.place(filing)
    code = await dana.send_it(filing)
    card = await stage.omar.card(code)
    assert "Video of photo 1" in card.first_text
    return dana, code


async def alone(stage: Stage, moderator: Any) -> Any:
    """The moderator's own chat with the bot, which has to begin with them."""
    chat = stage.in_private(moderator)
    chat.say("/start")
    await chat.hear("I am a program")
    return chat


async def test_a_video_is_shown_to_a_moderator_alone_and_goes(stage: Stage, machine: Machine) -> None:
    bot = stage.bot
    await bot.start()
    dana, code = await reported(stage)
    assert len(kept(stage)) == 1
    # What is kept is not the file that was sent, which has sound, and says where it was filmed and on what.
    assert b"mp4a" in CLIP and b"mp4a" not in kept(stage)[0].read_bytes()
    assert videos(stage.room) == []
    own = await alone(stage, stage.omar)
    # The house dies once Telegram has the video and before it says so.
    stage.faults.script("sendVideo", Kind.LOST_HALF_OPEN)
    stage.omar.say(f"/video {code}")
    await until("the video", lambda: videos(own.chat))
    await bot.kill()
    await bot.start()
    # Nobody knows whether it came: it comes again, and of the first one nothing is remembered.
    shown = await until("the video again", lambda: found if len(found := videos(own.chat)) == 2 else None)
    assert all(message["has_protected_content"] for message in shown)
    assert f"Video of report {code}" in shown[0]["caption"]
    assert shown[0]["video"]["cover"]
    # The file is the very one that is kept, and the room has seen none.
    sent = stage.server.world.files.find(shown[-1]["video"]["file_id"])
    assert sent is not None and sent.content() == kept(stage)[0].read_bytes()
    assert videos(stage.room) == []
    # A stop lies between it and its end, too.
    await asyncio.sleep(1)
    latest = videos(own.chat)[-1]["message_id"]
    await bot.kill()
    await machine.suffers("clock=310")
    await bot.start()
    await until("its end", lambda: latest not in own.chat.messages)
    # With its author's data all of it goes.
    dana.say("/delete")
    await dana.hear("[Dd]elete")
    dana.say("yes delete")
    await until("no file", lambda: not kept(stage))


async def test_two_who_looked_make_it_public(stage: Stage, tmp_path: Path) -> None:
    bot, folder = stage.bot, tmp_path / "public"
    bot.settings |= {"TURNOUT_PUBLISH_DIR": str(folder), "TURNOUT_PUBLIC_DELAY": "0"}
    await bot.start()
    dana, code = await reported(stage)
    zoe = stage.moderator()
    for person in (stage.omar, zoe):
        own = await alone(stage, person)
        person.say(f"/video {code} public")
        await person.hear("Look at the video first")
        person.say(f"/video {code}")
        await until("the video", lambda own=own: videos(own.chat))
        person.say(f"/video {code} public")
        await person.hear("a second moderator must agree" if person is stage.omar else "becomes public")
        await bot.kill()
        await bot.start()
    await stage.omar.decide(code)
    await dana.hear("is public now")
    reader = stage.voter()
    await reader.begin()
    reader.say("/feed")
    await reader.hear("Two of three machines")
    reader.say("1")
    await reader.hear("Kind:")
    reader.say("photos")
    shown = await until("the video", lambda: videos(reader.chat))
    assert "has_protected_content" not in shown[0]
    # On the site it is the same file, and a page says what it is before anything of it is loaded.
    files = await until("its file on the site", lambda: [*(folder / "videos").rglob("*.mp4")])
    assert [file.read_bytes() for file in files] == [file.read_bytes() for file in kept(stage)]
    page = await until("its page", lambda: next(iter((folder / "r").rglob("*.html")), None))
    await until("the video on it", lambda: "<video" in page.read_text())
    await plays(page)
    stage.omar.say(f"/video {code} private")
    await stage.omar.hear("public no more")
    await until("no file", lambda: not [*(folder / "videos").rglob("*.mp4")])
    assert "<video" not in page.read_text() and "<img" in page.read_text()
    with closing(sqlite3.connect(stage.data / "turnout.sqlite")) as database:
        deeds = [row[0] for row in database.execute("SELECT deed FROM audit ORDER BY seq")]
    assert [deed for deed in deeds if deed.startswith("video")] == ["videoBacked", "videoShown", "videoHidden"]
