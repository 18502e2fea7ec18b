internal import CivicFacts
internal import Understanding

/// A draft was put aside and is found again: words that want it back, or simply go on telling.
enum ReturningDialog {
    static func hear(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.page is ReturningPage,
            UnderstoodDialog.mayTell(text) || AdditionReading(plain) == .told, resume(&visit)
        else { return false }
        ReportAnswers.add(text, &visit)
        return true
    }

    /// "Continue", "my draft", "ya volví", or an answer to what was asked last: true if a report was put aside and is
    /// open again.
    static func wantsBack(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.draft == nil, visit.session.page?.mayGiveWay ?? true else { return false }
        if plain.isOne(of: returns) { return resume(&visit) }
        guard answers(text, plain, visit), resume(&visit) else { return false }
        TextDialog.hear(text, &visit)
        return true
    }

    /// A time or a place in words, right after the report was found again, goes on with it.
    private static func answers(_ text: String, _ plain: Plain, _ visit: Visit) -> Bool {
        guard visit.session.page is ReturningPage, let index = visit.session.idleDraft,
            (1...10).contains(plain.words.count), !text.hasSuffix("?"), Intent(plain) == nil,
            YesNoReading(plain) == nil, Language(named: plain) == nil, !Understanding.shared(text).asksToRead
        else { return false }
        let draft = visit.session.parked[index].draft
        let zone = Zone(of: draft.place?.zip ?? draft.namedZIP ?? visit.session.zip)
        if WhenReading(text, now: visit.now, in: zone) != nil { return true }
        return plain.words.count > 1 && CorrectionDialog.namesPlace(text)
    }

    /// A greeting leaves the question about the report that was put aside as it is.
    static func isAsked(_ visit: Visit) -> Bool {
        visit.session.page is ReturningPage && visit.session.idleDraft != nil
    }

    /// The report that was left goes on.
    static func goOn(_ visit: inout Visit) {
        guard visit.session.draft == nil else {
            visit.session.overlay = nil
            return visit.askAgain()
        }
        // The question names the report that was left, and not one that was thrown away after it.
        guard let index = visit.session.idleDraft ?? visit.session.parked.indices.last else {
            return ReportDialog.start(&visit)
        }
        Control.restore(at: index, &visit)
    }

    /// It is thrown away, and not what words of danger began meanwhile.
    static func discard(_ visit: inout Visit) {
        guard let index = visit.session.idleDraft else { return visit.close() }
        visit.session.overlay = nil
        Control.discard(visit.session.parked.remove(at: index).draft, &visit)
    }

    /// What words of danger began meanwhile is the open report: what was left waits on.
    private static func resume(_ visit: inout Visit) -> Bool {
        guard visit.session.draft == nil else {
            visit.session.overlay = nil
            return true
        }
        guard let index = visit.session.idleDraft else { return false }
        Control.restore(at: index, &visit)
        return true
    }

    private static let returns = Phrases.returningReturns.words
}

extension Page {
    /// Is only read, asks for a ZIP code, or asks about a report that was put aside.
    fileprivate var mayGiveWay: Bool { self is ReturningPage || isRead || asksZIP }
}
