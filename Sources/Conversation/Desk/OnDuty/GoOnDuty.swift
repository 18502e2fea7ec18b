internal import CivicFacts

/// `/on 6h`: whoever writes it is on duty at this desk, or, in their own chat, at all of theirs; `/on` alone: still there.
enum GoOnDuty: DeskCommand {
    static let command: String? = "on"

    static func follow(_ rest: String, _ visit: inout Visit) -> Outcome? {
        let me = visit.facts.account
        let mine = visit.turn(of: me).flatMap { $0.holds(at: visit.now) ? $0 : nil }
        if rest.trimmingSpaces.isEmpty, let mine { return .done(DutyWords.thanks, visit.values(of: mine)) }
        guard let span = DutyTimes.span(rest) else { return .refused(DutyWords.onHow) }
        let desks = (mine?.desks ?? []).filter { !visit.desksHere.contains($0) } + visit.desksHere
        // What a lead said of later goes on behind it.
        let later = (visit.desk.duty ?? []).filter {
            visit.isMe($0.account) && visit.now < $0.from && $0.from <= visit.now + span
        }
        let turn = DutyTurn(
            account: me, name: visit.moderator.name, desks: desks, from: mine?.from ?? visit.now,
            until: later.map(\.until).max() ?? visit.now + span)
        Roster.put(turn, &visit)
        return .done(visit.facts.rules.desks.isOne ? DutyWords.on : .onAtDesks, visit.values(of: turn))
    }

    /// [Yes] and [Off]: the press alone shows that somebody is there.
    static func press(_ token: DutyToken, _ visit: inout Visit) -> Outcome? {
        guard visit.isMe(token.account) else { return .refused(DutyWords.notYours) }
        guard let turn = visit.turn(of: token.account) else { return .refused(DutyWords.notOn) }
        switch token.verb {
        case .yes: return .done(DutyWords.thanks, visit.values(of: turn))
        case .off:
            Roster.end([Leaver(turn: turn)], &visit)
            return .done(DutyWords.off)
        }
    }
}

/// `/off`
enum GoOffDuty: DeskCommand {
    static let command: String? = "off"

    /// The room reads it in the hand-over.
    static func follow(_ rest: String, _ visit: inout Visit) -> Outcome? {
        guard let turn = visit.turn(of: visit.facts.account) else { return .refused(DutyWords.notOn) }
        Roster.end([Leaver(turn: turn)], &visit)
        guard turn.from <= visit.now else { return .done(DutyWords.ended, [.name: turn.name]) }
        return visit.isInPrivate ? .done(DutyWords.off) : nil
    }
}

extension Visit {
    /// Of sentences about a turn.
    func values(of turn: DutyTurn) -> [Slot: String] {
        let times = TimeWords(language: Desk.language, at: nil, sayingZone: true)
        let zone = Zone(of: nil)
        let days = [now, turn.from, turn.until].map { LocalTime($0, in: zone).day }
        // Hours alone are today's, or of the night that has begun.
        let isSoon =
            days[0] == days[1] && days[0] == days[2]
            || turn.holds(at: now) && turn.until.since(now) < .hours(12)
        return [
            .name: shownName(of: turn.account),
            .when: isSoon ? times.hour(turn.from) : times.dateAndHour(turn.from),
            .max: isSoon ? times.hour(turn.until) : times.dateAndHour(turn.until),
            .codes: turn.desks.map(\.description).joined(separator: ", "),
        ]
    }
}
