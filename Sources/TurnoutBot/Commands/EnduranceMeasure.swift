import Adapters
import Basics
import CivicFacts
import Conversation
import FoundationEssentials
import Glibc
import Locks
import Rehearsal
import Services
import Store

/// `turnout measure --updates N`: whether memory stays level over N updates through the whole house with a database of its
/// own, on a platform that forgets everything at once. One JSON line for each tenth, then one with the slope.
struct EnduranceMeasure: Sendable {
    /// What one moment of the process was.
    private struct Sample {
        let updates: Int
        let megabytes: Double
    }

    /// How many updates come at a time.
    private static let batch = 200
    private let updates: Int
    private let directory = StageDirectory.fresh()
    private let now = Locked(Moment(milliseconds: 1_793_722_320_000))
    private let crowd: EnduranceCrowd

    /// Nil for other arguments.
    init?(arguments: [String]) throws {
        guard arguments.first == "--updates" else { return nil }
        guard arguments.count == 2, let updates = Int(arguments[1]), (2_000...1_000_000_000).contains(updates)
        else { throw CommandArguments.Fault(description: "--updates needs a number from 2000.") }
        self.updates = updates
        crowd = EnduranceCrowd(now: now)
    }

    func run() async throws -> Int32 {
        defer { try? FileManager.default.removeItem(at: directory) }
        let store = try Store(
            directory: directory.path, options: StoreOptions(reviewRooms: [EnduranceCrowd.review]))
        let now = now
        let house = House(
            store: store, adapters: [EnduranceAdapter()], clock: Clock { now.withLock(\.self) }, log: .silent)
        let began = ContinuousClock.now
        var samples: [Sample] = []
        for first in stride(from: 0, to: updates, by: Self.batch) {
            try await house.keep(try crowd.batch(from: first, count: Self.batch), from: .telegram)
            try await house.rest()
            if first / Self.batch % 500 == 0 { try await store.prune(at: now.withLock(\.self)) }
            let done = first + Self.batch
            guard done * 10 / updates > first * 10 / updates else { continue }
            let sample = Sample(updates: done, megabytes: Self.ownMegabytes())
            samples.append(sample)
            print(Self.line(sample, (ContinuousClock.now - began) / .seconds(1)))
            fflush(nil)
        }
        print(Self.slope(samples.suffix((samples.count + 1) / 2)))
        return 0
    }

    private static func line(_ sample: Sample, _ seconds: Double) -> String {
        let figures = "\"own_mb\":\(sample.megabytes.fixed(1)),\"seconds\":\(seconds.fixed(0))"
        return "{\"updates\":\(sample.updates),\(figures)}"
    }

    /// Bytes an update over the later half, by least squares; in the first half what is read once is read.
    private static func slope(_ samples: ArraySlice<Sample>) -> String {
        let count = Double(max(samples.count, 1))
        let x = samples.map { Double($0.updates) }.reduce(0, +) / count
        let y = samples.map(\.megabytes).reduce(0, +) / count
        let above = samples.map { (Double($0.updates) - x) * ($0.megabytes - y) }.reduce(0, +)
        let below = samples.map { (Double($0.updates) - x) * (Double($0.updates) - x) }.reduce(0, +)
        let bytes = below > 0 ? above / below * 1_048_576 : 0
        return "{\"bytes_an_update\":\(bytes.fixed(2))}"
    }

    /// What the process itself filled: pages of its files come and go with what else the machine does.
    static func ownMegabytes() -> Double {
        let line = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let fields = line.split(separator: " ").compactMap { Double($0) }
        let pages = fields.count > 2 ? fields[1] - fields[2] : 0
        return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
    }
}

