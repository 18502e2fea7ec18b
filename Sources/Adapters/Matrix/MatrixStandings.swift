import CivicFacts
import Conversation
import Locks
import PlainJSON

/// Who may decide in the review rooms, as far as the stream of syncs keeps it true. Whatever is in doubt is not known
/// here, and the homeserver is asked.
final class MatrixStandings: Sendable {
    /// Without a sync for so long nothing is known any more (M106).
    static let patience = Span.seconds(60)
    private static let most = 2_000

    private struct Known {
        var create: JSON?
        var levels: JSON?
        /// Whether they are in, of people who were asked about or changed since.
        var members: [String: Bool] = [:]
    }

    private struct State {
        var rooms: [String: Known] = [:]
        var heardAt: Moment?
        /// Changes with everything that is heard of the rooms.
        var version = 0
    }

    private let state = Locked(State())

    var version: Int { state.withLock { $0.version } }

    /// The person's power, `nil` inside for somebody who is not in the room; nil if the homeserver has to be asked.
    func level(of person: String, in room: String, at now: Moment) -> Int64?? {
        state.withLock { state in
            guard let known = state.rooms[room], let heard = state.heardAt,
                now.since(heard) <= Self.patience, let create = known.create, let isIn = known.members[person]
            else { return nil }
            guard isIn else { return .some(nil) }
            let power = MatrixPower(create: MatrixEvent(json: create), levels: known.levels)
            return .some(power.level(of: person))
        }
    }

    /// Keeps what the homeserver said about a person, unless something was heard of the rooms meanwhile.
    func keep(
        _ person: String, isIn: Bool, create: JSON?, levels: JSON?, in room: String, ifStill version: Int
    ) {
        state.withLock { state in
            guard state.version == version else { return }
            var known = state.rooms[room] ?? Known()
            guard known.members.count < Self.most else { return }
            if isIn { (known.create, known.levels) = (create, levels) }
            known.members[person] = isIn
            state.rooms[room] = known
        }
    }

    /// Homeservers may change a room's state without an event (M112): from time to time all is asked anew.
    func forget() {
        state.withLock { state in
            state = State(heardAt: state.heardAt, version: state.version + 1)
        }
    }

    /// What a sync says about the review rooms. Where it left events out, or the bot is not in one any more, nothing is
    /// known.
    func hear(_ answer: MatrixSyncAnswer, of review: [String], at now: Moment) {
        guard !review.isEmpty else { return }
        if answer.left.contains(where: { review.contains($0.id) }) { forget() }
        for room in answer.joined where review.contains(room.id) {
            if room.isLimited { forget() }
            let events = room.state + room.timeline.compactMap(\.event)
            state.withLock { state in
                state.version += 1
                guard var known = state.rooms[room.id] else { return }
                for event in events { Self.take(event, &known) }
                state.rooms[room.id] = known
            }
        }
        state.withLock { $0.heardAt = now }
    }

    private static func take(_ event: MatrixEvent, _ known: inout Known) {
        guard let key = event.stateKey else { return }
        switch event.type {
        case "m.room.member" where known.members[key] != nil: known.members[key] = event.membership == "join"
        case "m.room.power_levels" where key == "": known.levels = event.content
        case "m.room.create" where key == "": known.create = event.json
        default: break
        }
    }
}
