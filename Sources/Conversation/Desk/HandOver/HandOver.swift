internal import CivicFacts

/// `/handover`: whoever writes it leaves, and the room is told how things stand. What they have goes back into the queue;
/// `/handover 12` keeps report 12, `/handover 12 Zoe` gives it to Zoe, `/handover Zoe` everything.
enum HandOver: DeskCommand {
    static let command: String? = "handover"

    static func follow(_ rest: String, _ visit: inout Visit) -> Outcome? {
        let me = visit.facts.account
        let held = visit.reports(heldBy: me)
        let isOn = visit.turn(of: me)?.holds(at: visit.now) ?? false
        guard isOn || !held.isEmpty || !rest.isEmpty else { return .refused(DutyWords.notOn) }
        let words = rest.split(whereSeparator: \.isWhitespace)
        let numbers = words.prefix { ReportID(number: $0) != nil }.compactMap { ReportID(number: $0) }
        let name = words.dropFirst(numbers.count).joined(separator: " ")
        if let other = numbers.first(where: { number in !held.contains { $0.id == number } }) {
            return .refused(HandOverWords.notYours, other.slot)
        }
        var named = held.filter { numbers.contains($0.id) }
        var heir: Assignee?
        if !name.isEmpty {
            let person: Assignee
            switch Assignee.find(name, visit) {
            case .one(let found): person = found
            case .nobody: return .unknown(name, visit)
            case .several(let found): return .several(found, name, like: "/handover \(name) 2", visit)
            }
            heir = person
            guard !held.isEmpty else { return .refused(HandOverWords.nothing, [.name: person.shown]) }
            if numbers.isEmpty { named = held }
            if let barred = named.first(where: { visit.hadWord(on: $0, person.account) }) {
                let values: [Slot: String] = [.code: barred.id.description, .name: person.shown]
                return .refused(AssignWords.notTheirs, values)
            }
        }
        let turn =
            visit.turn(of: me).flatMap { $0.holds(at: visit.now) ? $0 : nil }
            ?? DutyTurn(
                account: me, name: visit.moderator.name, desks: visit.desksHere, from: visit.now,
                until: visit.now)
        Roster.end([Leaver(turn: turn, named: named, heir: heir)], &visit)
        return visit.isInPrivate ? .done(HandOverWords.done) : nil
    }

    /// Tells the rooms of a desk how things stand there.
    static func tell(at desk: DeskName, leaving: [Leaver], _ visit: inout Visit) {
        let notes = PromisedNotes(at: desk, visit)
        let lines = leavingLines(leaving, at: desk, visit) + standing(at: desk, visit) + notes.lines
        let message = Message(
            heading: Desk.words.text(HandOverWords.head), text: lines.joined(separator: "\n"))
        for room in visit.facts.rules.desks[desk].rooms {
            visit.deliver(
                Delivery(
                    .announce(
                        message: message, in: room, replyTo: nil,
                        about: notes.shown.isEmpty ? nil : notes.shown)))
        }
        Posting.count(messages: 1, at: desk, &visit)
    }

    private static func leavingLines(_ leaving: [Leaver], at desk: DeskName, _ visit: Visit) -> [String] {
        let words = Desk.words
        let there = visit.onDuty(at: desk).map(visit.shownName)
        let head = words.text(
            HandOverWords.leaving, [.name: listed(leaving.map { visit.shownName(of: $0.turn.account) })])
        let now =
            there.isEmpty
            ? words.text(DutyWords.nobody) : words.text(HandOverWords.there, [.name: listed(there)])
        let reports = leaving.flatMap { leaver in
            let name = visit.shownName(of: leaver.turn.account)
            let back = line(.back, leaver.back, of: name)
            let kept = line(.kept, leaver.named.map(\.id), of: leaver.heir?.shown ?? name)
            return back + kept
        }
        return [head, now] + reports
    }

    /// What waits at each desk, and what of it at this one wants somebody.
    private static func standing(at desk: DeskName, _ visit: Visit) -> [String] {
        let urgent = visit.facts.records.openReports(
            of: [desk], skipping: 0, limit: Limits.alarmsAtOnce)
        let alarms = urgent.filter { visit.newest($0.id)?.team?.untaken?.told.isEmpty == false }.map(\.id)
        let asked = visit.reports(flagged: "asked", at: desk).map(\.id)
        return counts(visit) + (HeadsUps.line(at: [desk], visit).map { [$0] } ?? [])
            + line(.alarms, alarms) + line(.asked, asked)
    }

    private static func counts(_ visit: Visit) -> [String] {
        let counts = visit.facts.records.openCounts()
        let words = Desk.words
        guard !visit.facts.rules.desks.isOne else {
            return [DeskList.waiting(at: [.all], visit) ?? words.text(DeskWords.queueEmpty)]
        }
        let lines = visit.facts.rules.desks.names.compactMap { name in
            counts[name].flatMap { count in
                count.oldest.map { oldest in
                    let age = TimeWords(language: Desk.language, at: nil).age(visit.now.since(oldest))
                    return words.text(
                        HandOverWords.desk,
                        [.text: name.description, .n: "\(count.all)", .max: "\(count.urgent)", .age: age])
                }
            }
        }
        return lines.isEmpty ? [words.text(DeskWords.queueEmpty)] : Array(lines.prefix(Limits.handOverCodes))
    }

    private static func line(_ wording: HandOverWords, _ ids: [ReportID], of name: String = "") -> [String] {
        guard !ids.isEmpty else { return [] }
        let codes = ids.prefix(Limits.handOverCodes).map(\.description).joined(separator: ", ")
        let more = ids.count > Limits.handOverCodes ? " …" : ""
        return [Desk.words.text(wording, [.codes: codes + more, .name: name])]
    }

    private static func listed(_ names: [String]) -> String {
        names.prefix(Limits.boardNames).joined(separator: ", ")
            + (names.count > Limits.boardNames ? " …" : "")
    }
}

extension Visit {
    /// Open reports of a desk that lists find by this flag.
    func reports(flagged flag: String, at desk: DeskName) -> [Report] {
        let query = ReportQuery(
            traces: [.facet("flag", flag)], sentSince: nil, sentBefore: nil, isOpen: true, isUntaken: false,
            holder: nil, desks: [desk])
        return facts.records.reports(matching: query, at: now, skipping: 0, limit: Limits.heldAtOnce)
    }
}
