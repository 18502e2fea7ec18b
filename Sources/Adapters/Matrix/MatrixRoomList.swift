import CivicFacts
import Conversation
import PlainJSON

/// Writes the account's own list of private rooms: one change for all invitations of some seconds.
struct MatrixRoomList: Sendable {
    let desk: MatrixTools
    let turnstile: MatrixTurnstile

    private static let pause = Span.seconds(3)

    /// Merges one room in; other programs' entries stay. A failure costs little: the facts know the room anyway, and the
    /// next change writes it as well.
    func add(_ room: String, with person: String) async {
        guard desk.memory.addDirect(room, with: person) else { return }
        try? await desk.timing.sleep(Self.pause)
        await turnstile.pass {
            guard let content = desk.memory.unwrittenDirect() else { return }
            let path = ["user", desk.me, "account_data", "m.direct"]
            let outcome = await desk.client.call(MatrixRequest(.put, path, json: content))
            if case .done = outcome { desk.memory.setDirect(content) }
        }
    }
}
