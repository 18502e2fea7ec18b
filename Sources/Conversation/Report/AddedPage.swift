internal import Understanding

/// Words joined a report after its first look: they are quoted, and can be taken out.
struct AddedPage: Page {
    static let name = "rep.question"
    static let formerly: String? = "question"

    /// How many of the report's pieces, the last ones.
    let count: Int
    /// Words that an earlier release asked about, and kept outside the report.
    private var text: String?
    private var message: MessageID?

    init(count: Int) { self.count = count }

    private enum CodingKeys: CodingKey { case count, text, message }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        text = try fields.decodeIfPresent(String.self, forKey: .text)
        message = try fields.decodeIfPresent(MessageID.self, forKey: .message)
        count = text == nil ? try fields.decode(Int.self, forKey: .count) : 1
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        guard text == nil else {
            try fields.encode(text, forKey: .text)
            return try fields.encodeIfPresent(message, forKey: .message)
        }
        try fields.encode(count, forKey: .count)
    }

    func prompt(_ view: View) -> Prompt {
        let quoted = text ?? quoted(in: view.session)
        let added = view.text(LastLookWords.added, [.text: Masking.masked(quoted.upTo(300)).text])
        return Prompt(added, [[.send, .change], [.wasQuestion, .removeAdded]])
    }

    /// The words that it quotes.
    func quoted(in session: Session) -> String {
        session.draft?.pieces.suffix(count).map(\.text).joined(separator: "\n") ?? ""
    }

    func back(_ visit: inout Visit) { visit.close() }

    /// "Undo", "take that out".
    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        guard said.plain.isOne(of: Self.undos) || takesOut(said.plain, visit.session) else { return false }
        RemoveAdded().press(&visit)
        return true
    }

    /// "Remove the hat part": every word of it but the wish stands in what was added.
    private func takesOut(_ plain: Plain, _ session: Session) -> Bool {
        guard let verb = plain.words.first,
            ReportWish.removes.contains(verb) || ["take", "saca", "saque"].contains(verb)
        else { return false }
        let named = plain.words.dropFirst().filter { $0.count > 2 && !Self.around.contains($0) }
        let added = Set(Plain(quoted(in: session)).words)
        return !named.isEmpty && named.count <= 4 && named.allSatisfy(added.contains)
    }

    private static let around: Set<String> = [
        "the", "that", "this", "part", "about", "out", "thing", "bit", "line", "los", "las", "del", "eso",
        "esa",
        "parte", "sobre", "esto", "please", "por", "favor",
    ]
    private static let undos = Phrases.addedUndos.words

    /// What an earlier release kept aside joins the report before anything else is heard.
    static func adopt(_ visit: inout Visit) {
        guard let page = visit.session.page as? AddedPage, let text = page.text else { return }
        ReportAnswers.append(text, page.message, &visit)
        if visit.session.draft != nil { visit.session.draft?.step = .look }
        visit.session.overlay = Overlay(AddedPage(count: 1), since: visit.now)
    }

    /// Takes the quoted words out again, and says which; nil where there were none.
    static func remove(_ visit: inout Visit) -> String? {
        guard let draft = visit.session.draft, !draft.pieces.isEmpty else { return nil }
        let page = visit.session.page as? AddedPage
        let asked = draft.pieces.lastIndex { $0.text.contains("?") } ?? draft.pieces.count - 1
        let range =
            page.map { max(0, draft.pieces.count - $0.count)..<draft.pieces.count } ?? asked..<asked + 1
        let text = draft.pieces[range].map(\.text).joined(separator: "\n")
        for piece in draft.pieces[range] { forget(piece, &visit) }
        visit.session.draft?.pieces.removeSubrange(range)
        visit.session.overlay = nil
        visit.touchDraft()
        return text
    }

    /// What was read in the words goes with them.
    private static func forget(_ piece: Piece, _ visit: inout Visit) {
        guard let message = piece.message else { return }
        if visit.session.draft?.placeMessage == message { PlaceDialog.unname(&visit) }
        guard visit.session.draft?.timeMessage == message else { return }
        TimeDialog.put(nil, from: nil, &visit)
    }
}

/// They are no part of the report.
struct RemoveAdded: PlainPress {
    static let face = Face.once("rmad", ReportLabels.removeAdded)

    func press(_ visit: inout Visit) {
        guard AddedPage.remove(&visit) != nil else { return visit.askAgain() }
        visit.say(LastLookWords.takenOut)
        ReportDialog.settle(&visit)
    }
}

/// They were a question: it is answered, and is no part of the report.
struct WasQuestion: PlainPress {
    static let face = Face.once("wasq", ReportLabels.wasQuestion)

    func press(_ visit: inout Visit) {
        guard let text = AddedPage.remove(&visit) else { return visit.askAgain() }
        if visit.session.draft?.isEmpty == true { visit.session.draft = nil }
        let said = Said(text: text, plain: Plain(text))
        if let intent = Intent(meant: text), intent.kind == .answer {
            return IntentDialog.follow(intent, &visit)
        }
        if Features.hear(said, &visit) { return }
        guard let topic = HowTopic(said.plain) else { return IntentDialog.follow(.human, &visit) }
        FactsDialog.show(HowPage(how: topic), over: [], &visit)
    }
}
