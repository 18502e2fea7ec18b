/// What the moderators' commands do: the same as the card's buttons, by number.
enum DeskCommands {
    static func follow(_ command: DeskCommand, rest: String, _ visit: inout Visit) {
        let words = Desk.words
        switch command {
        case .help: return Desk.reply(Desk.Outcome(words.text(DeskWords.help)), &visit)
        case .queue: return Desk.reply(DeskList.queue(rest, visit), &visit)
        case .find: return Desk.reply(Finding.find(rest, visit), &visit)
        case .stats: return Desk.reply(DeskStats.today(visit), &visit)
        case .status: return Desk.reply(DeskStatus.now(visit), &visit)
        case .digest: return Desk.reply(Desk.Outcome(Shift.digest(visit)), &visit)
        case .next:
            // The cards themselves are the answer.
            let outcome = Calling.next(&visit)
            return outcome.isRefusal ? Desk.reply(outcome, &visit) : ()
        case .take, .approve, .reject, .ask, .ban, .unban, .keep, .clear, .undo, .show, .verify, .unverify,
            .correct, .retract, .group, .ungroup, .mask:
            break
        }
        let parts = rest.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        // As the reply to a card its number is not said, but perhaps a photo's.
        if command == .mask, let id = visit.facts.subject, id != .digest {
            return Desk.reply(Blackening.mask(id, rest.trimmingSpaces, &visit), &visit)
        }
        let number = parts.first.flatMap { Int64($0.drop { $0 == "#" }) }.map(ReportID.init(rawValue:))
        guard let id = number ?? visit.facts.subject else {
            return Desk.reply(
                Desk.Outcome(words.text(DeskWords.number, [.command: "/\(command.rawValue)"])), &visit)
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
        case .keep: return Decisions.decide(.keepBan, on: id, version: nil, &visit)
        case .clear: return Decisions.decide(.clear, on: id, version: nil, &visit)
        case .ban:
            guard let action = ban(in: more) else {
                return Desk.Outcome(words.text(DeskWords.banHow, [.reasons: banReasons]), isRefusal: true)
            }
            return Decisions.decide(action, on: id, version: nil, &visit)
        case .ask:
            guard !more.isEmpty else { return Desk.Outcome(words.text(DeskWords.askWords), isRefusal: true) }
            return Decisions.ask(more, about: id, &visit)
        case .reject:
            return because(more, &visit) { reason, note, visit in
                Decisions.decide(.reject(reason), on: id, version: nil, note: note, &visit)
            }
        case .retract:
            return because(more, &visit) { reason, note, visit in
                Decisions.decide(.retract(reason), on: id, version: nil, note: note, &visit)
            }
        case .verify:
            return Decisions.decide(.verify, on: id, version: nil, note: more.isEmpty ? nil : more, &visit)
        case .unverify: return Decisions.decide(.unverify, on: id, version: nil, &visit)
        case .correct: return Verifying.correct(id, more, &visit)
        case .mask: return Blackening.mask(id, more, &visit)
        case .ungroup: return Decisions.decide(.ungroup, on: id, version: nil, &visit)
        case .group:
            guard let leader = Int64(more.drop { $0 == "#" }).map(ReportID.init(rawValue:)) else {
                return Desk.Outcome(words.text(DeskWords.groupHow), isRefusal: true)
            }
            return Decisions.decide(.group(with: leader), on: id, version: nil, &visit)
        case .show: return Decisions.show(id, &visit)
        case .queue, .next, .find, .stats, .status, .digest, .help: return nil
        }
    }

    /// A reason, and behind a colon words of the moderator's own.
    private static func because(
        _ more: String, _ visit: inout Visit,
        decide: (RejectReason, String?, inout Visit) -> Desk.Outcome
    ) -> Desk.Outcome {
        let parts = more.split(separator: ":", maxSplits: 1).map { String($0).trimmingSpaces }
        guard let reason = parts.first.flatMap(reason) else {
            return Desk.Outcome(Desk.words.text(DeskWords.reasons, [.reasons: reasons]), isRefusal: true)
        }
        return decide(reason, parts.dropFirst().first.flatMap { $0.isEmpty ? nil : $0 }, &visit)
    }

    /// How long and why; a ban is never guessed from less.
    private static func ban(in text: String) -> CardAction? {
        let words = Plain(text).words.map { String($0) }
        guard let days = words.first.flatMap({ Int($0) }), Desk.banDays.contains(days) else { return nil }
        let rest = words.dropFirst().drop { ["day", "days"].contains($0) }.joined(separator: " ")
        return banReason(in: rest).map { .ban(days: days, because: $0) }
    }

    /// A ban's reason by its name, or by the start of its button.
    private static func banReason(in given: String) -> BanReason? {
        guard given.count >= 3 else { return nil }
        return BanReason.allCases.first {
            let label = Plain(Desk.words.text(Catalogue.phrases(of: $0).button)).text
            return $0.rawValue.hasPrefix(given) || label.hasPrefix(given)
        }
    }

    private static var banReasons: String {
        BanReason.allCases.map { Desk.words.text(Catalogue.phrases(of: $0).button).lowercased() }
            .joined(separator: ", ")
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
            return $0.rawValue.lowercased() == given || label.hasPrefix(given) || given.hasPrefix(label)
                || label.contains(given)
        }
    }
}
