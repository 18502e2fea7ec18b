import Conversation
import PlainJSON

/// Whether a review room may be shown anything.
struct MatrixReviewSafety: Sendable {
    let desk: MatrixTools

    /// Throws unless the room may be shown something: nothing goes into one that is open, that cannot be read, or where
    /// everybody decides. What takes words away does no harm there.
    func admit(_ attempt: MatrixAttempt) async throws(DeliveryError) {
        if case .remove = attempt.entry.task { return }
        // Nobody decides there either, which is answered to whoever tries.
        if case .vouch = attempt.entry.task { return }
        // A press whose answer is to be seen on the card shows nothing.
        if case .acknowledge(_, let note, let alert) = attempt.entry.task, !alert || note == nil { return }
        let troubles: Set<MatrixReviewTrouble>
        do throws(MatrixOutcome) { troubles = try await self.troubles(of: attempt.room) } catch {
            throw attempt.setback.error(for: error)
        }
        guard troubles.isEmpty else { throw .never(.roomClosed) }
    }

    /// What speaks against showing anything in the room; throws what came instead of an answer.
    func troubles(of room: String) async throws(MatrixOutcome) -> Set<MatrixReviewTrouble> {
        let safety = desk.memory.safety
        if let known = safety.troubles(of: room) { return known }
        let version = safety.version
        var state = MatrixReviewState()
        for trouble in MatrixReviewTrouble.allCases {
            state.contents[trouble] = try await desk.stateIfAny(trouble.type, of: room)
        }
        state.create = try await desk.stateIfAny("m.room.create", of: room, asEvent: true)
        if state.isEncrypted { try await remember(room) }
        let troubles = state.troubles(
            moderatorLevel: desk.memory.settings.moderatorLevel, canSeal: desk.memory.encryption != nil)
        if let note = safety.keep(troubles, of: room, ifStill: version) { desk.note(note) }
        return troubles
    }

    /// From now on nothing goes there in clear, whatever anybody says later (E36).
    private func remember(_ room: String) async throws(MatrixOutcome) {
        guard !desk.memory.isEncrypted(room) else { return }
        if let keeper = desk.memory.keeper {
            do { try await keeper.change { $0.sealed[room] = true } } catch {
                throw .lost(.uncertain)
            }
        } else {
            var facts = desk.memory.current
            facts.sealed[room] = true
            // Before anything is received nobody else changes facts; it is written with the first commit.
            desk.memory.current = facts
        }
    }
}
