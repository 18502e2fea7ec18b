"""`turnout publish` and `turnout run` with folders and addresses that they must not take, and for whoever copies."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from bot import BotProcess
from stage import Stage


def everything(folder: Path) -> dict[str, str]:
    """Names and texts below a folder; links are not followed."""
    return {
        str(path.relative_to(folder)): f"-> {path.readlink()}" if path.is_symlink() else path.read_text()
        for path in folder.rglob("*")
        if path.is_symlink() or path.is_file()
    }


async def test_folders_of_others_end_it_with_78(stage: Stage, bot: BotProcess, tmp_path: Path) -> None:  # S28
    await bot.terminate()
    others = tmp_path / "others"
    (others / "t1.new/photos/lo").mkdir(parents=True)
    for name in ("t1.new/index.html", "t1.new/notes.part", "t1.new/photos/lo/logo.jpg"):
        (others / name).write_text("theirs")
    (others / "real").mkdir()
    (others / "real/robots.txt").write_text("theirs")
    (others / "t2.new").symlink_to("real")
    (others / "t3").mkdir()
    (others / "t3/index.html").write_text("theirs")
    before = everything(others)
    for name in ("t1", "t2", "t3"):
        exit_code, printed = await bot.command("publish", str(others / name))
        assert exit_code == 78 and "folder for the public site" in printed, (name, printed)
    assert everything(others) == before
    for name in ("t1", "t2", "t3"):
        bot.settings["TURNOUT_PUBLISH_DIR"] = str(others / name)
        exit_code, printed = await asyncio.wait_for(bot.command("run"), 20)
        assert exit_code == 78 and "folder for the public site" in printed, (name, printed)
    assert everything(others) == before


@pytest.mark.parametrize(
    "address",
    ["https://user:pw@x.org/", "https://[bad", "https://x.org:99999/", "https:///x", "foo", "https://x.org/?a=b"],
)
async def test_what_is_no_address_ends_it_with_78(
    stage: Stage, bot: BotProcess, tmp_path: Path, address: str
) -> None:
    await bot.terminate()
    bot.settings["TURNOUT_PUBLIC_URL"] = address
    exit_code, printed = await bot.command("publish", str(tmp_path / "public"))
    assert exit_code == 78 and "TURNOUT_PUBLIC_URL" in printed and address not in printed
    assert not (tmp_path / "public").exists()


async def test_a_copier_ahead_of_the_database_is_told(stage: Stage, bot: BotProcess, tmp_path: Path) -> None:  # S34
    bot.settings |= {"TURNOUT_PUBLIC_DELAY": "0"}
    await stage.file_and_decide("The side door is locked and the line is long.")
    await bot.terminate()
    folder = tmp_path / "public"
    exit_code, printed = await bot.command("publish", str(folder))
    assert exit_code == 0, printed
    exit_code, printed = await bot.command("publish", str(folder), "--since", "0")
    lines = printed.splitlines()
    newest = lines[-1]
    assert exit_code == 0 and newest.isdigit() and int(newest) < 99999 and "anew" not in lines
    assert {line.split(" ", 1)[1] for line in lines if line.startswith("put ")} == {
        str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file() and path.name != ".turnout-site"
    }
    exit_code, printed = await bot.command("publish", str(folder), "--since", "99999")
    assert exit_code == 0 and "ahead of this database" in printed
    ahead = [line for line in printed.splitlines() if line.startswith(("anew", "put ", "gone ")) or line.isdigit()]
    assert ahead[0] == "anew" and ahead[-1] == newest
    assert {line for line in ahead[1:-1] if line.startswith("put ")} == {line for line in lines if line.startswith("put ")}
    # Nothing new: a few files that time alone changes.
    exit_code, printed = await bot.command("publish", str(folder), "--since", newest)
    assert len(printed.splitlines()) < 10 and "put log-heads.txt" in printed
