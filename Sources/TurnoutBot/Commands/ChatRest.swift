import CivicFacts
import Conversation
import Services
import Store

/// Knows when the house has nothing to say for now.
struct ChatRest: Sendable {
    let store: Store
    let clock: Clock

    /// More than a breath, so that a report, or a photo, has its answer before the next line is read.
    static let pause = Span(milliseconds: 3_500)
    /// A house that is still busy after this is not waited for.
    private static let patience = Span.seconds(60)

    /// Returns when nothing is due within the span any more, after a minute beyond it, or when cancelled.
    func come(within span: Span) async {
        let last = clock.now() + span + Self.patience
        while !Task.isCancelled, clock.now() < last {
            if (try? await store.isAtRest(at: clock.now(), within: span)) != false { return }
            try? await Task.sleep(for: .milliseconds(20))
        }
    }
}
