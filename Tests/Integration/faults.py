"""What can go wrong between the bot and the platform: scripted, or random from a seed."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any


class Kind(StrEnum):
    """A fault. Those in ACTED happen after the server did what it was asked to do."""

    TOO_MANY = "429"
    SERVER_ERROR = "500 json"
    BAD_GATEWAY = "502 html"
    GATEWAY_TIMEOUT = "504 json"
    GATEWAY_TIMEOUT_HTML = "504 html"
    DROP_UNREAD = "dropped before reading"
    DROP = "dropped before acting"
    HALF_OPEN = "never answered"
    SLOW = "slow answer"
    LOST = "response lost"
    LOST_GATEWAY = "acted, then 502 html"
    LOST_HALF_OPEN = "acted, never answered"
    TRUNCATED = "truncated json"
    EMPTY = "empty body"
    FILE_UNAVAILABLE = "file temporarily unavailable"
    FILE_UNAUTHORIZED = "401 on a file"
    FILE_MISSING = "404 on a file"
    FILE_CUT = "file cut short"
    # Matrix only
    REPEATED = "the sync answer before, again"
    TOKEN_UNKNOWN = "401 unknown token"
    TOKEN_EXPIRED = "401 soft logout"
    USER_LOCKED = "401 user locked"
    FORBIDDEN = "403"


ACTED = {Kind.LOST, Kind.LOST_GATEWAY, Kind.LOST_HALF_OPEN, Kind.TRUNCATED, Kind.EMPTY}
DOWNLOAD = "file"  # the pseudo method of the download endpoint
Params = Mapping[str, Any]


@dataclass(frozen=True)
class Wire:
    """An answer word for word, in the place of the platform's own."""

    status: int = 200
    body: bytes | None = None  # None is the platform's own
    acts: bool = False  # whether the server does what it was asked to do
    keep: int | None = None  # so many bytes of the body arrive, then the line ends; None is all of them
    headers: tuple[tuple[str, str], ...] = ()
    change: Callable[[bytes], bytes] | None = None  # what becomes of the body on its way
    drip: float = 0.0  # seconds in which the body arrives, in ten pieces


@dataclass
class Planned:
    method: str
    kind: Kind
    skip: int
    when: Callable[[Params], bool] | None


class Faults:
    """Decides for each call whether it fails, and how."""

    def __init__(self) -> None:
        self.retry_after = 1
        self.half_open_seconds = 5.0
        self.slow_seconds = 1.0
        self.repeat_update = 0.0  # chance that a confirmed update is delivered once more
        self.delay_update = 0.0  # longest random delay of an update: chats overtake each other
        self._planned: deque[Planned] = deque()
        self._wires: list[tuple[str, Wire, Callable[[Params], bool]]] = []
        self._rates: dict[str, dict[Kind, float]] = {}
        self.random = random.Random(0)

    def script(
        self,
        method: str,
        kind: Kind,
        times: int = 1,
        *,
        skip: int = 0,
        when: Callable[[Params], bool] | None = None,
    ) -> None:
        """The next `times` calls of `method` (after `skip` of them, where `when` holds) fail as `kind`."""
        for index in range(times):
            self._planned.append(Planned(method, kind, skip if index == 0 else 0, when))

    def wire(self, method: str, wire: Wire, when: Callable[[Params], bool]) -> None:
        """The next call of `method` where `when` holds is answered so."""
        self._wires.append((method, wire, when))

    def draw_wire(self, method: str, params: Params) -> Wire | None:
        for item in self._wires:
            if item[0] == method and item[2](params):
                self._wires.remove(item)
                return item[1]
        return None

    def at_random(self, seed: int, rates: Mapping[str, Mapping[Kind, float]]) -> None:
        """From now on each method fails with these chances; `*` is every method not named."""
        self.random = random.Random(seed)
        self._rates = {method: dict(kinds) for method, kinds in rates.items()}

    def calm(self) -> None:
        """No more faults."""
        self._planned.clear()
        self._wires.clear()
        self._rates = {}
        self.repeat_update = 0.0
        self.delay_update = 0.0

    @property
    def waiting(self) -> int:
        """Scripted faults and answers that have not happened yet."""
        return len(self._planned) + len(self._wires)

    def unread(self, method: str) -> Kind | None:
        """A fault before the body is read."""
        for planned in self._planned:
            if planned.method == method and planned.kind is Kind.DROP_UNREAD:
                self._planned.remove(planned)
                return planned.kind
        return Kind.DROP_UNREAD if self._by_chance(method, {Kind.DROP_UNREAD}) else None

    def draw(self, method: str, params: Params) -> Kind | None:
        """The fault of this call, if any."""
        for planned in self._planned:
            if planned.method != method or (planned.when and not planned.when(params)):
                continue
            if planned.kind is Kind.DROP_UNREAD:
                continue
            if planned.skip > 0:
                planned.skip -= 1
                break
            self._planned.remove(planned)
            return planned.kind
        return self._by_chance(method, set(Kind) - {Kind.DROP_UNREAD})

    def _by_chance(self, method: str, among: set[Kind]) -> Kind | None:
        rates = self._rates.get(method, self._rates.get("*", {}))
        ticket = self.random.random()
        for kind, chance in rates.items():
            if kind not in among:
                continue
            if ticket < chance:
                return kind
            ticket -= chance
        return None
