/// Bills: a number in a voter's words, filters that stick, and notices about followed bills.
enum BillDialog {
    /// True if the words name a bill, or a subject of bills, and nothing else wants them.
    static func hear(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.isFree else { return false }
        if plain.words.count <= 6, let reading = BillReading(text) {
            open(reading, &visit)
            return true
        }
        if hearFilter(plain, &visit) { return true }
        guard let subject = subject(of: plain) else { return false }
        FactsDialog.show(.bills(.about(subject), page: 0), trail: [], &visit)
        return true
    }

    /// "which bills passed", "newest bills", "only federal bills", "proyectos del estado".
    private static func hearFilter(_ plain: Plain, _ visit: inout Visit) -> Bool {
        let words = Set(plain.words.map(String.init))
        guard words.count <= 7, !words.isDisjoint(with: nouns),
            words.isDisjoint(with: ["id", "about", "sobre"])
        else { return false }
        func has(_ stems: [String]) -> Bool { plain.hasWord(beginning: stems) }
        if has(["pass", "aprob", "pasar", "pasado"]) {
            FactsDialog.show(.bills(.passed, page: 0), trail: [], &visit)
        } else if has(["new", "nuev"]) {
            FactsDialog.show(.bills(.new, page: 0), trail: [], &visit)
        } else if has(["federal"]) {
            choose(.federal, &visit)
        } else if has(["state", "estado", "estatal"]), !has(["status"]), !words.contains("of") {
            choose(.state, &visit)
        } else {
            return false
        }
        return true
    }

    private static let nouns: Set<String> = ["bills", "laws", "leyes", "proyectos"]

    static func open(_ reading: BillReading, _ visit: inout Visit) {
        guard let id = BillID(reading, of: .sitting(at: visit.now)) else {
            visit.say(.billUnread)
            return visit.askAgain()
        }
        FactsDialog.show(.bill(id), trail: [], &visit)
    }

    /// "bills about health care": health care.
    private static func subject(of plain: Plain) -> String? {
        let starts = [
            "bills about ", "bill about ", "bills on ", "laws about ", "proyectos de ley sobre ",
            "proyecto de ley sobre ", "leyes sobre ", "ley sobre ",
        ]
        for start in starts {
            guard let found = plain.text.firstRange(of: start), plain.words.count <= 10 else { continue }
            let rest = plain.text[found.upperBound...]
            if rest.count >= 3 { return String(rest.prefix(60)) }
        }
        return nil
    }

    static func choose(_ level: BillLevel?, _ visit: inout Visit) {
        visit.session.memory.billLevel = level
        FactsDialog.show(.bills(.latest, page: 0), trail: [], &visit)
    }

    // MARK: Following

    static func follow(_ id: BillID, _ visit: inout Visit) {
        var follows = visit.session.memory.follows ?? []
        let bill = visit.facts.desk.billInFull(id).value
        if follows.contains(where: { $0.id == id }) {
            visit.say(.followOn, [.text: id.label])
        } else if follows.count >= Limits.follows {
            visit.say(.followMany, [.max: "\(Limits.follows)"])
        } else {
            follows.append(FollowedBill(id: id, seen: bill.map(mark) ?? ""))
            visit.session.memory.follows = follows
            visit.session.memory.followCheck = next(after: visit.now, visit)
            visit.say(.followOn, [.text: id.label])
        }
        visit.askAgain()
    }

    static func unfollow(_ id: BillID, _ visit: inout Visit) {
        let rest = (visit.session.memory.follows ?? []).filter { $0.id != id }
        visit.session.memory.follows = rest.isEmpty ? nil : rest
        if rest.isEmpty { visit.session.memory.followCheck = nil }
        visit.say(.followOff, [.text: id.label])
        visit.askAgain()
    }

    /// Says once what became of each followed bill since it was last told; nothing if nothing did.
    static func tellChanges(_ visit: inout Visit) {
        guard visit.session.wantsNotices, let check = visit.session.memory.followCheck, check <= visit.now
        else { return }
        visit.session.memory.followCheck = next(after: visit.now, visit)
        // Late, because the house was down: it can wait for the morning.
        guard QuietHours.allow(visit.now, in: Zone(of: visit.session.zip)) else { return }
        let view = FactsView(session: visit.session, facts: visit.facts)
        for (index, follow) in (visit.session.memory.follows ?? []).enumerated() {
            let answer = visit.facts.desk.billInFull(follow.id)
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

    private static func notice(of bill: Bill, _ origin: Provenance, _ view: FactsView) -> [String] {
        let stage = view.text(BillPages.phrase(of: bill.stage))
        let values: [Slot: String] = [
            .name: "\(bill.id.label), \(view.short(bill.title, 100))", .text: stage,
            .date: view.times.day(bill.actedOn), .code: "\(bill.id.kind.rawValue) \(bill.id.number)",
        ]
        return [
            view.text(.followNews, values),
            view.text(.billAction, [.text: view.short(bill.latestAction, 300)]),
            view.text(.followStop, values),
        ] + view.source(of: origin)
    }

    /// What has to differ for a bill to have changed.
    private static func mark(_ bill: Bill) -> String {
        "\(bill.actedOn) \(bill.latestAction.prefix(120))"
    }

    /// In four hours, but never at night.
    private static func next(after now: Moment, _ visit: Visit) -> Moment {
        QuietHours.next(from: now + Limits.followPause, in: Zone(of: visit.session.zip))
    }
}

extension BillID {
    /// A bill that a voter named, of one Congress; nil for a number that no bill has.
    init?(_ reading: BillReading, of congress: Congress) {
        guard let kind = Kind(rawValue: reading.kind.rawValue) else { return nil }
        self.init(congress: congress, kind: kind, number: reading.number)
    }
}
