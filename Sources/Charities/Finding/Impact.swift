/// What was given to one organisation in one currency, and what that may have paid for.
package struct Impact: Equatable, Sendable {
    package let total: Money
    package let fact: CharityFact
    /// Whole units, rounded down once; less than one unit is 0. A range where the source gives one.
    package let units: ClosedRange<Int>

    /// Nil for what is never counted, such as lives, and for money of another currency than the fact's.
    package init?(of total: Money, by fact: CharityFact) {
        guard fact.unit != nil, let least = fact.low ?? fact.figure, let most = fact.high ?? fact.figure,
            total.currency == least.currency, total.minor > 0, least.minor > 0
        else { return nil }
        self.total = total
        self.fact = fact
        units = total.minor / most.minor...total.minor / least.minor
    }
}
