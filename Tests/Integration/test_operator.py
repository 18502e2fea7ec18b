"""What an operator does to a house by mistake, and what a disk does to it: named, and nothing of anybody's is lost."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from bot import BotProcess, binary
from stage import Stage

NOBODY = 65534


def photos(folder: Path) -> list[Path]:
    return sorted((folder / "photos").rglob("*.jpg"))


def flip(file: Path) -> None:
    """One bit, in the same file."""
    mode = file.stat().st_mode
    file.chmod(0o600)
    with file.open("r+b") as opened:
        opened.seek(99)
        (byte,) = opened.read(1)
        opened.seek(99)
        opened.write(bytes([byte ^ 1]))
    file.chmod(mode)


async def test_a_damaged_photo_is_named_and_what_is_whole_is_copied(stage: Stage, tmp_path: Path) -> None:  # O8, O14
    bot, copies = stage.bot, tmp_path / "copies"
    await bot.start()
    await stage.file_and_decide("The poll book is wet.", photos=2)
    code, printed = await bot.command("backup", str(copies), "--keep", "1")
    assert code == 0, printed
    # The copy's: made anew from the data, and nobody need know.
    flip(photos(next(copies.glob("*Z")))[0])
    for _ in range(2):
        code, printed = await bot.command("backup", str(copies), "--keep", "1")
        assert code == 0, printed
    # The data's: brought from the copy, and named each time.
    (first, second) = photos(stage.data)
    flip(first)
    second.unlink()
    code, printed = await bot.command("doctor")
    assert code == 1 and f"photos/{first.parent.name}/{first.name} is not what it was" in printed, printed
    assert "photos: 1 files are missing" in printed, printed
    code, printed = await bot.command("backup", str(copies), "--keep", "1")
    assert code == 1 and second.name in printed and "is gone: this copy has it from an earlier one" in printed, printed
    # Without an earlier copy the copy is made all the same.
    code, printed = await bot.command("backup", str(tmp_path / "others"))
    assert code == 1 and first.name in printed and "is not what it was: it is not in this copy" in printed, printed
    await bot.kill()
    for source, count in ((copies, 2), (tmp_path / "others", 0)):
        into = tmp_path / f"restored-{count}"
        code, printed = await bot.command("restore", str(source), "--into", str(into))
        assert code == 0 and len(photos(into)) == count, printed


async def test_another_file_is_not_taken_for_the_list_of_the_forgotten(stage: Stage, tmp_path: Path) -> None:  # O15
    bot, copies = stage.bot, tmp_path / "copies"
    await bot.start()
    await bot.command("backup", str(copies))
    await bot.kill()
    secret = tmp_path / "token"
    secret.write_text(stage.server.token + "\n")
    into = tmp_path / "restored"
    code, printed = await bot.command("restore", str(copies), "--into", str(into), "--forgotten", str(secret))
    assert code == 70 and "Line 1 of the file after --forgotten" in printed and stage.server.token not in printed, printed
    assert not into.exists()


async def test_what_lies_beside_the_copies_is_somebody_elses(stage: Stage, tmp_path: Path) -> None:  # O14
    bot, copies = stage.bot, tmp_path / "copies"
    await bot.start()
    (copies / "dir.part").mkdir(parents=True)
    others = [copies / "movie.part", copies / "dir.part" / "f"]
    for other in others:
        other.write_text("mine")
    code, printed = await bot.command("backup", str(copies), "--keep", "2")
    assert code == 0 and all(other.read_text() == "mine" for other in others), printed
    code, printed = await bot.command("backup", str(stage.data / "copies"))
    assert code == 70 and "lies in the data directory itself" in printed and not (stage.data / "copies").exists(), printed


@pytest.mark.parametrize("place", ["/", "/etc", "/tmp", "/etc/passwd"])
async def test_no_house_takes_a_machines_directory(stage: Stage, place: str) -> None:  # O8
    stage.bot.settings["TURNOUT_DATA"] = place
    for word, wanted in (("run", 78), ("doctor", 1)):
        code, printed = await stage.bot.command(word)
        assert code == wanted and "choose a directory of its own" in printed and "chmod" not in printed, printed
    assert not (Path(place) / "turnout.lock").exists()


async def test_the_doctor_finds_what_ends_the_start(stage: Stage) -> None:  # O7, O8
    for name, value in (
        ("TURNOUT_METRICS", "banana"),
        ("TURNOUT_DESK_HOURS", "99"),
        ("TURNOUT_DATABASE", "postgresql://h:x/y"),
    ):
        stage.bot.settings[name] = value
        for word, wanted in (("run", 78), ("doctor", 1)):
            code, printed = await stage.bot.command(word)
            assert code == wanted and name in printed, printed
        del stage.bot.settings[name]
    stage.bot.settings["TURNOUT_DATABASE"] = "postgresql://no-such-host.invalid/turnout"
    code, printed = await stage.bot.command("doctor")
    assert code == 1 and "cannot be looked up" in printed, printed


async def as_nobody(bot: BotProcess, *words: str) -> tuple[int, str]:
    pipe, both = asyncio.subprocess.PIPE, asyncio.subprocess.STDOUT
    process = await asyncio.create_subprocess_exec(
        str(binary()), *words, env=bot.environment, stdout=pipe, stderr=both, user=NOBODY, group=NOBODY, extra_groups=[]
    )
    return process.returncode or 0, (await process.communicate())[0].decode()


@pytest.fixture
def two_users(tmp_path: Path) -> None:
    """The tests are root's, and somebody else may start the program."""
    runs = os.geteuid() == 0 and subprocess.run(
        [str(binary()), "--version"], user=NOBODY, group=NOBODY, extra_groups=[], capture_output=True
    )
    if not runs or runs.returncode != 0:
        pytest.skip("only one user can start the program here")
    for folder in (tmp_path, *tmp_path.parents[:2]):
        folder.chmod(folder.stat().st_mode | 0o055)


