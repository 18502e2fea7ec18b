"""Figures and health over HTTP: served where the operator says, and nowhere otherwise."""

from __future__ import annotations

import asyncio
import re
import socket
from pathlib import Path

import pytest
from bot import BotProcess
from stage import Stage

SAMPLE = re.compile(
    r'turnout_[a-z_]+(\{(platform|outcome|state)="[a-z]+"\}|\{le="[0-9.+Inf]+"\})? \d+(\.\d+)?(e-\d+)?'
)
LIBRARY = "libmicrohttpd"


def maps(bot: BotProcess) -> str:
    assert bot.process is not None
    return Path(f"/proc/{bot.process.pid}/maps").read_text()


async def get(path: Path, page: str) -> tuple[int, str]:
    reader, writer = await asyncio.open_unix_connection(path)
    writer.write(f"GET {page} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n".encode())
    head, _, body = (await asyncio.wait_for(reader.read(), 5)).decode().partition("\r\n\r\n")
    writer.close()
    return int(head.split()[1]), body


async def test_figures_and_health_are_served_on_a_socket_also_after_a_kill(
    stage: Stage, tmp_path: Path
) -> None:  # O9, O10
    place = tmp_path / "m"
    stage.bot.settings["TURNOUT_METRICS"] = f"unix:{place}"
    await stage.bot.start()
    await stage.bot.kill()
    assert place.exists()
    await stage.bot.start()
    for _ in range(40):
        status, text = await get(place, "/health")
        if status == 200:
            break
        await asyncio.sleep(0.05)
    assert (status, text) == (200, "ok\n")
    status, text = await get(place, "/metrics")
    samples = [line for line in text.splitlines() if not line.startswith("#")]
    assert status == 200 and 'turnout_platform_up{platform="telegram"} 1' in samples
    assert 10 <= len(samples) <= 300 and all(SAMPLE.fullmatch(line) for line in samples), samples
    assert (await get(place, "/metrics/../secret"))[0] == 404
    assert LIBRARY in maps(stage.bot)


async def test_nobody_who_does_not_ask_has_a_library_or_a_port(stage: Stage, bot: BotProcess) -> None:  # O9
    assert LIBRARY not in maps(bot)


@pytest.mark.parametrize(
    ("place", "sentence"),
    [("0.0.0.0:9464", "TURNOUT_METRICS_PUBLIC=yes"), ("localhost:9464", "must be like")],
)
async def test_a_wrong_place_ends_the_start(stage: Stage, place: str, sentence: str) -> None:  # O7, O9
    stage.bot.settings["TURNOUT_METRICS"] = place
    code, printed = await stage.bot.command("run")
    assert code == 78 and sentence in printed and not stage.data.exists(), printed


async def test_a_port_in_use_is_said(stage: Stage) -> None:  # O9
    with socket.create_server(("127.0.0.1", 0)) as taken:
        stage.bot.settings["TURNOUT_METRICS"] = f"127.0.0.1:{taken.getsockname()[1]}"
        code, printed = await stage.bot.command("run")
    assert code == 70 and "another program serves" in printed and not stage.data.exists(), printed
