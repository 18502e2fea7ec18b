import Conversation
import FoundationEssentials

/// I17.
struct AddressesVanish: Invariant {
    let name = "I17 addresses vanish"
    let sentence =
        "What is written where a street address is asked for is in no session, no message and no row of the outbox."

    func fault(in step: Transition) -> String? {
        let street = "\(step.before.canary) Street"
        guard step.session.state == "poll.address", case .said(let text) = step.inbound.event,
            text.has(street), !Self.holds(step.session, street)
        else { return nil }
        if !step.turn.isConfidential { return "copies of the address may stay behind" }
        if Self.holds(step.turn.session, street) { return "the session keeps the address" }
        return step.turn.deliveries.contains { Self.holds($0, street) } ? "the outbox keeps the address" : nil
    }

    private static func holds(_ value: some Encodable, _ words: String) -> Bool {
        (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self).has(words) } ?? true
    }
}
