"""Builds turnout_VERSION_ARCH.deb from a built program: python3 Tools/package/deb.py PROGRAM OUT [--plain].

The same program gives the same bytes: every time in the package is that of the last commit (or SOURCE_DATE_EPOCH).
Manual and completions are made of what the program says of itself.
"""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
# What is opened while it runs, and so is in no header of the program.
OPENED = ["libcurl4", "libssl3", "ca-certificates", "tzdata", "debconf", "systemd", "init-system-helpers"]
BETTER = [
    "libheif1", "libavformat59", "libavcodec59", "libolm3", "libpq5", "libmicrohttpd12", "libpangocairo-1.0-0",
    "fonts-dejavu-extra", "fonts-wqy-microhei",
]


def said(*words: str, **more: object) -> str:
    return subprocess.run(words, check=True, capture_output=True, text=True, **more).stdout  # type: ignore[call-overload]


def commands(page: str) -> list[tuple[str, str, str]]:
    """Name, usage and meaning of each command, from `turnout --help`."""
    found = re.findall(r"^  (turnout (\S+).*)\n      (.+)$", page, re.MULTILINE)
    return [(name, usage, meaning) for usage, name, meaning in found]


def roff(text: str) -> str:
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join("\\&" + line if line[:1] in ".'" else line for line in text.split("\n"))


def manual(page: str, version: str, day: str) -> str:
    """The manual page."""
    head = page.split("\n", 1)[0].split(": ", 1)[1]
    settings = re.search(r"^Settings: (.+)\.$", page, re.MULTILINE)
    lines = [
        f'.TH TURNOUT 1 "{day}" "turnout {version}" "User Commands"',
        ".SH NAME",
        "turnout \\- a chat bot for reports of problems at the polls",
        ".SH SYNOPSIS",
        "\\fBturnout\\fR COMMAND [\\-\\-config FILE] ...",
        ".SH DESCRIPTION",
        roff(head[:1].upper() + head[1:]),
        ".SH COMMANDS",
    ]
    for _, usage, meaning in commands(page):
        lines += [".TP", f"\\fB{roff(usage)}\\fR", roff(meaning[:1].upper() + meaning[1:] + ".")]
    lines += [
        ".SH FILES",
        ".TP", "\\fI/etc/turnout/turnout.conf\\fR", "Settings, one NAME=value a line: "
        + roff(settings[1] if settings else "see turnout --help") + ".",
        ".TP", "\\fI/var/lib/turnout\\fR", "Database and photos.",
        ".TP", "\\fI/var/backups/turnout\\fR", "Copies of them, one each night.",
        ".SH EXIT STATUS",
        "0: done. 1: something was found. 64: wrong command line. 65: no picture that can be used. "
        "69: a platform refused for good. 70: something inside. 78: a setting is missing or wrong.",
    ]
    return "\n".join(lines) + "\n"


def bash(page: str) -> str:
    names = " ".join(name for name, _, _ in commands(page))
    return f"""# Completion of turnout for bash.
_turnout() {{
    local word=${{COMP_WORDS[COMP_CWORD]}}
    if [ "$COMP_CWORD" = 1 ]; then
        COMPREPLY=($(compgen -W "{names} --help --version" -- "$word"))
    elif [[ $word == -* ]]; then
        COMPREPLY=($(compgen -W "$(turnout "${{COMP_WORDS[1]}}" --help 2>/dev/null | grep -oE -- '--[a-z-]+' | sort -u)" -- "$word"))
    else
        COMPREPLY=($(compgen -f -- "$word"))
    fi
}}
complete -o filenames -F _turnout turnout
"""


def fish(page: str) -> str:
    lines = ["# Completion of turnout for fish."]
    for name, _, meaning in commands(page):
        told = meaning.replace("\\", "\\\\").replace("'", "\\'")
        lines.append(f"complete -c turnout -n __fish_use_subcommand -f -a {name} -d '{told}'")
    lines += [
        "complete -c turnout -l config -r -d 'file of settings'",
        "complete -c turnout -l help -d 'what a command takes'",
    ]
    return "\n".join(lines) + "\n"


def depends(program: Path, scratch: Path) -> str:
    """What the program is linked with, as Debian names it."""
    (scratch / "debian").mkdir()
    (scratch / "debian/control").write_text("Source: turnout\n\nPackage: turnout\nArchitecture: any\n")
    told = said("dpkg-shlibdeps", "-O", str(program), cwd=scratch)
    return re.sub(r"^shlibs:Depends=", "", told.strip())


