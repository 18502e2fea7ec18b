internal import CivicFacts

/// What a person was told last, as far as it takes to know it again.
public struct LastSaid: Codable, Equatable, Sendable {
    let at: Moment
    /// Of the whole message, and of the question in it.
    let text: UInt32
    let question: UInt32?

    init(text: String, question: String?, at: Moment) {
        self.at = at
        self.text = Self.trace(text)
        self.question = question.map(Self.trace)
    }

    /// Whoever reads this again within that time has it before their eyes.
    static let inARow = Span.minutes(10)

    func isFresh(at now: Moment) -> Bool { now.since(at) < Self.inARow }
    func has(text other: String) -> Bool { text == Self.trace(other) }
    func has(question other: String) -> Bool { question == Self.trace(other) }

    private static func trace(_ text: String) -> UInt32 { UInt32(truncatingIfNeeded: Trace.hash(text)) }
}

extension Visit {
    /// The words with what stands below them: other buttons make another message of the same words.
    func traced(_ text: String, isShort: Bool) -> String {
        let buttons = prompt?.choices.map { ChoiceToken($0, turn: 0).text } ?? []
        let isDrawn = !isShort && ((prompt?.picture ?? picture) != nil || !album.isEmpty)
        return ([text, isShort ? "" : prompt?.figure ?? "", isDrawn ? "drawn" : ""] + buttons).joined(
            separator: "\n")
    }

    var question: String? {
        prompt.flatMap { $0.text.isEmpty ? nil : traced($0.asked, isShort: false) }
    }

    /// What was just said, or asked, is not said again: what is new stands alone over the buttons. Danger is no time for
    /// that, and a page that is turned stands in its own place.
    /// Who types a command wants its answer, and may have missed it: that is said in full.
    func fresh(_ text: String) -> String {
        if case .commanded = inbound.event { return text }
        guard inbound.standing == .voter, let last = session.lastSaid, last.isFresh(at: now), danger == nil,
            turned == nil, !endsWait, !rereads,
            prompt?.choices.contains(.sendNow) != true
        else { return text }
        let isSame = last.has(text: traced(text, isShort: false))
        guard isSame || question.map({ last.has(question: $0) }) ?? false else { return text }
        let news = isSame ? nil : lines.filter { !$0.isEmpty }.joined(separator: "\n")
        return ([news, again, asSaid] + repeated.map { words.text($0, [.hotline: hotline]) }).compactMap(
            \.self
        )
        .first { !$0.isEmpty && !last.has(text: traced($0, isShort: true)) } ?? text
    }

    /// The fact of the table once more, in short: it answers other words, too.
    private var asSaid: String? {
        if session.page is PollingPage || session.page is LinePage, let hours = asked.pollHours.first {
            return words.text(HelpWords.asSaid, [.text: hours])
        }
        // Of Canada there is no fact that could be said in short.
        guard session.page is HowPage || session.page is RegistrationPage || session.page is ElectionsPage,
            session.civicPlace.canada == nil, let prompt, !prompt.text.isEmpty
        else { return nil }
        let facts = prompt.text.split(separator: "\n").prefix(2).joined(separator: "\n")
        return words.text(HelpWords.asSaid, [.text: facts])
    }

    /// Another question has the same answer: a person may know more. The line answers voters of the United States.
    private var knowsNoMore: Bool {
        session.factsPage?.isOfPlace == true && session.civicPlace.canada == nil
    }

    /// What is said of an answer that would be the same.
    private var repeated: [any Wording] {
        let isKept = changes.contains { if case .keep = $0 { true } else { false } }
        let isLook = session.page == nil && session.draft?.step == .look
        return (isKept ? [HelpWords.sameKept] : []) + (isLook ? [LastLookWords.retry] : [])
            + (knowsNoMore ? [HelpWords.knowNoMore] : []) + [HelpWords.same]
    }
}
