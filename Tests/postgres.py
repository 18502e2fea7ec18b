#!/usr/bin/env python3
"""Runs a command with a PostgreSQL server of its own: `Tests/postgres.py COMMAND…`.

The server listens on a socket in a scratch directory, is run by a user without rights, and is gone with the command, however
that ends. `TURNOUT_TEST_DATABASE` names it."""

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path


def programs() -> Path:
    """The newest PostgreSQL of Debian; elsewhere, the one in the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    here = shutil.which("postgres")
    if here is None:
        sys.exit("There is no PostgreSQL server here: install the package postgresql.")
    return Path(here).parent


def unprivileged() -> dict:
    """Whom the server runs as: it refuses to be root."""
    if os.getuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            user = pwd.getpwnam(name)
            return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    sys.exit("There is no user to run PostgreSQL as.")


class Server:
    """A server; `fast` ones forget what a crash of the machine would cost."""

    def __init__(self, fast: bool = True):
        self.folder = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))
        self.user = unprivileged()
        if self.user:
            os.chown(self.folder, self.user["user"], self.user["group"])
        self.data = self.folder / "data"
        self.fast = fast
        self.process = None
        self.run("initdb", "-D", str(self.data), "-U", "turnout", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C.UTF-8")
        self.start()
        self.run("createdb", "-h", str(self.folder), "-U", "turnout", "turnout")

    @property
    def url(self) -> str:
        return f"postgresql:///turnout?host={self.folder}&user=turnout"

    def run(self, program: str, *words: str) -> str:
        done = subprocess.run(
            [programs() / program, *words], cwd=self.folder, capture_output=True, text=True, env={"PATH": os.environ["PATH"]}, **self.user)
        if done.returncode != 0:
            raise RuntimeError(f"{program}: {done.stderr[-500:]}")
        return done.stdout

    def ask(self, sql: str) -> str:
        return self.run("psql", "-X", "-h", str(self.folder), "-U", "turnout", "-d", "turnout", "-Atc", sql).strip()

    def start(self) -> None:
        quick = ["-c", "fsync=off", "-c", "full_page_writes=off"] if self.fast else []
        log = open(self.folder / "log", "ab")
        self.process = subprocess.Popen(
            [programs() / "postgres", "-D", str(self.data), "-k", str(self.folder), "-c", "listen_addresses=",
             "-c", "max_connections=1500", "-c", "unix_socket_permissions=0777", "-c", "shared_buffers=64MB",
             "-c", "autovacuum_naptime=10s", *quick],
            cwd=self.folder, stdout=log, stderr=log, env={"PATH": os.environ["PATH"]}, start_new_session=True, **self.user)
        os.chmod(self.folder, 0o711)
        end = time.monotonic() + 60
        while subprocess.run(
                [programs() / "pg_isready", "-q", "-h", str(self.folder), "-U", "turnout", "-d", "postgres"]).returncode != 0:
            if self.process.poll() is not None or time.monotonic() > end:
                raise RuntimeError((self.folder / "log").read_text()[-1000:])
            time.sleep(0.05)

    def ask_for_passwords(self) -> None:
        """From now on whoever connects has to name one."""
        (self.data / "pg_hba.conf").write_text("local all turnout trust\nlocal all all scram-sha-256\n")
        self.process.send_signal(signal.SIGHUP)

    def die(self) -> None:
        """As `pg_ctl stop -m immediate`: no session is told, and the next start has to recover."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.die()
        if "POSTGRES_LOG" in os.environ:
            shutil.copy(self.folder / "log", os.environ["POSTGRES_LOG"])
        shutil.rmtree(self.folder, ignore_errors=True)


def main() -> int:
    server = Server()
    try:
        command = subprocess.Popen(sys.argv[1:], env={**os.environ, "TURNOUT_TEST_DATABASE": server.url})
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, lambda got, _: command.send_signal(got))
        return command.wait()
    finally:
        server.stop()


if __name__ == "__main__":
    sys.exit(main())
