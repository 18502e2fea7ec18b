import Adapters
import CivicFacts
import Conversation
import FoundationEssentials
import Locks

/// Voters who each file a few reports and look around, ever new ones, and a moderator who decides.
struct EnduranceCrowd: Sendable {
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
struct EnduranceAdapter: Adapter {
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
