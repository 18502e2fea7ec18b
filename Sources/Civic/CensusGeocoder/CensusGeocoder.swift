public import CivicFacts
import FoundationEssentials

/// From a street address to its districts, under the map of the Congress that was asked for and no other.
public enum CensusGeocoder: Source {
    /// An address and the Congress whose map is wanted.
    public struct Question: Sendable {
        public let address: StreetAddress
        public let congress: Congress
        public let today: CivilDate

        public init(address: StreetAddress, congress: Congress, today: CivilDate) {
            self.address = address
            self.congress = congress
            self.today = today
        }
    }

    public static let source = CivicSource.censusGeocoder

    /// The edition that holds a Congress's map, and the year of the state districts in it. `Current_Current` moves on
    /// by itself, so what it answers is checked as well.
    private static let vintages: [Int: (name: String, year: Int)] = [
        119: ("ACS2025_Current", 2024), 120: ("Current_Current", 2026),
    ]

    public static func request(_ question: Question, _ settings: CivicSettings) throws(SourceError)
        -> SourceRequest
    {
        guard let vintage = Self.vintages[question.congress.rawValue] else { throw .notFound }
        let chambers = ["Upper", "Lower"].map { "\(vintage.year) State Legislative Districts - \($0)" }
        let layers = ["\(question.congress.rawValue)th Congressional Districts"] + chambers
        return SourceRequest(
            settings.address(CensusAddresses.api) + "/geographies/onelineaddress",
            query: [
                ("benchmark", "Public_AR_Current"), ("vintage", vintage.name),
                ("layers", layers.joined(separator: ",")), ("format", "json"),
            ], secrets: [("address", question.address.line)])
    }

    public static func read(_ reply: SourceReply, to question: Question) throws(SourceError) -> AddressReading
    {
        guard let result = try reply.json()["result"] else { throw .down }
        guard let matches = result["addressMatches"]?.list else { throw .unreadable }
        guard !matches.isEmpty else { return .noMatch }
        var places: [ResolvedPlace] = []
        for match in matches { places.append(try place(match, question)) }
        let zips = matches.compactMap { $0["addressComponents"]?["zip"]?.text.flatMap { ZIP($0) } }
        // Several matches in the same districts under one ZIP code are one place; else the person says which.
        guard let first = places.first, Set(places).count == 1, Set(zips).count <= 1 else {
            return .several(Set(zips).sorted { $0.digits < $1.digits })
        }
        return .found(first)
    }

    private static func place(_ match: LooseJSON, _ question: Question) throws(SourceError) -> ResolvedPlace {
        guard let layers = match["geographies"]?.members else { throw .unreadable }
        let district = try CensusDistrict.read(layers, under: question.congress)
        if let state = match["addressComponents"]?["state"]?.text, state.uppercased() != district.state {
            throw .unreadable
        }
        return ResolvedPlace(
            state: district.state, house: [.init(congress: question.congress, district: district)],
            divisions: CensusDistrict.legislature(layers, in: district.state), resolver: .censusGeocoder,
            vintages: [Self.vintages[question.congress.rawValue]?.name ?? ""], resolvedOn: question.today)
    }
}
