/// What makes an update unique: its number, and beside it a date or id, because numbers may start anew (T16).
struct TelegramLabel: Equatable, Sendable {
    /// The `update_id`; nil if it is missing or no sensible number.
    let number: Int64?
    let key: String

    init(update: Range<Int>, of slices: JSONSlices) {
        let members = slices.members(in: update) ?? []
        var number: Int64?
        var mark: String?
        for (key, value) in members {
            if slices.reads(key, "update_id") {
                number = TelegramLabel.sensible(slices.number(value))
            } else if mark == nil {
                mark = TelegramLabel.mark(of: value, slices)
            }
        }
        self.number = number
        let fingerprint = TelegramLabel.fingerprint(slices.bytes[update])
        key = number.map { "\($0):\(mark ?? fingerprint)" } ?? "?:\(fingerprint)"
    }

    /// Update numbers are positive and, like all ids here, have at most 52 bits (T42).
    private static func sensible(_ number: Int64?) -> Int64? {
        number.flatMap { (0..<(1 << 52)).contains($0) ? $0 : nil }
    }

    /// The latest date of what the update carries, or else its id.
    private static func mark(of value: Range<Int>, _ slices: JSONSlices) -> String? {
        var id: String?
        var date: Int64?
        for (key, value) in slices.members(in: value) ?? [] {
            if slices.reads(key, "date") || slices.reads(key, "edit_date") {
                date = slices.number(value).map { max($0, date ?? $0) } ?? date
            } else if slices.reads(key, "id"), value.count <= 66 {
                id = String(decoding: slices.bytes[value], as: UTF8.self).filter { $0 != "\"" }
            }
        }
        return date.map(String.init) ?? id
    }

    /// The FNV-1a hash of the bytes; it only has to tell updates apart, not to resist anybody.
    private static func fingerprint(_ bytes: ArraySlice<UInt8>) -> String {
        let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0100_0000_01b3 }
        return String(hash, radix: 16)
    }
}
