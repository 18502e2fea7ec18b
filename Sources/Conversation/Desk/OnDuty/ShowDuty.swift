internal import CivicFacts

/// `/duty`: who is on duty; `/duty Zoe 8-14`, `/duty Zoe off`: leads say who is, everybody of themselves.
enum ShowDuty: DeskCommand {
    static let command: String? = "duty"

    static func follow(_ rest: String, _ visit: inout Visit) -> Outcome? {
        var parts = rest.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let last = parts.popLast()?.lowercased() else { return Outcome(note: list(visit)) }
        let range = DutyTimes.range(last, at: visit.now)
        guard range != nil || last == "off" else { return .refused(DutyWords.dutyHow) }
        let name = parts.joined(separator: " ")
        let found = Assignee.find(name, visit)
        let isMe = name.isEmpty || ["me", "mi"].contains(name.lowercased()) || found.isOnly(visit.isMe)
        let person: Assignee
        if isMe {
            person = Assignee(account: visit.facts.account, name: visit.moderator.name)
        } else {
            guard visit.isLead else { return .refused(DutyWords.leadsOnly) }
            switch found {
            case .one(let found): person = found
            case .nobody: return .unknown(name, visit)
            case .several(let found): return .several(found, name, like: "/duty \(name) 2 \(last)", visit)
            }
        }
        guard let range else { return end(person, isMe: isMe, &visit) }
        return put(person, from: range.from, until: range.until, isMe: isMe, &visit)
    }

    private static func put(
        _ person: Assignee, from: Moment, until: Moment, isMe: Bool, _ visit: inout Visit
    ) -> Outcome {
        let turn = DutyTurn(
            account: person.account, name: person.name, desks: visit.desksHere, from: from, until: until)
        Roster.put(turn, &visit)
        var values = visit.values(of: turn)
        if !isMe {
            let told = Desk.words.text(
                DutyWords.told, values.merging([.name: visit.moderator.name]) { $1 })
            if let order = visit.message(to: person.account, text: told) { visit.deliver(Delivery(order)) }
        }
        values[.name] = person.shown
        return .done(DutyWords.put, values)
    }

    private static func end(_ person: Assignee, isMe: Bool, _ visit: inout Visit) -> Outcome? {
        if isMe { return GoOffDuty.follow("", &visit) }
        guard let turn = visit.turn(of: person.account) else {
            return .refused(DutyWords.notOnDuty, [.name: person.shown])
        }
        Roster.end([Leaver(turn: turn)], &visit)
        return .done(DutyWords.ended, [.name: person.shown])
    }

    private static func list(_ visit: Visit) -> String {
        let desks = visit.desksHere
        let turns = (visit.desk.duty ?? []).filter { !$0.desks.filter(desks.contains).isEmpty }
            .sorted {
                ($0.from.milliseconds, $0.account.rawValue) < ($1.from.milliseconds, $1.account.rawValue)
            }
        let lines = turns.map { turn in
            Desk.words.text(
                turn.holds(at: visit.now) ? DutyWords.lineNow : .lineLater, visit.values(of: turn))
        }
        let workers = visit.desk.atWork.filter { $0.worker.serves(in: desks) }.map {
            visit.shownName(of: $0.account)
        }
        let atWork =
            workers.isEmpty
            ? [] : [Desk.words.text(DutyWords.atWork, [.name: workers.joined(separator: ", ")])]
        let isAnybody = !workers.isEmpty || turns.contains { $0.holds(at: visit.now) }
        return ((isAnybody ? [] : [Desk.words.text(DutyWords.nobody)]) + lines + atWork)
            .joined(separator: "\n")
    }
}

extension Worker {
    fileprivate func serves(in wanted: [DeskName]) -> Bool { wanted.contains(where: serves) }
}
