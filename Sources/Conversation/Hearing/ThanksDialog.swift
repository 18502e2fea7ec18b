internal import Understanding

/// Thanks and good-byes, whatever lies open: they are no part of a report.
enum ThanksDialog {
    static func hear(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard (1...6).contains(plain.words.count), visit.session.page?.takesAnyWords != true else {
            return false
        }
        let words = plain.words
        guard words.allSatisfy(around.contains) else { return false }
        if words.contains(where: byes.contains) { return answer(HomeWords.farewell, &visit) }
        guard words.contains(where: thanks.contains) else { return false }
        return answer(HomeWords.thanks, &visit)
    }

    /// Nothing but thanks.
    static func isThanks(_ plain: Plain) -> Bool {
        plain.words.allSatisfy(around.contains) && plain.words.contains(where: thanks.contains)
    }

    /// "Ok", "right", said of an answer that was read beside a report, or of words that joined it: it was read, and nothing
    /// is sent; the whole report is shown.
    static func hearNod(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.draft?.isEmpty == false,
            visit.session.factsPage?.isRead == true || visit.session.page is AddedPage,
            (1...4).contains(plain.words.count), plain.words.allSatisfy({ nods.contains($0) })
        else { return false }
        visit.close()
        return true
    }

    private static let nods = Phrases.thanksNods.words

    private static func answer(_ wording: HomeWords, _ visit: inout Visit) -> Bool {
        // "No thanks" answers what is asked.
        guard !visit.session.offered.contains(.yes) else { return false }
        visit.say(wording)
        if visit.session.draft?.isEmpty == false { visit.say(ReportWords.stillOpen) }
        visit.askBriefly()
        return true
    }

    private static let byes = Phrases.thanksByes.words
    private static let thanks = Phrases.thanksThanks.words
    private static let around = byes.union(thanks).union(Phrases.thanksAround.words)
}
