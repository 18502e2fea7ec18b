import CivicFacts
import Conversation

/// Invented data about voting in Phoenix, for transcripts, walks and demonstrations: nobody in it exists, and every
/// name says so.
enum SampleTown {
    static func records(asOf now: Moment) -> HeldCivicRecords {
        HeldCivicRecords(harvests(asOf: now), asOf: now)
    }

    /// The same with what look-ups would have brought, for walks that ask nobody.
    static func explored(asOf now: Moment) -> HeldCivicRecords {
        var records = records(asOf: now)
        let sources = SampleSources(mood: .up, now: now)
        let questions =
            ["AZ", "GA"].map { LookQuestion.stateBills(state: $0, about: nil) }
            + SampleBills.all.map { .bill($0.id) } + SampleCandidates.questions
        for question in questions {
            if let answer = sources.shared(question) { records.keep(answer, of: question) }
        }
        return records
    }

    static func harvests(asOf now: Moment) -> [FeedRows] {
        [
            congress, areas, points, legislature, elections([runoff, schoolVote] + parts),
            SampleBills.harvest(),
            SampleCandidates.winnipeg, SampleResults.harvest(asOf: now),
        ]
    }

    /// An election that only Phoenix has.
    static let runoff = Election(
        id: "google:9001", name: "Sample City Runoff", day: CivilDate(year: 2026, month: 12, day: 8),
        kind: .generalRunoff, level: .state, division: DivisionID(state: "AZ"), source: .googleCivic)

    /// An election that the next sync does not list any more.
    private static let schoolVote = Election(
        id: "google:9002", name: "Sample School Vote", day: CivilDate(year: 2027, month: 3, day: 9),
        kind: .special, level: .state, division: DivisionID(state: "AZ"), source: .googleCivic)

    /// Elections of a county and of a House district in another state: a ZIP code does not tell who lives there.
    private static let parts = [
        Election(
            id: "google:9003", name: "Sample County Levy", day: CivilDate(year: 2027, month: 5, day: 18),
            kind: .special, level: .local,
            division: DivisionID("ocd-division/country:us/state:or/county:lane") ?? .unitedStates,
            source: .googleCivic),
        Election(
            id: "google:9004", name: "Sample District Primary", day: CivilDate(year: 2027, month: 6, day: 8),
            kind: .primary, level: .federal,
            division: DivisionID("ocd-division/country:us/state:or/cd:4") ?? .unitedStates,
            source: .googleCivic),
    ]

    /// As the next sync brings them: the runoff was moved by a week.
    static let laterElections = elections([
        Election(
            id: runoff.id, name: runoff.name, day: CivilDate(days: runoff.day.days + 7), kind: runoff.kind,
            level: runoff.level, division: runoff.division, source: runoff.source)
    ])

    private static func elections(_ list: [Election]) -> FeedRows {
        FeedRows(
            feed: .elections, source: .googleCivic, count: list.count,
            records: list.map { election in
                CivicRecord(
                    key: election.id, shelves: [.elections(state: election.division.state ?? "us")],
                    order: election.day.description,
                    value: .election(election))
            })
    }

    /// Two middles of ZIP codes in Phoenix and one in Tempe, from GeoNames (CC BY 4.0), as of 2026-03-30.
    private static let points: FeedRows = {
        let middles: [(String, String, Double, Double)] = [
            ("85003", "Phoenix", 33.4511, -112.0774), ("85004", "Phoenix", 33.4557, -112.0686),
            ("85281", "Tempe", 33.4227, -111.9261),
        ]
        let points = middles.compactMap { digits, place, north, east in
            ZIP(digits).map {
                ZIPPoint(zip: $0, place: place, state: "AZ", latitude: north, longitude: east)
            }
        }
        return FeedRows(
            feed: .zipPoints, source: .geoNames, count: 41_490, records: points.map(\.record))
    }()

    private static let term = (
        first: CivilDate(year: 2025, month: 1, day: 3), last: CivilDate(year: 2027, month: 1, day: 3)
    )

