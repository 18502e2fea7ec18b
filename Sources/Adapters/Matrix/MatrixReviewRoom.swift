import Conversation
import PlainJSON

/// What is better known early about a review room.
struct MatrixReviewRoom: Sendable {
    let desk: MatrixTools
    /// As the settings call it.
    let setting: String

    /// All of them.
    static func all(_ desk: MatrixTools) -> [MatrixReviewRoom] {
        desk.memory.settings.reviewRooms.map { MatrixReviewRoom(desk: desk, setting: $0) }
    }

    private var room: String? { desk.memory.reviewRoom(setting) }

    /// Finds the room, goes in if the bot is let in, and refuses one that would show reports to the world or that
    /// cannot be read (M111, M117). Not being in it yet is no reason to stop.
    func check() async throws(AdapterFault) {
        await findAlias()
        await enter(room ?? setting)
        try await checkPublicRoom()
        guard let room else { return desk.note(.reviewRoomInaccessible) }
        // Where this could not be asked it is before anything is shown.
        let troubles = (try? await MatrixReviewSafety(desk: desk).troubles(of: room)) ?? []
        // What was set up and is of no use now may be again: until then the room waits.
        if troubles.contains(.encryption), !desk.memory.mustSeal { throw MatrixFault.encryptedReview }
        guard troubles.isDisjoint(with: [.joining, .history]) else { throw MatrixFault.openReview }
        guard !troubles.contains(.power) else { throw MatrixFault.everybodyDecides }
        await look()
    }

    /// The operator hears of whatever speaks against the room.
    func inspect() async {
        guard let room else { return }
        _ = try? await MatrixReviewSafety(desk: desk).troubles(of: room)
    }

    /// Whether the bot is in the room and may speak there.
    func look() async {
        guard let room else { return desk.note(.reviewRoomInaccessible) }
        let outcome = await desk.state("m.room.member", desk.me, of: room)
        switch outcome {
        case .done(let member) where member["membership"]?.text == "join": break
        case .done, .refused: return desk.note(.reviewRoomInaccessible)
        case .lost: return
        }
        guard let power = await desk.power(in: room), power.level(of: desk.me) < power.toSpeak else { return }
        desk.note(.reviewRoomInaccessible)
    }

    /// An alias can be pointed elsewhere by others, so it is looked up once and its room is kept (M63).
    private func findAlias() async {
        guard setting.hasPrefix("#"), room == nil else { return }
        let answer = await desk.client.call(MatrixRequest(.get, ["directory", "room", setting])).answer
        guard let room = answer?["room_id"]?.text else { return }
        var facts = desk.memory.current
        facts.review[setting] = room
        // The change is written with the first commit.
        desk.memory.current = facts
    }

    /// Goes into the room for what is public, if there is one; nothing is ever sent in clear into an encrypted room.
    private func checkPublicRoom() async throws(AdapterFault) {
        guard let room = desk.memory.settings.publicRoom else { return }
        await enter(room)
        if case .done = await desk.state("m.room.encryption", of: room) { throw MatrixFault.encryptedPublic }
    }

    /// Joins a configured room, which may wait with an invitation; already being in it is fine.
    private func enter(_ room: String) async {
        if case .done(let member) = await desk.state("m.room.member", desk.me, of: room),
            member["membership"]?.text == "join"
        {
            return
        }
        let server = MatrixSettings.server(of: room)
        let via = server.isEmpty ? [] : [("via", server), ("server_name", server)]
        _ = await desk.client.call(MatrixRequest(.post, ["join", room], query: via, json: [:]))
    }
}
