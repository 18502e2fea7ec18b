"""The Debian package and the units: what is in them, and that both are what they were."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from bot import ROOT, binary

INSIDE = {
    "usr/bin/turnout": "-rwxr-xr-x",
    "etc/turnout/turnout.conf": "-rw-r-----",
    "lib/systemd/system/turnout.service": "-rw-r--r--",
    "lib/systemd/system/turnout-backup.timer": "-rw-r--r--",
    "usr/lib/sysusers.d/turnout.conf": "-rw-r--r--",
    "usr/lib/tmpfiles.d/turnout.conf": "-rw-r--r--",
    "usr/share/man/man1/turnout.1.gz": "-rw-r--r--",
    "usr/share/bash-completion/completions/turnout": "-rw-r--r--",
    "usr/share/fish/vendor_completions.d/turnout.fish": "-rw-r--r--",
}


def said(*words: str) -> str:
    plain = os.environ | {"LC_ALL": "C", "MANWIDTH": "200"}
    return subprocess.run(words, check=True, capture_output=True, text=True, env=plain).stdout


@pytest.mark.skipif(shutil.which("dpkg-shlibdeps") is None, reason="dpkg-dev is not installed")
def test_the_package_holds_what_it_says_and_is_the_same_twice(ready: Path) -> None:  # O1
    made = []
    # As on a server: without the symbols, which are most of it.
    program = ready / "turnout"
    subprocess.run(["objcopy", "--strip-all", str(binary()), str(program)], check=True)
    for name in ("one", "two"):
        environment = os.environ | {"SOURCE_DATE_EPOCH": "1795000000"}
        words = [sys.executable, "-B", str(ROOT / "Tools/package/deb.py"), str(program), str(ready / name), "--plain"]
        subprocess.run(words, check=True, env=environment)
        made.append(next((ready / name).glob("turnout_*.deb")))
    assert made[0].read_bytes() == made[1].read_bytes()
    listed = {line.split()[5].removeprefix("./"): line.split()[0] for line in said("dpkg-deb", "-c", str(made[0])).splitlines()}
    assert {place: listed.get(place) for place in INSIDE} == INSIDE
    assert said("dpkg-deb", "-f", str(made[0]), "Depends").count("libsqlite3-0") == 1
    subprocess.run(["dpkg-deb", "-R", str(made[0]), str(ready / "root")], check=True)
    assert "/usr/local" not in (ready / "root/lib/systemd/system/turnout.service").read_text()
    commands = re.findall(r"^  turnout (\S+)", said(str(binary()), "--help"), re.MULTILINE)
    script = f'source "{ready}/root/usr/share/bash-completion/completions/turnout"; COMP_WORDS=(turnout ""); COMP_CWORD=1; '
    offered = said("bash", "-c", script + '_turnout; echo "${COMPREPLY[@]}"').split()
    assert len(commands) > 15 and set(commands) < set(offered)
    if shutil.which("man"):
        page = said("man", "-P", "cat", "-l", str(ready / "root/usr/share/man/man1/turnout.1.gz"))
        assert all(f"turnout {name}" in page for name in commands)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
@pytest.mark.parametrize("name", ["turnout.service", "turnout-backup.service", "turnout-backup.timer"])
def test_units_are_right_and_closed(tmp_path: Path, name: str) -> None:  # O4
    for unit in (ROOT / "deploy").glob("turnout*.*er*"):
        text = unit.read_text().replace("/usr/local/bin/turnout", shutil.which("true") or "/bin/true")
        (tmp_path / unit.name).write_text(text)
    verified = subprocess.run(
        ["systemd-analyze", "verify", str(tmp_path / name)], capture_output=True, text=True, check=False
    )
    assert verified.returncode == 0 and not verified.stderr, verified.stderr
    if name.endswith(".service"):
        told = said("systemd-analyze", "security", "--offline=yes", str(tmp_path / name))
        exposure = re.search(r"Overall exposure level for \S+: ([0-9.]+)", told)
        assert exposure is not None and float(exposure[1]) <= 1.2


def test_the_scripts_of_the_package_can_be_read() -> None:
    for name in ("postinst", "prerm", "postrm", "config"):
        said("sh", "-n", str(ROOT / "deploy/debian" / name))
