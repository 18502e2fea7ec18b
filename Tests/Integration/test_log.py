"""The audit log: its first key, its heads, a key that is lost, and kills while it grows."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

from bot import BotProcess
from stage import Stage

HEAD = re.compile(r"(\d+):([0-9a-f]{64})")


def deeds(data: Path) -> list[str]:
    """What the log holds, in order."""
    with sqlite3.connect(data / "turnout.sqlite", timeout=10) as database:
        return [deed for (deed,) in database.execute("SELECT deed FROM audit ORDER BY seq")]


async def test_the_first_key_is_printed_once_and_finds_what_was_changed(
    stage: Stage, bot: BotProcess, tmp_path: Path
) -> None:  # R50, R52
    await stage.file_and_decide("The county office has no forms left.")
    assert (stage.data / "log.key").stat().st_mode & 0o777 == 0o600
    code, printed = await bot.command("log-key")
    assert code == 0, printed
    key = tmp_path / "safe.txt"
    key.write_text(printed.splitlines()[0] + "\n")
    code, again = await bot.command("log-key")
    assert code == 1 and "printed before" in again
    code, printed = await bot.command("verify-log")
    head = HEAD.search(printed)
    assert code == 0 and head is not None, printed
    code, printed = await bot.command("verify-log", "--key", str(key), "--head", head.group(0))
    assert code == 0 and "holds together" in printed and "could not be checked" not in printed, printed
    code, printed = await bot.command("verify-log", "--head", f"{head.group(1)}:{'0' * 64}")
    assert code == 1 and f"its row {head.group(1)} is not the one" in printed, printed
    with sqlite3.connect(stage.data / "turnout.sqlite", timeout=10) as database:
        database.execute("UPDATE audit SET deed = 'rejected' WHERE deed = 'approved'")
        (row,) = database.execute("SELECT seq FROM audit WHERE deed = 'rejected'").fetchone()
    code, printed = await bot.command("verify-log", "--key", str(key))
    assert code == 1 and re.search(rf"row {row} of \d+, 20\d\d-", printed), printed


async def test_a_lost_key_ends_the_start_until_a_new_chain_is_asked_for(
    stage: Stage, bot: BotProcess
) -> None:  # R53, R54
    await stage.file_and_decide("The second scanner eats ballots.")
    assert await bot.terminate() == 0
    assert deeds(stage.data)[:2] == ["chainBegun", "started"] and deeds(stage.data)[-1] == "stopped"
    (stage.data / "log.key").unlink()
    code, printed = await bot.command("run")
    assert code == 78 and "--new-chain" in printed, printed
    code, printed = await bot.command("doctor")
    assert "log: its key is not here" in printed, printed
    await bot.start("--new-chain")
    await stage.file_and_decide("The third scanner is off.")
    assert await bot.terminate() == 0
    code, printed = await bot.command("verify-log")
    # Nobody took the first chain's first key yet: it lies beside the new one, and all can be checked.
    assert code == 0 and "A new chain begins with row" in printed, printed
    assert "could not be checked" not in printed, printed
    code, printed = await bot.command("log-key")
    assert code == 0 and len(printed.splitlines()) == 3, printed
    code, printed = await bot.command("verify-log")
    assert code == 0 and "seals could not be checked" in printed, printed
    # With the key there the word changes nothing.
    await bot.start("--new-chain")
    assert deeds(stage.data).count("chainBegun") == 2


async def test_no_kill_breaks_the_chain(stage: Stage, bot: BotProcess) -> None:  # R50
    for number in range(5):
        await stage.file_and_decide(f"Sign number {number} points the wrong way.")
        await bot.kill()
        await bot.start()
    code, printed = await bot.command("verify-log")
    assert code == 0 and "could not be checked" not in printed, printed
    assert deeds(stage.data).count("started") == 6
