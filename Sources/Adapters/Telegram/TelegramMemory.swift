import CivicFacts
import Conversation
import Locks

/// What the adapter knows while it runs; nothing in it must survive, because Telegram tells it again. What it calls pictures
/// does survive, so that they are not given to it again.
final class TelegramMemory: Sendable {
    private let identity = Locked<TelegramIdentity?>(nil)
    private let moves = Locked<[Int64: Int64]>([:])
    private let parts = Locked<[EntryID: [[MessageID]]]>([:])
    private let floods = Locked<(chat: Int64, at: Moment)?>(nil)
    private let silences = Locked<Set<Int64>>([])
    private let pictures = Locked(RoomNotes<TelegramKnownPicture>("picture"))
    private let keeper = Locked<(@Sendable (Batch) async throws -> Void)?>(nil)
    private let reviewRooms: [TelegramPlace]

    init(reviewRooms: [TelegramPlace]) { self.reviewRooms = reviewRooms }

    /// The room that something in this chat belongs to: in a group that of its topic, or the group's own, or else the first
    /// one there, because what was meant for a closed topic stands in the group.
    func room(of chat: Int64, topic: Int64? = nil) -> RoomID {
        let place = TelegramPlace(chat: chat, topic: topic)
        let here = reviewRooms.filter { $0.chat == chat }
        let found = here.first { $0 == place } ?? here.first { $0.topic == nil } ?? here.first
        return (found ?? TelegramPlace(chat: chat)).room
    }

    var bot: TelegramIdentity? {
        get { identity.withLock { $0 } }
        set { identity.withLock { $0 = newValue } }
    }

    /// Remembers that a group became a supergroup with a new id (T47); true if that is news about the review
    /// room.
    @discardableResult
    func move(from old: Int64, to new: Int64) -> Bool {
        guard old != new, isReviewRoom(old) else { return false }
        return moves.withLock { $0.updateValue(new, forKey: old) == nil }
    }

    /// The id under which a chat is reached now.
    func current(of chat: Int64) -> Int64 { moves.withLock { $0[chat] ?? chat } }

    /// Whether the chat is a configured review room, or what became of one.
    func isReviewRoom(_ chat: Int64) -> Bool {
        reviewRooms.contains { $0.chat == chat || current(of: $0.chat) == chat }
    }

    /// The messages that earlier attempts of an entry have posted, part by part.
    func posted(of entry: EntryID) -> [[MessageID]] { parts.withLock { $0[entry] ?? [] } }

    /// Remembers the next part of an entry; the oldest entries are forgotten beyond a bound no house reaches.
    func remember(_ part: [MessageID], of entry: EntryID) {
        parts.withLock { parts in
            parts[entry, default: []].append(part)
            guard parts.count > 1_000, let oldest = parts.keys.min(by: { $0.rawValue < $1.rawValue }) else {
                return
            }
            parts[oldest] = nil
        }
    }

    func forgetParts(of entry: EntryID) { parts.withLock { $0[entry] = nil } }

    /// What Telegram calls the picture with this hash; nil if it was not given it.
    func known(_ hash: String) -> String? { pictures.withLock { $0[hash]?.file } }

    /// Remembers that, and the newest thousand or two before it; the result is to be kept.
    func remember(_ picture: TelegramKnownPicture, of hash: String) -> [AdapterNote] {
        pictures.withLock { pictures in
            pictures.add(picture, as: hash, atMost: 2_000)
            return pictures.takeNotes()
        }
    }

    /// Takes back what was kept.
    func recall(_ notes: [AdapterNote]) {
        pictures.withLock { pictures in for note in notes { _ = pictures.recall(note) } }
    }

    /// Who keeps notes, while the adapter receives.
    var keep: (@Sendable (Batch) async throws -> Void)? {
        get { keeper.withLock { $0 } }
        set { keeper.withLock { $0 = newValue } }
    }

    /// Telegram asked for a long silence in this chat.
    func silence(_ chat: Int64) { silences.withLock { _ = $0.insert(chat) } }

    var isAnySilent: Bool { silences.withLock { !$0.isEmpty } }

    /// Somebody speaks in this chat; true if it was to be silent for long, which is worth another attempt.
    func endSilence(in chat: Int64) -> Bool { silences.withLock { $0.remove(chat) != nil } }

    /// How much has to be silent after a 429 in this chat: everything, if another chat met one within 5 s
    /// (T59).
    func flood(in chat: Int64, at now: Moment) -> DeliveryError.Scope {
        floods.withLock { last in
            defer { last = (chat, now) }
            guard let last, last.chat != chat, now.since(last.at) < .seconds(5) else { return .room }
            return .platform
        }
    }
}
