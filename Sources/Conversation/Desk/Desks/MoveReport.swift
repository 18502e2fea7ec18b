/// `/move 12 legal note`: hands a report over to another desk, with a note to the team if there is one.
enum MoveReport: ReportCommand {
    static let command: String? = "move"

    /// The desk that was told that nobody takes it can bring it over.
    static func barrier(to id: ReportID, _ visit: Visit) -> Outcome? {
        guard let report = visit.facts.records.report(id), visit.hasHeardAlarm(of: report) else {
            return visit.barrier(to: id)
        }
        return visit.isOwn(report) ? .somebodyElse(id) : nil
    }

    static func follow(_ words: String, on id: ReportID, _ visit: inout Visit) -> Outcome? {
        guard var report = visit.facts.records.report(id) else { return Desk.missing(id, visit) }
        let desks = visit.facts.rules.desks
        guard !desks.isOne else { return .refused(MovingWords.oneDesk) }
        if let settled = report.settled(visit) { return settled }
        let parts = words.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
        guard let wanted = parts.first else { return how(visit) }
        let name = DeskName(rawValue: wanted.lowercased())
        guard desks.names.contains(name) else { return unknown(wanted, desks) }
        let values: [Slot: String] = [.code: id.description, .text: name.description]
        guard name != report.deskName else { return .refused(MovingWords.there, values) }
        guard !Routing.isClosed(name, visit) else { return .refused(MovingWords.isClosed, values) }
        if let note = parts.dropFirst().first, let refusal = add(note, to: &report, &visit) { return refusal }
        let place = DeskPlace(name: name, isByHand: true)
        Routing.move(&report, to: place, isSeenAtOnce: true, by: visit.moderator, &visit)
        visit.change(.keep(report, because: .moved))
        return .done(MovingWords.went, values)
    }

    private static func add(_ note: String, to report: inout Report, _ visit: inout Visit) -> Outcome? {
        guard report.teamSide.notes.count < Limits.teamNotes else {
            let most = "\(Limits.teamNotes)"
            return .refused(RefusalWords.correctLimit, [.code: report.id.description, .max: most])
        }
        let words = visit.cut(note.trimmingSpaces, to: Limits.noteCharacters)
        report.teamSide.notes.append(TeamNote(words: words, by: visit.moderator, at: visit.now))
        return nil
    }

    private static func how(_ visit: Visit) -> Outcome {
        let others = visit.facts.rules.desks.names.filter { $0 != visit.deskHere }
        return .refused(MovingWords.how, [.text: others.first?.description ?? "", .codes: listed(others)])
    }

    private static func unknown(_ word: String, _ desks: Desks) -> Outcome {
        let values: [Slot: String] = [
            .text: ShownWords.inRoom(line: word, upTo: 30), .codes: listed(desks.names),
        ]
        return .refused(MovingWords.unknown, values)
    }

    private static func listed(_ names: [DeskName]) -> String {
        names.map(\.description).joined(separator: ", ")
    }
}
