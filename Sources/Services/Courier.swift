import Adapters
import Conversation
import Store

/// Hands an entry to the adapter of its platform.
struct Courier: Sendable {
    let adapters: [Platform: any Adapter]

    func perform(_ work: Work) async -> Settlement {
        guard case .perform(let entry, _, _) = work else { return .failure(.never(.refused)) }
        // A platform that is not configured any more: its messages wait until it is.
        guard let adapter = adapters[entry.room.platform] else {
            return .failure(.later(after: .minutes(10), scope: .platform))
        }
        do { return .receipt(try await adapter.perform(entry)) } catch { return .failure(error) }
    }
}
