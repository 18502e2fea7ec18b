"""Houses on several machines with one PostgreSQL: one works, the others stand by; nothing is lost and nothing doubled.

STANDBY_VOTERS (5), STANDBY_KILLS (1), STANDBY_HOUSES (2), STANDBY_SLEEP (seconds; as long as a takeover takes), STANDBY_SEED (1).
The full run, as in `make test-all`: 24 voters, 20 kills, three houses, and one that sleeps for 60 seconds.
"""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import tempfile
import time
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from bot import BotProcess, binary, binary_missing
from database import Server, Wire
from people.moderator import cards_in
from people.voter import Voter
from stage import Stage

SLOW = "TURNOUT_SLOW" in os.environ
VOTERS = int(os.environ.get("STANDBY_VOTERS", "24" if SLOW else "5"))
KILLS = int(os.environ.get("STANDBY_KILLS", "20" if SLOW else "1"))
HOUSES = int(os.environ.get("STANDBY_HOUSES", "3" if SLOW else "2"))
SLEEP = float(os.environ.get("STANDBY_SLEEP", "60" if SLOW else "0"))
SEED = int(os.environ.get("STANDBY_SEED", "1"))
COMMIT = b"COMMIT\0"
TAKEOVER = 10.0  # seconds


@pytest.fixture(scope="module")
def database() -> Iterator[Server]:
    """One server for all; each test has a schema of its own."""
    server = Server(fast=False)
    yield server
    server.stop()


class Houses:
    """Two machines or more: a directory and a wire to the database each, one platform."""

    def __init__(self, folder: Path, database: Server, name: str, count: int = HOUSES) -> None:
        self.stage = Stage(folder, scale=20, settings={"TELEGRAM_GROUP_RATE": "400", "TURNOUT_LOG": "info"})
        self.database = database
        self.schema = name
        database.ask(f"CREATE SCHEMA {name}")
        self.wires = [Wire(database) for _ in range(count)]
        self.bots = [self.stage.bot]
        for number in range(1, count):
            settings = self.stage.bot.settings | {"TURNOUT_DATA": str(folder / f"other-{number}")}
            self.bots.append(BotProcess(self.stage.server, folder / f"other-{number}", settings))
        for bot, wire in zip(self.bots, self.wires, strict=True):
            bot.settings["TURNOUT_DATABASE"] = f"{wire.url}&options=-csearch_path%3D{name}"
            bot.settings["TURNOUT_PHOTOS"] = "database"

    def ask(self, sql: str) -> str:
        return self.database.ask(f"SET search_path = {self.schema}; {sql}").splitlines()[-1]

    async def start(self) -> None:
        await self.stage.server.start()
        for wire in self.wires:
            await wire.start()
        await self.bots[0].start()
        for number in range(1, len(self.bots)):
            await self.bots[number].start(ready=False)
            await self.until_said(number, "house.stands_by")
        self.stage.omar.patience = 240
        self.deciding = asyncio.create_task(self.stage.omar.work(lambda _: "approve", asyncio.Event(), at_once=60))

    async def close(self) -> None:
        self.deciding.cancel()
        for bot in self.bots:
            await bot.close()
        for wire in self.wires:
            await wire.stop()
        await self.stage.close()
        for bot in self.bots[1:]:
            self.stage.bot.log += bot.log

    async def until_said(self, number: int, word: str, seconds: float = 30, after: int = 0) -> None:
        end = time.monotonic() + seconds
        while not any(word in line for line in self.bots[number].log[after:]):
            assert time.monotonic() < end, f"house {number} did not say {word}:\n{self.bots[number].tail()}"
            await asyncio.sleep(0.05)

    async def until_taken_over(self, since: list[int], seconds: float = 30) -> int:
        """Which of them said that it works, after so many lines of each."""
        end = time.monotonic() + seconds
        while True:
            for number, bot in enumerate(self.bots):
                if any("house.started" in line for line in bot.log[since[number] :]):
                    return number
            assert time.monotonic() < end, "\n\n".join(bot.tail(8) for bot in self.bots)
            await asyncio.sleep(0.05)

    def lines(self) -> list[int]:
        return [len(bot.log) for bot in self.bots]

    def holder(self) -> int:
        """Which of them works: its last word on the matter."""
        for number, bot in enumerate(self.bots):
            told = [line for line in bot.log if "house.started" in line or "house.stands_by" in line]
            if bot.running and told and "house.started" in told[-1]:
                return number
        return -1

    async def takeover(self) -> float:
        """Kill whoever works; how long until another one does. The dead one comes back and stands by."""
        holder, lines = self.holder(), self.lines()
        assert holder >= 0
        began = time.monotonic()
        await self.bots[holder].kill()
        await self.until_taken_over(lines)
        seconds = time.monotonic() - began
        since = len(self.bots[holder].log)
        await self.bots[holder].start(ready=False)
        await self.until_said(holder, "house.stands_by", 30, since)
        return seconds


