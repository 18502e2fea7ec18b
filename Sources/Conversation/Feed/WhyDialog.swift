internal import CivicFacts

/// Why a report stands where it stands: the formula with its numbers.
enum WhyDialog {
    static func explain(_ id: ReportID, _ visit: inout Visit) {
        guard let report = visit.facts.records.publicReport(id, at: visit.facts.now) else {
            return visit.answer(FeedWords.gone)
        }
        let count = visit.facts.records.count(for: id, at: visit.now)
        let weight = FeedRank.weight(
            likes: count.likes, comments: count.comments, isVerified: report.isVerified)
        let age = visit.now.since(report.sent)
        let reading = FeedReading(session: visit.session, facts: visit.facts)
        let miles = reading.miles(to: report.area, in: area(visit))
        visit.say(WhyWords.head, visit.facts.slot(of: id))
        visit.say(
            WhyWords.formula,
            [.miles: tenths(miles ?? 0), .likes: "\(count.likes)", .comments: "\(count.comments)"])
        if miles == nil { visit.say(WhyWords.noDistance) }
        visit.say(
            WhyWords.age,
            [.when: report.hour(in: visit.session.language), .n: hundredths(FeedRank.aging(age))])
        if report.isVerified { visit.say(WhyWords.verified) }
        visit.say(
            WhyWords.score, [.n: hundredths(FeedRank.score(miles: miles ?? 0, weight: weight, age: age))])
        visit.keepButtons()
    }

    /// The area that the report was found in.
    private static func area(_ visit: Visit) -> FeedArea {
        if visit.session.page is FeedItemPage, let list = visit.session.pagesBelow.last as? FeedListPage,
            let feed = list.view
        {
            return feed.scope.area
        }
        return visit.session.zip == nil ? .everywhere : .state
    }

    private static func tenths(_ number: Double) -> String { decimal(number, digits: 10) }
    private static func hundredths(_ number: Double) -> String { decimal(number, digits: 100) }

    /// Without needless zeros; what is too large for a phone is "very much".
    private static func decimal(_ number: Double, digits: Double) -> String {
        guard number < 1_000_000 else { return "> 1000000" }
        let whole = Int((number * digits).rounded())
        let (front, rest) = whole.quotientAndRemainder(dividingBy: Int(digits))
        guard rest > 0 else { return "\(front)" }
        let places = digits == 10 || rest >= 10 ? "\(rest)" : "0\(rest)"
        return "\(front).\(places)"
    }
}
