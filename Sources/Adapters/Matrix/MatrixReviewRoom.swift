import Conversation
import PlainJSON

/// What is better known early about the review room.
struct MatrixReviewRoom: Sendable {
    let desk: MatrixTools

    private var setting: String { desk.memory.settings.reviewRoom }

    /// Finds the room, goes in if the bot is let in, and refuses one that would show reports to the world or that
    /// cannot be read (M111, M117). Not being in it yet is no reason to stop.
    func check() async throws(AdapterFault) {
        await findAlias()
        await enter(desk.memory.reviewRoom ?? setting)
        try await checkPublicRoom()
        guard let room = desk.memory.reviewRoom else { return desk.note(.reviewRoomInaccessible) }
        // Where this could not be asked it is before anything is shown.
        let troubles = (try? await troubles(of: room)) ?? []
        if troubles.contains(.encryption) { throw MatrixFault.encryptedReview }
        guard troubles.isDisjoint(with: [.joining, .history]) else { throw MatrixFault.openReview }
        guard !troubles.contains(.power) else { throw MatrixFault.everybodyDecides }
        await look()
    }

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

    /// The operator hears of whatever speaks against the room.
    func inspect() async {
        guard let room = desk.memory.reviewRoom else { return }
        _ = try? await troubles(of: room)
    }

    /// What speaks against showing anything in the room; throws what came instead of an answer.
    func troubles(of room: String) async throws(MatrixOutcome) -> Set<MatrixReviewTrouble> {
        let safety = desk.memory.safety
        if let known = safety.troubles(of: room) { return known }
        let version = safety.version
        var state = MatrixReviewState()
        for trouble in MatrixReviewTrouble.allCases {
            state.contents[trouble] = try await content(trouble.type, of: room)
        }
        state.create = try await content("m.room.create", of: room, asEvent: true)
        let troubles = state.troubles(moderatorLevel: desk.memory.settings.moderatorLevel)
        if let note = safety.keep(troubles, of: room, ifStill: version) { desk.note(note) }
        return troubles
    }

    /// A piece of the room's state, nil if there is none.
    private func content(
        _ type: String, of room: String, asEvent: Bool = false
    ) async throws(MatrixOutcome) -> JSON? {
        let outcome = await desk.state(type, of: room, asEvent: asEvent)
        switch outcome {
        case .done(let content): return content
        case .refused(let refusal) where refusal.status == 404: return nil
        case .refused, .lost: throw outcome
        }
    }

    /// Whether the bot is in the room and may speak there.
    func look() async {
        guard let room = desk.memory.reviewRoom else { return desk.note(.reviewRoomInaccessible) }
        let outcome = await desk.state("m.room.member", desk.me, of: room)
        switch outcome {
        case .done(let member) where member["membership"]?.text == "join": break
        case .done, .refused: return desk.note(.reviewRoomInaccessible)
        case .lost: return
        }
        guard let power = await power(in: room), power.level(of: desk.me) < power.toSpeak else { return }
        desk.note(.reviewRoomInaccessible)
    }

    func power(in room: String) async -> MatrixPower? {
        let create = await desk.state("m.room.create", of: room, asEvent: true)
        let levels = await desk.state("m.room.power_levels", of: room)
        guard let create = create.answer else { return nil }
        return MatrixPower(create: MatrixEvent(json: create), levels: levels.answer)
    }

    /// An alias can be pointed elsewhere by others, so it is looked up once and its room is kept (M63).
    private func findAlias() async {
        guard setting.hasPrefix("#"), desk.memory.reviewRoom == nil else { return }
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
