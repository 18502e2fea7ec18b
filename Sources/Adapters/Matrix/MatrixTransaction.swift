import CivicFacts
import Conversation
import PlainJSON

/// Transaction ids: the same attempt always has the same, over restarts, and nothing else ever has it (M69, M71).
struct MatrixTransaction: Equatable, Sendable {
    private let stem: String

    /// Of an outbox entry. Its birth is part of the name because a restored backup counts its entries anew.
    init(_ entry: OutboxEntry, installation: String) {
        let made = String(entry.made.milliseconds, radix: 36)
        stem = "\(installation).\(made).\(String(entry.id.rawValue, radix: 36))"
    }

    /// Of something the adapter says by itself about a room.
    init(_ name: String, room: String, installation: String) {
        stem = "\(installation).\(name).\(MatrixEnvelope.fingerprint(room.utf8))"
    }

    /// One of the events of an entry: `p0`, `p1`, … for what is posted.
    func id(_ part: String) -> String { "\(stem).\(part)" }

    /// An event whose content may differ at the next attempt, and must then be another event.
    func id(_ part: String, of content: MatrixContent) -> String {
        id("\(part)\(MatrixEnvelope.fingerprint(content.json.bytes))")
    }
}
