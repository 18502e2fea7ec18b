import Conversation
import Locks
import PlainJSON

/// Why a review room is shown nothing.
public enum MatrixReviewTrouble: String, CaseIterable, Sendable {
    /// Others than those who are invited can come in.
    case joining
    /// Others than its members can read what was said.
    case history
    /// It is encrypted, and nothing can be sealed for it.
    case encryption
    /// Everybody who is in could decide.
    case power

    static let types = Set(allCases.map(\.type))

    /// The state event that tells of it.
    var type: String {
        switch self {
        case .joining: "m.room.join_rules"
        case .history: "m.room.history_visibility"
        case .encryption: "m.room.encryption"
        case .power: "m.room.power_levels"
        }
    }
}

/// What a review room's state says against showing anything there.
struct MatrixReviewState: Sendable {
    /// By type; nil where there is no such event.
    var contents: [MatrixReviewTrouble: JSON] = [:]
    var create: JSON?

    /// Membership of another room is no invitation: that room may be anybody's.
    private static let closed: Set<String> = ["invite", "knock", "private"]

    /// Whether the room is encrypted in any way.
    var isEncrypted: Bool { contents[.encryption] != nil }

    func troubles(moderatorLevel: Int64, canSeal: Bool) -> Set<MatrixReviewTrouble> {
        var found: Set<MatrixReviewTrouble> = []
        // Without an event a room is by invitation, and its history its members'.
        if let rule = contents[.joining], !Self.closed.contains(rule["join_rule"]?.text ?? "") {
            found.insert(.joining)
        }
        if contents[.history]?["history_visibility"]?.text == "world_readable" { found.insert(.history) }
        if let rule = contents[.encryption], !canSeal || rule["algorithm"]?.text != OwnDevice.megolm {
            found.insert(.encryption)
        }
        let power = MatrixPower(create: create.map(MatrixEvent.init(json:)), levels: contents[.power])
        // A name that nobody can have stands for everybody without a power of their own.
        if power.level(of: "") >= moderatorLevel { found.insert(.power) }
        return found
    }
}

/// What is known of the review rooms' safety; every event of their state that matters makes it unknown.
final class MatrixSafety: Sendable {
    private struct Known {
        var troubles: [String: Set<MatrixReviewTrouble>] = [:]
        /// Said last of each room, so that each change is said once.
        var told: [String: Set<MatrixReviewTrouble>] = [:]
        var version = 0
    }

    private let known = Locked(Known())

    var version: Int { known.withLock { $0.version } }

    func troubles(of room: String) -> Set<MatrixReviewTrouble>? {
        known.withLock { $0.troubles[room] }
    }

    /// Keeps what the room's state says, unless something was heard of it meanwhile; what is new to say of it, if anything.
    func keep(
        _ troubles: Set<MatrixReviewTrouble>, of room: String, ifStill version: Int
    ) -> MatrixNote? {
        known.withLock { known in
            if known.version == version { known.troubles[room] = troubles }
            guard known.told[room, default: []] != troubles else { return nil }
            known.told[room] = troubles
            return troubles.isEmpty ? .reviewRoomSafe : .reviewRoomUnsafe(troubles)
        }
    }

    func forget() {
        known.withLock { known in
            known.troubles = [:]
            known.version += 1
        }
    }

    /// True where a sync tells of something that matters, or may have left it out.
    func hear(_ answer: MatrixSyncAnswer, of review: [String]) -> Bool {
        let concerns = answer.joined.contains { room in
            review.contains(room.id)
                && (room.isLimited
                    || (room.state + room.timeline.compactMap(\.event)).contains {
                        $0.stateKey == "" && MatrixReviewTrouble.types.contains($0.type)
                    })
        }
        if concerns || answer.left.contains(where: { review.contains($0.id) }) { forget() }
        return concerns
    }
}
