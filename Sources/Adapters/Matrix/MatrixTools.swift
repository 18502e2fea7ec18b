import CivicFacts
import Conversation

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
}
