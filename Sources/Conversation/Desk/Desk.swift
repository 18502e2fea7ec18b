internal import CivicFacts

/// Where everything from a review room comes in: who may act, and what was asked for.
enum Desk {
    /// The room reads English in this version.
    static let language = Language.english
    static let words = Catalogue(language)

    static func take(_ event: Event, _ visit: inout Visit) {
        switch event {
        case .vouched(let isModerator, let isLead, let original):
            visit.noteLead(asTold: isLead)
            isModerator ? act(on: original, &visit) : refuse(original, RefusalWords.refused, &visit)
        case .commanded(let name, _)
        where Actions.command(name) == nil && Features.commands[name]?.isPrivate == true:
            // Answered to anybody at once: asking who it is would write the address down.
            visit.isConfidential = true
            reply(.done(HelpWords.privateChat), &visit)
        case .deleted:
            // Whoever takes the message back takes back what it asks, whatever they may do here now.
            if let id = Outgoings.held(by: visit.inbound, visit) { _ = Outgoings.stop(id, &visit) }
        case .tapped, .commanded, .said, .reacted, .edited:
            guard deed(for: event, visit) != nil else { return hint(at: event, &visit) }
            // In a terminal everybody is everything.
            let isAlone = visit.inbound.room.platform == .terminal
            visit.noteLead(asTold: isAlone)
            switch visit.inbound.standing {
            case .moderator: act(on: event, &visit)
            case .unchecked: visit.deliver(Delivery(.vouch(for: visit.inbound)))
            case .anonymous: refuse(event, RefusalWords.anonymous, &visit)
            case .onlooker, .voter: refuse(event, RefusalWords.refused, &visit)
            }
        case .sentPhoto, .sentTooLarge, .sharedLocation, .sentUnsupported, .becameReachable, .woke,
            .photoKept, .photoRefused, .looked, .payment:
            break
        }
    }

    static func act(on event: Event, _ visit: inout Visit) {
        let (me, now) = (visit.facts.account, visit.now)
        let (name, isLead) = (visit.inbound.name, visit.isLead)
        let stations =
            visit.facts.rules.desks.isOne ? nil : visit.isInPrivate ? visit.inbound.desks : [visit.deskHere]
        // Who leads one desk may do something at another.
        let leadsHere = !visit.isInPrivate && visit.deskHere == .all
        visit.updateDesk { desk in
            desk.acted[me] = now
            if isLead || leadsHere { desk.note(me, isLead: isLead) }
            desk.note(me, at: stations ?? [])
            if let name { desk.names = (desk.names ?? [:]).merging([me: name]) { _, new in new } }
        }
        deed(for: event, visit)?(&visit)
    }

    /// People talk in a review room; only buttons, known commands and replies to a card are for the bot.
    private static func deed(for event: Event, _ visit: Visit) -> ((inout Visit) -> Void)? {
        switch event {
        case .tapped(let token, let callback):
            return { toast(tap(token, &$0), callback, &$0) }
        case .commanded(let name, let rest):
            return Actions.command(name).map { command in { reply(command.follow(rest, &$0), &$0) } }
        case .said(let text):
            if let answer = Drill.answer(in: text, visit) {
                return { reply(Drill.hear(answer, under: nil, &$0), &$0) }
            }
            guard let id = visit.facts.subject, id != .digest || Actions.reply(text) == CallNext.self
            else { return nil }
            return { reply(answer(to: text, about: id, &$0), &$0) }
        case .reacted(let sign, let callback):
            if let list = ListToken(sign: sign, under: visit.inbound.repliesToButton) {
                return { toast(ListPages.turn(list, at: $0.inbound.repliesTo, &$0), callback, &$0) }
            }
            guard let id = visit.facts.subject, CardReaction.isKnown(sign) else { return nil }
            return { visit in
                guard isOffered(sign, on: id, visit) else { return hint(at: event, &visit) }
                toast(react(sign, to: id, &visit), callback, &visit)
            }
        case .edited(let text):
            return Outgoings.held(by: visit.inbound, visit).map { id in
                { Outgoings.reword(id, as: text, &$0) }
            }
        case .vouched, .sentPhoto, .sentTooLarge, .sharedLocation, .deleted, .sentUnsupported,
            .becameReachable, .woke, .photoKept, .photoRefused, .looked, .payment:
            return nil
        }
    }

