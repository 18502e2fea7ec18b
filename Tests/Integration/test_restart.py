"""Stopping, killing, starting: nothing is lost on the way."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from bot import BotProcess
from people.dialog import Filing
from stage import Stage


async def test_sigterm_ends_it_in_time(stage: Stage, bot: BotProcess) -> None:  # T27
    assert await bot.terminate(5) == 0


async def test_a_talk_survives_a_kill_at_every_step(stage: Stage, bot: BotProcess) -> None:
    dana = stage.voter()
    await dana.begin()
    filing = Filing("The machine eats the ballots.")
    dana.filings.append(filing)
    await bot.restart()
    await dana.open_report(filing)
    await bot.restart()
    await dana.add_photos(filing, 3)
    await bot.restart()
    await bot.restart()
    await dana.place(filing)
    await bot.restart()
    await dana.send_it(filing)
    await bot.restart()
    await stage.omar.decide(filing.code or "")
    await bot.restart()
    assert await dana.outcome(filing) == "approved"
    assert len({card.code for card in stage.omar.cards()}) == 1


async def test_what_was_sent_while_it_was_down_is_answered(stage: Stage, bot: BotProcess) -> None:
    await bot.terminate()
    dana = stage.voter()
    dana.say("/start")
    await asyncio.sleep(0.5)
    await bot.start()
    await dana.prompt("zip")
    assert len(dana.heard("what is your zip")) == 1


async def test_a_kill_in_the_middle_of_an_album_keeps_it_whole(stage: Stage, bot: BotProcess) -> None:  # T70
    dana = stage.voter()
    await dana.begin()
    filing = Filing("The hall is flooded, see here.")
    await dana.open_report(filing)
    pictures = [dana.new_photo() for _ in range(4)]
    filing.photos = [number for number, _ in pictures]
    start = len(dana.chat.transcript)
    sending = asyncio.create_task(dana.album([content for _, content in pictures], pause=0.4))
    await asyncio.sleep(0.9)
    await bot.restart()
    await sending
    dana.mark = start
    await dana.hear("photos: 4")
    await dana.place(filing)
    await stage.omar.card(await dana.send_it(filing))


async def test_a_second_process_on_the_same_data_says_so_and_ends(
    stage: Stage, bot: BotProcess
) -> None:  # T26
    second = BotProcess(stage.server, stage.data, bot.settings)
    second.settings = dict(bot.settings)
    await second.start(ready=False)
    assert await second.ends(15) != 0
    assert second.log
    await stage.file_and_decide("The first process goes on.")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("TELEGRAM_TOKEN", "012345:starts-with-a-zero"),
        ("TELEGRAM_TOKEN", "no-colon-in-this-secret-token"),
        ("TELEGRAM_TOKEN", "12345:a/slash-in-this-secret"),
        ("TELEGRAM_TOKEN", "12345:" + "s" * 90),
        ("TELEGRAM_REVIEW_ROOM", "the room over there"),
        ("TELEGRAM_REVIEW_ROOM", None),
        ("TELEGRAM_API", "ftp://example.org"),
        ("TELEGRAM_MODERATORS", "12,omar"),
        ("TURNOUT_LOG", "shouting"),
    ],
)
async def test_a_wrong_setting_is_named_and_not_shown(
    stage: Stage, name: str, value: str | None
) -> None:  # T1
    if value is None:
        stage.bot.settings.pop(name, None)
    else:
        stage.bot.settings[name] = value
    await stage.bot.start(ready=False)
    assert await stage.bot.ends(15) != 0
    assert any(name in line for line in stage.bot.log)
    if name == "TELEGRAM_TOKEN" and value is not None:
        assert not any(value in line for line in stage.bot.log)
    assert stage.journal.calls == []


async def test_a_revoked_token_ends_it_with_one_sentence(stage: Stage) -> None:  # T2
    stage.bot.settings["TELEGRAM_TOKEN"] = "7301846925:AAF-this-one-was-revoked-long-ago-01234"
    await stage.bot.start(ready=False)
    assert await stage.bot.ends(30) == 69
    assert sum("TELEGRAM_TOKEN" in line for line in stage.bot.log) == 1
    # Shown twice, ten seconds apart, beside the looks for news that were refused as well (Z15).
    assert {call.method for call in stage.journal.calls} <= {"getMe", "getUpdates"}
    assert len(stage.journal.named("getMe")) >= 2


@pytest.fixture
def tiny_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of four megabytes."""
    place = tmp_path / "tiny"
    place.mkdir()
    mounted = shutil.which("mount") and os.geteuid() == 0
    command = ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(place)]
    if not mounted or subprocess.run(command, capture_output=True).returncode != 0:
        pytest.skip("mounting a small file system is not allowed here")
    yield place
    subprocess.run(["umount", "-l", str(place)], check=False)


async def test_a_full_disk_loses_nothing(stage: Stage, tiny_disk: Path) -> None:
    stage.bot.settings["TURNOUT_DATA"] = str(tiny_disk / "data")
    await stage.bot.start()
    dana = stage.voter()
    await dana.begin()
    filler = tiny_disk / "filler"
    with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(b"\0" * 65536)
    said = len(dana.chat.transcript)
    dana.say("/report")
    await asyncio.sleep(3)
    filler.unlink()
    if not stage.bot.running:
        await stage.bot.start()
    dana.mark = said
    dana.patience = 90
    await dana.prompt("what")


async def test_the_service_manager_hears_that_it_is_ready_alive_and_stopping(
    stage: Stage, tmp_path: Path
) -> None:  # O3 O4
    place = str(tmp_path / "notify")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(place)
        manager.settimeout(20)
        stage.bot.settings["NOTIFY_SOCKET"] = place
        await stage.bot.start()
        heard = [(await asyncio.to_thread(manager.recv, 4096)).decode() for _ in range(2)]
        assert heard[0].startswith("READY=1\nSTATUS=0 reports wait")
        assert heard[1].startswith("WATCHDOG=1\n")
        assert stage.bot.process is not None
        limits = Path(f"/proc/{stage.bot.process.pid}/limits").read_text()
        assert next(line for line in limits.splitlines() if line.startswith("Max core")).split()[4:6] == ["0", "0"]
        assert await stage.bot.terminate() == 0
        assert (await asyncio.to_thread(manager.recv, 4096)).startswith((b"STOPPING=1", b"WATCHDOG=1"))
