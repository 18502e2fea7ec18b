internal import CivicFacts

/// `/find`: reports by number, by their name on the public site, by ZIP code, or by words that all stand in them.
enum Finding: DeskCommand {
    static let command: String? = "find"

    static func follow(_ rest: String, _ visit: inout Visit) -> Outcome? {
        let page = DeskList.Page(rest)
        guard !page.words.isEmpty else { return .refused(DeskWords.findHow) }
        let id = number(in: page.words) ?? visit.facts.records.report(onSite: page.words)
        let numbered = id.flatMap(visit.facts.records.report)
        let traces = ZIP(page.words).map { [Trace($0)] } ?? Trace.words(of: page.words)
        let wanted = Limits.listed + 1
        var found = page.number == 1 ? [numbered].compactMap(\.self) : []
        if !traces.isEmpty {
            found += visit.facts.records.reports(bearing: traces, skipping: page.skipped, limit: wanted)
                .filter { $0.id != numbered?.id }
        }
        guard !found.isEmpty else { return .done(DeskWords.findNone, [.text: String(page.words.prefix(60))]) }
        let lines = DeskList.lines(
            Array(found.prefix(wanted)), of: page, more: "/find \(page.words)", visit)
        return Outcome(note: lines.joined(separator: "\n"), about: DeskList.shown(found))
    }

    private static func number(in words: String) -> ReportID? {
        Int64(words.drop { $0 == "#" }).flatMap { $0 > 0 ? ReportID(rawValue: $0) : nil }
    }
}
