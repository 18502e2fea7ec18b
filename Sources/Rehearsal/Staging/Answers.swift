import Conversation
import Store
import Transcripts

/// What the house says when a transcript asks it.
struct Answers {
    let glance: Glance

    func lines(for question: Transcript.Question) -> [String] {
        switch question {
        case .queue: glance.waiting.map { "report \($0.id)\($0.isUrgent ? ", urgent" : "")" }
        case .feed: glance.published.map(\.glance)
        case .audit: glance.audit.map(deed)
        case .outbox:
            glance.outbox.sorted { $0.key.id < $1.key.id }.map { room, count in
                let owner = room.isReview ? "the review room" : room.id
                return count == 1 ? "1 message for \(owner) waits" : "\(count) messages for \(owner) wait"
            }
        }
    }

    private func deed(_ row: AuditRow) -> String {
        "\(glance.senders[row.actor]?.id ?? "somebody"): \(row.deed) report \(row.report)"
    }
}
