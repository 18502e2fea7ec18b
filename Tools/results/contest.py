"""One round of a contest as it is packed, and the id that it has for ever."""

from dataclasses import dataclass, field

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
OFFICES = ["mayor", "council", "trustee", "question", "president", "us-senate", "us-house", "governor",
           "lieutenant-governor"]
KINDS = ["general", "by-election", "special", "primary-democratic", "primary-republican"]
ROUNDS = ["only", "first", "runoff"]
STATUSES = ["compiled", "second-hand", "election-night", "election-night-final", "unofficial", "published"]
TROUBLES = ["none", "partial", "wrong-copy", "mixed-rounds", "runoff-not-held", "not-counted", "some-counties"]
OTHERS = ""


@dataclass
class Area:
    code: str
    kind: str
    name: str = ""
    group: str = ""


@dataclass
class Standing:
    """A name with what it got on each party's line; no name is "write-ins and others".
    Votes are None where none were counted, and there are no lines where there was no vote."""
    name: str
    lines: list = field(default_factory=list)
    won: bool = False


@dataclass
class Contest:
    where: str
    office: str
    area: Area
    year: int
    kind: str
    source: str
    status: str
    standings: list
    month: int = 0
    day: int = 0
    round: str = "only"
    trouble: str = "none"
    seats: int = 1
    registered: int = 0
    ballots: int = 0
    counties: int = 0
    rows: list = field(default_factory=list)

    @property
    def key(self):
        return "/".join([self.where, self.office, self.area.code, str(self.year), self.kind, self.round])

    @property
    def order(self):
        """A year without a day comes after the days of that year."""
        return (self.where != "winnipeg", self.where, OFFICES.index(self.office), self.area.kind, self.area.code.zfill(40),
                self.year, self.month or 13, self.day, KINDS.index(self.kind), ROUNDS.index(self.round))


def identifier(key):
    """Ten letters: 50 bits of FNV-1a, mixed once more so that the last sign of the key counts in each of them."""
    value = 0xCBF29CE484222325
    for byte in key.encode():
        value = (value ^ byte) * 0x100000001B3 % 2**64
    value = (value ^ value >> 33) * 0xFF51AFD7ED558CCD % 2**64
    value = (value ^ value >> 33) * 0xC4CEB9FE1A85EC53 % 2**64
    value ^= value >> 33
    return "".join(LETTERS[value >> shift & 31] for shift in range(59, 9, -5))
