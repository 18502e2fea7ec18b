import Conversation
import Foundation

/// I13.
struct RoundTrip: Invariant {
    let name = "I13 round trip"
    let sentence = "A session stored and read again is the same, so the next turn is the same."

    func fault(at world: World) -> String? {
        guard let stored = try? JSONEncoder().encode(world.session),
            let read = try? JSONDecoder().decode(Session.self, from: stored)
        else { return "it cannot be stored and read again" }
        return read == world.session ? nil : "it comes back as another one"
    }
}
