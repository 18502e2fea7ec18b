internal import CivicFacts
internal import Understanding

/// Bills that somebody follows: which they are, and what became of each.
enum FollowDialog {
    /// "followed bills", "my bills", "follow hr 25", "stop following hr 25", "dejar de seguir hr 25".
    static func hear(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard plain.words.count <= 8 else { return false }
        let words = Set(plain.words)
        let isOfFollowing = !words.isDisjoint(with: verbs)
        let ends = !words.isDisjoint(with: endings)
        if isOfFollowing, let reading = BillReading(text) {
            ends || words.contains("no") ? unfollow(reading, &visit) : follow(reading, &visit)
            return true
        }
        // Somebody may be followed by more than notices: without a word for bills only these few are meant.
        let isOfBills = isOfFollowing && !words.isDisjoint(with: nouns)
        guard isOfBills || own.contains(plain.text) else { return false }
        if ends, !words.isDisjoint(with: whole) {
            unfollowAll(&visit)
        } else {
            FactsDialog.show(FollowsPage(), over: [], &visit)
        }
        return true
    }

    /// Opens the bill, and follows it where there is such a one.
    private static func follow(_ reading: BillReading, _ visit: inout Visit) {
        BillDialog.open(reading, &visit)
        guard let id = BillID(reading, at: visit.now),
            visit.facts.civic.billInFull(id).value != nil
        else { return }
        follow(id, &visit)
    }

    /// The followed bill of this name, whatever Congress it is of.
    static func unfollow(_ reading: BillReading, _ visit: inout Visit) {
        guard let id = visit.session.memory.follows?.map(\.id).first(where: { $0.matches(reading) }) else {
            return visit.answer(FollowWords.notFollowed, [.text: reading.spoken])
        }
        unfollow(id, &visit)
    }

    static func follow(_ id: BillID, _ visit: inout Visit) {
        var follows = visit.session.memory.follows ?? []
        let bill = visit.facts.civic.billInFull(id).value
        if follows.contains(where: { $0.id == id }) {
            visit.say(FollowWords.on, [.text: visit.view.label(of: id)])
        } else if follows.count >= Limits.follows {
            visit.say(FollowWords.many, [.max: "\(Limits.follows)"])
        } else {
            follows.append(FollowedBill(id: id, seen: bill.map(mark) ?? ""))
            visit.session.memory.follows = follows
            visit.session.memory.followCheck = next(after: visit.now, visit)
            visit.say(FollowWords.on, [.text: visit.view.label(of: id)])
        }
        visit.askAgain()
    }

    static func unfollow(_ id: BillID, _ visit: inout Visit) {
        let all = visit.session.memory.follows ?? []
        let rest = all.filter { $0.id != id }
        guard rest.count < all.count else { return visit.answer(FollowWords.notFollowed, [.text: id.label]) }
        SettingsDialog.note(.follows(all), &visit)
        keep(rest, &visit)
        visit.answer(FollowWords.off, [.text: id.label])
    }

    static func unfollowAll(_ visit: inout Visit) {
        guard let all = visit.session.memory.follows else { return visit.answer(FollowWords.none) }
        SettingsDialog.note(.follows(all), &visit)
        keep([], &visit)
        visit.say(FollowWords.allOff)
        if visit.session.page is FollowsPage { visit.session.overlay = nil }
        visit.askAgain()
    }

    /// These are followed from now on; while there are any, they are looked at again and again.
    static func keep(_ list: [FollowedBill], _ visit: inout Visit) {
        visit.session.memory.follows = list.isEmpty ? nil : list
        guard list.isEmpty else { return resume(&visit) }
        visit.session.memory.followCheck = nil
    }

    /// Says once what became of each followed bill since it was last told; nothing if nothing did.
    static func tellChanges(_ visit: inout Visit) {
        guard visit.session.wantsNotices, let check = visit.session.memory.followCheck, check <= visit.now
        else { return }
        visit.session.memory.followCheck = next(after: visit.now, visit)
        // Late, because the house was down: it can wait for the morning.
        guard QuietHours.allow(visit.now, in: Zone(of: visit.session.civicPlace)) else { return }
        let view = visit.view
        for (index, follow) in (visit.session.memory.follows ?? []).enumerated() {
            let answer = visit.facts.civic.billInFull(follow.id)
            guard let bill = answer.value, mark(bill) != follow.seen else { continue }
            let isFirst = follow.seen.isEmpty
            visit.session.memory.follows?[index].seen = mark(bill)
            guard !isFirst else { continue }
            visit.say(lines: notice(of: bill, answer.provenance, view))
        }
    }

    /// Followed bills are looked at again, after a time in which nobody could be told.
    static func resume(_ visit: inout Visit) {
        guard visit.session.memory.follows != nil, visit.session.memory.followCheck == nil else { return }
        visit.session.memory.followCheck = next(after: visit.now, visit)
    }

    private static func notice(of bill: Bill, _ origin: Provenance, _ view: View) -> [String] {
        let stage = view.text(BillPages.phrase(of: bill.stage))
        let values: [Slot: String] = [
            .name: "\(view.label(of: bill.id)), \(view.short(bill.title, 100))", .text: stage,
            .date: view.times.day(bill.actedOn), .code: code(of: bill.id, at: view.civic.now),
        ]
        return [
            view.text(FollowWords.news, values),
            view.text(BillWords.action, [.text: view.short(bill.latestAction, 300)]),
            view.text(FollowWords.stop, values),
        ] + view.source(of: origin)
    }

    /// "hr 25", and for a bill of another Congress than the one that sits "hr 25 118th".
    private static func code(of id: BillID, at now: Moment) -> String {
        let code = "\(id.kind.rawValue) \(id.number)"
        return id.congress == .sitting(at: now) ? code : "\(code) \(id.congress.ordinal)"
    }

    /// What has to differ for a bill to have changed.
    private static func mark(_ bill: Bill) -> String { "\(bill.actedOn) \(bill.latestAction.prefix(120))" }

    /// In four hours, but never at night.
    private static func next(after now: Moment, _ visit: Visit) -> Moment {
        QuietHours.next(from: now + Limits.followPause, in: Zone(of: visit.session.civicPlace))
    }

    private static let own: Set<String> = [
        "my bills", "mis proyectos", "mis leyes", "mis proyectos de ley", "unfollow", "stop following",
        "dejar de seguir", "unfollow all", "stop following all", "dejar de seguir todos",
    ]
    private static let verbs: Set<String> = [
        "follow", "followed", "following", "unfollow", "track", "tracked", "tracking", "untrack", "seguir",
        "sigo", "sigas", "seguidos", "seguidas", "siguiendo",
    ]
    private static let nouns: Set<String> = ["bill", "bills", "leyes", "proyecto", "proyectos"]
    private static let endings: Set<String> = ["unfollow", "untrack", "stop", "dejar", "deja", "deje"]
    private static let whole: Set<String> = ["all", "every", "everything", "todo", "todos", "todas"]
}

extension BillID {
    /// True for the bill of this name, of the Congress that is named, or of whatever one.
    fileprivate func matches(_ reading: BillReading) -> Bool {
        kind.rawValue == reading.kind.rawValue && number == reading.number
            && (reading.congress ?? congress.rawValue) == congress.rawValue
    }
}
