"""Contests as bytes; PackedResults.h says how."""

import struct
import unicodedata

from contest import KINDS, OFFICES, OTHERS, ROUNDS, STATUSES, TROUBLES, identifier

AREA_KINDS = ["city", "ward", "school-ward", "question", "state", "district", "county"]
SAME = {"saint": "st", "sainte": "st"}
BASE = str.maketrans("øđłðıæœß", "odldiaos")
SEATS, TURNOUT, COUNTIES = 1, 2, 4


def folded(word):
    """A word as it is searched: small letters without accents, and digits."""
    plain = unicodedata.normalize("NFKD", word.lower().translate(BASE))
    plain = "".join(sign for sign in plain if sign.isascii() and sign.isalnum())
    return SAME.get(plain, plain)


def words(name):
    """A name's words; what follows a hyphen is a word of its own, and needs no gap."""
    return name.replace("-", "- ").split()


def varint(number):
    out = bytearray()
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    return bytes(out + bytes([number]))


def text(value):
    data = value.encode()
    return varint(len(data)) + data


def listed(items):
    """Items of any length: how many, where each sixteenth begins, then each with its length before it."""
    data, starts = bytearray(), []
    for number, item in enumerate(items):
        if number % 16 == 0:
            starts.append(len(data))
        data += varint(len(item)) + item
    return struct.pack(f"<I{len(starts)}I", len(items), *starts) + bytes(data)


class Packer:
    def __init__(self, contests, sources, maps, same_people):
        self.contests = sorted(contests, key=lambda contest: contest.order)
        self.sources = [source[0] for source in sources]
        self.source_rows = sources
        self.places = list(dict.fromkeys(contest.where for contest in self.contests))
        self.maps = maps
        self.same_people = same_people
        self.collect()

    def collect(self):
        """Everything that is told by number: names of each place, their words, parties, areas."""
        self.names, self.first_name = [], []
        for place in self.places:
            self.first_name.append(len(self.names))
            found = {standing.name for contest in self.contests if contest.where == place
                     for standing in contest.standings} - {OTHERS}
            self.names += sorted(found, key=lambda name: ([folded(word) for word in words(name)], name))
        self.name_number = {}
        for number, place in enumerate(self.places):
            for local, name in enumerate(self.names[self.first_name[number]:self.last_name(number)]):
                self.name_number[place, name] = local
        self.words = sorted({word for name in self.names for word in words(name)}, key=lambda word: (folded(word), word))
        self.word_number = {word: number for number, word in enumerate(self.words)}
        lines = [party for contest in self.contests for standing in contest.standings for party, _ in standing.lines]
        # The most frequent parties have the shortest numbers.
        self.parties = [""] + sorted(set(lines) - {""}, key=lambda party: (-lines.count(party), party))
        self.areas = list(dict.fromkeys((contest.where, contest.area.kind, contest.area.code, contest.area.name,
                                         contest.area.group) for contest in self.contests))

    def last_name(self, number):
        return self.first_name[number + 1] if number + 1 < len(self.first_name) else len(self.names)

    def packed(self):
        standings, records = bytearray(), bytearray()
        area_number = {area[:3]: number for number, area in enumerate(self.areas)}
        party_number = {party: number for number, party in enumerate(self.parties)}
        for contest in self.contests:
            records += self.record(contest, len(standings), area_number)
            standings += self.standings(contest, party_number)
        ids = sorted(range(len(self.contests)), key=lambda number: identifier(self.contests[number].key))
        sections = [
            listed([text(row[0]) + text(row[1]) + text(row[2]) + text(row[3]) for row in self.source_rows]),
            listed([word.encode() for word in self.words]),
            listed([struct.pack(f"<{len(words(name))}H", *[self.word_number[word] for word in words(name)])
                    for name in self.names]),
            listed([bytes([self.places.index(area[0]), AREA_KINDS.index(area[1])]) + b"".join(map(text, area[2:]))
                    for area in self.areas]),
            listed([party.encode() for party in self.parties]),
            listed([self.place(number) for number in range(len(self.places))]),
            listed([struct.pack("<HH", *pair) for pair in self.joined()]),
            struct.pack("<I", len(self.contests)) + bytes(records),
            struct.pack(f"<{len(ids)}H", *ids),
            bytes(standings),
        ]
        return framed(sections)

    def place(self, number):
        """Where its names and contests begin and end, and the years in which its lines for the House were new."""
        place = self.places[number]
        own = [index for index, contest in enumerate(self.contests) if contest.where == place]
        years = self.maps.get(place, [])
        return text(place) + struct.pack(f"<4HB{len(years)}H", self.first_name[number], self.last_name(number), own[0],
                                         own[-1] + 1, len(years), *years)

    def joined(self):
        """Pairs of names that are one person."""
        for place, name, others in self.same_people:
            first = self.first_name[self.places.index(place)]
            for other in others:
                yield first + self.name_number[place, name], first + self.name_number[place, other]

    def record(self, contest, start, area_number):
        when = contest.day | contest.month << 5 | KINDS.index(contest.kind) << 9 | ROUNDS.index(contest.round) << 12
        what = (OFFICES.index(contest.office) | STATUSES.index(contest.status) << 4
                | self.sources.index(contest.source) << 7 | TROUBLES.index(contest.trouble) << 11)
        area = area_number[contest.where, contest.area.kind, contest.area.code]
        return start.to_bytes(3, "little") + bytes([contest.year - 1900]) + struct.pack("<HHH", when, area, what)

    def standings(self, contest, party_number):
        flags = SEATS * (contest.seats != 1) | TURNOUT * bool(contest.registered or contest.ballots)
        flags |= COUNTIES * bool(contest.counties)
        out = varint(flags)
        if flags & SEATS:
            out += varint(contest.seats)
        if flags & TURNOUT:
            out += varint(contest.registered) + varint(contest.ballots)
        if flags & COUNTIES:
            out += varint(contest.counties)
        out += varint(len(contest.standings))
        for standing in contest.standings:
            out += self.standing(standing, contest.where, party_number)
        return out

    def standing(self, standing, place, party_number):
        number = 0 if standing.name == OTHERS else self.name_number[place, standing.name] + 1
        lines = [(party_number[party], 0 if votes is None else votes + 1) for party, votes in standing.lines] or [(0, 0)]
        out = varint(number << 2 | standing.won | (len(lines) > 1) << 1)
        if len(lines) > 1:
            out += varint(len(lines))
        return out + b"".join(varint(party) + varint(votes) for party, votes in lines)


def framed(sections):
    """Mark, length, checksum, where each section begins; filled up to eight bytes."""
    start = 16 + 4 * (len(sections) + 1)
    starts, body = [], bytearray()
    for section in sections:
        starts.append(start + len(body))
        body += section
    starts.append(start + len(body))
    rest = struct.pack(f"<{len(starts)}I", *starts) + bytes(body)
    rest += bytes(-len(rest) % 8)
    return b"TER1" + struct.pack("<IQ", 16 + len(rest), checksum(rest)) + rest


def checksum(data):
    """FNV-1a over words of eight bytes: one that differs anywhere is another."""
    value = 0xCBF29CE484222325
    for (word,) in struct.iter_unpack("<Q", data):
        value = (value ^ word) * 0x100000001B3 % 2**64
    return value
