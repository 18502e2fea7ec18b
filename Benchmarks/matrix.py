"""What a text event on Matrix costs `turnout run`, beside a small matrix-nio bot, in the same rooms of the same Synapse.

    make bench-matrix                        # builds the release binary and runs this
    matrix.py --voters 8 --rounds 2          # smaller
    matrix.py --catch-up 1000                # only how a thousand rooms are answered after an absence

Voters in private rooms with both bots' accounts in turn each send ten texts, every next one after the bot's answer. Requests
are counted by the proxy between the bot and Synapse, `fdatasync` by strace in a round of its own. Read the ratios.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import statistics
import sys
import tempfile
from pathlib import Path
from urllib.parse import quote, unquote

import aiohttp

import process
from crowd import STEPS, line

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests/Integration"))
from matrix_server import FaultProxy, Synapse, fast_folder  # noqa: E402

BINARY = os.environ.get("TURNOUT_BIN", str(ROOT / ".build/release/turnout"))
SIDES = {"turnout": [BINARY, "run"], "matrix-nio": [sys.executable, str(ROOT / "Benchmarks/matrix_peer.py")]}


class Voter:
    """One person with one private room, without a client library: only what is needed to talk."""

    def __init__(self, http: aiohttp.ClientSession, synapse: Synapse, token: str, number: int) -> None:
        self.http, self.url, self.token, self.number = http, synapse.url, token, number
        self.room, self.since, self.sent = "", "", 0

    async def ask(self, method: str, path: str, body: object = None) -> dict:
        headers = {"Authorization": f"Bearer {self.token}"}
        url = f"{self.url}/_matrix/client/v3{path}"
        async with self.http.request(method, url, json=body, headers=headers) as answer:
            assert answer.status == 200, await answer.text()
            return await answer.json()

    async def enter(self, bot: str) -> None:
        body = {"is_direct": True, "invite": [bot], "preset": "trusted_private_chat"}
        self.room = (await self.ask("POST", "/createRoom", body))["room_id"]
        only = {"rooms": [self.room], "timeline": {"senders": [bot]}}
        self.filter = quote(json.dumps({"room": only, "presence": {"types": []}}))

    async def say(self, text: str) -> None:
        self.sent += 1
        path = f"/rooms/{quote(self.room)}/send/m.room.message/{self.number}-{self.sent}"
        await self.ask("PUT", path, {"msgtype": "m.text", "body": text})

    async def hear(self) -> None:
        """Wait for the next message of the bot."""
        while True:
            since = f"&since={self.since}" if self.since else ""
            answer = await self.ask("GET", f"/sync?timeout=20000&filter={self.filter}{since}")
            self.since = answer["next_batch"]
            room = answer.get("rooms", {}).get("join", {}).get(self.room, {})
            if any(event["type"] == "m.room.message" for event in room.get("timeline", {}).get("events", [])):
                return

    async def talk(self) -> None:
        for step in range(STEPS):
            await self.say(line(self.number, step))
            await self.hear()


class Side:
    """One bot with an account of its own, and the people who talk to it."""

    def __init__(self, name: str, synapse: Synapse, http: aiohttp.ClientSession, folder: Path) -> None:
        self.name, self.synapse, self.http, self.folder = name, synapse, http, folder
        self.process: asyncio.subprocess.Process | None = None

    async def open(self) -> None:
        self.proxy = FaultProxy(self.synapse, await self.synapse.account("bot"))
        await self.proxy.start()
        keeper = await self.synapse.account("keeper")
        body = {"preset": "private_chat", "invite": [self.proxy.bot.user_id]}
        made = await self.synapse.ask("POST", "/_matrix/client/v3/createRoom", json=body, token=keeper.token)
        self.review = made["room_id"]
        self.folder.mkdir()

    async def start(self) -> None:
        environment = {
            **{key: os.environ[key] for key in ("PATH", "HOME") if key in os.environ},
            **self.proxy.access, **self.proxy.address, "MATRIX_REVIEW_ROOM": self.review,
            "TURNOUT_DATA": str(self.folder), "TURNOUT_LOG": "error", "CIVIC_SYNC": "off",
        }
        self.process = await asyncio.create_subprocess_exec(*SIDES[self.name], env=environment, cwd=self.folder)
        assert await self.proxy.until_polled(120)

    async def stop(self) -> None:
        if self.process and self.process.returncode is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                await asyncio.wait_for(self.process.wait(), 20)
            except TimeoutError:
                self.process.kill()
                await self.process.wait()

    async def crowd(self, count: int) -> list[Voter]:
        voters = []
        for number in range(count):
            account = await self.synapse.account(f"voter{number}")
            voters.append(Voter(self.http, self.synapse, account.token, number))
            await voters[-1].enter(self.proxy.bot.user_id)
        return voters

    async def round(self, voters: list[Voter]) -> dict[str, float]:
        """What a text of these voters costs."""
        before = process.cpu(self.process.pid), len(self.proxy.journal.calls)
        await asyncio.gather(*(voter.talk() for voter in voters))
        await asyncio.sleep(2)
        texts = len(voters) * STEPS
        return {
            "µs CPU": (process.cpu(self.process.pid) - before[0]) * 1e6 / texts,
            "requests": (len(self.proxy.journal.calls) - before[1]) / texts,
        }

    async def synced(self, voters: list[Voter]) -> float:
        """Waits for the disk, of a text, by strace."""
        with tempfile.NamedTemporaryFile() as file:
            tool = ["strace", "-c", "-f", "-e", "trace=fdatasync,fsync", "-o", file.name]
            watcher = await asyncio.create_subprocess_exec(
                *tool, "-p", str(self.process.pid), stderr=asyncio.subprocess.DEVNULL
            )
            await asyncio.sleep(1)
            await self.round(voters)
            watcher.send_signal(signal.SIGINT)
            await watcher.wait()
            calls = process.calls(Path(file.name).read_text())
        return (calls.get("fdatasync", 0) + calls.get("fsync", 0)) / (len(voters) * STEPS)


def spread(values: list[float]) -> str:
    places = 0 if min(values) >= 100 else 2
    return f"{statistics.median(values):.{places}f} ({min(values):.{places}f} to {max(values):.{places}f})"


async def compare(synapse: Synapse, http: aiohttp.ClientSession, folder: Path, voters: int, rounds: int) -> str:
    sides = {name: Side(name, synapse, http, folder / name) for name in SIDES}
    people = {}
    for name, side in sides.items():
        await side.open()
        await side.start()
        people[name] = await side.crowd(voters)
        await side.round(people[name])
    found: dict[str, list[dict[str, float]]] = {name: [] for name in SIDES}
    for number in range(rounds):
        for name, side in sides.items():
            found[name].append(await side.round(people[name]))
            print(f"round {number + 1}, {name}: {found[name][-1]}", file=sys.stderr)
    waits = {name: await side.synced(people[name]) for name, side in sides.items()}
    for side in sides.values():
        await side.stop()
        await side.proxy.stop()
    lines = ["| a text | " + " | ".join(SIDES) + " | turnout / matrix-nio |", "|---|---:|---:|---:|"]
    for row in found["turnout"][0]:
        values = {name: [one[row] for one in found[name]] for name in SIDES}
        ratios = [ours / theirs for ours, theirs in zip(values["turnout"], values["matrix-nio"])]
        cells = [spread(one) for one in (*values.values(), ratios)]
        lines.append(f"| {row} | " + " | ".join(cells) + " |")
    shares = [waits[name] for name in SIDES]
    lines.append(f"| fdatasync | {shares[0]:.2f} | {shares[1]:.2f} | {shares[0] / max(shares[1], 0.01):.2f} |")
    return "\n".join(lines)


async def catch_up(synapse: Synapse, http: aiohttp.ClientSession, folder: Path, rooms: int) -> str:
    """Everybody wrote while the bot was away: when the first and the last are answered, and in which order."""
    side = Side("turnout", synapse, http, folder / "away")
    await side.open()
    await side.start()
    calls = side.proxy.journal.calls
    voters = await side.crowd(rooms)
    # Everybody is greeted, as nobody has said anything.
    while len(side.proxy.journal.named("send")) < rooms:
        await asyncio.sleep(1)
    await asyncio.sleep(5)
    idle = process.memory(side.process.pid, "VmRSS")
    await side.stop()
    for voter in voters:
        await voter.say("How do I vote by mail?")
    mark = len(calls)
    await side.start()

    def sends() -> list:
        return [call for call in calls[mark:] if call.method == "send"]

    while len(sends()) < rooms:
        await asyncio.sleep(1)
    sync = next(call for call in calls[mark:] if call.method == "sync" and call.status == 200)
    number = {voter.room: at for at, voter in enumerate(voters)}
    order = [number[unquote(call.path.split("/rooms/")[1].split("/")[0])] for call in sends()]
    ascending = sum(first < second for first, second in zip(order, order[1:])) / max(1, len(order) - 1)
    await asyncio.sleep(20)
    after, most = (process.memory(side.process.pid, name) for name in ("VmRSS", "VmHWM"))
    asked = len(calls) - mark
    await side.stop()
    await side.proxy.stop()
    return (
        f"{rooms} rooms: after the sync answer the first answer left after {sends()[0].at - sync.answered_at:.2f} s and the last "
        f"after {sends()[-1].at - sync.answered_at:.1f} s, {ascending:.0%} in the order of the questions, with "
        f"{asked / rooms:.2f} requests a room; {idle:.0f} MB before, {most:.0f} MB at most, {after:.0f} MB 20 s after the last."
    )


async def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--voters", type=int, default=12)
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--catch-up", type=int)
    chosen = options.parse_args()
    with fast_folder() as folder:
        synapse = Synapse(folder / "synapse")
        await asyncio.to_thread(synapse.start)
        try:
            async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as http:
                if chosen.catch_up:
                    print(await catch_up(synapse, http, folder, chosen.catch_up))
                else:
                    print(await compare(synapse, http, folder, chosen.voters, chosen.rounds))
        finally:
            await asyncio.to_thread(synapse.stop)


asyncio.run(main())
