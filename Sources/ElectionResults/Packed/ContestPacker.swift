internal import CivicFacts

/// Contests of one place as a packed file: the form of `PackedResults.h`, as `Tools/results/packing.py` writes it.
struct ContestPacker {
    let bytes: [UInt8]

    init(_ contests: [PastContest], in place: ResultPlace, joining pairs: [[String]]) {
        let ordered = contests.map { (Self.rank($0.header), $0) }.sorted { $0.0.precedes($1.0) }.map(\.1)
        let tables = PackedTables(ordered)
        var (records, standings): ([UInt8], [UInt8]) = ([], [])
        for contest in ordered {
            records += Self.record(contest, start: standings.count, tables)
            standings += Self.standings(contest, tables)
        }
        let ids = ordered.indices.sorted { ordered[$0].header.id < ordered[$1].header.id }
        let bounds = [0, tables.names.count, 0, ordered.count].flatMap { $0.bytes(2) }
        let joined = pairs.compactMap { pair -> [UInt8]? in
            let numbers = pair.compactMap { tables.nameNumbers[$0] }
            return numbers.count == 2 ? numbers.flatMap { $0.bytes(2) } : nil
        }
        bytes = Self.framed([
            Self.listed(tables.sources.map(\.packed)), Self.listed(tables.words.map { Array($0.utf8) }),
            Self.listed(tables.names.map { tables.numbers(of: $0).flatMap { $0.bytes(2) } }),
            Self.listed(tables.areas.map(\.packed)), Self.listed([[]]),
            Self.listed([place.code.packed + bounds + [0]]), Self.listed(joined),
            ordered.count.bytes(4) + records, ids.flatMap { $0.bytes(2) }, standings,
        ])
    }

    /// By office, area and time; a year without a day comes after the days of that year.
    private struct Rank {
        let code: String
        let numbers: [Int]

        func precedes(_ other: Rank) -> Bool {
            if numbers[0] != other.numbers[0] { return numbers[0] < other.numbers[0] }
            if code != other.code { return code < other.code }
            return numbers.lexicographicallyPrecedes(other.numbers)
        }
    }

    private static func rank(_ header: ContestHeader) -> Rank {
        let code = header.area.code
        let (month, day) = header.day.monthAndDay
        return Rank(
            code: String(repeating: "0", count: max(0, 40 - code.utf8.count)) + code,
            numbers: [
                header.office.number, header.day.year, month == 0 ? 13 : month, day, header.kind.number,
                header.round.number,
            ])
    }

    private static func record(_ contest: PastContest, start: Int, _ tables: PackedTables) -> [UInt8] {
        let header = contest.header
        let (month, day) = header.day.monthAndDay
        let when = day | month << 5 | header.kind.number << 9 | header.round.number << 12
        let source = tables.sources.firstIndex(of: contest.source) ?? 0
        let what =
            header.office.number | header.status.number << 4 | source << 7 | header.trouble.number << 11
        let area = tables.areas.firstIndex(of: header.area) ?? 0
        return start.bytes(3) + (header.day.year - 1900).bytes(1)
            + [when, area, what].flatMap { $0.bytes(2) }
    }

    private static func standings(_ contest: PastContest, _ tables: PackedTables) -> [UInt8] {
        let hasTurnout = contest.registered > 0 || contest.ballots > 0
        var packed = ((contest.seats != 1 ? 1 : 0) | (hasTurnout ? 2 : 0)).varint
        if contest.seats != 1 { packed += contest.seats.varint }
        if hasTurnout { packed += contest.registered.varint + contest.ballots.varint }
        packed += contest.standings.count.varint
        for standing in contest.standings {
            let name = standing.name.flatMap { tables.nameNumbers[$0] }.map { $0 + 1 } ?? 0
            packed += (name << 2 | (standing.isMarkedElected ? 1 : 0)).varint
            packed += [0] + (standing.votes.map { $0 + 1 } ?? 0).varint
        }
        return packed
    }

