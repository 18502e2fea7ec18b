internal import CivicFacts

/// What moderators say in reply to a card: a note to the team, and nothing else.
enum TeamNotes {
    /// Notes that a card shows; it says how many came before.
    static let shown = 3

    static func take(_ text: String, about id: ReportID, _ visit: inout Visit) -> Outcome? {
        guard var report = visit.facts.records.report(id) else { return Desk.missing(id, visit) }
        if let withdrawal = report.withdrawal { return withdrawal }
        if let meant = MeantDeed.meant(by: text, on: id) {
            return .refused(
                meant.isWhole ? ToVoterWords.meant : .meantHow, [.command: meant.command])
        }
        guard report.teamSide.notes.count < Limits.teamNotes else {
            let most = "\(Limits.teamNotes)"
            return .refused(RefusalWords.correctLimit, [.code: id.description, .max: most])
        }
        let words = visit.cut(text.trimmingSpaces, to: Limits.noteCharacters)
        report.teamSide.notes.append(TeamNote(words: words, by: visit.moderator, at: visit.now))
        ReportKeeping.keep(&report, because: .remarked, &visit)
        receipt(for: report, hinting: MeantDeed.hint(at: text, on: id), &visit)
        return nil
    }

    private static func receipt(for report: Report, hinting command: String?, _ visit: inout Visit) {
        var text = Desk.words.text(ToVoterWords.noted, report.id.slot)
        if let command { text += " " + Desk.words.text(ToVoterWords.notDone, [.command: command]) }
        if let most = visit.cutAt { text += " " + Desk.words.text(HelpWords.cut, [.max: "\(most)"]) }
        let send = OutgoingToken.send(report.id, note: report.teamSide.notes.count)
        let message = Message(text: text, rows: [[send.button]])
        visit.deliver(
            Delivery(
                .announce(
                    message: message, in: visit.inbound.room, replyTo: visit.inbound.message,
                    about: [report.id])))
        Posting.countAnswer(&visit)
    }

    /// [Send to voter]
    static func send(_ number: Int, of id: ReportID, _ visit: inout Visit) -> Outcome? {
        guard let report = visit.facts.records.report(id) else { return Desk.missing(id, visit) }
        guard let notes = report.team?.notes, notes.indices.contains(number - 1) else {
            return .refused(ToVoterWords.noNote, [.code: id.description, .n: "\(number)"])
        }
        return Outgoings.hold(Wanted(own: notes[number - 1].words), about: id, &visit)
    }

    /// On the card, the newest last.
    static func lines(of report: Report, _ words: Catalogue) -> [String] {
        guard let notes = report.team?.notes, !notes.isEmpty else { return [] }
        let before = notes.count - min(notes.count, shown)
        return (before > 0 ? [words.text(ToVoterWords.notesBefore, [.n: "\(before)"])] : [])
            + notes.suffix(shown).flatMap {
                [words.text(ToVoterWords.noteLine, [.name: $0.by.name])]
                    + Quotation.of(ShownWords.inRoom($0.words))
            }
    }
}
