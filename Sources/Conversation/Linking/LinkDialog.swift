internal import CivicFacts

/// One account on two platforms: a one-time code from one chat, typed in the other, joins the two.
enum LinkDialog {
    static let commands = [
        VoterCommand(names: ["link", "vincular"]) { rest, visit in
            rest.isEmpty ? offer(&visit) : join(with: rest, &visit)
            visit.askAgain()
        },
        VoterCommand(names: ["unlink", "desvincular"]) { _, visit in
            part(&visit)
            visit.askAgain()
        },
    ]

    private static func offer(_ visit: inout Visit) {
        let code = visit.facts.records.freshLinkCode(for: visit.facts.account)
        let offer = LinkOffer(
            account: visit.facts.account, room: visit.inbound.room, until: visit.now + Limits.linkTime)
        visit.change(.offerLink(offer, code: code))
        visit.say(LinkWords.code, [.code: code, .n: "\(Limits.linkTime.milliseconds / 60_000)"])
    }

    private static func join(with words: String, _ visit: inout Visit) {
        let recent = (visit.session.linkTries ?? []).filter { visit.now.since($0) < .hours(1) }
        guard recent.count < Limits.linkTries else { return visit.say(LinkWords.tooMany) }
        let code = words.filter(\.isNumber)
        guard let offer = visit.facts.records.linkOffer(code), offer.until > visit.now else {
            visit.session.linkTries = recent + [visit.now]
            return visit.say(LinkWords.wrong)
        }
        guard offer.account != visit.facts.account else { return visit.say(LinkWords.same) }
        let own = visit.facts.records.platforms(of: visit.facts.account)
        guard own.isDisjoint(with: visit.facts.records.platforms(of: offer.account)) else {
            return visit.say(LinkWords.taken)
        }
        if let other = visit.facts.records.session(of: offer.account) { merge(other, &visit) }
        closeList(&visit)
        Work.end(offer.account, &visit)
        visit.change(.join(offer.account, into: visit.facts.account, code: code))
        visit.say(LinkWords.linked)
        // Whoever gave the code away without meaning to must hear what came of it.
        let note = Message(
            text: visit.words.text(LinkWords.linkedThere, [.platform: visit.inbound.room.platform.name]))
        visit.deliver(Delivery(.announce(message: note, in: offer.room, replyTo: nil)))
    }

    /// What the other conversation held goes on in this one: settings where this one has none, drafts put aside.
    private static func merge(_ other: Session, _ visit: inout Visit) {
        visit.session.zip = visit.session.zip ?? other.zip
        visit.session.isOnboarded = visit.session.isOnboarded || other.isOnboarded
        if visit.session.page is ZIPPage, visit.session.zip != nil { visit.session.overlay = nil }
        visit.session.parked += other.parked
        if let reminders = other.memory.reminders {
            let own = visit.session.memory.reminders ?? []
            let new = reminders.filter { one in
                !own.contains { $0.election.id == one.election.id && $0.daysBefore == one.daysBefore }
            }
            ReminderDialog.keep(Array((own + new).prefix(Limits.reminders)), &visit)
        }
        visit.session.gifts = visit.session.gifts.joined(with: other.gifts)
        if let draft = other.draft, !draft.isEmpty {
            visit.session.parked.append(ParkedDraft(draft: draft, at: visit.now, reason: .idle))
        }
        if let sent = other.lastSent, visit.session.lastSent.map({ $0.at < sent.at }) ?? true {
            visit.session.lastSent = sent
        }
        if let held = other.heldCard {
            if visit.session.heldCard == nil {
                visit.session.heldCard = held
            } else if var report = visit.facts.records.report(held.report) {
                Posting.post(&report, isPatient: false, &visit)
                visit.change(.turn(report))
            }
        }
    }

    /// A list that is open would show what belonged to one account only.
    private static func closeList(_ visit: inout Visit) {
        if visit.session.overlay?.page.isRead == true { visit.session.overlay = nil }
    }

    private static func part(_ visit: inout Visit) {
        guard visit.facts.records.platforms(of: visit.facts.account).count > 1 else {
            return visit.say(LinkWords.none)
        }
        var fresh = Session()
        fresh.language = visit.session.language
        fresh.isLanguageChosen = visit.session.isLanguageChosen
        fresh.isGreeted = true
        fresh.isOnboarded = visit.session.isOnboarded
        fresh.zip = visit.session.zip
        fresh.seen = visit.session.seen
        closeList(&visit)
        visit.change(.part(visit.inbound.sender, with: fresh))
        visit.say(LinkWords.unlinked)
    }
}

extension Platform {
    /// The name that people know.
    var name: String {
        switch self {
        case .telegram: "Telegram"
        case .matrix: "Matrix"
        case .terminal: "Terminal"
        }
    }
}
