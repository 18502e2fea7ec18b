import Conversation
import FoundationEssentials

/// I13.
struct RoundTrip: Invariant {
    let name = "I13 round trip"
    let sentence = "A session stored and read again is the same, so the next turn is the same."

    func fault(at world: World) -> String? {
        Self.fault(in: world.session) { session in
            guard let stored = try? JSONEncoder().encode(session) else { return nil }
            return try? JSONDecoder().decode(Session.self, from: stored)
        }
    }

    /// What is wrong with a session that is put away and taken out like this.
    static func fault(in session: Session, stored: (Session) -> Session?) -> String? {
        guard let read = stored(session) else { return "it cannot be stored and read again" }
        return read == session ? nil : "it comes back as another one"
    }
}
