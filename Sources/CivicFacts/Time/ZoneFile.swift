/// The hours of one zone at any time, as a file of the system's zone database tells them (RFC 8536).
struct ZoneFile: Sendable {
    /// Seconds that clocks are ahead of UTC, and the short name in use, such as `MST`.
    typealias Hours = (offset: Int64, abbreviation: String)

    /// When clocks were changed, in seconds since 1970, and to which of `kinds`.
    private var changes: [Int64] = []
    private var changedTo: [UInt8] = []
    private var kinds: [Hours] = [(0, "UTC")]
    /// How it goes on after the last change.
    private var rule: ZoneRule?

    static let utc = ZoneFile()
    private init() {}

    /// Nil for what is no zone file, is cut off, contradicts itself, or counts leap seconds.
    init?(_ bytes: [UInt8]) {
        var rest = bytes[...]
        guard let version = read(&rest, width: 4) else { return nil }
        // The first half is for programs that know numbers of 32 bits only; version 1 has no other.
        guard version > 0 else { return }
        guard read(&rest, width: 8) != nil, rest.count >= 2, rest.first == 10, rest.last == 10 else {
            return nil
        }
        guard rest.count > 2 else { return }
        rule = ZoneRule(String(decoding: rest.dropFirst().dropLast(), as: UTF8.self))
        if rule == nil { return nil }
    }

    /// What clocks show at a second since 1970.
    func hours(at second: Int64) -> Hours {
        if let rule, second >= changes.last ?? second { return rule.hours(at: second) }
        var (low, high) = (0, changes.count)
        while low < high {
            let middle = (low + high) / 2
            if changes[middle] <= second { low = middle + 1 } else { high = middle }
        }
        return kinds[low == 0 ? 0 : Int(changedTo[low - 1])]
    }

    /// Reads one half of the file; the result is its version.
    private mutating func read(_ rest: inout ArraySlice<UInt8>, width: Int) -> UInt8? {
        guard let head = rest.take(20), head.starts(with: "TZif".utf8),
            let counts = rest.numbers(6, width: 4)?.map(Int.init), counts.allSatisfy({ $0 >= 0 }),
            counts[2] == 0,
            let times = rest.numbers(counts[3], width: width), let chosen = rest.take(counts[3]),
            let rows = rest.take(counts[4] * 6), let names = rest.take(counts[5]),
            rest.take(counts[0] + counts[1]) != nil
        else { return nil }
        (changes, changedTo) = (times, Array(chosen))
        kinds = stride(from: rows.startIndex, to: rows.endIndex, by: 6).map {
            Self.kind(rows[$0..<$0 + 6], names)
        }
        guard !kinds.isEmpty, kinds.allSatisfy({ abs($0.offset) < 26 * 3_600 }),
            changedTo.allSatisfy({ $0 < kinds.count }), zip(changes, changes.dropFirst()).allSatisfy(<)
        else { return nil }
        return head[head.startIndex + 4]
    }

    /// One row: four bytes of offset, one for daylight saving, one for where among the names its own begins.
    private static func kind(_ row: ArraySlice<UInt8>, _ names: ArraySlice<UInt8>) -> Hours {
        var rest = row
        let offset = rest.numbers(1, width: 4)?.first ?? 0
        let name = names.dropFirst(Int(rest.last ?? 0)).prefix { $0 != 0 }
        return (offset, String(decoding: name, as: UTF8.self))
    }
}

extension ArraySlice<UInt8> {
    /// Bytes from the front, which are then gone; nil where fewer are left.
    fileprivate mutating func take(_ count: Int) -> Self? {
        guard self.count >= count else { return nil }
        defer { self = dropFirst(count) }
        return prefix(count)
    }

    /// That many signed numbers of this width, the highest byte first.
    fileprivate mutating func numbers(_ count: Int, width: Int) -> [Int64]? {
        guard let bytes = take(count * width) else { return nil }
        return stride(from: bytes.startIndex, to: bytes.endIndex, by: width).map { start in
            let number = bytes[start..<start + width].reduce(0) { UInt64($0) << 8 | UInt64($1) }
            return Int64(bitPattern: number << (64 - 8 * width)) >> (64 - 8 * width)
        }
    }
}