def put(root: Path, place: str, content: bytes | str, mode: int = 0o644) -> None:
    path = root / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    path.chmod(mode)


def squeezed(text: str) -> bytes:
    return gzip.compress(text.encode(), 9, mtime=0)


def unit(name: str) -> str:
    return (DEPLOY / name).read_text().replace("/usr/local/bin/turnout", "/usr/bin/turnout")


def fill(root: Path, program: Path, version: str, day: str) -> None:
    page = said(str(program), "--help")
    put(root, "usr/bin/turnout", program.read_bytes(), 0o755)
    for name in ("turnout.service", "turnout-backup.service", "turnout-backup.timer"):
        put(root, f"lib/systemd/system/{name}", unit(name))
    put(root, "usr/lib/sysusers.d/turnout.conf", (DEPLOY / "debian/sysusers.conf").read_bytes())
    put(root, "usr/lib/tmpfiles.d/turnout.conf", (DEPLOY / "debian/tmpfiles.conf").read_bytes())
    put(root, "etc/turnout/turnout.conf", (DEPLOY / "turnout.conf.example").read_bytes(), 0o640)
    put(root, "usr/share/man/man1/turnout.1.gz", squeezed(manual(page, version, day)))
    put(root, "usr/share/bash-completion/completions/turnout", bash(page))
    put(root, "usr/share/fish/vendor_completions.d/turnout.fish", fish(page))
    put(root, "usr/share/doc/turnout/changelog.gz", squeezed((ROOT / "CHANGELOG.md").read_text()))
    for example in ("prometheus-rules.yml", "grafana-dashboard.json"):
        put(root, f"usr/share/doc/turnout/examples/{example}", (DEPLOY / example).read_bytes())
    put(root, "usr/share/doc/turnout/copyright", (ROOT / "LICENSE").read_bytes())


def control(root: Path, version: str, arch: str, needs: str) -> None:
    size = sum(path.stat().st_size for path in root.rglob("*") if path.is_file()) // 1024
    put(root, "DEBIAN/control", f"""Package: turnout
Version: {version}
Architecture: {arch}
Maintainer: The Turnout maintainers <maintainers@turnout.example>
Installed-Size: {size}
Depends: {", ".join([needs, *OPENED])}
Recommends: {", ".join(BETTER)}
Section: net
Priority: optional
Description: chat bot for reports of problems at the polls
 Voters tell the bot on Telegram or Matrix what goes wrong where they vote;
 moderators decide what others see. One program, one directory, no port.
""")
    put(root, "DEBIAN/conffiles", "/etc/turnout/turnout.conf\n")
    for name in ("postinst", "prerm", "postrm", "config"):
        put(root, f"DEBIAN/{name}", (DEPLOY / "debian" / name).read_bytes(), 0o755)
    put(root, "DEBIAN/templates", (DEPLOY / "debian/templates").read_bytes())


def main() -> None:
    os.umask(0o022)
    words = [word for word in sys.argv[1:] if word != "--plain"]
    program, out = Path(words[0]).resolve(), Path(words[1]).resolve()
    version = said(str(program), "--version").split()[1]
    arch = said("dpkg", "--print-architecture").strip()
    epoch = os.environ.get("SOURCE_DATE_EPOCH") or said("git", "log", "-1", "--format=%ct", cwd=ROOT).strip()
    day = said("date", "-u", "-d", f"@{epoch}", "+%Y-%m-%d").strip()
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "root"
        root.mkdir()
        fill(root, program, version, day)
        control(root, version, arch, depends(program, Path(folder)))
        for path in [root, *root.rglob("*")]:
            os.utime(path, (int(epoch), int(epoch)))
            if path.is_dir():
                path.chmod(0o755)
        made = out / f"turnout_{version}_{arch}.deb"
        out.mkdir(parents=True, exist_ok=True)
        squeeze = "-Znone" if "--plain" in sys.argv else "-Zxz"
        environment = os.environ | {"SOURCE_DATE_EPOCH": epoch}
        said("dpkg-deb", "--root-owner-group", squeeze, "--build", str(root), str(made), env=environment)
    print(f"Built {made}")


if __name__ == "__main__":
    for tool in ("dpkg-deb", "dpkg-shlibdeps"):
        if shutil.which(tool) is None:
            sys.exit(f"Please install dpkg-dev and try again: {tool} is missing.")
    main()
