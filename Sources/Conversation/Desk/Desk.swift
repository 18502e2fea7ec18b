/// Where everything from a review room comes in: who may act, and what was asked for.
enum Desk {
    static let banDays = [1, 7, 30]
    /// The room reads English in this version.
    static let words = Catalogue(.english)

    static func take(_ event: Event, _ visit: inout Visit) {
        switch event {
        case .vouched(let isModerator, let original):
            isModerator ? act(on: original, &visit) : refuse(original, RefusalWords.refused, &visit)
        case .commanded(let name, _) where DeskCommand(rawValue: name) == nil && CivicCommand.isPrivate(name):
            // Answered to anybody at once: asking who it is would write the address down.
            visit.isConfidential = true
            reply(Outcome(words.text(HelpWords.privateChat)), &visit)
        case .tapped, .commanded, .said, .reacted:
            guard isForUs(event, visit) else { return }
            switch visit.inbound.standing {
            case .moderator: act(on: event, &visit)
            case .unchecked: visit.deliver(Delivery(.vouch(for: visit.inbound)))
            case .anonymous: refuse(event, RefusalWords.anonymous, &visit)
            case .onlooker, .voter: refuse(event, RefusalWords.refused, &visit)
            }
        case .sentPhoto, .sentTooLarge, .sharedLocation, .edited, .deleted, .sentUnsupported,
            .becameReachable, .woke,
            .photoKept, .photoRefused, .looked:
            break
        }
    }

    /// People talk in a review room; only buttons, known commands and replies to a card are for the bot.
    private static func isForUs(_ event: Event, _ visit: Visit) -> Bool {
        switch event {
        case .tapped: true
        case .commanded(let name, _): DeskCommand(rawValue: name) != nil
        case .said(let text):
            visit.facts.subject.map { $0 != .digest || DeskCommand(reply: text) == .next } ?? false
        case .reacted(let sign, _): visit.facts.subject != nil && CardReaction.isKnown(sign)
        case .vouched, .sentPhoto, .sentTooLarge, .sharedLocation, .edited, .deleted,
            .sentUnsupported,
            .becameReachable, .woke, .photoKept, .photoRefused, .looked:
            false
        }
    }

    private static func act(on event: Event, _ visit: inout Visit) {
        let (me, now) = (visit.facts.account, visit.now)
        let name = visit.inbound.name
        visit.updateDesk { desk in
            desk.acted[me] = now
            if let name { desk.names = (desk.names ?? [:]).merging([me: name]) { _, new in new } }
        }
        switch event {
        case .tapped(let token, let callback): tap(token, callback, &visit)
        case .commanded(let name, let rest):
            guard let command = DeskCommand(rawValue: name) else { return }
            DeskCommands.follow(command, rest: rest, &visit)
        case .said(let text):
            guard let id = visit.facts.subject else { return }
            if let action = numbered(text, on: id, visit) {
                if isOthersMenu(id, visit) {
                    return reply(Outcome(words.text(RefusalWords.othersChoice)), &visit)
                }
                return reply(Decisions.decide(action, on: id, version: nil, &visit), &visit)
            }
            if text.lowercased().hasPrefix("mask "),
                text.split(separator: " ").last.flatMap({ MaskCells($0) }) != nil
            {
                return DeskCommands.follow(.mask, rest: String(text.dropFirst(5)), &visit)
            }
            if let command = DeskCommand(reply: text) {
                return DeskCommands.follow(command, rest: "", &visit)
            }
            reply(Decisions.ask(text, about: id, &visit), &visit)
        case .reacted(let sign, let callback): react(sign, callback, &visit)
        case .vouched, .sentPhoto, .sentTooLarge, .sharedLocation, .edited, .deleted,
            .sentUnsupported,
            .becameReachable, .woke, .photoKept, .photoRefused, .looked:
            break
        }
    }

