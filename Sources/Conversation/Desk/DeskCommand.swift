/// The moderators' commands.
public enum DeskCommand: String, CaseIterable {
    case take, approve, reject, ask, ban, unban, undo, show, queue, next, help

    /// Named by Telegram's own menus as well.
    static let named = Set(allCases.map(\.rawValue))

    /// One word as the whole reply to a card is a decision: nobody means it as a question to the reporter.
    init?(reply text: String) {
        switch text.trimmingSpaces.lowercased() {
        case "take": self = .take
        case "approve": self = .approve
        case "reject": self = .reject
        case "undo": self = .undo
        case "next": self = .next
        default: return nil
        }
    }
}

/// What the moderators' commands do: the same as the card's buttons, by number.
enum DeskCommands {
    static func follow(_ command: DeskCommand, rest: String, _ visit: inout Visit) {
        let words = Desk.words
        switch command {
        case .help: return Desk.reply(Desk.Outcome(words.text(.deskHelp)), &visit)
        case .queue: return Desk.reply(Desk.Outcome(queue(visit)), &visit)
        case .next:
            // The cards themselves are the answer.
            let outcome = Calling.next(&visit)
            return outcome.isRefusal ? Desk.reply(outcome, &visit) : ()
        case .take, .approve, .reject, .ask, .ban, .unban, .undo, .show: break
        }
        let parts = rest.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        let number = parts.first.flatMap { Int64($0.drop { $0 == "#" }) }.map(ReportID.init(rawValue:))
        guard let id = number ?? visit.facts.subject else {
            return Desk.reply(
                Desk.Outcome(words.text(.deskNumber, [.command: "/\(command.rawValue)"])), &visit)
        }
        let more =
            number == nil
            ? rest.trimmingSpaces : parts.dropFirst().first.map { String($0).trimmingSpaces } ?? ""
        if let outcome = outcome(of: command, on: id, more: more, &visit) { Desk.reply(outcome, &visit) }
    }

    private static func outcome(
        of command: DeskCommand, on id: ReportID, more: String, _ visit: inout Visit
    ) -> Desk.Outcome? {
        let words = Desk.words
        switch command {
        case .take: return Decisions.decide(.take, on: id, version: nil, &visit)
        case .approve: return Decisions.decide(.approve, on: id, version: nil, &visit)
        case .undo: return Decisions.decide(.undo, on: id, version: nil, &visit)
        case .unban: return Decisions.decide(.unban, on: id, version: nil, &visit)
        case .ban: return Decisions.decide(.ban(days: days(in: more)), on: id, version: nil, &visit)
        case .ask:
            guard !more.isEmpty else { return Desk.Outcome(words.text(.deskAskWords), isRefusal: true) }
            return Decisions.ask(more, about: id, &visit)
        case .reject:
            guard let reason = reason(in: more) else {
                return Desk.Outcome(words.text(.deskReasons, [.reasons: reasons]), isRefusal: true)
            }
            return Decisions.decide(.reject(reason), on: id, version: nil, &visit)
        case .show: return Decisions.show(id, &visit)
        case .queue, .next, .help: return nil
        }
    }

    private static func queue(_ visit: Visit) -> String {
        let words = Desk.words
        let waiting = visit.facts.records.waitingReports(limit: 20)
        guard let oldest = waiting.first else { return words.text(.deskQueueEmpty) }
        let age = TimeWords(language: .english, at: nil).age(visit.now.since(oldest.sentAt))
        let codes = waiting.map(\.id.description).joined(separator: ", ")
        let count = visit.facts.records.countOfWaitingReports()
        let more = count > waiting.count ? " …" : ""
        return words.text(.deskQueue, [.n: "\(count)", .age: age, .codes: codes + more])
    }

    private static func days(in text: String) -> Int {
        Desk.banDays.first { $0 == Int(text.prefix { $0.isNumber }) } ?? Desk.banDays[0]
    }

    private static var reasons: String {
        RejectReason.allCases.map { Desk.words.text(Catalogue.phrases(of: $0).button).lowercased() }
            .joined(separator: ", ")
    }

    /// A reason by its button's label or the start of it, or by a number from 1.
    private static func reason(in text: String) -> RejectReason? {
        if let number = Int(text), RejectReason.allCases.indices.contains(number - 1) {
            return RejectReason.allCases[number - 1]
        }
        let given = Plain(text).text
        guard given.count >= 3 else { return nil }
        return RejectReason.allCases.first {
            let label = Plain(Desk.words.text(Catalogue.phrases(of: $0).button)).text
            return label.hasPrefix(given) || given.hasPrefix(label) || label.contains(given)
        }
    }
}
