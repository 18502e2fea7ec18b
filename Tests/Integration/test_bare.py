"""docs/operations.md followed on a bare Debian: the package, the settings, a report, a copy, a restore, and the end of it.

It takes a Debian from the net and needs root, `mmdebstrap` and the release binary: `make bare-test`.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from bot import ROOT, binary
from stage import Stage

CONF, COPIES = "/etc/turnout/turnout.conf", "/var/backups/turnout"


def why_not() -> str | None:
    if os.environ.get("TURNOUT_BARE") is None:
        return "takes a Debian from the net; make bare-test runs it"
    if os.geteuid() != 0 or shutil.which("mmdebstrap") is None:
        return "needs root and mmdebstrap"
    if b"libswiftCore" in subprocess.run(["ldd", binary()], check=True, capture_output=True).stdout:
        return "needs the release binary: TURNOUT_BIN=.build/release/turnout"
    return None


@pytest.fixture
def debian(tmp_path: Path) -> Iterator[Path]:
    """A Debian with nothing but what every one has."""
    if reason := why_not():
        pytest.skip(reason)
    root = tmp_path / "debian"
    subprocess.run(["mmdebstrap", "--quiet", "--variant=minbase", "bookworm", str(root)], check=True)
    for kind in ("proc", "dev"):
        subprocess.run(["mount", "--rbind", f"/{kind}", str(root / kind)], check=True)
    try:
        yield root
    finally:
        for kind in ("proc", "dev"):
            subprocess.run(["umount", "--recursive", "--lazy", str(root / kind)], check=True)


async def there(debian: Path, *words: str, user: str | None = None, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """A command in there, as root or somebody else; the platform's server answers meanwhile."""
    who = [f"--userspec={user}:{user}"] if user else []
    clean = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"} | more
    return await asyncio.to_thread(
        subprocess.run,
        ["chroot", *who, str(debian), *words],
        input=typed,
        env=clean,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=300,
    )


async def test_the_operators_page_holds_on_a_bare_debian(debian: Path, stage: Stage, tmp_path: Path) -> None:  # O1 O6
    words = [sys.executable, "-B", str(ROOT / "Tools/package/deb.py"), str(binary()), str(tmp_path)]
    subprocess.run(words, check=True, env=os.environ | {"SOURCE_DATE_EPOCH": "1795000000"})
    package = next(tmp_path.glob("turnout_*.deb"))
    shutil.copy(package, debian / "tmp/turnout.deb")
    shutil.copy("/etc/resolv.conf", debian / "etc/resolv.conf")
    updated = await there(debian, "apt-get", "update", "-q")
    assert updated.returncode == 0, updated.stdout
    installed = await there(debian, "apt-get", "install", "-y", "-q", "--no-install-recommends", "/tmp/turnout.deb")
    assert installed.returncode == 0, installed.stdout[-3_000:]
    assert (await there(debian, "turnout", "--version")).stdout.startswith("turnout ")
    assert (await there(debian, "stat", "-c", "%U %a", "/var/lib/turnout", CONF)).stdout.split() == ["turnout", "700", "root", "640"]
    # Token and group, and nothing else.
    setup = await there(
        debian, "turnout", "setup", "--token-file", "-", "--group", str(stage.room.id), typed=stage.server.token, **stage.server.address
    )
    assert setup.returncode == 0 and "All is well." in setup.stdout, setup.stdout
    owners = (await there(debian, "find", "/var/lib/turnout", "-not", "-user", "turnout")).stdout
    assert owners == "" and (await there(debian, "stat", "-c", "%U %G %a", CONF)).stdout.split() == ["root", "turnout", "640"]
    settings = {"TURNOUT_UNDO_WINDOW": "1", "TURNOUT_PUBLIC_DELAY": "0", "TURNOUT_PROBATION": "0", "CIVIC_SYNC": "off"} | stage.server.address
    inside = ["chroot", "--userspec=turnout:turnout", str(debian), "turnout", "run", "--config", CONF]
    for round_ in range(2):
        house = subprocess.Popen(inside, env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin"} | settings, stderr=subprocess.PIPE, text=True)
        try:
            _, code = await stage.file_and_decide(f"The ramp is blocked, round {round_}.", photos=1)
            if round_ == 0:
                copied = await there(debian, "turnout", "backup", COPIES, "--config", CONF, user="turnout")
                assert copied.returncode == 0, copied.stdout
        finally:
            house.kill()
            house.wait()
        assert re.fullmatch(r"\d+", code)
    # The machine's data are gone, the copy is not.
    shutil.rmtree(debian / "var/lib/turnout")
    await there(debian, "install", "-d", "-m", "700", "-o", "turnout", "-g", "turnout", "/var/lib/turnout")
    restored = await there(debian, "turnout", "restore", COPIES, "--config", CONF, user="turnout")
    assert restored.returncode == 0, restored.stdout
    counted = await there(debian, "turnout", "export", "--format", "csv", "--config", CONF, user="turnout")
    assert "round 0" in counted.stdout and "round 1" not in counted.stdout, counted.stdout
    removed = await there(debian, "apt-get", "purge", "-y", "-q", "turnout")
    assert removed.returncode == 0, removed.stdout
    # Nobody answered the question, so the data stay.
    assert (debian / "var/lib/turnout/turnout.sqlite").exists() and not (debian / "usr/bin/turnout").exists()
