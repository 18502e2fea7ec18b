internal import Understanding

/// Follow-ups to "where do I vote": an address, the line, and the hour at which polls close.
enum PollingDialog {
    /// `/where`: the address may stand behind the command.
    static func command(_ rest: String, _ visit: inout Visit) {
        visit.isConfidential = !rest.isEmpty
        FactsDialog.open(.polling, &visit)
        guard let page = visit.session.page as? AddressPage, !rest.isEmpty else { return }
        if !AddressDialog.hear(rest, Plain(rest), for: page.purpose, &visit) { AddressDialog.missed(&visit) }
    }

    /// Whoever asks for the hours hears those of the state before an address is asked for; of a town that several states
    /// have, none.
    static func open(_ visit: inout Visit) {
        if case .said(let text) = visit.inbound.event, Plain(text).hasWord(beginning: hours),
            visit.named?.places.count ?? 1 == 1, case let lines = visit.answering.pollHours, !lines.isEmpty
        {
            guard addressFirst(visit) != nil else { return FactsDialog.show(LinePage(), over: [], &visit) }
            visit.say(lines: lines)
        }
        FactsDialog.open(.polling, &visit)
    }

    private static let hours = ["open", "close", "hour", "time", "abre", "abri", "cierra", "cerr", "hora"]

    /// Where to vote takes a street address, unless one was looked up a moment ago, or nobody could be asked.
    static func addressFirst(_ visit: Visit) -> (any FactsPage)? {
        let view = visit.asked
        guard view.guide == nil, view.takesAddress, !view.isOverseas else { return nil }
        return AddressPage(purpose: .polling)
    }

    static func hear(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        hearLine(plain, &visit) || hearAddress(text, plain, &visit)
    }

    /// True if the words are an address that nobody asked for: it is looked up where that can be done, else the page says
    /// again who knows.
    private static func hearAddress(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.page is PollingPage, Intent(plain) == nil,
            (3...14).contains(plain.words.count), plain.words.first.flatMap({ Int($0) }) != nil,
            !UnderstoodDialog.tells(text)
        else { return false }
        visit.isConfidential = true
        guard visit.facts.rules.findsPollingPlaces else {
            visit.askAgain()
            return true
        }
        FactsDialog.go(to: AddressPage(purpose: .polling), &visit)
        return AddressDialog.hear(text, plain, for: .polling, &visit)
    }

    /// True if a page about voting places is open and the words are about the line or the closing hour.
    private static func hearLine(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard isOpen(visit.session.page), plain.words.count <= 14, visit.named == nil,
            plain.words.contains(where: { Self.words.contains($0) })
        else { return false }
        visit.session.page is LinePage ? visit.askAgain() : FactsDialog.go(to: LinePage(), &visit)
        return true
    }

    private static let words: Set<String> = [
        "line", "lines", "queue", "close", "closes", "closed", "closing", "late", "fila", "filas", "cola",
        "cierra", "cierran", "cerrar", "cerrado", "tarde",
    ]

    private static func isOpen(_ page: (any Page)?) -> Bool {
        page is PollingPage || page is LinePage || (page as? AddressPage)?.purpose == .polling
    }
}
