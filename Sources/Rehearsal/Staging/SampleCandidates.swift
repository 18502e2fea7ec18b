import CivicFacts
import Conversation

/// Candidates of the sample data: nobody of them ever ran, and every name says so.
enum SampleCandidates {
    /// Who filed for a seat; AZ-3 and the Senate in Georgia have people, everything else has nobody yet.
    static func filed(for question: LookQuestion) -> [Filing] {
        switch question {
        case .houseFilings(let district, let day):
            all.filter { $0.office == .house && $0.state == district.state && $0.district == district.number }
                .filter { $0.history.contains { $0.year == Int(day.year) } }
        case .senateFilings(let state, let day):
            all.filter { $0.office == .senate && $0.state == state }
                .filter { $0.history.contains { $0.year == Int(day.year) } }
        case .filingsNamed(let words): all.filter { bears($0.name, words) }
        case .bill, .billsOf, .stateBills, .filing, .place, .guide, .ward: []
        }
    }

    /// The commission's search finds words in any order, each from its beginning.
    private static func bears(_ name: String, _ words: String) -> Bool {
        let known = name.lowercased().split { !$0.isLetter }
        return words.lowercased().split(separator: " ").allSatisfy { word in
            known.contains { $0.hasPrefix(word) }
        }
    }

    /// What walks that ask nobody find as if it had been asked.
    static let questions: [LookQuestion] = {
        let day = CivilDate(year: 2026, month: 11, day: 3)
        let seats = [("AZ", 1), ("AZ", 3), ("AZ", 4), ("GA", 5)].compactMap {
            HouseDistrict(state: $0.0, number: $0.1)
        }
        return seats.map { .houseFilings($0, on: day) }
            + ["AZ", "GA"].map { .senateFilings(state: $0, on: day) }
            + [.filingsNamed("sample")] + all.map { .filing(id: $0.id) }
    }()

    static func filing(_ id: String) -> Filing? { all.first { $0.id == id } }

    private static let all: [Filing] =
        ["SAMPLE, DOV", "EXAMPLE, ANN", "SAMPLE, ZOE", "EXAMPLE, BEA", "SAMPLE, MAX", "EXAMPLE, CY"]
        .enumerated().map { house($0.offset, $0.element) } + [senate]

    private static func house(_ number: Int, _ name: String) -> Filing {
        let cycles = number == 0 ? [2026, 2024, 2022, 2020, 2018] : [2026]
        return Filing(
            id: "H6AZ0\(number)001", name: name, office: .house, state: "AZ", district: 3,
            party: name.hasPrefix("S") ? "SAMPLE PARTY" : "EXAMPLE PARTY", isIncumbent: number == 0,
            history: cycles.map {
                Filing.Cycle(year: $0, office: .house, state: "AZ", district: $0 > 2020 ? 3 : 1, party: nil)
            },
            totals: number > 1 ? [] : cycles.map { money($0, $0 == 2026 && number == 1 ? nil : 98_765_43) })
    }

    private static func money(_ cycle: Int, _ spent: Int64?) -> Filing.Totals {
        Filing.Totals(
            cycle: cycle, receiptsInCents: Int64(cycle) * 100_050, disbursementsInCents: spent,
            cashInCents: spent.map { _ in 12_345_67 },
            since: CivilDate(year: Int64(cycle - 1), month: 1, day: 1),
            through: cycle == 2026
                ? CivilDate(year: 2026, month: 10, day: 14)
                : CivilDate(year: Int64(cycle), month: 12, day: 31))
    }

    private static let senate = Filing(
        id: "S6GA00001", name: "SAMPLE, HAL", office: .senate, state: "GA", district: nil,
        party: "SAMPLE PARTY",
        isIncumbent: true,
        history: [Filing.Cycle(year: 2026, office: .senate, state: "GA", district: nil, party: nil)])

    // MARK: A ballot

    /// What the voter guide of Sample Street has on its ballot.
    static let contests: [Contest] = [
        Contest(
            question: .office(
                name: "Sample Mayor", seats: 1,
                candidates: [
                    runner("Zoe Sample", 1, "Sample Party"), runner("Ann Example", 2, "Example Party"),
                    runner("Max Sample", 3, nil),
                ]),
            area: "Sample City", division: nil, primaryParties: [], isOfficial: true),
        Contest(
            question: .office(
                name: "Sample Council", seats: 2,
                candidates: Candidate.inFairOrder([
                    runner("Bea Example", nil, nil), runner("Abe Sample", nil, nil),
                ])),
            area: "Sample City", division: nil, primaryParties: [], isOfficial: false),
        Contest(
            question: .measure(
                Measure(
                    title: "Sample Measure 1", subtitle: "Shade at bus stops.",
                    text: "Shall Sample City build a roof at every bus stop?",
                    link: OfficialLink("https://sample.example/measure-1"), responses: ["Yes", "No"])),
            area: "Sample City", division: nil, primaryParties: [], isOfficial: true),
        Contest(
            question: .office(name: "Sample Judge", seats: 1, candidates: []), area: "Sample City",
            division: nil, primaryParties: [], isOfficial: true),
        Contest(
            question: .office(
                name: "U.S. Representative", seats: 1,
                candidates: [runner("Dov Sample Jr.", nil, "Sample Party")]),
            area: "Arizona District 3", division: nil, primaryParties: [], isOfficial: true, isFederal: true),
    ]

    private static func runner(_ name: String, _ order: Int?, _ party: String?) -> Candidate {
        let site = name.split(separator: " ").first.map { "https://sample.example/\($0.lowercased())" }
        return Candidate(
            name: name, party: party, standing: .onBallot, website: site.flatMap { OfficialLink($0) },
            order: order)
    }

    // MARK: Winnipeg

    static let winnipeg: FeedRows = {
        let rows: [(CityCandidacy.Office, String, String?, String?, Candidate.Standing)] = [
            (.mayor, "Vic Sample", nil, nil, .registered), (.mayor, "Una Example", nil, nil, .registered),
            (.councillor, "Wes Sample", "St. Sample - Example River", nil, .registered),
            (.councillor, "Ted Example", "St. Sample-Example River", nil, .withdrawn),
            (.councillor, "Sid Sample", "Example Park", nil, .registered),
            (.trustee, "Ray Sample", "5", "Sample School Division", .registered),
            (.trustee, "Pam Example", "6", "Sample School Division", .registered),
        ]
        let records = rows.enumerated().map { number, row in
            CivicRecord(
                key: "\(number)", shelves: [.candidacies], order: "\(number)",
                value: .candidacy(
                    CityCandidacy(
                        candidate: Candidate(name: row.1, standing: row.4, id: "2026-\(number)"),
                        office: row.0,
                        day: CivilDate(year: 2026, month: 10, day: 28), ward: row.2, schoolDivision: row.3)))
        }
        return FeedRows(feed: .winnipeg, source: .winnipeg, count: 14, records: records + council)
    }()

    /// Who sits on the council, as far as the sample goes.
    private static let council: [CivicRecord] = [
        Official(id: "winnipeg:sample-mayor", name: "Flo Sample", office: .mayor, phone: "204-555-0100"),
        Official(
            id: "winnipeg:example-park", name: "Sid Sample", office: .councillor(ward: "Example Park"),
            phone: nil),
    ].map { CivicRecord(key: $0.id, shelves: [.council], order: $0.id, value: .official($0)) }
}