@pytest.fixture
def houses(
    loop: asyncio.AbstractEventLoop, tmp_path: Path, database: Server, request: pytest.FixtureRequest
) -> Iterator[Houses]:
    if binary_missing():
        pytest.skip(f"{binary()} is not built")
    houses = Houses(tmp_path, database, f"s{abs(hash(request.node.name)) % 10**9}")
    loop.run_until_complete(houses.start())
    yield houses
    loop.run_until_complete(houses.close())
    houses.stage.check()


async def talk(houses: Houses, number: int, photos: int = 1) -> Voter:
    voter = houses.stage.voter()
    voter.patience, voter.nudge_after, voter.thinking = 150, 20, 0.2
    await voter.begin()
    filing = await voter.file(
        f"Standby {number:03d}: the line is long and machine {number * 7919 % 10007} is dark.", photos
    )
    assert await voter.outcome(filing) == "approved"
    return voter


async def all_of(houses: Houses, talks: list[asyncio.Task[Voter]]) -> list[Voter]:
    """The voters, once each has heard the outcome; otherwise what the houses said."""
    try:
        return list(await asyncio.gather(*talks))
    except Exception as trouble:
        said = "\n".join(f"house {n} runs: {bot.running}\n{bot.tail(12)}" for n, bot in enumerate(houses.bots))
        deciding = houses.deciding.exception() if houses.deciding.done() else "goes on"
        raise AssertionError(f"{trouble}\n{said}\ndeciding: {deciding!r}") from trouble


def check(houses: Houses, voters: list[Voter]) -> None:
    """Every report exactly once, in the rooms and in the rows."""
    cards = cards_in(houses.stage.room.transcript)
    for voter in voters:
        filing = voter.filings[0]
        assert {card.code for card in cards if filing.text in card.first_text} == {filing.code}
    assert int(houses.ask("SELECT count(*) FROM reports")) == len(voters)
    assert int(houses.ask("SELECT count(DISTINCT id) FROM reports")) == len(voters)


async def test_whoever_dies_is_followed_and_nothing_is_lost(
    houses: Houses, capsys: pytest.CaptureFixture[str]
) -> None:  # O25
    talks: list[asyncio.Task[Voter]] = []
    chance, times = random.Random(SEED), []
    for kill in range(KILLS):
        # Somebody is always in the middle of a report.
        while len(talks) < VOTERS * (kill + 1) / KILLS:
            talks.append(asyncio.create_task(talk(houses, len(talks))))
        await asyncio.sleep(chance.uniform(0.5, 2))
        times.append(await houses.takeover())
    check(houses, await all_of(houses, talks))
    said = [line.message["text"] for voter in houses.stage.voters for line in voter.chat.transcript if line.by_bot and "text" in line.message]
    with capsys.disabled():
        print(
            f"\n{HOUSES} houses, {KILLS} kills, {len(talks)} voters with a photo each; takeovers {min(times):.1f} to {max(times):.1f} s, "
            f"{sorted(times)[len(times) // 2]:.1f} in the middle; {len(said)} messages to voters"
        )
    assert max(times) <= TAKEOVER
    # An orderly stop keeps nobody waiting.
    lines, began = houses.lines(), time.monotonic()
    await houses.bots[houses.holder()].terminate(10)
    await houses.until_taken_over(lines)
    assert time.monotonic() - began <= TAKEOVER
    code, said = await houses.bots[0].command("verify-log")
    assert code == 0 and "A new chain begins" in said, said


