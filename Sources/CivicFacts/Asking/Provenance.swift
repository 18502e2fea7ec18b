/// Where an answer comes from, how old it is and where to check it. No answer can be built without one.
public struct Provenance: Codable, Hashable, Sendable {
    public let source: CivicSource
    /// When the source last said so: the time of the read, or the day to which bundled facts were checked.
    public let asOf: Moment
    /// The source's own date of the page or file, where it gives one.
    public let published: CivilDate?
    /// The official page for a second look.
    public let official: OfficialLink

    public init(source: CivicSource, asOf: Moment, published: CivilDate? = nil, official: OfficialLink) {
        self.source = source
        self.asOf = asOf
        self.published = published
        self.official = official
    }

    /// The day that a person is told: the older of the source's own and the one on which it was last asked.
    public func day(in zone: Zone) -> CivilDate {
        let asked = CivilDate(asOf, in: zone)
        return min(published ?? asked, asked)
    }

    public func age(at now: Moment) -> Span { max(.zero, now.since(asOf)) }

    /// Old enough that the answer has to say that it may be out of date.
    public func isStale(at now: Moment) -> Bool { age(at: now) > source.staleAfter }

    /// The same with a closer page to check.
    public func pointing(to link: OfficialLink?) -> Provenance {
        Provenance(source: source, asOf: asOf, published: published, official: link ?? official)
    }
}
