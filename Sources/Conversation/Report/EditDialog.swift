internal import Understanding

/// Messages that were changed or taken back after they were read.
enum EditDialog {
    static func edited(to text: String, _ visit: inout Visit) {
        guard let message = visit.inbound.message else { return }
        let new = withoutCommand(text)
        if let index = visit.session.draft?.pieces.firstIndex(where: { $0.message == message }) {
            guard visit.session.draft?.pieces[index].text != new, !new.isEmpty else { return }
            let kept = visit.cut(new, to: Limits.draftCharacters)
            visit.session.draft?.pieces[index].text = kept
            readAnew(kept, message, &visit)
            visit.touchDraft()
            return visit.answer(LateWords.editUsed)
        }
        if let draft = visit.session.draft, [draft.placeMessage, draft.timeMessage].contains(message) {
            return answered(anew: new, in: draft, message, &visit)
        }
        if !new.isEmpty, let (report, index) = QuestionDialog.answered(by: message, visit) {
            return QuestionDialog.edited(report, at: index, to: new, &visit)
        }
        if let report = sent(with: message, visit) {
            guard !report.isWithdrawn, !report.notes.contains(Masking.masked(new).text),
                Plain(report.text) != Plain(new), !new.isEmpty
            else { return }
            guard ReportDialog.mayAdd(&visit) else { return }
            ReportKeeping.add(note: new, to: report, &visit)
            return visit.say(LateWords.editNote, [.code: report.id.description])
        }
        if visit.session.draft == nil, ZIPDialog.correct(new, Plain(new), &visit) { return }
        visit.answer(LateWords.editUnused)
    }

    /// The place and the time that the words named are those of the new ones.
    private static func readAnew(_ text: String, _ message: MessageID, _ visit: inout Visit) {
        guard let draft = visit.session.draft else { return }
        if draft.placeMessage == message { PlaceDialog.unname(&visit) }
        if draft.timeMessage == message { TimeDialog.put(nil, from: nil, &visit) }
        ReportAnswers.fill(from: text, message, &visit)
    }

    /// "/report The door is locked" was taken without the command, and so is its new form.
    private static func withoutCommand(_ text: String) -> String {
        let words = text.trimmingSpaces
        return words.hasPrefix("/") ? String(words.drop { !$0.isWhitespace }).trimmingSpaces : words
    }

    /// A place, a time, or both in one message are read anew.
    private static func answered(
        anew text: String, in draft: Draft, _ message: MessageID, _ visit: inout Visit
    ) {
        visit.touchDraft()
        guard draft.placeMessage == message else {
            TimeDialog.edited(to: text, &visit)
            return visit.askAgain()
        }
        let (words, time) = PlaceDialog.read(CorrectionReading(text)?.rest ?? text, visit)
        guard let place = PlaceDialog.place(words, zip: draft.place?.zip, visit) else {
            return visit.answer(LateWords.editUnused)
        }
        PlaceDialog.keep(place, from: message, &visit)
        if let time { TimeDialog.keep(time, &visit) }
        visit.answer(LateWords.editUsed)
    }

    static func deleted(_ visit: inout Visit) {
        guard let message = visit.inbound.message, !ReactionDialog.takenBack(message, &visit) else { return }
        if let (report, index) = QuestionDialog.answered(by: message, visit) {
            return QuestionDialog.unsaid(report, at: index, &visit)
        }
        if let draft = visit.session.draft {
            let gone = draft.photos.filter { $0.message == message }
            guard draft.pieces.contains(where: { $0.message == message }) || !gone.isEmpty else { return }
            visit.session.draft?.pieces.removeAll { $0.message == message }
            visit.session.draft?.photos.removeAll { $0.message == message }
            for photo in gone { visit.change(.drop(photo.id)) }
            visit.say(LastLookWords.takenOut)
            if visit.session.page is AddedPage { visit.session.overlay = nil }
            return ReportDialog.settle(&visit)
        }
        guard let report = sent(with: message, visit), !report.isWithdrawn else { return }
        visit.open(WithdrawPage(id: report.id))
    }

    private static func sent(with message: MessageID, _ visit: Visit) -> Report? {
        visit.facts.records.reports(by: visit.facts.account, skipping: 0, limit: Limits.reportsADay)
            .first { $0.messages.contains(message) }
    }
}
