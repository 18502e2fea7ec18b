import CivicFacts
import Conversation
import PlainJSON

/// What every part of the adapter works with.
struct MatrixTools: Sendable {
    let client: MatrixClient
    let memory: MatrixMemory
    let cipher: any MatrixCipher
    let timing: AdapterTiming
    let note: @Sendable (MatrixNote) -> Void

    var me: String { memory.settings.user }

    /// Sends an event once under its transaction id, however often it is asked to; the event's id.
    func send(_ content: MatrixContent, to room: String, as transaction: String) async -> MatrixOutcome {
        let sealed = cipher.seal(content, for: room)
        return await client.call(
            MatrixRequest(.put, ["rooms", room, "send", sealed.type, transaction], json: sealed.json))
    }

    /// The content of a piece of a room's state.
    func state(_ type: String, _ key: String = "", of room: String, asEvent: Bool = false) async
        -> MatrixOutcome
    {
        await client.call(
            MatrixRequest(
                .get, ["rooms", room, "state", type, key], query: asEvent ? [("format", "event")] : []
            ).with(deadline: .seconds(30)))
    }

    /// The same, nil if there is none; throws what came instead of an answer.
    func stateIfAny(
        _ type: String, _ key: String = "", of room: String, asEvent: Bool = false
    ) async throws(MatrixOutcome) -> JSON? {
        let outcome = await state(type, key, of: room, asEvent: asEvent)
        switch outcome {
        case .done(let content): return content
        case .refused(let refusal) where refusal.status == 404: return nil
        case .refused, .lost: throw outcome
        }
    }

    /// Who may do what in a room; nil where that could not be asked.
    func power(in room: String) async -> MatrixPower? {
        let create = await state("m.room.create", of: room, asEvent: true)
        let levels = await state("m.room.power_levels", of: room)
        guard let create = create.answer else { return nil }
        return MatrixPower(create: MatrixEvent(json: create), levels: levels.answer)
    }
}