    /// The reply to a card: the number of a choice, a command, the question that [Ask] waits for, and otherwise a note
    /// to the team.
    private static func answer(to text: String, about id: ReportID, _ visit: inout Visit) -> Outcome? {
        if let barrier = visit.barrier(to: id) { return barrier }
        if let number = Int(text.trimmingSpaces), let menu = visit.facts.records.report(id)?.menu,
            !menu.choices.isEmpty
        {
            guard !isOthersMenu(id, visit) else { return .refused(RefusalWords.othersChoice) }
            guard let action = menu.choice(number) else {
                return .refused(RefusalWords.noChoice, [.max: "\(menu.choices.count)"])
            }
            return Decisions.decide(action, on: id, &visit)
        }
        if BlackOuts.isMeant(text, about: id, visit) { return BlackOuts.answer(text, about: id, &visit) }
        if let parts = MaskPhoto.reply(text) { return MaskPhoto.follow(parts, &visit) }
        // Where there are buttons nobody needs a bare word, and it is a slip like "approve!".
        if let command = Actions.reply(text), isMeant(command, visit) { return command.follow("", &visit) }
        if AskReporter.isArmed(id, visit), let near = Wanted.near(text, about: id, visit) { return near }
        if AskReporter.disarm(id, &visit) {
            return Outgoings.hold(Wanted(text, visit), about: id, &visit)
        }
        return TeamNotes.take(text, about: id, &visit)
    }

    private static func isMeant(_ command: any DeskCommand.Type, _ visit: Visit) -> Bool {
        !visit.inbound.room.platform.hasButtons || !(command is any ReportCommand.Type)
    }

    private static func tap(_ token: String, _ visit: inout Visit) -> Outcome? {
        if let outgoing = OutgoingToken(text: token) { return Outgoings.press(outgoing, &visit) }
        if token == CallNext.token { return CallNext.act(&visit) }
        if let list = ListToken(text: token) {
            return ListPages.turn(list, at: visit.inbound.message, &visit)
        }
        if let assign = AssignToken(text: token) { return AssignReport.press(assign, &visit) }
        if let drill = DrillToken(text: token) {
            reply(Drill.press(drill, &visit), &visit)
            return nil
        }
        if let duty = DutyToken(text: token) { return GoOnDuty.press(duty, &visit) }
        if let bulk = BulkToken(text: token) { return BulkReject.press(bulk, &visit) }
        if let view = ViewToken(text: token) {
            reply(ShowView.follow(view.name, &visit), &visit)
            return nil
        }
        guard let tap = CardToken(text: token) else { return .refused(RefusalWords.unknown) }
        return Decisions.decide(tap.action, on: tap.report, version: tap.version, &visit)
    }

    /// A number means what its sayer saw: somebody else may have turned the card to other choices since.
    private static func isOthersMenu(_ id: ReportID, _ visit: Visit) -> Bool {
        visit.facts.records.report(id)?.turner.map { $0.account != visit.facts.account } ?? false
    }

    /// The sign means something on this report's messages now.
    private static func isOffered(_ sign: String, on id: ReportID, _ visit: Visit) -> Bool {
        let others = OutgoingToken.signs + [CallNext.sign]
        return others.contains { CardReaction.isSame($0, sign) }
            || visit.facts.records.report(id).map { CardReaction.action(for: sign, on: $0) != nil } ?? false
    }

    /// The card itself shows what came of a reaction; only what must be noticed is said.
    private static func react(_ sign: String, to id: ReportID, _ visit: inout Visit) -> Outcome? {
        if CardReaction.isSame(CallNext.sign, sign) { return CallNext.act(&visit) }
        if let barrier = visit.barrier(to: id) { return barrier }
        if CardReaction.isSame(OutgoingToken.nowSign, sign) { return Outgoings.sendNow(id, &visit) }
        if CardReaction.isSame(OutgoingToken.stopSign, sign) { return Outgoings.stop(id, &visit) }
        if CardReaction.isSame(OutgoingToken.readySign, sign) { return Outgoings.toReady(id, &visit) }
        guard let action = visit.facts.records.report(id).flatMap({ CardReaction.action(for: sign, on: $0) })
        else { return nil }
        if CardReaction.number(in: sign) != nil, isOthersMenu(id, visit) {
            return .refused(RefusalWords.othersChoice)
        }
        return Decisions.decide(action, on: id, &visit)
    }

