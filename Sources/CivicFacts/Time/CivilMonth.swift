/// A month of a Gregorian year; as text it is `2026-12`.
public struct CivilMonth: TextValue, Hashable, Sendable {
    public let year: Int64
    /// 1 to 12.
    public let month: Int

    public init(_ day: CivilDate) { (year, month) = (day.year, day.month) }

    /// Reads `2026-12`; nil for anything else, and for years that no calendar of ours shows.
    public init?(_ text: String) {
        guard text.utf8.count == 7, let first = CivilDate(text + "-01"), (2000...2099).contains(first.year)
        else { return nil }
        self.init(first)
    }

    public var first: CivilDate { CivilDate(year: year, month: month, day: 1) }

    /// How many days it has.
    public var length: Int { Int(adding(1).first.days - first.days) }

    /// The month so many months later.
    public func adding(_ count: Int) -> CivilMonth {
        let total = year * 12 + Int64(month - 1 + count)
        return CivilMonth(
            CivilDate(year: total.floored(by: 12), month: Int(total - total.floored(by: 12) * 12) + 1, day: 1)
        )
    }

    public func contains(_ day: CivilDate) -> Bool { CivilMonth(day) == self }

    public var description: String { String(first.description.prefix(7)) }
}

extension CivilMonth: Comparable {
    public static func < (left: CivilMonth, right: CivilMonth) -> Bool { left.first < right.first }
}
