import Conversation
import Locks

/// Shows that an answer is on its way when it takes longer than a second, and stops when it is there (M81).
final class MatrixTyping: Sendable {
    private struct Rooms {
        var answers: [String: Int] = [:]
        var typing: Set<String> = []
        /// The newest event of each room that has no answer yet.
        var awaited: [String: String] = [:]
    }

    private let rooms = Locked(Rooms())

    /// Something is said to the room.
    func answer(in room: String) {
        rooms.withLock { rooms in
            if rooms.answers.count > 5_000 { rooms.answers = [:] }
            rooms.answers[room, default: 0] += 1
        }
    }

    /// True if the room is still shown as typing.
    func stop(in room: String) -> Bool { rooms.withLock { $0.typing.remove(room) != nil } }

    /// True if nobody watches over the room's events yet; whoever does takes the newest.
    func await(_ event: String, in room: String) -> Bool {
        rooms.withLock { $0.awaited.updateValue(event, forKey: room) == nil }
    }

    func takeAwaited(in room: String) -> String? { rooms.withLock { $0.awaited.removeValue(forKey: room) } }

    func answers(in room: String) -> Int { rooms.withLock { $0.answers[room] ?? 0 } }

    /// True if nothing was said to the room since there were so many answers.
    func start(in room: String, after answers: Int) -> Bool {
        rooms.withLock { rooms in
            guard (rooms.answers[room] ?? 0) == answers else { return false }
            rooms.typing.insert(room)
            return true
        }
    }
}