    /// A command or a sign that came to nothing looks like one that is on its way: once a minute that is said.
    private static func hint(at event: Event, _ visit: inout Visit) {
        let told = visit.desk.hintedAt
        // Whoever writes below a card means us, each time, and so does whoever only slipped.
        let isSlip =
            if case .commanded(let name, _) = event { Actions.nearest(to: name) != nil } else { false }
        let isMeant = if case .reacted = event { false } else { visit.facts.subject != nil }
        if !isSlip, !isMeant, let told, visit.now.since(told) < .minutes(1) { return }
        let hasButtons = visit.inbound.room.platform.hasButtons
        switch event {
        // A room may have other bots, and their names stand in the place of a command.
        case .commanded(let name, _) where name.hasSuffix("bot"): return
        case .commanded(let name, let rest):
            guard !hasButtons || visit.facts.subject != nil || isSlip else { return }
            reply(Actions.unknown(name, rest, visit), &visit)
        case .reacted where hasButtons: return
        case .reacted(_, let callback) where visit.facts.subject != nil:
            toast(.refused(RefusalWords.unknownSign), callback, &visit)
        case .tapped, .said, .reacted, .sentPhoto, .sentTooLarge, .sharedLocation, .edited, .deleted,
            .sentUnsupported, .becameReachable, .woke, .photoKept, .photoRefused, .looked, .payment, .vouched:
            return
        }
        let now = visit.now
        visit.updateDesk { $0.hintedAt = now }
    }

    /// Somebody without authority hears so on a button; their words are just words.
    static func refuse(_ event: Event, _ wording: RefusalWords, _ visit: inout Visit) {
        visit.notice(.refused)
        switch event {
        case .tapped(_, let callback), .reacted(_, let callback):
            toast(.refused(wording), callback, &visit)
        case .said, .commanded, .sentPhoto, .sentTooLarge, .sharedLocation, .edited, .deleted,
            .sentUnsupported, .becameReachable, .woke, .photoKept, .photoRefused, .looked, .payment, .vouched:
            break
        }
    }

    /// Without an outcome what was done shows itself; a press is answered all the same.
    private static func toast(_ outcome: Outcome?, _ callback: CallbackID?, _ visit: inout Visit) {
        guard let callback else {
            // What went well shows on the card itself.
            return visit.isInPrivate && outcome?.isRefusal == false ? () : reply(outcome, &visit)
        }
        // Where a press is answered in the room, the room would read it.
        let isHeard = outcome?.isForPresserAlone == true && !visit.inbound.room.platform.hasButtons
        if isHeard, let outcome, whisper(outcome, &visit) { return toast(nil, callback, &visit) }
        if let outcome, !outcome.rows.isEmpty { reply(outcome, &visit) }
        let note = outcome.map { String(told($0, visit).prefix(200)) }
        let order = Order.acknowledge(
            callback: callback, room: visit.inbound.room, note: note, alert: outcome?.isRefusal ?? false)
        visit.deliver(Delivery(order))
    }

    /// What came of it, and that words were cut.
    private static func told(_ outcome: Outcome, _ visit: Visit) -> String {
        guard let most = visit.cutAt, !outcome.isRefusal else { return outcome.note }
        return "\(outcome.note) \(words.text(HelpWords.cut, [.max: "\(most)"]))"
    }

    /// Answers a command or a reply in the room.
    private static func reply(_ outcome: Outcome?, _ visit: inout Visit) {
        guard let outcome, !outcome.isForPresserAlone || !whisper(outcome, &visit) else { return }
        let message = Message(text: told(outcome, visit), rows: outcome.rows)
        visit.deliver(
            Delivery(
                .announce(
                    message: message, in: visit.inbound.room, replyTo: visit.inbound.message,
                    about: outcome.about)))
    }

    /// The same from outside.
    static func say(_ outcome: Outcome, _ visit: inout Visit) { reply(outcome, &visit) }

    /// Says it in the presser's private chat; false for somebody who has none: they wrote no report, and may hear it in
    /// the room.
    private static func whisper(_ outcome: Outcome, _ visit: inout Visit) -> Bool {
        guard visit.session.turn > 0 else { return false }
        visit.deliver(Delivery(.say(message: Message(text: outcome.note), to: visit.facts.account)))
        return true
    }

    /// Why nothing can be done to a report that is not there. Numbers go up, and a report that is kept goes only with
    /// everything else of its author.
    static func missing(_ id: ReportID, _ visit: Visit) -> Outcome {
        guard !HeadsUps.isUnfinished(id, visit) else { return .refused(HeadsUpWords.counted, id.slot) }
        if let restored = visit.desk.restored, restored.lost.contains(id.rawValue) {
            return .refused(RestoredWords.lost, restored.values.merging(id.slot) { given, _ in given })
        }
        let records = visit.facts.records
        let isGone = (1..<visit.nextReport.rawValue).contains(id.rawValue) && records.report(id) == nil
        let wording: RefusalWords = isGone ? .reportGone : .noReport
        return .refused(wording, id.slot)
    }
}
