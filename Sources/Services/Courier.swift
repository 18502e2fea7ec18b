import Adapters
import CivicFacts
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
        do { return .receipt(try await adapter.perform(entry.addressed(by: adapter))) } catch {
            return .failure(error)
        }
    }
}

extension OutboxEntry {
    /// The same with the addresses that the platform makes of a link.
    fileprivate func addressed(by adapter: any Adapter) -> OutboxEntry {
        func addressed(_ message: Message) -> Message {
            message.link.map { message.addressed(adapter.addresses(of: $0)) } ?? message
        }
        let whole: OutboxTask
        switch task {
        case .post(let message, let replyTo): whole = .post(addressed(message), replyTo: replyTo)
        case .change(let posted, let message): whole = .change(posted, addressed(message))
        case .postPhotos, .postFile, .remove, .acknowledge, .vouch: return self
        }
        return OutboxEntry(
            id: id, room: room, task: whole, attempts: attempts, made: made, alerts: alerts,
            isUrgent: isUrgent)
    }
}
