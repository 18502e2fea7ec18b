"""The program's door to libolm, by lines: tests keep its states, and give them back with each operation."""

from __future__ import annotations

import base64
import subprocess
from types import TracebackType
from typing import Self

from bot import ROOT

PEER = ROOT / ".build/debug/CipherPeer"


def plain(data: bytes) -> str:
    return base64.b64encode(data).decode().rstrip("=")


def data(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4))


class RefusedError(Exception):
    """The door did not do it, and says why."""


class Door:
    def __enter__(self) -> Self:
        self.process = subprocess.Popen([PEER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.communicate(timeout=10)

    def __call__(self, operation: str, *parts: bytes) -> list[bytes]:
        assert self.process.stdin and self.process.stdout
        print(operation, *[plain(part) or "-" for part in parts], file=self.process.stdin, flush=True)
        answer, *words = self.process.stdout.readline().split()
        if answer != "ok":
            raise RefusedError(*words)
        return [b"" if word == "-" else data(word) for word in words]
