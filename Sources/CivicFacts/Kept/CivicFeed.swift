/// A set of civic data that is downloaded whole and kept.
public struct CivicFeed: Hashable, Sendable {
    /// As `turnout sync` says it; rows are kept under it for ever.
    public let name: String
    /// Where it usually comes from; the kept data names its own source.
    public let source: CivicSource
    /// From this age of the kept data on, the operator and the moderators are told.
    public let alarm: Span

    /// The alarm comes when voters are told that it may be out of date, unless it is another.
    public init(_ name: String, from source: CivicSource, alarm: Span? = nil) {
        (self.name, self.source, self.alarm) = (name, source, alarm ?? source.staleAfter)
    }

    /// What is kept under a name, from a source.
    package static func kept(_ name: String, from source: CivicSource) -> CivicFeed {
        known.first { $0.name == name } ?? CivicFeed(name, from: source)
    }

    public static func == (one: CivicFeed, other: CivicFeed) -> Bool { one.name == other.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Those that answers name by themselves.
extension CivicFeed {
    private static let known = [
        congress, legislatures, zipDistricts, zipPoints, elections, federalDates, bills, winnipeg,
        results,
    ]

    public static let congress = CivicFeed("congress", from: .congressLegislators, alarm: .days(3))
    public static let legislatures = CivicFeed("legislatures", from: .openStates, alarm: .days(3))
    public static let zipDistricts = CivicFeed("zip-districts", from: .censusAreas, alarm: .days(400))
    public static let zipPoints = CivicFeed("zip-points", from: .geoNames, alarm: .days(400))
    public static let elections = CivicFeed("elections", from: .googleCivic, alarm: .days(3))
    public static let federalDates = CivicFeed("federal-dates", from: .openFEC, alarm: .days(3))
    public static let bills = CivicFeed("bills", from: .congressGov)
    public static let winnipeg = CivicFeed("winnipeg", from: .winnipeg)
    public static let results = CivicFeed("results", from: .winnipeg)
}
