internal import CivicFacts

/// Who is on duty when: kept with what the rooms remember, looked after when a turn ends or its owner is silent.
enum Roster {
    static func put(_ turn: DutyTurn, _ visit: inout Visit) {
        let others = (visit.desk.duty ?? []).filter {
            !visit.isSame($0.account, turn.account) || !$0.overlaps(turn)
        }
        let now = visit.now
        visit.updateDesk { desk in
            desk.duty = others + [turn]
            desk.wake(at: now)
        }
    }

    /// Ends what is over, asks who is silent, and lets those go who did not answer.
    static func tend(_ visit: inout Visit) {
        guard let turns = visit.desk.duty else { return }
        let ended = turns.filter { $0.until <= visit.now }
        // Whoever goes on leaves nothing to others.
        var over = ended.filter { visit.turn(of: $0.account, holdsBeside: $0) == nil }
        drop(ended.filter { !over.contains($0) }, &visit)
        for turn in turns where turn.holds(at: visit.now) {
            let seen = visit.lastSeen(turn)
            if let asked = turn.askedAt, asked >= seen {
                guard visit.now.since(asked) >= Limits.dutyAnswer else { continue }
                say(DutyWords.unanswered, to: turn, &visit)
                over.append(turn)
            } else if visit.now.since(seen) >= Limits.dutySilence {
                ask(turn, &visit)
            }
        }
        if !over.isEmpty { end(over.map { Leaver(turn: $0) }, &visit) }
        for turn in visit.desk.duty ?? [] {
            let next = visit.nextLook(at: turn)
            visit.updateDesk { $0.wake(at: next) }
        }
    }

    private static func ask(_ turn: DutyTurn, _ visit: inout Visit) {
        let buttons = DutyToken.Verb.allCases.map { DutyToken($0, of: turn.account).button }
        say(DutyWords.still, rows: [buttons], to: turn, &visit)
        let now = visit.now
        visit.updateDesk { desk in
            let index = desk.duty?.firstIndex { $0.isSame(as: turn) }
            if let index { desk.duty?[index].askedAt = now }
        }
    }

    /// In their own chat, where they have one; else in the room of their desk.
    static func say(
        _ wording: DutyWords, rows: [[Button]] = [], to turn: DutyTurn, _ visit: inout Visit
    ) {
        let own = visit.facts.records.privateRoom(of: turn.account)
        let desk = turn.desks.first ?? .all
        let platforms = visit.facts.records.platforms(of: turn.account)
        let rooms = visit.facts.rules.desks[desk].rooms
        guard let room = own ?? rooms.first(where: { platforms.contains($0.platform) }) else { return }
        let text = Desk.words.text(
            wording, [.n: "\(Limits.dutySilence.milliseconds / Span.minutes(1).milliseconds)"])
        let message = visit.message(
            naming: [turn.account], text: text, rows: rows, in: room, isAlone: own != nil)
        visit.deliver(Delivery(.announce(message: message, in: room, replyTo: nil)))
        if own == nil { Posting.count(messages: 1, at: desk, &visit) }
    }

    private static func drop(_ gone: [DutyTurn], _ visit: inout Visit) {
        guard !gone.isEmpty else { return }
        visit.updateDesk { desk in
            let others = (desk.duty ?? []).filter { turn in !gone.contains { $0.isSame(as: turn) } }
            desk.duty = others.isEmpty ? nil : others
        }
    }

    /// They go: what they have goes back into the queue unless they named it, and their rooms hear how things stand.
    static func end(_ leavers: [Leaver], _ visit: inout Visit) {
        drop(leavers.map(\.turn), &visit)
        // Who was not there yet leaves nothing.
        var leavers = leavers.filter { $0.turn.from <= visit.now }
        for index in leavers.indices { leavers[index].leave(&visit) }
        let known = visit.facts.rules.desks.names
        for desk in known {
            let here = leavers.filter { leaver in
                leaver.turn.serves(desk) || desk == .all && !leaver.turn.desks.contains(where: known.contains)
            }
            guard !here.isEmpty else { continue }
            HandOver.tell(at: desk, leaving: here, &visit)
            if visit.onDuty(at: desk).isEmpty { UntakenAlarms.hurry(at: desk, &visit) }
        }
    }
}

extension Visit {
    /// Another turn of the same person that holds now.
    fileprivate func turn(of account: AccountID, holdsBeside ended: DutyTurn) -> DutyTurn? {
        desk.duty?.first { isSame($0.account, account) && !$0.isSame(as: ended) && $0.holds(at: now) }
    }

    /// When whoever is on duty last did anything.
    fileprivate func lastSeen(_ turn: DutyTurn) -> Moment {
        max(turn.from, desk.acted[turn.account] ?? turn.from)
    }

    fileprivate func nextLook(at turn: DutyTurn) -> Moment {
        guard turn.holds(at: now) else { return turn.from }
        let seen = lastSeen(turn)
        let asked = turn.askedAt.flatMap { $0 >= seen ? $0 + Limits.dutyAnswer : nil }
        return min(turn.until, asked ?? seen + Limits.dutySilence)
    }
}