async def test_a_house_that_slept_does_no_harm_when_it_wakes(houses: Houses) -> None:  # O25
    await talk(houses, 1)
    sleeper = houses.bots[0]
    assert sleeper.process is not None
    lines = houses.lines()
    began = time.monotonic()
    # In the middle of somebody's report.
    under_way = asyncio.create_task(talk(houses, 4))
    await asyncio.sleep(0.3)
    os.kill(sleeper.process.pid, signal.SIGSTOP)
    await houses.until_taken_over(lines)
    assert time.monotonic() - began <= TAKEOVER + 1
    second = await talk(houses, 2)
    await asyncio.sleep(max(0.0, began + SLEEP - time.monotonic()))
    os.kill(sleeper.process.pid, signal.SIGCONT)
    # It learns that another house works, and ends.
    assert await sleeper.ends(20) == 75
    third = await talk(houses, 3)
    check(houses, [houses.stage.voters[0], await under_way, second, third])


async def test_a_database_that_stops_under_load_costs_nothing(houses: Houses) -> None:  # O24
    talks = [asyncio.create_task(talk(houses, number)) for number in range(VOTERS)]
    for _ in range(10 if SLOW else 2):
        await asyncio.sleep(1)
        houses.database.die()
        await asyncio.sleep(0.5)
        houses.database.start()
    check(houses, await all_of(houses, talks))


async def test_a_line_that_is_cut_costs_nothing(houses: Houses) -> None:  # O24
    talks = [asyncio.create_task(talk(houses, number)) for number in range(VOTERS)]
    wire = houses.wires[0]
    for number in range(20 if SLOW else 6):
        await asyncio.sleep(0.5)
        if number % 2 == 0:
            # The answer to the next commit is lost on its way.
            wire.lose_answers_of = COMMIT
        else:
            wire.cut()
    check(houses, await all_of(houses, talks))
    assert wire.cuts >= 4


async def test_what_cannot_be_used_ends_it_with_one_sentence(stage: Stage, database: Server) -> None:  # section 5
    database.ask("CREATE ROLE guest LOGIN PASSWORD 'right, and secret'")
    database.ask_for_passwords()
    place = f"host={database.folder}"
    for url, word in {
        "mysql://db/turnout": "must be like postgresql://",
        "postgresql://db.example.org:x/turnout": "must be like postgresql://",
        "postgresql://turnout@db.example.org/turnout?sslmode=prefer": "others can read",
        f"postgresql:///turnout?{place}&user=guest&password=wrong-and-secret": "refuses the user or the password",
        f"postgresql:///turnout?{place}&user=turnout&options=-csearch_path%3Dnowhere": "may not make and change tables",
        f"postgresql:///elsewhere?{place}&user=turnout": "has no such database",
    }.items():
        stage.bot.settings["TURNOUT_DATABASE"] = url
        await stage.bot.start(ready=False)
        assert await stage.bot.ends(20) == 78, stage.bot.tail()
        assert word in stage.bot.tail(3), stage.bot.tail()
    assert "secret" not in "\n".join(stage.bot.log)
    assert not (stage.data / "turnout.sqlite").exists()
    code, said = await stage.bot.command("move", "/nowhere/at/all", f"postgresql:///turnout?{place}&user=turnout")
    assert code == 70 and "There is no house in /nowhere/at/all" in said
    code, said = await stage.bot.command("move", "one")
    assert code == 64, said
    database.ask("DROP ROLE guest")