    private static func tap(_ token: String, _ callback: CallbackID?, _ visit: inout Visit) {
        if let choice = DeskChoice(text: token) {
            return toast(outcome(of: choice, &visit), callback, &visit)
        }
        guard let tap = CardToken(text: token) else {
            return toast(Outcome(words.text(RefusalWords.unknown), isRefusal: true), callback, &visit)
        }
        toast(Decisions.decide(tap.action, on: tap.report, version: tap.version, &visit), callback, &visit)
    }

    private static func outcome(of choice: DeskChoice, _ visit: inout Visit) -> Outcome {
        switch choice {
        case .next: Calling.next(&visit)
        }
    }

    /// A bare number, as the reply to a card that lists numbered choices, is one of them and no question.
    private static func numbered(_ text: String, on id: ReportID, _ visit: Visit) -> CardAction? {
        guard let number = Int(text.trimmingSpaces), let report = visit.facts.records.report(id) else {
            return nil
        }
        return CardReaction.action(numbered: number, on: report)
    }

    /// A number means what its sayer saw: somebody else may have turned the card to other choices since.
    private static func isOthersMenu(_ id: ReportID, _ visit: Visit) -> Bool {
        visit.facts.records.report(id)?.turner.map { $0.account != visit.facts.account } ?? false
    }

    /// The card itself shows what came of a reaction; only what must be noticed is said.
    private static func react(_ sign: String, _ callback: CallbackID?, _ visit: inout Visit) {
        if visit.facts.subject != nil, let choice = DeskChoice.chosen(by: sign) {
            return toast(outcome(of: choice, &visit), callback, &visit)
        }
        guard let id = visit.facts.subject, let report = visit.facts.records.report(id),
            let action = CardReaction.action(for: sign, on: report)
        else { return }
        if CardReaction.isNumber(sign), isOthersMenu(id, visit) {
            return toast(Outcome(words.text(RefusalWords.othersChoice), isRefusal: true), callback, &visit)
        }
        toast(Decisions.decide(action, on: id, version: nil, &visit), callback, &visit)
    }

    /// Somebody without authority hears so on a button; their words are just words.
    private static func refuse(_ event: Event, _ wording: RefusalWords, _ visit: inout Visit) {
        visit.notice(.refused)
        switch event {
        case .tapped(_, let callback), .reacted(_, let callback):
            toast(Outcome(words.text(wording), isRefusal: true), callback, &visit)
        case .said, .commanded, .sentPhoto, .sentTooLarge, .sharedLocation, .edited, .deleted,
            .sentUnsupported, .becameReachable, .woke, .photoKept, .photoRefused, .looked, .vouched:
            break
        }
    }

    private static func toast(_ outcome: Outcome, _ callback: CallbackID?, _ visit: inout Visit) {
        guard let callback else { return reply(outcome, &visit) }
        let note = String(outcome.note.prefix(200))
        let order = Order.acknowledge(
            callback: callback, room: visit.inbound.room, note: note, alert: outcome.isRefusal)
        visit.deliver(Delivery(order))
    }

    /// Answers a command or a reply in the room.
    static func reply(_ outcome: Outcome, _ visit: inout Visit) {
        let message = Message(text: outcome.note)
        visit.deliver(
            Delivery(.announce(message: message, in: visit.inbound.room, replyTo: visit.inbound.message)))
    }

    /// Why nothing can be done to a report that is not there. Numbers go up, and a report that is kept goes only with
    /// everything else of its author.
    static func missing(_ id: ReportID, _ visit: Visit) -> Outcome {
        let records = visit.facts.records
        let isGone = (1..<records.nextReport.rawValue).contains(id.rawValue) && records.report(id) == nil
        let wording: RefusalWords = isGone ? .reportGone : .noReport
        return Outcome(words.text(wording, [.code: id.description]), isRefusal: true)
    }

    /// What the person who pressed or typed is told.
    struct Outcome {
        let note: String
        /// Nothing was done; the note must be noticed.
        let isRefusal: Bool

        init(_ note: String, isRefusal: Bool = false) {
            self.note = note
            self.isRefusal = isRefusal
        }
    }
}