    /// Items of any length: how many, where each sixteenth begins, then each with its length before it.
    private static func listed(_ items: [[UInt8]]) -> [UInt8] {
        var (data, starts): ([UInt8], [UInt8]) = ([], [])
        for (number, item) in items.enumerated() {
            if number % 16 == 0 { starts += data.count.bytes(4) }
            data += item.count.varint + item
        }
        return items.count.bytes(4) + starts + data
    }

    /// Mark, length, checksum, where each section begins; filled up to eight bytes.
    private static func framed(_ sections: [[UInt8]]) -> [UInt8] {
        var start = 16 + 4 * (sections.count + 1)
        var rest = start.bytes(4)
        for section in sections {
            start += section.count
            rest += start.bytes(4)
        }
        rest += sections.joined()
        rest += [UInt8](repeating: 0, count: (8 - rest.count % 8) % 8)
        let head = Array("TER1".utf8) + (16 + rest.count).bytes(4)
        let sum = PackedFile.checksum(of: PackedBytes(head + [UInt8](repeating: 0, count: 8) + rest))
        return head + Int(bitPattern: UInt(sum)).bytes(8) + rest
    }
}

/// Everything that a packed file tells by number.
private struct PackedTables {
    let sources: [ResultSource]
    let areas: [ResultArea]
    let names: [String]
    let nameNumbers: [String: Int]
    let words: [String]
    private let wordNumbers: [String: Int]

    init(_ contests: [PastContest]) {
        sources = contests.map(\.source).distinct
        areas = contests.map(\.header.area).distinct
        let found = Set(contests.flatMap(\.standings).compactMap(\.name))
        names = Self.sorted(found) { FoldedWord.words(of: $0) }
        nameNumbers = Dictionary(zip(names, 0...)) { first, _ in first }
        words = Self.sorted(Set(names.flatMap(Self.words))) { [FoldedWord.folded($0.unicodeScalars)] }
        wordNumbers = Dictionary(zip(words, 0...)) { first, _ in first }
    }

    func numbers(of name: String) -> [Int] { Self.words(of: name).compactMap { wordNumbers[$0] } }

    /// What follows a hyphen is a word of its own, and needs no gap.
    private static func words(of name: String) -> [String] {
        name.replacing("-", with: "- ").split(separator: " ").map(String.init)
    }

    /// By their folded letters, as they are looked up.
    private static func sorted(_ texts: Set<String>, _ fold: (String) -> [[UInt8]]) -> [String] {
        texts.map { (fold($0), $0) }.sorted { left, right in
            let (one, other) = (left.0, right.0)
            guard one == other else {
                return one.lexicographicallyPrecedes(other) { $0.lexicographicallyPrecedes($1) }
            }
            return left.1 < right.1
        }.map(\.1)
    }
}

extension Array where Element: Hashable {
    fileprivate var distinct: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

extension CaseIterable where Self: Equatable {
    /// Its place among all.
    fileprivate var number: Int { Array(Self.allCases).firstIndex(of: self) ?? 0 }
}

extension ElectionDay {
    /// Zeros where the year alone is known.
    fileprivate var monthAndDay: (Int, Int) {
        switch self {
        case .day(let date): (date.month, date.day)
        case .year: (0, 0)
        }
    }
}

extension ResultSource {
    fileprivate var packed: [UInt8] { file.packed + name.packed + commit.packed + asOf.description.packed }
}

extension ResultArea {
    fileprivate var packed: [UInt8] { [0, UInt8(kind.rawValue)] + code.packed + name.packed + group.packed }
}

extension String {
    fileprivate var packed: [UInt8] { utf8.count.varint + Array(utf8) }
}

extension Int {
    /// So many bytes, the lowest first.
    fileprivate func bytes(_ width: Int) -> [UInt8] {
        (0..<width).map { UInt8(truncatingIfNeeded: self >> (8 * $0)) }
    }

    /// Seven bits a byte, the lowest first.
    fileprivate var varint: [UInt8] {
        var (rest, bytes): (Int, [UInt8]) = (self, [])
        while rest > 127 {
            bytes.append(UInt8(rest & 127 | 128))
            rest >>= 7
        }
        return bytes + [UInt8(rest)]
    }
}
