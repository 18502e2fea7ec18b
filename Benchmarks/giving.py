"""How long a card waits for the bot's yes, and how long /give takes over ten thousand charities.

    make bench-giving                       # builds the release binary and runs this
    GIVING_VOTERS=100 make bench-giving
    python3 Benchmarks/giving.py .build/debug/turnout

The strict Telegram server of the integration tests lies on loopback. Every voter asks for an invoice of a charity of their
own, at the platform's pace; then all of them press Pay at once, and each question's time runs from the moment at which the
platform puts it into the queue of updates to the moment at which the answer arrives. Then all of the money moves at once, and
the ledger must have each charge exactly once.

`turnout measure --charities` answers the same words in one process, over the bundled charities and ten thousand made-up
ones, each time from the words to the turn.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests/Integration"))
BINARY = str(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else ROOT / ".build/release/turnout")
os.environ["TURNOUT_BIN"] = BINARY
from people import payer  # noqa: E402
from stage import Stage  # noqa: E402
from test_payments import stage_with_till  # noqa: E402

VOTERS = int(os.environ.get("GIVING_VOTERS", "1000"))
ROWS = int(os.environ.get("GIVING_ROWS", "10000"))
AT_ONCE = 150
TAGS = ("food", "disaster", "health", "children", "malaria", "water", "education", "housing", "animals", "medicine")
KINDS = ("Pantry", "Clinic", "School", "Shelter", "Harbor", "Orchard", "Library", "Meadow", "Workshop", "Garden")
PLACES = ("KE", "NP", "HT", "UG", "IN", "US", "MX", "GT", "UA", "PE")
STATES = ("TX", "GA", "OH", "WA", "MN", "NY", "FL", "CA", "IL", "AZ")


def letters(number: int) -> str:
    """A made-up name of four syllables that differs from every other in more than two letters."""
    syllables = ("bar", "den", "fil", "gom", "hus", "jav", "kel", "lin", "mur", "nop")
    mixed = (number * 7919 + 3571) % 10000
    check = sum(int(digit) * weight for digit, weight in zip(f"{mixed:04}", (1, 3, 7, 9), strict=True)) % 10
    return "".join(syllables[int(digit)] for digit in f"{mixed:04}{check}").capitalize()


def rows(count: int) -> str:
    """A file of so many charities."""
    blocks = ["version: 1\nday: 2026-11-27"]
    for number in range(count):
        kind, tag = KINDS[number % 10], TAGS[number // 10 % 10]
        blocks.append(
            f"id: org-{number}\nname: {letters(number)} {kind}\nkind: 501c3\nregistration: US 8{number // 1000000}-{number:07}\n"
            f"give: https://org{number}.example/give\nhosts: org{number}.example\n"
            f"en.mission: Works on {tag}, with people of the place.\nes.mission: Trabaja con la gente del lugar.\n"
            f"tags: {tag}, {TAGS[(number // 100 + 3) % 10]}\nworks-in: {PLACES[number // 7 % 10]}\n"
            f"area: state {STATES[number // 13 % 10]}; zip {100 + number % 890}\n"
            "minimum: USD 1.00\nchecked: 2026-11-27 a bench"
        )
    return "\n\n".join(blocks).replace(f"tags: {TAGS[0]}, {TAGS[0]}", f"tags: {TAGS[0]}") + "\n"


def share(sorted_times: list[float], part: float) -> float:
    return sorted_times[min(len(sorted_times) - 1, int(len(sorted_times) * part))]


async def invoices(stage: Stage) -> list[tuple[object, object]]:
    """Everybody's own invoice, many at a time; none of it is measured."""

    async def one(dollars: int) -> tuple[object, object]:
        dana = stage.voter()
        await dana.begin()
        dana.say(f"${dollars} to lake clinic")
        await dana.hear("lake clinic's account")
        dana.press(rf"^Pay \${dollars} here")
        return dana, await payer.invoice(dana, seconds=60)

    found: list[tuple[object, object]] = []
    for start in range(0, VOTERS, AT_ONCE):
        some = range(start, min(start + AT_ONCE, VOTERS))
        found += await asyncio.gather(*(one(number % 150 + 1) for number in some))
    return found


async def pay(folder: Path) -> None:
    stage = stage_with_till(folder)
    await stage.server.start()
    await stage.bot.start()
    try:
        offers = await invoices(stage)
        asked = [payer.press_pay(dana, bill) for dana, bill in offers]
        for checkout in asked:
            assert await stage.server.till.answer(checkout), checkout.error or "no answer came in time"
        waits = sorted((one.answered_at or 0.0) - one.at for one in asked)
        print(
            f"{VOTERS} press Pay at once, ms until the yes: p50 {share(waits, 0.5) * 1e3:.0f}, "
            f"p90 {share(waits, 0.9) * 1e3:.0f}, p99 {share(waits, 0.99) * 1e3:.0f}, most {waits[-1] * 1e3:.0f}"
        )
        began = time.perf_counter()
        charges = [payer.charge(dana, bill)[0] for dana, bill in offers]
        kept: list[dict] = []
        while len(kept) < len(charges) and time.perf_counter() - began < 300:
            await asyncio.sleep(1)
            kept = json.loads((await stage.bot.command("gifts", "export", "--format", "json"))[1])
        print(f"{len(charges)} payments at once: {len(kept)} rows after {time.perf_counter() - began:.0f} s")
        assert Counter(row["charge"] for row in kept) == Counter(charge.id for charge in charges)
        assert {row["kind"] for row in kept} == {"paid"}
    finally:
        await stage.close()


def search(folder: Path) -> None:
    charities = folder / "many.txt"
    charities.write_text(rows(ROWS))
    environment = os.environ | {"TURNOUT_ORGANISATIONS": str(charities)}
    for what, variables in (("bundled", os.environ), (f"bundled and {ROWS} more", environment)):
        print(f"{what}:")
        printed = subprocess.run([BINARY, "measure", "--charities"], env=variables, capture_output=True, text=True)
        print(printed.stdout.rstrip() or printed.stderr)
        assert printed.returncode == 0


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="turnout-giving-") as folder:
        search(Path(folder))
        asyncio.run(pay(Path(folder)))


if __name__ == "__main__":
    main()
