import Conversation

/// What lies on the screen: who may press which button, and which message somebody means.
struct TerminalScreen {
    /// A message of the bot, or a person's own.
    struct Item {
        let id: MessageID
        let room: TerminalRoom
        /// The person who wrote it; nil for the bot.
        let author: String?
        var text: String
        var buttons: [Button]
        var report: ReportID?
    }

    /// Nobody scrolls back further than this.
    private static let depth = 2_000
    /// The newest last; a changed message counts as new.
    private var items: [Item] = []
    private var next: Int64

    /// Message numbers start at `first`, which must lie above those of every earlier session on the same data.
    init(first: Int64) { next = first }

    /// Puts a message of the bot on the screen. A card that replies to its photos tells what they are about.
    mutating func show(_ message: Message, in room: TerminalRoom, replyTo: MessageID? = nil) -> Item {
        let target = replyTo.flatMap(item)
        let report = Self.report(in: message) ?? target?.report
        if let target, target.author == nil, target.report == nil { tie(target, to: report) }
        return add(
            Item(
                id: fresh(), room: room, author: nil, text: message.text, buttons: message.buttons,
                report: report))
    }

    /// Changes a message of the bot; one from before this session is taken as it comes.
    mutating func change(_ id: MessageID, to message: Message, in room: TerminalRoom) -> Item {
        let report = Self.report(in: message) ?? item(id)?.report
        items.removeAll { $0.id == id }
        return add(
            Item(
                id: id, room: room, author: nil, text: message.text, buttons: message.buttons, report: report)
        )
    }

    /// Takes messages away; the report that they were about, if it is known.
    mutating func remove(_ ids: [MessageID]) -> ReportID? {
        let report = ids.compactMap { item($0)?.report }.first
        items.removeAll { ids.contains($0.id) }
        return report
    }

    /// Puts a person's own message on the screen.
    mutating func write(_ text: String, by name: String, in room: TerminalRoom) -> MessageID {
        add(Item(id: fresh(), room: room, author: name, text: text, buttons: [], report: nil)).id
    }

    /// A person's own message changed.
    mutating func rewrite(_ id: MessageID, to text: String) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        items[index].text = text
    }

    func item(_ id: MessageID) -> Item? { items.last { $0.id == id } }

    /// The newest message that reads exactly so, or else holds these words, by this person.
    func message(reading words: String, by name: String) -> Item? {
        let own = items.filter { $0.author == name }
        return own.last { $0.text == words } ?? own.last { $0.text.contains(words) }
    }

    /// The newest message of the bot about this report, or about any; to a voter, of all.
    func newest(in room: TerminalRoom, about report: ReportID?) -> Item? {
        items.last { item in
            guard item.room == room, item.author == nil else { return false }
            return report.map { item.report == $0 } ?? (room != .review || item.report != nil)
        }
    }

    /// Messages of the bot with buttons, the newest first.
    func keyboards(in room: TerminalRoom, about report: ReportID?) -> [Item] {
        items.reversed().filter {
            $0.room == room && !$0.buttons.isEmpty && (report == nil || $0.report == report)
        }
    }

    /// The photos of an album share their caption.
    private mutating func tie(_ target: Item, to report: ReportID?) {
        for index in items.indices
        where items[index].room == target.room && items[index].author == nil
            && items[index].text == target.text
        {
            items[index].report = items[index].report ?? report
        }
    }

    private mutating func add(_ item: Item) -> Item {
        if items.count >= Self.depth { items.removeFirst(Self.depth / 2) }
        items.append(item)
        return item
    }

    private mutating func fresh() -> MessageID {
        defer { next += 1 }
        return MessageID(rawValue: "\(next)")
    }

    /// Which report the message's buttons are about.
    private static func report(in message: Message) -> ReportID? {
        message.buttons.lazy.compactMap { button in
            if let card = CardToken(text: button.token) { return card.report }
            return ChoiceToken(text: button.token)?.choice.question?.report
        }.first
    }
}
