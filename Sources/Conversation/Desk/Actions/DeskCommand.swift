/// What moderators ask for in words, like `/next`.
protocol DeskCommand: SendableMetatype {
    /// Behind the slash; nil for what is only pressed.
    static var command: String? { get }
    /// The name alone, as the whole reply to a card, means it too: nobody means it as a note.
    static var isReply: Bool { get }
    /// What is answered; nil where what was done shows itself.
    static func follow(_ rest: String, _ visit: inout Visit) -> Outcome?
}

/// A command about one report, by its number or as the reply to its card.
protocol ReportCommand: DeskCommand {
    /// It shows something, and does nothing to the report.
    static var isReading: Bool { get }
    /// Why whoever acts has to leave it to others.
    static func barrier(to id: ReportID, _ visit: Visit) -> Outcome?
    static func follow(_ words: String, on id: ReportID, _ visit: inout Visit) -> Outcome?
}

extension DeskCommand {
    static var isReply: Bool { false }
}

extension ReportCommand {
    static var isReading: Bool { false }

    static func barrier(to id: ReportID, _ visit: Visit) -> Outcome? {
        isReading ? nil : visit.barrier(to: id)
    }

    static func follow(_ rest: String, _ visit: inout Visit) -> Outcome? { about(rest, &visit) }

    /// `12 words`, the same with the public site's name of the report, or only the words as the reply to a card.
    static func about(_ rest: String, _ visit: inout Visit) -> Outcome? {
        let parts = rest.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        let number = parts.first.flatMap {
            ReportID(number: $0) ?? visit.facts.records.report(onSite: String($0))
        }
        guard let id = number ?? visit.facts.subject else {
            return .refused(DeskWords.number, [.command: "/\(command ?? "")"])
        }
        let words = number == nil ? rest : parts.dropFirst().first.map(String.init) ?? ""
        if let barrier = barrier(to: id, visit) { return barrier }
        return follow(words.trimmingSpaces, on: id, &visit)
    }
}

extension ReportID {
    /// `12`, or `#12`.
    init?(number: some StringProtocol) {
        guard let value = Int64(number.drop { $0 == "#" }) else { return nil }
        self.init(rawValue: value)
    }

    /// For sentences that name one report.
    var slot: [Slot: String] { [.code: description] }
}
