import Conversation
import Locks
import PlainJSON

/// What the adapter knows while it runs: the facts that are also kept, and things that may be forgotten.
final class MatrixMemory: Sendable {
    /// Things that may be forgotten; each list is bounded.
    private struct Passing {
        /// First buttons of the bot's own cards, by event: the way from a card to its report before the receipt.
        var cards = MatrixRing<String>(limit: 4_000)
        /// Buttons of the bot's own questions, by event, with spaces between them.
        var choices = MatrixRing<String>(limit: 2_000)
        /// The first event of each live location, by the one that began it.
        var walks = MatrixRing<String>(limit: 500)
        /// Edits of the bot, by event: which card they changed.
        var edits = MatrixRing<String>(limit: 4_000)
        /// Roots of the threads that messages belong to.
        var threads = MatrixRing<String>(limit: 4_000)
        /// The thread in which somebody last wrote, by room.
        var open = MatrixRing<String>(limit: 4_000)
    }

    let settings: MatrixSettings
    let typing = MatrixTyping()
    private let facts = Locked(MatrixFacts())
    private let passing = Locked(Passing())
    private let uploadLimit = Locked<Int?>(nil)
    private let writer = Locked<MatrixKeeper?>(nil)
    private let desk = Locked<EncryptionDesk?>(nil)
    private let sealing = Locked(false)
    private let directRooms = Locked(MatrixPrivateRooms())
    let standings = MatrixStandings()
    let safety = MatrixSafety()

    init(_ settings: MatrixSettings) { self.settings = settings }

    var current: MatrixFacts {
        get { facts.withLock { $0 } }
        set { facts.withLock { $0 = newValue } }
    }

    func room(_ id: String) -> MatrixRoom? { facts.withLock { $0.rooms[id] } }

    /// Nothing goes into such a room in clear.
    func isEncrypted(_ room: String) -> Bool { facts.withLock { $0.isEncrypted(room) } }

    /// Where the review room of a setting is now; nil while an alias could not be looked up yet.
    func reviewRoom(_ setting: String) -> String? {
        if let moved = facts.withLock({ $0.review[setting] }) { return moved }
        return setting.hasPrefix("!") ? setting : nil
    }

    /// The review rooms, as far as it is known where they are.
    var reviewRooms: [String] { settings.reviewRooms.compactMap(reviewRoom) }

    /// Whether a room is a review room, is configured as one, or was one before it was replaced.
    func isReviewRoom(_ room: String) -> Bool {
        let rooms = reviewRooms
        return settings.reviewRooms.contains(room) || rooms.contains(room)
            || rooms.contains(destination(of: room))
    }

    /// Where what is meant for a room has to go now.
    func destination(of room: String) -> String {
        facts.withLock { facts in
            var place = facts.review[room] ?? room
            for _ in 0..<8 {
                guard let room = facts.rooms[place], let next = room.heir ?? room.refuge,
                    facts.rooms[next] != nil
                else { return place }
                place = next
            }
            return place
        }
    }

    /// The longest upload, once the homeserver told.
    var mostBytes: Int? {
        get { uploadLimit.withLock { $0 } }
        set { uploadLimit.withLock { $0 = newValue } }
    }

    /// The account's own list of private rooms, as it came (M58).
    func setDirect(_ content: JSON) { directRooms.withLock { $0.replace(by: content) } }

    /// The list with what it does not hold yet; nil if that is nothing.
    func unwrittenDirect() -> JSON? { directRooms.withLock { $0.whole() } }

    func isDirect(_ room: String) -> Bool { directRooms.withLock { $0.holds(room) } }

    /// True if somebody has to write the list: nobody is about to.
    @discardableResult
    func addDirect(_ room: String, with user: String) -> Bool {
        directRooms.withLock { list in
            let isQuiet = list.unwritten.isEmpty
            list.add(room, with: user)
            return isQuiet && !list.unwritten.isEmpty
        }
    }

    /// Whose private room this is; nil if nobody's, or more than one person's.
    func person(in room: String) -> String? { directRooms.withLock { $0.person(in: room) } }

    /// Private rooms of a person in which others can read along.
    func overheardRooms(of user: String) -> [String] {
        let rooms = directRooms.withLock { $0.rooms[user] ?? [] }
        return facts.withLock { facts in rooms.filter { facts.rooms[$0]?.isOverheard == true } }.sorted()
    }

