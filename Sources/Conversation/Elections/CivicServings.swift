/// How many pages of facts were shown from what is kept: numbers only, about nobody.
public struct CivicServings: Equatable, Sendable {
    public let lists: Int
    /// Single cards and answers.
    public let others: Int

    public init(lists: Int, others: Int) { (self.lists, self.others) = (lists, others) }

    public init(counts: [Served: Int]) { self.init(lists: counts[.list] ?? 0, others: counts[.answer] ?? 0) }

    public var all: Int { lists + others }
}

/// A page of facts that was shown; the raw value is the name of its count.
public enum Served: String, Sendable, CaseIterable {
    case list, answer

    /// Nil where the question that is open is no answer, or its answer is still on the way.
    init?(of session: Session) {
        guard let page = session.factsPage, page.isRead, !(page is BillFiltersPage) else { return nil }
        if let look = session.memory.look, page.equals(look.page.page), look.failure == nil { return nil }
        self = page.place == nil ? .answer : .list
    }
}

/// What requests to sources cost, at the price that this project set itself: $.004 for 10,000 of them.
public enum RequestPrice {
    /// Four ten-millionths of a dollar each.
    private static let tenMillionths = 4

    /// "0.000084"
    public static func dollars(_ requests: Int) -> String {
        guard requests > 0 else { return "0" }
        let price = requests * tenMillionths
        let fraction = String(price % 10_000_000)
        let digits = String(repeating: "0", count: 7 - fraction.count) + fraction
        let short = digits.reversed().drop { $0 == "0" }.reversed()
        return "\(price / 10_000_000).\(short.isEmpty ? "0" : String(short))"
    }
}
