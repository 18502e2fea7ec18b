internal import CivicFacts

/// The ten bytes of a contest.
struct PackedRecord {
    let standings: Int
    let year: Int
    let area: Int
    private let when: Int
    private let what: Int

    init(_ bytes: PackedBytes, at place: Int) {
        standings = bytes.number(at: place, bytes: 3)
        year = 1900 + bytes.number(at: place + 3, bytes: 1)
        when = bytes.number(at: place + 4, bytes: 2)
        area = bytes.number(at: place + 6, bytes: 2)
        what = bytes.number(at: place + 8, bytes: 2)
    }

    var day: ElectionDay {
        let (month, day) = (when >> 5 & 15, when & 31)
        guard 1...12 ~= month, 1...31 ~= day else { return .year(year) }
        return .day(CivilDate(year: Int64(year), month: month, day: day))
    }

    var kind: ElectionKind { Self.value(when >> 9 & 7, .general) }
    var round: Round { Self.value(when >> 12 & 3, .only) }
    var office: Office { Self.value(what & 15, .question) }
    var status: ResultStatus { Self.value(what >> 4 & 7, .unofficial) }
    var source: Int { what >> 7 & 15 }
    var trouble: Trouble { Self.value(what >> 11 & 7, .wrongCopy) }

    private static func value<Value: CaseIterable>(_ number: Int, _ other: Value) -> Value {
        Value.allCases.dropFirst(number).first ?? other
    }
}