    /// Both senators of Arizona and the members for its first and third district; the fourth seat is empty. Georgia
    /// has one of each.
    private static let congress: FeedRows = {
        let people = [
            senator("S900001", "Ada Sample", "AZ", 1), senator("S900002", "Ben Sample", "AZ", 3),
            senator("S900003", "Hal Sample", "GA", 2), house("H900001", "Cora Sample", "AZ", 1),
            house("H900003", "Dov Sample", "AZ", 3), house("H900005", "Ivy Sample", "GA", 5),
        ].compactMap(\.self)
        let records = people.map { person in
            CivicRecord(
                key: person.id, shelves: [.congress(state: state(of: person)), .member(bioguide: person.id)],
                order: person.id, value: .official(person))
        }
        return FeedRows(
            feed: .congress, source: .congressLegislators, count: 537, congress: Congress(rawValue: 119),
            records: records)
    }()

    private static func state(of person: Official) -> String {
        switch person.office {
        case .senator(let state, _): state
        case .representative(let district): district.state
        case .stateLegislator, .mayor, .councillor: "AZ"
        }
    }

    private static func senator(_ id: String, _ name: String, _ state: String, _ seatClass: Int) -> Official {
        member(id, name, .senator(state: state, seatClass: seatClass))
    }

    private static func house(_ id: String, _ name: String, _ state: String, _ number: Int) -> Official? {
        HouseDistrict(state: state, number: number).map { member(id, name, .representative($0)) }
    }

    private static func member(_ id: String, _ name: String, _ office: Official.Office) -> Official {
        let phone = "602-555-01\(id.suffix(2))"
        return Official(
            id: id, name: name, office: office, party: id.hasSuffix("1") ? "Sample Party" : "Example Party",
            phone: phone, website: OfficialLink("https://sample.example/\(id)"),
            contactForm: OfficialLink("https://sample.example/\(id)/write"), begins: term.first,
            ends: term.last,
            offices: [Official.OfficeAddress(address: "1 Sample Street, Phoenix, AZ 85003", phone: phone)])
    }

    /// 85003 lies in one House district, 85004 in two, 85009 in the empty one; 30310 and its neighbors in Georgia.
    private static let areas: FeedRows = {
        let arizona = [("85003", "AZ", [3]), ("85004", "AZ", [1, 3]), ("85009", "AZ", [4])]
        let georgia = (0...9).map { ("3031\($0)", "GA", [5]) }
        let records = (arizona + georgia).compactMap { digits, state, numbers -> CivicRecord? in
            guard let zip = ZIP(digits) else { return nil }
            let districts = numbers.compactMap { HouseDistrict(state: state, number: $0) }
            let area = ZIPArea(zip: zip, congress: Congress(rawValue: 119), districts: districts)
            return CivicRecord(key: digits, shelves: [.area(zip)], order: "", value: .area(area))
        }
        return FeedRows(
            feed: .zipDistricts, source: .censusAreas, count: 42_033, congress: Congress(rawValue: 119),
            records: records)
    }()

    private static let legislature: FeedRows = {
        let people: [(String, String, Chamber)] = [
            ("ocd-person/00000000-0000-4000-8000-000000000001", "Eli Sample", .upper),
            ("ocd-person/00000000-0000-4000-8000-000000000002", "Fay Sample", .lower),
            ("ocd-person/00000000-0000-4000-8000-000000000003", "Gil Sample", .lower),
        ]
        let records = people.map { id, name, chamber in
            let division = DivisionID(state: "AZ", chamber: chamber, name: "11")
            let person = Official(
                id: id, name: name, office: .stateLegislator(division, chamber), party: "Sample Party",
                email: "\(name.prefix(3).lowercased())@sample.example")
            return CivicRecord(
                key: id, shelves: [.legislature(division), .person(id)], order: id, value: .official(person))
        }
        return FeedRows(
            feed: .legislatures, source: .openStates, count: 7_451, records: records)
    }()
}
