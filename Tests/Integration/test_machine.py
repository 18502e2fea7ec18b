"""O18: a machine in trouble. Everything waits, or ends with one clear line; nothing is lost, and nothing comes twice."""

from __future__ import annotations

import asyncio
import http.server
import os
import re
import shutil
import ssl
import subprocess
import threading
from pathlib import Path

import pytest
from bot import BotProcess
from stage import Stage

SOURCE = Path(__file__).parent / "machine" / "trouble.c"
PATIENT = 60.0
# Each of them takes some ten seconds.
SLOW = "TURNOUT_SLOW" in os.environ
DISKS = ["nospace", "noinodes", "readonly"] if SLOW else ["noinodes"]
JUMPS = [("clock=-7200", ""), ("clock=259200", ""), ("clock=5400", "clock=-1800")]


class Machine:
    """What is wrong with the machine that the bot runs on."""

    def __init__(self, stage: Stage, folder: Path) -> None:
        self.note = folder / "trouble"
        self.note.write_text("")
        library = folder / "trouble.so"
        subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", str(library), str(SOURCE), "-ldl"], check=True)
        stage.bot.settings |= {
            "LD_PRELOAD": str(library),
            "TURNOUT_TROUBLE": str(self.note),
            "TURNOUT_TROUBLE_IN": str(stage.data),
        }

    async def suffers(self, words: str) -> None:
        self.note.write_text(words)
        # The program looks every 50 ms.
        await asyncio.sleep(0.15)


@pytest.fixture
def machine(stage: Stage, tmp_path: Path) -> Machine:
    if shutil.which("cc") is None:
        pytest.skip("no C compiler")
    return Machine(stage, tmp_path)


async def all_well(stage: Stage) -> None:
    """A report with photos from end to end, and no report twice."""
    _, code = await stage.file_and_decide("The ballots ran out at noon.", photos=2)
    assert len(stage.omar.cards_of(code)) == 1


@pytest.mark.parametrize("trouble", DISKS)
async def test_a_disk_that_takes_nothing_is_waited_for(stage: Stage, machine: Machine, trouble: str) -> None:  # O18
    await stage.bot.start()
    early = stage.voter()
    await early.begin()
    await machine.suffers(trouble)
    # What cannot be kept is not acknowledged: nobody hears of a report that is not there.
    late = stage.voter()
    late.say("hello")
    filing = asyncio.create_task(early.file("Two of three machines are broken.", 2))
    await asyncio.sleep(2.5)
    assert stage.bot.running, stage.bot.tail()
    if trouble != "noinodes":
        assert not filing.done() and not late.heard(".")
        assert any("disk.full" in line for line in stage.bot.log), stage.bot.tail()
    await machine.suffers("")
    done = await asyncio.wait_for(filing, PATIENT)
    await late.hear(".")
    card = await stage.omar.card(done.code or "")
    assert len(stage.omar.cards_of(done.code or "")) == 1 and card.first_text
    await all_well(stage)


@pytest.mark.parametrize("trouble", DISKS if SLOW else ["readonly"])
async def test_a_start_on_such_a_disk_ends_with_one_line(stage: Stage, machine: Machine, trouble: str) -> None:  # O18
    await machine.suffers(trouble)
    await stage.bot.start(ready=False)
    assert await stage.bot.ends(20) == 70
    assert len([line for line in stage.bot.log if line.startswith("turnout:")]) == 1, stage.bot.tail()
    await machine.suffers("")
    await stage.bot.start()
    await all_well(stage)


async def test_a_slow_disk_makes_it_slow_and_nothing_else(stage: Stage, machine: Machine) -> None:  # O18
    await stage.bot.start()
    await machine.suffers(f"slow={2000 if SLOW else 500}")
    await all_well(stage)
    if SLOW:
        await stage.bot.kill()
        await stage.bot.start()
        await all_well(stage)
    assert not any("house.hangs" in line for line in stage.bot.log)


@pytest.mark.parametrize(("first", "then"), JUMPS if SLOW else JUMPS[-1:])
async def test_a_clock_that_jumps_stops_nobody(stage: Stage, machine: Machine, first: str, then: str) -> None:  # O18
    await stage.bot.start()
    voters = [stage.voter() for _ in range(3)]
    for voter in voters:
        await voter.begin()
    if first == "clock=259200":
        # Three days without a word are a draft that is asked about; these reports wait for their moderators.
        done = [await voter.file("The door is locked.", 1) for voter in voters]
        await machine.suffers(first)
    else:
        # Reports are written, wait in their window for second thoughts, and answers are under way.
        filings = [asyncio.create_task(voter.file("The door is locked.", 1)) for voter in voters]
        if not then:
            await asyncio.sleep(0.5)
            await machine.suffers(first)
        done = await asyncio.wait_for(asyncio.gather(*filings), PATIENT)
        await machine.suffers(first)
    for filing in done:
        await stage.omar.card(filing.code or "")
    await all_well(stage)
    await machine.suffers(then)
    await all_well(stage)
    if then or first == "clock=259200":
        await asyncio.sleep(5)
        assert any("clock.went_back" in line for line in stage.bot.log), stage.bot.tail()


def trusted_by_nobody(folder: Path) -> http.server.HTTPServer:
    """A server on this machine with a certificate that it signed itself; it counts who got through to it."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    subject = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
    words = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run([*words, *subject], check=True, capture_output=True)

    class Nothing(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            server.heard = True  # type: ignore[attr-defined]
            self.send_response(200)

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Nothing)
    server.heard = False  # type: ignore[attr-defined]
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


async def waits(bot: BotProcess, api: str, words: str) -> None:
    """It waits, the doctor says what for, and it ends when it is asked to."""
    bot.settings["TELEGRAM_API"] = api
    await bot.start(ready=False)
    await asyncio.sleep(2)
    assert bot.running and any("telegram.not_reachable" in line for line in bot.log), bot.tail()
    code, printed = await bot.command("doctor")
    assert code == 1 and re.search(words, printed), printed
    await bot.terminate()
    del bot.settings["TELEGRAM_API"]


async def test_a_name_that_nobody_knows_is_waited_for(stage: Stage) -> None:  # O18
    await waits(stage.bot, "https://telegram.invalid", r"BAD  Telegram: its name cannot be looked up")
    await stage.bot.start()
    await all_well(stage)


@pytest.mark.skipif(shutil.which("openssl") is None, reason="no openssl")
async def test_a_certificate_that_is_not_telegrams_gets_no_token(stage: Stage, tmp_path: Path) -> None:  # O18
    server = trusted_by_nobody(tmp_path)
    await waits(stage.bot, f"https://127.0.0.1:{server.server_port}", r"BAD  Telegram: its certificate is not trusted")
    assert not server.heard  # type: ignore[attr-defined]
    server.shutdown()
    await stage.bot.start()
    await all_well(stage)