class OldServer:
    """What a PostgreSQL of version 12 says to whoever comes in, and to each question."""

    GREETING = [(b"R", b"\0\0\0\0"), (b"S", b"server_version\x0012.18\0"), (b"S", b"client_encoding\0UTF8\0")]
    READY = (b"Z", b"I")
    OFF = [
        (b"T", b"\0\1transaction_read_only\0" + b"\0" * 6 + (25).to_bytes(4) + b"\xff\xff" + b"\xff" * 4 + b"\0\0"),
        (b"D", b"\0\1\0\0\0\3off"),
        (b"C", b"SHOW\0"),
    ]

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    async def __aenter__(self) -> str:
        self.server = await asyncio.start_unix_server(self._serve, str(self.folder / ".s.PGSQL.5432"))
        return f"postgresql:///turnout?host={self.folder}&user=turnout"

    async def __aexit__(self, *_: object) -> None:
        self.server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(messages: list[tuple[bytes, bytes]]) -> None:
            for kind, body in [*messages, self.READY]:
                writer.write(kind + (len(body) + 4).to_bytes(4) + body)

        try:
            await reader.readexactly(int.from_bytes(await reader.readexactly(4)) - 4)
            say(self.GREETING)
            while kind := await reader.read(1):
                await reader.readexactly(int.from_bytes(await reader.readexactly(4)) - 4)
                if kind == b"X":
                    break
                say(self.OFF)
        except asyncio.IncompleteReadError:
            pass
        writer.close()


async def test_an_older_server_is_refused_with_its_number(stage: Stage) -> None:  # section 5
    folder = Path(tempfile.mkdtemp(prefix="o-", dir="/tmp"))
    async with OldServer(folder) as url:
        stage.bot.settings["TURNOUT_DATABASE"] = url
        await stage.bot.start(ready=False)
        assert await stage.bot.ends(20) == 78, stage.bot.tail()
        assert "is PostgreSQL 12, and this turnout needs 13 or newer" in stage.bot.tail(3), stage.bot.tail()
        code, said = await stage.bot.command("doctor")
        assert code == 1 and "is PostgreSQL 12" in said, said
    shutil.rmtree(folder)


async def test_an_old_dump_brings_nobody_back(houses: Houses) -> None:  # section 5
    await talk(houses, 1)
    gone = await talk(houses, 2)
    # The server's user reads it.
    dump = Path(houses.database.folder) / "copy"
    where = ["-h", str(houses.database.folder), "-U", "turnout"]
    copied = houses.database.run("pg_dump", *where, "-n", houses.schema, "turnout")
    dump.write_text(copied)
    gone.say("delete my data")
    await gone.hear("delete all")
    gone.press("^yes, delete")
    await gone.hear("your data is gone")
    for bot in houses.bots:
        await bot.terminate()
    houses.database.ask(f"DROP SCHEMA {houses.schema} CASCADE")
    # As if all that had been an hour ago; what was asked for just before a kill is left to its platform for a minute.
    line = houses.stage.data / "forgotten"
    stamp, person = line.read_text().split()
    ago = datetime.fromisoformat(stamp) - timedelta(hours=1)
    line.write_text(f"{ago:%Y-%m-%dT%H:%M:%S}.000Z {person}\n")
    dump.chmod(0o644)
    houses.database.run("psql", "-X", "-q", *where, "-d", "turnout", "-f", str(dump))
    assert houses.ask("SELECT count(*) FROM reports") == "2"
    houses.ask("UPDATE settings SET value = '0' WHERE name = 'forgotten'")
    bot = houses.bots[0]
    since = len(bot.log)
    code, said = await bot.command("doctor")
    assert "an older copy with 1 people who had their data deleted" in said, said
    await bot.start(ready=False)
    await houses.until_said(0, "house.forgot_again", 20, since)
    await houses.until_said(0, "house.started", 20, since)
    assert houses.ask("SELECT count(*) FROM reports") == "1"
    assert houses.ask(f"SELECT count(*) FROM senders WHERE id = '{gone.user.id}'") == "0"
    code, said = await bot.command("verify-log")
    assert code == 0, said


async def test_what_cannot_be_reached_is_said_and_waited_for(houses: Houses) -> None:
    for bot in houses.bots:
        await bot.terminate()
    houses.database.die()
    bot = houses.bots[0]
    since = len(bot.log)
    await bot.start(ready=False)
    await houses.until_said(0, "database.away", 20, since)
    houses.database.start()
    await houses.until_said(0, "house.started", 20, since)
    check(houses, [await talk(houses, 1)])
    code, said = await bot.command("backup", "/tmp/never")
    assert code == 78 and "pg_dump" in said
    code, said = await bot.command("doctor")
    assert "on a server" in said
