import CivicFacts
import Conversation
import PlainJSON

/// Follows a room to the one that replaced it, if that one says the same (M60).
struct MatrixSuccession: Sendable {
    let desk: MatrixTools
    let keeper: MatrixKeeper
    let house: MatrixHousekeeping

    func follow(_ room: String) async throws {
        for attempt in 0..<30 {
            guard let old = desk.memory.room(room), old.isHeirAwaited, let next = old.successor else {
                return
            }
            if await enter(next, from: room) {
                switch await desk.state("m.room.create", of: next) {
                case .done(let create) where create["predecessor"]?["room_id"]?.text == room:
                    return try await settle(room, next, old)
                case .done, .refused: return await withdraw(from: next)
                case .lost: break
                }
            }
            // Mostly the new room waits for an invitation, which is followed when it comes.
            let pause = attempt < 5 ? desk.timing.pause(afterFailures: attempt + 1) : .minutes(10)
            try await desk.timing.sleep(pause)
        }
    }

    private func enter(_ next: String, from room: String) async -> Bool {
        if desk.memory.room(next) != nil { return true }
        let server = MatrixSettings.server(of: room)
        let via = server.isEmpty ? [] : [("via", server), ("server_name", server)]
        let outcome = await desk.client.call(
            MatrixRequest(.post, ["join", next], query: via, json: [:]).with(deadline: .minutes(5)))
        if case .done = outcome { return true }
        return false
    }

    /// Anybody with enough power can point anywhere; the new room has to name the old one as well. Where the bot has
    /// business of its own, it stays.
    private func withdraw(from next: String) async {
        guard desk.memory.room(next)?.isDirect != true, !desk.memory.isReviewRoom(next) else { return }
        _ = await desk.client.call(MatrixRequest(.post, ["rooms", next, "leave"], json: [:]))
    }

    private func settle(_ room: String, _ next: String, _ old: MatrixRoom) async throws {
        let settings = desk.memory.settings.reviewRooms
        let setting =
            settings.first { $0 == room || desk.memory.reviewRoom($0) == room }
            ?? settings.first { desk.memory.reviewRoom($0) == desk.memory.destination(of: room) }
        let move = RoomMove(
            from: RoomID(platform: .matrix, id: room), to: RoomID(platform: .matrix, id: next))
        try await keeper.commit { facts in
            if facts.rooms[next] == nil { facts.rooms[next] = MatrixRoom(isDirect: old.isDirect) }
            facts.rooms[next]?.isDirect = old.isDirect
            facts.rooms[room]?.heir = next
            if let setting { facts.review[setting] = next }
            return MatrixCommit(moves: [move], result: ())
        }
        if setting != nil {
            desk.note(.reviewRoomMoved)
            house.hand(over: [.inspect])
        }
        try await MatrixGapFiller(desk: desk, keeper: keeper, house: house).fill(next)
    }
}
