import Basics
import CivicFacts
import Conversation
import FoundationEssentials
import Store

/// `turnout measure [PAGES]`: how long pages of the feed take, from the press of a button to the words, for voters all
/// over the country. One JSON line; nothing is written.
struct MeasureCommand: Sendable {
    private let configuration: Configuration
    private let pages: Int

    init(configuration: Configuration, arguments: [String]) throws {
        self.configuration = configuration
        guard let pages = Int(arguments.first ?? "2000"), (10...1_000_000).contains(pages),
            arguments.count < 2
        else { throw CommandArguments.Fault(description: "PAGES is a number from 10 to 1000000.") }
        self.pages = pages
    }

    /// What voters press, one after the other: near, on, on, the whole state, one kind, everywhere.
    private static let presses: [Choice] = [
        .older, .older, .newer, .filter, .area(.state), .older, .filter,
        .only(.longLine), .filter, .area(.everywhere), .older,
    ]

    func run() async throws -> Int32 {
        let store = try Store(
            directory: configuration.dataDirectory,
            options: StoreOptions(reviewRooms: [], database: try configuration.database))
        let reports = try await store.tally().first { $0.name == "reports" }?.count ?? 0
        var milliseconds: [Double] = []
        var voter = Voter(number: 0)
        // The first voters warm up what is read once.
        let warmUp = pages / 10
        while milliseconds.count < pages + warmUp {
            voter = Voter(number: voter.number + 1)
            milliseconds.append(try await voter.take(.commanded(name: "feed", rest: ""), in: store))
            for choice in Self.presses { milliseconds.append(try await voter.press(choice, in: store)) }
        }
        print(Self.line("\"reports\":\(reports)", milliseconds.dropFirst(warmUp).sorted()))
        return 0
    }

    /// Whether one measure alone is asked for, by its own word.
    static func isAsked(_ flag: String, in arguments: [String]) throws -> Bool {
        guard arguments.first == flag else { return false }
        guard arguments.count == 1 else {
            throw CommandArguments.Fault(description: "\(flag) takes nothing behind it.")
        }
        return true
    }

    /// One JSON line, which begins with a member that says of what.
    static func line(_ what: String, _ sorted: [Double]) -> String {
        func at(_ share: Double) -> String {
            sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))].fixed(3)
        }
        return """
            {\(what),"pages":\(sorted.count),"ms":{"p50":\(at(0.5)),"p90":\(at(0.9)),\
            "p99":\(at(0.99)),"max":\(at(1))}}
            """
    }
}

/// Somebody with a ZIP code somewhere in the country.
struct Voter {
    let number: Int
    private var session: Session
    private var count = 0
    private let engine = Engine()

    init(number: Int) {
        self.number = number
        session = Session()
    }

    /// A step of a walk through the ZIP codes in use that visits none twice for long.
    private var zip: String {
        for step in 0... {
            let digits = String(String((number * 48_271 + step * 7_919) % 99_000 + 100_501).dropFirst())
            if let zip = ZIP(digits), Region(zip) != nil { return digits }
        }
        return "10001"
    }

    /// Milliseconds from a press on the newest message to the turn.
    mutating func press(_ choice: Choice, in store: Store) async throws -> Double {
        let token = ChoiceToken(choice, turn: session.turn).text
        return try await step(.tapped(token: token, callback: nil), in: store)
    }

    /// Milliseconds from the event to the turn; the ZIP code comes first.
    mutating func take(_ event: Event, in store: Store) async throws -> Double {
        if count == 0 { _ = try await step(.said(text: zip), in: store) }
        return try await step(event, in: store)
    }

    private mutating func step(_ event: Event, in store: Store) async throws -> Double {
        count += 1
        // Half a minute between presses, so that nobody is too fast.
        let now =
            Moment(milliseconds: Int64(Date().timeIntervalSince1970 * 1_000)) + .seconds(Int64(count * 30))
        let inbound = Inbound(
            key: "measure:\(count)", room: RoomID(platform: .terminal, id: "measure"),
            sender: SenderID(platform: .terminal, id: "measure"), standing: .voter, at: now, event: event)
        let began = ContinuousClock.now
        let turn = try await store.rehearse(inbound, with: session, through: engine, at: now)
        let spent = ContinuousClock.now - began
        session = turn.session
        return spent / .milliseconds(1)
    }
}
