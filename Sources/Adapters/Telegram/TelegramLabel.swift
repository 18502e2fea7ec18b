import PlainJSON

/// What makes an update unique: its number, and beside it a date or id, because numbers may start anew (T16).
struct TelegramLabel: Equatable, Sendable {
    /// The `update_id`; nil if it is missing or no sensible number.
    let number: Int64?
    let key: String
    /// Whether it tells of the bot's own place in a chat.
    let isMembership: Bool
    /// Where the update stands.
    let place: Range<Int>

    /// Reads the next value as an update, whatever it is.
    init(_ json: inout JSONReader) {
        var number: Int64?
        var mark: String?
        var isMembership = false
        place =
            json.attempt { json in
                json.members { name, json in
                    if case "update_id" = name {
                        number = TelegramLabel.sensible(json.attempt { $0.number().value }.value)
                    } else {
                        if case "my_chat_member" = name { isMembership = true }
                        let next = TelegramLabel.mark(&json)
                        mark = mark ?? next
                    }
                }
            }.range
        self.number = number
        self.isMembership = isMembership
        if number == nil { mark = nil }
        key = "\(number.map(String.init) ?? "?"):\(mark ?? TelegramLabel.fingerprint(json.bytes[place]))"
    }

    /// Update numbers are positive and, like all ids here, have at most 52 bits (T42).
    private static func sensible(_ number: Int64?) -> Int64? {
        number.flatMap { (0..<(1 << 52)).contains($0) ? $0 : nil }
    }

    /// The latest date of what the update carries, or else its id.
    private static func mark(_ json: inout JSONReader) -> String? {
        var id: String?
        var date: Int64?
        json.attempt { json in
            json.members { name, json in
                switch name {
                case "date", "edit_date":
                    date = json.attempt { $0.number().value }.value.map { max($0, date ?? $0) } ?? date
                case "id":
                    let written = json.bytes[json.attempt { $0.skip() }.range]
                    if written.count <= 66 {
                        id = String(decoding: written.filter { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
                    }
                default: json.attempt { $0.skip() }
                }
            }
        }
        return date.map { String($0) } ?? id
    }

    /// The FNV-1a hash of the bytes; it only has to tell updates apart, not to resist anybody.
    private static func fingerprint(_ bytes: ArraySlice<UInt8>) -> String {
        let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0100_0000_01b3 }
        return String(hash, radix: 16)
    }
}