@pytest.mark.usefixtures("two_users")
async def test_who_may_not_look_is_told_so(stage: Stage, tmp_path: Path) -> None:  # O8
    await stage.bot.start()
    await stage.bot.terminate()
    stage.data.chmod(0o700)
    for words in (("doctor",), ("backup", str(tmp_path / "copies")), ("export", "--format", "csv"), ("verify-log",)):
        _, printed = await as_nobody(stage.bot, *words)
        assert "Not allowed to look into" in printed and "sudo -u " in printed, printed
        assert "no database" not in printed and "none yet" not in printed, printed


@pytest.mark.usefixtures("two_users")
async def test_root_leaves_a_house_its_owners(stage: Stage, tmp_path: Path) -> None:  # O8
    await stage.bot.start()
    await stage.bot.terminate()
    (stage.data / "turnout.lock").unlink()
    for path in (stage.data, *stage.data.rglob("*")):
        os.chown(path, NOBODY, NOBODY)
    copies = tmp_path / "copies"
    for words in (("doctor",), ("backup", str(copies)), ("verify-log",)):
        _, printed = await stage.bot.command(*words)
        strangers = [path for path in stage.data.rglob("*") if path.stat().st_uid != NOBODY]
        assert strangers == [], f"{words}: {strangers}\n{printed}"
    into = tmp_path / "restored"
    into.mkdir(mode=0o700)
    os.chown(into, NOBODY, NOBODY)
    code, printed = await stage.bot.command("restore", str(copies), "--into", str(into))
    assert code == 0 and [path for path in into.rglob("*") if path.stat().st_uid != NOBODY] == [], printed


@pytest.fixture
def tiny_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of one megabyte with what such a one begins with."""
    place = tmp_path / "tiny"
    place.mkdir()
    mounted = shutil.which("mount") and os.geteuid() == 0
    command = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(place)]
    if not mounted or subprocess.run(command, capture_output=True).returncode != 0:
        pytest.skip("mounting a small file system is not allowed here")
    (place / "lost+found").mkdir()
    yield place
    subprocess.run(["umount", "-l", str(place)], check=False)


async def test_a_restore_names_the_disk_that_is_full(stage: Stage, tmp_path: Path, tiny_disk: Path) -> None:  # O15, O18
    bot, copies = stage.bot, tmp_path / "copies"
    await bot.start()
    await stage.file_and_decide("The ballots ran out at noon.", photos=2)
    await bot.command("backup", str(copies))
    await bot.kill()
    (tiny_disk / "filler").write_bytes(bytes(800_000))
    into = tiny_disk / "data"
    code, printed = await bot.command("restore", str(copies), "--into", str(into))
    assert code == 70 and f"The disk of {into} is full" in printed and not into.exists(), printed
    (tiny_disk / "filler").unlink()
    # The root of a file system is empty enough.
    subprocess.run(["mount", "-o", "remount,size=64m", str(tiny_disk)], check=True)
    code, printed = await bot.command("restore", str(copies), "--into", str(tiny_disk))
    assert code == 0, printed


async def test_the_setup_refuses_before_it_waits(stage: Stage, tmp_path: Path) -> None:  # O6
    # Nobody answers there.
    stage.bot.settings["TELEGRAM_API"] = "http://127.0.0.1:9"
    file = tmp_path / "turnout.conf"
    code, printed = await asyncio.wait_for(stage.bot.command("setup", "--config", str(file), "--group", "5"), 20)
    assert code == 64 and "That is no group" in printed, printed
    file.write_text("TELEGRAM_RATE=\n")
    code, printed = await stage.bot.command("doctor", "--config", str(file))
    assert code == 78 and "TELEGRAM_RATE has no value" in printed, printed
    file.write_text("TURNOUT_DAT=/x\n")
    code, printed = await stage.bot.command("doctor", "--config", str(file))
    assert code == 78 and "TURNOUT_DAT is no setting. Did you mean TURNOUT_DATA?" in printed, printed
