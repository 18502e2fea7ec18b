internal import CivicFacts

/// `/find`: reports by number, by their name on the public site, or by the words and marks of a filter; the newest first.
enum Finding: DeskCommand {
    static let command: String? = "find"

    static func follow(_ rest: String, _ visit: inout Visit) -> Outcome? {
        let page = DeskList.Page(rest)
        guard !page.words.isEmpty else { return .refused(DeskWords.findHow) }
        let id = number(in: page.words) ?? visit.facts.records.report(onSite: page.words)
        if page.number == 1, let numbered = id.flatMap(visit.facts.records.report) {
            return DeskList.outcome([], [numbered], of: page, in: .find, visit)
        }
        // A number alone is a report's.
        if let id, page.number == 1, ReportID(number: page.words) != nil { return Desk.missing(id, visit) }
        let filter: ReportFilter
        do throws(ReportFilter.Unknown) { filter = try ReportFilter(page.words, visit) } catch {
            return error.outcome
        }
        return DeskList.matching(filter, of: page, in: .find, visit)
    }

    /// Five digits may be a ZIP code as well, and are taken for one.
    private static func number(in words: String) -> ReportID? {
        guard ZIP(words) == nil else { return nil }
        return Int64(words.drop { $0 == "#" }).flatMap { $0 > 0 ? ReportID(rawValue: $0) : nil }
    }
}