/// Voters who each file a few reports and look around, ever new ones, and a moderator who decides.
private struct EnduranceCrowd: Sendable {
    static let review = RoomID(platform: .telegram, id: "review")
    /// What one voter says, one after the other; what begins with a slash is a command.
    private static let script = [
        "/start", "30310", "/report", "Only one machine works and the line is long", "skip", "Lincoln School",
        "now", "send", "/mine", "/report", "Someone moved the sign with the arrow", "skip",
        "Town hall, room 5",
        "2 hours ago", "send", "/feed", "older", "what can you do", "/settings", "delete my data", "yes",
    ]
    /// What the others say at the end: half of the voters never ask for the deletion of their data, a quarter asks and
    /// does not go through with it.
    private static let staying = ["delete my data": "/help", "yes": "/mine"]
    private static let wavering = ["yes": "no"]
    let now: Locked<Moment>

    func batch(from first: Int, count: Int) throws -> Batch {
        let updates = try (first..<first + count).map { number in
            let inbound = inbound(number)
            return RawUpdate(key: inbound.key, body: [UInt8](try JSONEncoder().encode(inbound)))
        }
        return Batch(updates: updates, cursor: nil)
    }

    /// A hundred voters speak in turn, line after line; every fiftieth update is the moderator's.
    private func inbound(_ number: Int) -> Inbound {
        let at = now.withLock { now in
            now = now + .seconds(1)
            return now
        }
        if number % 50 == 49 { return decision(number, at) }
        let (round, place) = (number / 100, number % 100)
        let lines = Self.script.count
        let id = "\(round / lines * 100 + place)"
        let text = Self.line(round % lines, of: place)
        return Inbound(
            key: "u\(number)", room: RoomID(platform: .telegram, id: id),
            sender: SenderID(platform: .telegram, id: id), standing: .voter, at: at,
            message: MessageID(rawValue: "m\(number)"), languageCode: place % 5 == 0 ? "es" : "en",
            event: Self.event(text))
    }

    /// What the voter at a place says when the script is at a line.
    private static func line(_ number: Int, of place: Int) -> String {
        let line = script[number]
        if line == "30310" { return String(30_300 + place % 30) }
        let own = place % 2 == 0 ? staying : place % 4 == 1 ? wavering : [:]
        return own[line] ?? line
    }

    private func decision(_ number: Int, _ at: Moment) -> Inbound {
        let texts = [
            "/approve \(number / 60 + 1)", "/queue", "/stats", "/reject \(number / 60) other", "/find line",
        ]
        return Inbound(
            key: "u\(number)", room: Self.review, sender: SenderID(platform: .telegram, id: "moderator"),
            standing: .moderator, at: at, message: MessageID(rawValue: "m\(number)"), name: "Mo",
            event: Self.event(texts[number / 50 % texts.count]))
    }

    private static func event(_ text: String) -> Event {
        guard text.hasPrefix("/") else { return .said(text: text) }
        let words = text.dropFirst().split(separator: " ", maxSplits: 1).map(String.init)
        return .commanded(name: words[0], rest: words.count > 1 ? words[1] : "")
    }
}

/// A platform that does as it is told and remembers nothing.
private struct EnduranceAdapter: Adapter {
    private let count = Locked(0)

    var platform: Platform { .telegram }
    var pace: SendingPace { .unlimited }

    func prepare() async throws(AdapterFault) {}

    func receive(from cursor: Cursor?, _ keep: @escaping @Sendable (Batch) async throws -> Void) async throws
    {}

    func translate(_ update: RawUpdate) throws -> [Inbound] {
        [try JSONDecoder().decode(Inbound.self, from: Data(update.body))]
    }

    func perform(_ entry: OutboxEntry) async throws(DeliveryError) -> Receipt {
        switch entry.task {
        case .post, .postPhotos, .postFile, .bill:
            let number = count.withLock { count in
                count += 1
                return count
            }
            return .posted([MessageID(rawValue: "b\(number)")])
        case .change, .remove, .acknowledge, .answerCheckout: return .done
        case .vouch: return .vouched(isModerator: true)
        }
    }

    func fetch(_ source: PhotoSource, limit: Int) async throws(DeliveryError) -> [UInt8] {
        throw .never(.fileGone)
    }
}
