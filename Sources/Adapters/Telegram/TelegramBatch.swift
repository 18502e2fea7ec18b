import CivicFacts
import Conversation
import FoundationEssentials

/// What one `getUpdates` answer holds, cut into raw updates without decoding them.
struct TelegramBatch: Equatable, Sendable {
    let updates: [RawUpdate]
    /// The offset that confirms exactly these updates: one more than the greatest number among *them*,
    /// because Telegram may start anew with smaller numbers (T17); nil if none of them has a readable number.
    let next: Int64?
    /// How many updates had no readable number.
    let unnumbered: Int

    /// Cuts a complete answer with `ok` true; nil for everything else, also for a truncated one (T22).
    init?(answer: Data, received: Moment) {
        let slices = JSONSlices(bytes: [UInt8](answer))
        guard let members = slices.members(in: 0..<slices.bytes.count) else { return nil }
        guard let ok = members.first(where: { slices.reads($0.key, "ok") }), slices.reads(ok.value, "true"),
            let result = members.first(where: { slices.reads($0.key, "result") }),
            let elements = slices.elements(in: result.value)
        else { return nil }
        let labels = elements.map { TelegramLabel(update: $0, of: slices) }
        updates = zip(labels, elements).map { label, range in
            RawUpdate(key: label.key, body: TelegramBatch.envelope(slices.bytes[range], received))
        }
        next = labels.compactMap(\.number).max().map { $0 + 1 }
        unnumbered = labels.count { $0.number == nil }
    }

    /// The update exactly as it came, with the time of its arrival beside it.
    private static func envelope(_ update: ArraySlice<UInt8>, _ received: Moment) -> [UInt8] {
        var body = Array("{\"received\":\(received.milliseconds),\"update\":".utf8)
        body.reserveCapacity(body.count + update.count + 1)
        body += update
        body.append(UInt8(ascii: "}"))
        return body
    }
}
