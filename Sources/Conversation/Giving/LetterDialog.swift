internal import CivicFacts

/// What two givers write to each other: carried as it is, without anything that says who wrote it.
enum LetterDialog {
    static func send(_ text: String, _ visit: inout Visit) {
        guard case .met(var own, let other, _) = MeetingState(visit.view), let meeting = own.gift?.meeting
        else { return FactsDialog.show(MeetingPage(), over: [], &visit) }
        guard let words = GiftPostDialog.taken(text, most: Limits.commentCharacters, &visit) else {
            return visit.keepButtons()
        }
        guard ReportDialog.mayAdd(&visit) else { return }
        guard meeting.count < Limits.letters else { return visit.answer(MeetingWords.tooMany) }
        guard isReachable(other.author, visit) else { return visit.answer(MeetingWords.notNow) }
        own.gift?.meeting?.letters = (meeting.letters + [words]).suffix(Limits.lettersKept)
        own.gift?.meeting?.count += 1
        visit.change(.turn(own))
        let quoted = Quotation.of(ShownWords.inPublic(words)).joined(separator: "\n")
        Decisions.tell(
            other, MeetingWords.letter, [.name: own.gift?.name ?? ""], more: "\n" + quoted,
            choices: [.writeLetter, .stopMeeting, .reportMeeting], after: .zero, &visit)
        visit.say(MeetingWords.carried)
        FactsDialog.show(MeetingPage(), over: [], &visit)
    }

    /// By day, not over a report nor after words of danger: whoever cannot read it now gets nothing of it.
    static func isReachable(_ account: AccountID, _ visit: Visit) -> Bool {
        guard let session = visit.facts.records.session(of: account) else { return false }
        return session.wantsNotices && session.draft == nil && !session.isAfterDanger(at: visit.now)
            && QuietHours.allow(visit.now, in: Zone(of: session.civicPlace))
    }
}
