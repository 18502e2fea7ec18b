import CivicFacts
import Conversation
import PlainJSON

/// What one `getUpdates` answer holds, cut into raw updates in one walk over it.
struct TelegramBatch: Equatable, Sendable {
    let updates: [RawUpdate]
    /// The offset that confirms exactly these updates: one more than the greatest number among *them*,
    /// because Telegram may start anew with smaller numbers (T17); nil if none of them has a readable number.
    let next: Int64?
    /// How many updates had no readable number.
    let unnumbered: Int
    /// The groups that let the bot in, or changed what it may do there: what waits for them waits no longer (T-c).
    let entered: [Int64]

    /// Cuts a complete answer with `ok` true; nil for everything else, also for a truncated one (T22).
    init?(answer: [UInt8], received: Moment) {
        var json = JSONReader(answer)
        var isOk = false
        var labels: [TelegramLabel]?
        let isObject = json.members { name, json in
            switch name {
            case "ok": isOk = json.attempt { $0.flag().value }.value ?? false
            case "result": labels = json.attempt { $0.list { TelegramLabel(&$0) } }.value
            default: json.attempt { $0.skip() }
            }
        }
        guard isObject, isOk, let labels else { return nil }
        updates = labels.map { label in
            RawUpdate(key: label.key, body: TelegramBatch.envelope(answer[label.place], received))
        }
        next = labels.compactMap(\.number).max().map { $0 + 1 }
        entered = zip(labels, updates).compactMap { label, update in
            guard label.isMembership, let change = TelegramUpdate(update.body)?.myChatMember,
                change.newChatMember.isIn == true, change.chat.type != "private"
            else { return nil }
            return change.chat.id
        }
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
