import Basics
import Charities
import Conversation
import FoundationEssentials
import Rehearsal
import Store

/// `turnout measure --charities`: how long answers about charities take, from the words to the turn, over those that the
/// settings name. One JSON line for lists without words, one for what is looked for in words, and one for pages.
struct CharitiesMeasure: Sendable {
    private static let rounds = 40
    private static let lists = ["/give", "donate", "/give near me", "quiero donar"]
    /// Topics, places, names, slips, and names that nobody has.
    private static let searches = [
        "/give bed nets", "hungry kids near me, where can i donate", "/give in Kenya", "/give comida cerca",
        "/give malaira", "/give food 77002", "/give animals in Texas", "/give doctors without borders",
        "donate to the zebra sanctuary", "/give wold central kichen", "/give water and schools in Nepal",
        "/give msf",
    ]
    private static let pages = [
        "give $20 to unicef", "/give against malaria foundation", "/give feeding america",
    ]

    private let configuration: Configuration

    /// Nil for other arguments.
    init?(configuration: Configuration, arguments: [String]) throws {
        guard try MeasureCommand.isAsked("--charities", in: arguments) else { return nil }
        self.configuration = configuration
    }

    func run() async throws -> Int32 {
        let began = ContinuousClock.now
        let (charities, faults) = try configuration.charities
        let reading = (ContinuousClock.now - began) / .milliseconds(1)
        let directory = StageDirectory.fresh()
        defer { try? FileManager.default.removeItem(at: directory) }
        let store = try Store(
            directory: directory.path,
            options: StoreOptions(reviewRooms: [], rules: Rules(giving: .links, charities: charities)))
        print(
            "{\"rows\":\(charities?.count ?? 0),\"refused\":\(faults.count),\"readIn\":\(reading.fixed(0))}")
        for (name, questions) in [("lists", Self.lists), ("searches", Self.searches), ("pages", Self.pages)] {
            var all: [Double] = []
            for round in 0...Self.rounds {
                let spent = try await spent(on: questions, round, in: store)
                // The first round reads what is read once.
                if round > 0 { all += spent }
            }
            print(MeasureCommand.line("\"of\":\"\(name)\"", all.sorted()))
        }
        return 0
    }

    private func spent(on questions: [String], _ round: Int, in store: Store) async throws -> [Double] {
        var spent: [Double] = []
        for (index, question) in questions.enumerated() {
            var voter = Voter(number: round * 100 + index)
            let words = question.split(separator: " ", maxSplits: 1).map(String.init)
            let event: Event =
                question.hasPrefix("/")
                ? .commanded(name: String(words[0].dropFirst()), rest: words.count > 1 ? words[1] : "")
                : .said(text: question)
            spent.append(try await voter.take(event, in: store))
        }
        return spent
    }
}
