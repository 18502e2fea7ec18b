/// Answers from what is kept, and where nothing is from what is bundled: pure, at once, each with its provenance. A dialog asks here first.
public struct CivicAnswers {
    package let records: any CivicRecords
    package let now: Moment

    public init(records: any CivicRecords, now: Moment) {
        self.records = BundledCivicRecords(below: records)
        self.now = now
    }

    /// The provenance of a feed's kept data, or of a look that found none kept.
    func provenance(of feed: CivicFeed) -> Provenance {
        records.edition(of: feed)?.provenance ?? nobody(feed.source)
    }

    /// The provenance of a look at a source of which nothing is kept.
    func nobody(_ source: CivicSource) -> Provenance {
        Provenance(source: source, asOf: now, official: source.home)
    }

    /// What a look-up brought; `unknown`, with where to ask, before anybody asked.
    func looked<Value>(
        _ question: LookQuestion, before origin: Provenance, _ read: (LookedValue) -> Value?
    ) -> Answer<Value> {
        guard let looked = records.looked(question) else { return Answer(.unknown, from: origin) }
        guard let value = looked.value.flatMap(read) else {
            return Answer(looked.absence ?? .unknown, from: looked.provenance)
        }
        return Answer(value, from: looked.provenance)
    }

    /// The number of rows on a shelf is small by its nature.
    func all(on shelf: CivicKey) -> [CivicRecord.Value] { records.rows(on: shelf, skipping: 0, limit: 5_000) }

    /// A country of its own that has ZIP codes: no election of the United States is held there.
    package func ownCountry(of place: CivicPlace) -> String? {
        if let zip = place.zip { return Region.country(of: zip) }
        return place.chosenState.flatMap { ["FM", "MH", "PW"].contains($0) ? $0 : nil }
    }

    /// The date by the clocks of a place.
    package func today(at place: CivicPlace) -> CivilDate { CivilDate(now, in: Zone(of: place)) }

    /// The date in the zone of a ZIP code.
    package func today(in zip: ZIP?) -> CivilDate {
        CivilDate(now, in: Zone(of: zip))
    }
}