    /// A room in which the person of an overheard one is alone with the bot.
    func quietRoom(insteadOf room: String) -> String? {
        guard let person = person(in: room) else { return nil }
        let rooms = directRooms.withLock { $0.rooms[person] ?? [] }
        let isSealing = encryption != nil
        return facts.withLock { facts in
            rooms.sorted().first { id in
                guard let other = facts.rooms[id], other.isDirect, other.joined == 2 else { return false }
                return !other.isOverheard && (isSealing || !other.isEncrypted) && !other.isEmpty
            }
        }
    }

    /// Another private room with the same person that is still of use.
    func otherRoom(of user: String, than room: String) -> String? {
        let rooms = directRooms.withLock { $0.rooms[user] ?? [] }
        return facts.withLock { facts in
            rooms.first { $0 != room && facts.rooms[$0].map { !$0.isEmpty } ?? false }
        }
    }

    func rememberCard(_ event: String, token: String) { passing.withLock { $0.cards[event] = token } }
    func card(_ event: String) -> String? {
        passing.withLock { $0.cards[event].flatMap { $0.isEmpty ? nil : $0 } }
    }
    func rememberChoices(_ event: String, _ buttons: [Button]) {
        rememberChoices(event, tokens: buttons.map(\.token))
    }
    func rememberChoices(_ event: String, tokens: [String]) {
        passing.withLock { $0.choices[event] = tokens.joined(separator: " ") }
    }

    /// The buttons under a message of the bot; nil if it is not known what the message is.
    func choices(_ event: String) -> [String]? {
        passing.withLock { $0.choices[event]?.split(separator: " ").map(String.init) }
    }

    /// Whether this is the first that is heard of a live location; heard again, it still is.
    func isFirst(_ event: String, of walk: String) -> Bool {
        passing.withLock { passing in
            let first = passing.walks[walk] ?? event
            passing.walks[walk] = first
            return first == event
        }
    }

    func rememberEdit(_ event: String, of original: String) {
        passing.withLock { $0.edits[event] = original }
    }

    /// The event whose change this event is, or the event itself (M102).
    func original(of event: String) -> String { passing.withLock { $0.edits[event] ?? event } }

    func rememberThread(_ root: String?, of event: String, in room: String) {
        passing.withLock { passing in
            if let root { passing.threads[event] = root }
            passing.open[room] = root
        }
    }

    func thread(of event: String) -> String? { passing.withLock { $0.threads[event] } }
    func openThread(in room: String) -> String? { passing.withLock { $0.open[room] } }

    /// The address of what was uploaded under this name.
    func upload(_ name: String) -> String? { facts.withLock { $0.uploads[name]?.address } }

    /// The address of the picture with this hash.
    func pictureAddress(_ hash: String) -> String? { facts.withLock { $0.pictures[hash]?.address } }

    /// The last picture of a room.
    func shownPicture(in room: String) -> MatrixShownPicture? { facts.withLock { $0.shown[room] } }

    /// Whether it was found out what an event of the bot is.
    func isKnown(_ event: String) -> Bool {
        passing.withLock { $0.cards[event] != nil || $0.edits[event] != nil }
    }

    /// What reads and seals; nil as long as encryption is not set up.
    var encryption: EncryptionDesk? {
        get { desk.withLock { $0 } }
        set { desk.withLock { $0 = newValue } }
    }

    /// Encryption was set up: nothing goes into an encrypted room in clear, also where it is of no use now.
    var mustSeal: Bool {
        get { sealing.withLock { $0 } }
        set { sealing.withLock { $0 = newValue } }
    }

    /// Who writes facts, while the adapter receives.
    var keeper: MatrixKeeper? {
        get { writer.withLock { $0 } }
        set { writer.withLock { $0 = newValue } }
    }
}

/// The newest values by key, up to a limit.
struct MatrixRing<Value: Sendable>: Sendable {
    private let limit: Int
    private var values: [String: Value] = [:]
    private var order: [String] = []

    init(limit: Int) { self.limit = limit }

    subscript(key: String) -> Value? {
        get { values[key] }
        set {
            let isNew = values.updateOrRemove(newValue, forKey: key)
            guard isNew else { return }
            order.append(key)
            guard order.count > limit * 2 else { return }
            for old in order.prefix(order.count - limit) { values[old] = nil }
            order.removeFirst(order.count - limit)
        }
    }
}

extension Dictionary {
    /// True if the key was not there before and is now.
    fileprivate mutating func updateOrRemove(_ value: Value?, forKey key: Key) -> Bool {
        guard let value else {
            self[key] = nil
            return false
        }
        return updateValue(value, forKey: key) == nil
    }
}
