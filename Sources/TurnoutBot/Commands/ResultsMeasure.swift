import Basics
import CivicFacts
import Conversation
import ElectionResults
import FoundationEssentials
import Rehearsal
import Services
import Store

/// `turnout measure --results`: how long answers about past results take, from the words to the turn, where all that is held is
/// offered and where Winnipeg is alone, by turns; what the first of them adds to the memory; what a picture costs that lies
/// there already, and what rows of the City's table cost until they can be kept. One JSON line each.
struct ResultsMeasure: Sendable {
    private static let rounds = 60
    /// Lists, single contests, people, slips, names that nobody has, a year that is not held.
    private static let ofWinnipeg = [
        "who won mayor 2014", "who won mayor 1977", "city council winnipeg 2010", "results for Point Douglas",
        "/results winnipeg", "how close was mynarski 2010", "who came second mayor 1998", "results katz",
        "who wun mayer 2006", "results for Saint Bonifase", "results for Atlantis", "mayor 2018 results",
        "trustees louis riel 2014", "turnout mayor 2010",
    ]
    private static let ofStates = [
        "who won the senate in Ohio 2012", "president 1988 vermont", "house district 5 georgia 2018",
        "how many ran for senate in Nevada 2010", "results for Wyoming", "who won the senete in Oregon",
        "results john lewis", "texas house 2018 results",
    ]

    /// Nil for other arguments.
    init?(arguments: [String]) throws {
        guard try MeasureCommand.isAsked("--results", in: arguments) else { return nil }
    }

    func run() async throws -> Int32 {
        let directory = StageDirectory.fresh()
        defer { try? FileManager.default.removeItem(at: directory) }
        try await measureAnswers(in: directory.path)
        try await measurePictures(in: directory.path)
        try measureImport()
        return 0
    }

    private func measureAnswers(in directory: String) async throws {
        let alone = try store(in: "\(directory)/alone", offersUnitedStates: false)
        let all = try store(in: "\(directory)/all", offersUnitedStates: true)
        // What any first voter brings into memory is none of the results'.
        for store in [alone, all] { _ = try await spent(on: ["hello", "next election"], in: store) }
        let before = EnduranceMeasure.ownMegabytes()
        var (winnipeg, beside, states): ([Double], [Double], [Double]) = ([], [], [])
        for round in 0...Self.rounds {
            let first = try await spent(on: Self.ofWinnipeg, in: alone)
            let second = try await spent(on: Self.ofWinnipeg, in: all)
            let third = try await spent(on: Self.ofStates, in: all)
            // The first round reads what is read once.
            guard round > 0 else {
                print("{\"of\":\"memory\",\"MB\":\((EnduranceMeasure.ownMegabytes() - before).fixed(2))}")
                continue
            }
            (winnipeg, beside, states) = (winnipeg + first, beside + second, states + third)
        }
        print(MeasureCommand.line("\"of\":\"Winnipeg alone\"", winnipeg.sorted()))
        print(MeasureCommand.line("\"of\":\"Winnipeg beside all\"", beside.sorted()))
        print(MeasureCommand.line("\"of\":\"states\"", states.sorted()))
    }

    /// Contests for mayor: drawn, and then taken from where they were kept.
    private func measurePictures(in directory: String) async throws {
        let pictures = Pictures(directory: directory)
        let archive = try ResultsArchive.bundled()
        let shown = archive.contests(in: .winnipeg, office: .mayor).compactMap { archive.contest($0.id) }.map
        {
            Picture(.contest($0.header.id, figures: $0.fingerprint, as: .bars), in: .english, alt: "")
        }
        var (drawn, kept): ([Double], [Double]) = ([], [])
        // The first one also starts the worker.
        for (number, picture) in shown.enumerated() {
            let (first, second) = (await spent(on: picture, pictures), await spent(on: picture, pictures))
            guard number > 0, let first, let second else { continue }
            (drawn, kept) = (drawn + [first], kept + [second])
        }
        guard !drawn.isEmpty else { return }
        print(MeasureCommand.line("\"of\":\"drawn pictures\"", drawn.sorted()))
        print(MeasureCommand.line("\"of\":\"kept pictures\"", kept.sorted()))
    }

    /// Nil if there is no picture.
    private func spent(on picture: Picture, _ pictures: Pictures) async -> Double? {
        let began = ContinuousClock.now
        guard await pictures.file(of: picture) != nil else { return nil }
        return (ContinuousClock.now - began) / .milliseconds(1)
    }

    /// As many rows as the City's table has, until they can be kept.
    private func measureImport() throws {
        let rows = (0..<129).flatMap { contest in
            (0..<4).map { person in
                CityRow(
                    date: "\(1_910 + contest)-10-22T00:00:00.000", type: "General Election",
                    area: "City of Winnipeg", candidate: "Person \(person) OF THE \(contest)th",
                    position: "Mayor", votes: "\(9_000 - person * 1_000 + contest)",
                    won: person == 0 ? "Yes" : "No")
            }
        }
        let today = CivilDate(year: 2026, month: 11, day: 27)
        var spent: [Double] = []
        for _ in 0..<10 {
            let began = ContinuousClock.now
            _ = try CityResults(rows, after: nil, on: today)
            spent.append((ContinuousClock.now - began) / .milliseconds(1))
        }
        print(MeasureCommand.line("\"of\":\"import of \(rows.count) rows\"", spent.sorted()))
    }

    private func store(in directory: String, offersUnitedStates: Bool) throws -> Store {
        try Store(
            directory: directory,
            options: StoreOptions(reviewRooms: [], rules: Rules(offersUnitedStates: offersUnitedStates)))
    }

    private func spent(on questions: [String], in store: Store) async throws -> [Double] {
        var voter = Voter(number: 30_310)
        var spent: [Double] = []
        for question in questions { spent.append(try await voter.take(.said(text: question), in: store)) }
        return spent
    }
}
