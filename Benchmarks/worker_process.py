"""A worker of the house, asked over its socket as the house asks it."""

from __future__ import annotations

import socket
import subprocess

import process


class WorkerProcess:
    def __init__(self, turnout: str, word: str) -> None:
        self.ours, theirs = socket.socketpair()
        self.process = subprocess.Popen([turnout, word], stdin=theirs, env={})
        theirs.close()

    def receive(self, count: int) -> bytes:
        parts = bytearray()
        while len(parts) < count:
            part = self.ours.recv(count - len(parts))
            if not part:
                raise SystemExit("the worker is gone")
            parts += part
        return bytes(parts)

    def milliseconds(self) -> float:
        """Of processor time."""
        return process.nanoseconds(self.process.pid) / 1e6

    def memory(self, name: str) -> float:
        """`VmHWM` or `RssAnon`, in MB."""
        return process.memory(self.process.pid, name)

    def end(self) -> None:
        self.ours.close()
        self.process.wait()
