import PlainJSON

/// Who may do what in a room, from its own state alone (M107).
struct MatrixPower: Sendable {
    private let create: MatrixEvent?
    private let levels: JSON?

    init(create: MatrixEvent?, levels: JSON?) {
        self.create = create
        self.levels = levels
    }

    /// The power of a person, whose id is compared byte by byte; creators of newer rooms have all of it.
    func level(of user: String) -> Int64 {
        if isFromVersion(12), creators.contains(user) { return .max }
        guard let levels else { return creators.contains(user) ? 100 : 0 }
        return number(levels["users"]?[user]) ?? number(levels["users_default"]) ?? 0
    }

    /// What it takes to send a message.
    var toSpeak: Int64 {
        number(levels?["events"]?["m.room.message"]) ?? number(levels?["events_default"]) ?? 0
    }

    /// What it takes to take somebody else's message away.
    var toRedact: Int64 { number(levels?["redact"]) ?? 50 }

    private var creators: [String] {
        let more = create?.content["additional_creators"]?.list?.compactMap(\.text) ?? []
        let first = isFromVersion(11) ? create?.sender : create?.content["creator"]?.text ?? create?.sender
        return [first].compactMap(\.self) + (isFromVersion(12) ? more : [])
    }

    /// Versions are names; those that are no numbers are taken for new ones (M65).
    private func isFromVersion(_ number: Int) -> Bool {
        let version = create?.content["room_version"]?.text ?? "1"
        return (Int(version) ?? .max) >= number
    }

    /// Whole numbers; rooms older than version 10 may write them as text (M108).
    private func number(_ value: JSON?) -> Int64? {
        if let number = value?.number { return number }
        guard !isFromVersion(10), let text = value?.text else { return nil }
        return Int64(text.filter { !$0.isWhitespace })
    }
}
