"""What encryption costs `turnout run` on Matrix: texts of the same people in plain and in encrypted chats with the same bot.

    make bench-sealed                        # builds the release binary and runs this
    sealed.py --voters 4 --rounds 2          # smaller

Voters are matrix-nio clients with two chats each, one of them encrypted. In turn all of them send ten texts in the plain ones and ten in
the encrypted ones, every next one after the bot's answer. Read the difference: it should stay below 0.6 ms of CPU a text.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import statistics
import sys
from pathlib import Path

import process
from crowd import STEPS, line

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests/Integration"))
from matrix_server import FaultProxy, Synapse, fast_folder  # noqa: E402
from people.sealed_voter import SealedVoter  # noqa: E402

BINARY = os.environ.get("TURNOUT_BIN", str(ROOT / ".build/release/turnout"))


class Pair:
    """One person with a plain and an encrypted chat."""

    def __init__(self, plain: SealedVoter, sealed: SealedVoter) -> None:
        self.chats = {"plain": plain, "encrypted": sealed}

    async def talk(self, kind: str, number: int) -> None:
        voter = self.chats[kind]
        for step in range(STEPS):
            await voter.say(line(number, step))
            await voter.hear(".", 60)


class Bot:
    def __init__(self, synapse: Synapse, folder: Path) -> None:
        self.synapse, self.folder = synapse, folder

    async def open(self) -> None:
        self.proxy = FaultProxy(self.synapse, await self.synapse.account("bot"))
        await self.proxy.start()
        keeper = await self.synapse.account("keeper")
        body = {"preset": "private_chat", "invite": [self.proxy.bot.user_id]}
        made = await self.synapse.ask("POST", "/_matrix/client/v3/createRoom", json=body, token=keeper.token)
        (self.folder / "data").mkdir(parents=True)
        self.environment = {
            **{key: os.environ[key] for key in ("PATH", "HOME") if key in os.environ},
            **self.proxy.access, **self.proxy.address, "MATRIX_REVIEW_ROOM": made["room_id"],
            "TURNOUT_DATA": str(self.folder / "data"), "TURNOUT_LOG": "error", "CIVIC_SYNC": "off",
        }
        quiet = asyncio.subprocess.DEVNULL
        setup = await asyncio.create_subprocess_exec(
            BINARY, "encryption", "setup", "--print-key", env=self.environment, stdout=quiet
        )
        assert await setup.wait() == 0
        self.process = await asyncio.create_subprocess_exec(BINARY, "run", env=self.environment)
        assert await self.proxy.until_polled(120)

    async def person(self, number: int) -> Pair:
        made = []
        for kind in ("plain", "encrypted"):
            account = await self.synapse.account(f"{kind}{number}")
            voter = SealedVoter(self.synapse, account, self.proxy.bot.user_id, self.folder / f"{kind}{number}")
            await voter.begin(encrypted=kind == "encrypted")
            await voter.joined()
            made.append(voter)
        return Pair(*made)

    async def round(self, people: list[Pair], kind: str) -> float:
        """Microseconds of CPU for a text and its answer."""
        before = process.cpu(self.process.pid)
        await asyncio.gather(*(pair.talk(kind, number) for number, pair in enumerate(people)))
        await asyncio.sleep(2)
        return (process.cpu(self.process.pid) - before) * 1e6 / (len(people) * STEPS)

    async def close(self, people: list[Pair]) -> None:
        self.process.send_signal(signal.SIGTERM)
        await self.process.wait()
        for pair in people:
            for voter in pair.chats.values():
                await voter.close()
        await self.proxy.stop()


async def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--voters", type=int, default=8)
    options.add_argument("--rounds", type=int, default=5)
    chosen = options.parse_args()
    with fast_folder() as folder:
        synapse = Synapse(folder / "synapse")
        await asyncio.to_thread(synapse.start)
        bot = Bot(synapse, folder / "bot")
        await bot.open()
        people = [await bot.person(number) for number in range(chosen.voters)]
        try:
            found: dict[str, list[float]] = {"plain": [], "encrypted": []}
            held: dict[str, float] = {}
            for kind in found:  # so that everybody has every key, and nothing is done for the first time
                await bot.round(people, kind)
                held[kind] = process.memory(bot.process.pid, "VmRSS")
            for _ in range(chosen.rounds):
                for kind, values in found.items():
                    values.append(await bot.round(people, kind))
        finally:
            await bot.close(people)
            await asyncio.to_thread(synapse.stop)
        more = [sealed - plain for plain, sealed in zip(*found.values(), strict=True)]
        print("| a text and its answer | plain | encrypted | more |\n|---|---:|---:|---:|")
        cells = [f"{statistics.median(each):.0f} ({min(each):.0f} to {max(each):.0f})" for each in (*found.values(), more)]
        print(f"| µs CPU | {' | '.join(cells)} |")
        print(f"\nMemory after the plain round {held['plain']:.0f} MB, after the encrypted one {held['encrypted']:.0f} MB.")


asyncio.run(main())
