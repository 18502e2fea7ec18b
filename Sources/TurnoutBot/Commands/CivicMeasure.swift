import Basics
import Conversation
import FoundationEssentials
import Rehearsal
import Store

/// `turnout measure --civic`: how long answers about a voter's place take, from the words to the turn, for a thousand voters all
/// over the country, where nothing was ever fetched; and what they add to the program's own memory. One JSON line a question.
struct CivicMeasure: Sendable {
    private static let voters = 1_000
    private static let questions = [
        "my representatives", "next election", "how do I register", "midterms", "next election in Georgia",
        "who represents 10001", "when do polls close in Ohio",
    ]

    /// Nil for other arguments.
    init?(arguments: [String]) throws {
        guard try MeasureCommand.isAsked("--civic", in: arguments) else { return nil }
    }

    func run() async throws -> Int32 {
        let directory = StageDirectory.fresh()
        defer { try? FileManager.default.removeItem(at: directory) }
        let store = try Store(directory: directory.path, options: StoreOptions(reviewRooms: []))
        let before = EnduranceMeasure.ownMegabytes()
        for question in Self.questions {
            var spent: [Double] = []
            for number in 1...Self.voters {
                var voter = Voter(number: number)
                spent.append(try await voter.take(.said(text: question), in: store))
            }
            let what = "\"asked\":\"\(question)\",\"first\":\(spent[0].fixed(3))"
            print(MeasureCommand.line(what, spent.sorted()))
        }
        let after = EnduranceMeasure.ownMegabytes()
        print("{\"own_mb\":{\"before\":\(before.fixed(1)),\"after\":\(after.fixed(1))}}")
        return 0
    }
}
