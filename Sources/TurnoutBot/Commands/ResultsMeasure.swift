import Conversation
import FoundationEssentials
import Rehearsal
import Store

/// `turnout measure --results`: how long answers about past results take, from the words to the turn, where all that is held is
/// offered and where Winnipeg is alone. The same questions are asked of both, by turns; one JSON line each.
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
        guard arguments.first == "--results" else { return nil }
        guard arguments.count == 1 else {
            throw CommandArguments.Fault(description: "--results takes nothing behind it.")
        }
    }

    func run() async throws -> Int32 {
        let directory = StageDirectory.fresh()
        defer { try? FileManager.default.removeItem(at: directory) }
        let alone = try store(in: "\(directory.path)/alone", offersUnitedStates: false)
        let all = try store(in: "\(directory.path)/all", offersUnitedStates: true)
        var (winnipeg, beside, states): ([Double], [Double], [Double]) = ([], [], [])
        for round in 0...Self.rounds {
            let first = try await spent(on: Self.ofWinnipeg, in: alone)
            let second = try await spent(on: Self.ofWinnipeg, in: all)
            let third = try await spent(on: Self.ofStates, in: all)
            // The first round reads what is read once.
            guard round > 0 else { continue }
            (winnipeg, beside, states) = (winnipeg + first, beside + second, states + third)
        }
        print(MeasureCommand.line("\"of\":\"Winnipeg alone\"", winnipeg.sorted()))
        print(MeasureCommand.line("\"of\":\"Winnipeg beside all\"", beside.sorted()))
        print(MeasureCommand.line("\"of\":\"states\"", states.sorted()))
        return 0
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
