import Conversation

/// I12.
struct GuessesNeverWrite: Invariant {
    let name = "I12 a guess never writes"
    let sentence =
        "Words that are only understood never send, write, delete or ban: that takes a button, an answer, or a confirmed command."

    func fault(in step: Transition) -> String? {
        guard step.input.kind == .intent, !isAnswer(step.session.overlay?.page) else { return nil }
        return step.turn.changes.isEmpty ? nil : "understood words wrote something"
    }

    /// Words were asked for, so they are the answer.
    private func isAnswer(_ page: Overlay.Page?) -> Bool {
        switch page {
        case .note?, .answer?: true
        case .zip?, .zipConfirm?, .language?, .mine?, .report?, .withdraw?, .feed?, .privacy?, .delete?,
            .latePhotos?, .question?, .returning?, .isAnswer?, nil:
            false
        }
    }
}
