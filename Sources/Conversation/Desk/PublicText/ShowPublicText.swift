/// The words as everybody would read them, sentence by sentence with numbers, so that some can be left out.
struct ShowPublicText: PlainAction {
    static let (code, sign) = ("text", "📝")
    static let command: String? = "text"
    static let isReading = true
    static let label = Text(en: "Public text", es: "Texto público")

    /// The sentences are the answer.
    static func follow(_ words: String, on id: ReportID, _ visit: inout Visit) -> Outcome? {
        if !words.isEmpty { return .surplus(words, "/text \(id)") }
        let outcome = Decisions.decide(Self(), on: id, &visit)
        return outcome.isRefusal ? outcome : nil
    }

    func row(on card: Card) -> Int? {
        let report = card.report
        guard !report.text.isEmpty, report.parent == nil else { return nil }
        return report.isOpen || report.approval != nil ? 4 : nil
    }

    func refusal(on report: Report, _ visit: Visit) -> Outcome? { report.closed(visit) }

    func act(on report: Report, _ visit: inout Visit) -> Outcome {
        report.showPublicText(&visit)
        return .done(DoneWords.done)
    }
}

/// `/cut 12 3`: leaves sentences out of what everybody reads; `/cut 12 undo` leaves all in.
enum CutText: ReportCommand {
    static let command: String? = "cut"

    static func follow(_ words: String, on id: ReportID, _ visit: inout Visit) -> Outcome? {
        guard let report = visit.facts.records.report(id) else { return Desk.missing(id, visit) }
        if let refusal = report.closed(visit) { return refusal }
        if words.lowercased() == "undo" {
            // What was approved was approved without them.
            guard report.approval == nil else { return .refused(PublicTextWords.approved, id.slot) }
            return report.cut(to: PublicCut(), &visit)
        }
        let numbers = words.split { $0.isWhitespace || $0 == "," }.map { Int($0) }
        let count = report.sentences.count
        guard !numbers.isEmpty, numbers.allSatisfy({ $0 != nil }) else {
            return .refused(PublicTextWords.cutHow)
        }
        if let wrong = numbers.compactMap(\.self).first(where: { !(1...count).contains($0) }) {
            return .refused(
                PublicTextWords.noSentence,
                [.n: "\(wrong)", .max: "\(count)", .code: id.description])
        }
        var cut = report.publicCut ?? PublicCut()
        cut.sentences = Set(cut.sentences + numbers.compactMap(\.self)).sorted()
        return report.cut(to: cut, &visit)
    }
}

/// `/hide 12 Mr. Jones, blue Ford`: masks words in what everybody reads.
enum HideWords: ReportCommand {
    static let command: String? = "hide"

    static func follow(_ words: String, on id: ReportID, _ visit: inout Visit) -> Outcome? {
        guard let report = visit.facts.records.report(id) else { return Desk.missing(id, visit) }
        if let refusal = report.closed(visit) { return refusal }
        let wanted = words.split(separator: ",").map { String($0).trimmingSpaces }.filter { !$0.isEmpty }
        guard !wanted.isEmpty else { return .refused(PublicTextWords.hideHow) }
        for one in wanted where !report.says(one) {
            return .refused(PublicTextWords.notThere, [.text: one.upTo(40), .code: id.description])
        }
        var cut = report.publicCut ?? PublicCut()
        cut.hidden += wanted.filter { !cut.hidden.contains($0) }
        guard cut.hidden.count <= Limits.hiddenWords else {
            return .refused(PublicTextWords.tooMany, [.max: "\(Limits.hiddenWords)"])
        }
        return report.cut(to: cut, &visit)
    }
}

extension Report {
    /// As numbers name them, before anything is left out.
    fileprivate var sentences: [Substring] { Sentences.of(uncutText) }

    fileprivate func says(_ words: String) -> Bool {
        Hiding(of: words).map { $0.isIn(uncutText) || $0.isIn(uncutPlace) } ?? false
    }

    /// Leaves that much out from now on, wherever the report is shown to everybody.
    fileprivate func cut(to cut: PublicCut, _ visit: inout Visit) -> Outcome? {
        guard cut.leavesWords(of: uncutText) || uncutText.isEmpty else {
            return .refused(PublicTextWords.nothingLeft, id.slot)
        }
        var changed = self
        changed.publicCut = cut == PublicCut() ? nil : cut
        ReportKeeping.keep(&changed, because: .cut, &visit)
        PublicPost.renew(changed, &visit)
        changed.showPublicText(&visit)
        return nil
    }

    /// Answers with the numbered sentences; what is left out stands there as such.
    fileprivate func showPublicText(_ visit: inout Visit) {
        let cut = publicCut ?? PublicCut()
        let lines = sentences.enumerated().map { index, sentence in
            let isOut = cut.sentences.contains(index + 1)
            let shown =
                isOut ? Desk.words.text(PublicTextWords.leftOut) : Inert.words(cut.masked(String(sentence)))
            return "\(index + 1). \(shown.trimmingSpaces)"
        }
        let head = Desk.words.text(PublicTextWords.head, id.slot)
        let shown = PublicReport.whereabouts(publicArea, namedPlace, in: .english)
        let place = Desk.words.text(LastLookWords.linePlace, [.place: shown])
        let unnamed =
            namedPlace == nil && !publicPlace.isEmpty && isOfVoting
            ? [Desk.words.text(NamePlaceWords.howTo, [.code: id.description, .place: "«\(publicPlace)»"])]
            : []
        let how = Desk.words.text(PublicTextWords.how, id.slot)
        let quoted = lines.flatMap { Quotation.of($0) }
        let text = ([head, place] + unnamed + quoted + [how]).joined(separator: "\n")
        let order = Order.announce(
            message: Message(text: text, rows: placeButtons), in: visit.inbound.room,
            replyTo: visit.inbound.message, about: [id])
        visit.deliver(Delivery(order))
        Posting.countAnswer(&visit)
    }
}
