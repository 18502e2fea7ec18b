import CivicFacts
import Conversation

/// I4.
struct DraftsStay: Invariant {
    let name = "I4 drafts never vanish"
    let sentence =
        "Words and photos of a report leave only by sending, by throwing away (kept 72 hours), by an expiry that was told, or by deletion."

    func fault(in step: Transition) -> String? {
        guard step.isByVoter, !step.isForgetting else { return nil }
        let after = step.turn.session
        let kept = after.drafts + step.kept.filter { $0.deed == .sent }.map { Contents(report: $0.report) }
        let held = after.heldPhotos + step.kept.flatMap(\.report.photos)
        for contents in step.session.drafts where !isExpired(contents, step) {
            // Words grow, and change only by an edit of the very message.
            if !mayShrink(step), !contents.text.isEmpty,
                !kept.contains(where: { $0.text.hasPrefix(contents.text) || masked($0, contents, step) })
            {
                return "the words \"\(contents.text.prefix(40))\" are gone"
            }
        }
        let dropped = step.turn.changes.compactMap { if case .drop(let id) = $0 { id } else { nil } }
        for photo in step.session.heldPhotos where !held.contains(photo) && !dropped.contains(photo) {
            return "a photo is neither kept nor dropped"
        }
        return nil
    }

    /// The voter takes a piece back, or changes it.
    private func mayShrink(_ step: Transition) -> Bool {
        step.input.kind == .edit || step.input.kind == .deletion || step.isReplacingText || step.isTakingOut
    }

    /// What is sent has its private numbers masked.
    private func masked(_ kept: Contents, _ contents: Contents, _ step: Transition) -> Bool {
        kept.isSent && kept.words == contents.words
    }

    private func isExpired(_ contents: Contents, _ step: Transition) -> Bool {
        contents.parkedAt.map { step.before.now.since($0) >= .hours(72) } ?? false
    }

    /// What a report holds, wherever it lies.
    struct Contents {
        let text: String
        let parkedAt: Moment?
        let isSent: Bool

        /// How many words there are: masking changes words, and never their number of lines.
        var words: Int { text.split(separator: "\n").count }

        init(draft: Draft, parkedAt: Moment?) {
            text = draft.text
            self.parkedAt = parkedAt
            isSent = false
        }

        init(report: Report) {
            text = report.text
            parkedAt = nil
            isSent = true
        }
    }
}

extension Transition {
    /// The description is asked for anew, and the new one takes the old one's place.
    var isReplacingText: Bool {
        session.draft?.step == .what && session.draft?.isRevising == true
            && turn.session.draft?.isEmpty == false
    }

    /// The voter takes out what was quoted, or says that it was a question.
    var isTakingOut: Bool {
        guard case .tapped(let token, _) = inbound.event else { return false }
        return ChoiceToken(text: token).map { [.removeAdded, .wasQuestion].contains($0.choice) } ?? false
    }
}

extension Session {
    /// Everything that may still become a report.
    var drafts: [DraftsStay.Contents] {
        [draft].compactMap(\.self).map { DraftsStay.Contents(draft: $0, parkedAt: nil) }
            + parked.map { DraftsStay.Contents(draft: $0.draft, parkedAt: $0.at) }
    }

    /// Photos that wait in a draft, or for an answer what to do with them.
    var heldPhotos: [PhotoID] {
        ((draft?.photos ?? []) + parked.flatMap(\.draft.photos) + latePhotos).map(\.id)
    }
}
