import Conversation

/// Follows a room to the one that replaced it, if that one says the same (M60).
struct MatrixSuccession: Sendable {
    let desk: MatrixDesk
    let keeper: MatrixKeeper

    func follow(_ room: String) async throws {
        for attempt in 0..<30 {
            guard let old = desk.memory.room(room), let next = old.successor else { return }
            guard desk.memory.room(next) == nil else { return try await settle(room, next, old) }
            let server = MatrixSettings.server(of: room)
            let via = server.isEmpty ? [] : [("via", server), ("server_name", server)]
            let outcome = await desk.client.call(
                MatrixRequest(.post, ["join", next], query: via, json: [:]).with(deadline: .minutes(5)))
            if case .done = outcome { return try await check(room, next, old) }
            // Mostly the new room waits for an invitation, which is followed when it comes.
            let pause = attempt < 5 ? desk.timing.pause(afterFailures: attempt + 1) : .minutes(10)
            try await desk.timing.sleep(pause)
        }
    }

    /// Anybody with enough power can point anywhere; the new room has to name the old one as well.
    private func check(_ room: String, _ next: String, _ old: MatrixRoom) async throws {
        let create = await desk.state("m.room.create", of: next)
        guard create.answer?["predecessor"]?["room_id"]?.text == room else {
            _ = await desk.client.call(MatrixRequest(.post, ["rooms", next, "leave"], json: [:]))
            return
        }
        try await settle(room, next, old)
    }

    private func settle(_ room: String, _ next: String, _ old: MatrixRoom) async throws {
        let isReview = desk.memory.isReviewRoom(room)
        let setting = desk.memory.settings.reviewRoom
        let move = RoomMove(
            from: RoomID(platform: .matrix, id: room), to: RoomID(platform: .matrix, id: next))
        try await keeper.commit { facts in
            if facts.rooms[next] == nil { facts.rooms[next] = MatrixRoom(isDirect: old.isDirect) }
            facts.rooms[next]?.isDirect = old.isDirect
            if isReview { facts.review[setting] = next }
            return MatrixCommit(moves: [move], result: ())
        }
        if isReview { desk.note(.reviewRoomMoved) }
    }
}
