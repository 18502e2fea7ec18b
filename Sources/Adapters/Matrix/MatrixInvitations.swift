import CivicFacts
import Conversation
import PlainJSON

/// Answers invitations: follows welcome ones, however long that takes, and declines the others.
struct MatrixInvitations: Sendable {
    let desk: MatrixTools
    let keeper: MatrixKeeper
    let door: MatrixTurnstile
    let welcome: MatrixWelcome
    let list: MatrixTurnstile

    /// The pauses after failed attempts; then hourly for a day (M54).
    private static let pauses = [Span.seconds(1), .seconds(5), .seconds(30), .minutes(5), .minutes(15)]

    func answer(_ room: String) async throws {
        try await waitForTurn(room)
        var attempt = 0
        while let invitation = desk.memory.current.doors[room], !invitation.isJoined {
            let outcome = await door.pass { await ask(room, invitation) }
            switch outcome {
            case .done: return try await settle(room, invitation)
            case .refused(let refusal) where refusal.status == 429:
                desk.note(.flood(seconds: Int((refusal.wait ?? .seconds(5)).milliseconds / 1_000)))
                try await desk.timing.sleep((refusal.wait ?? .seconds(5)) + Span(milliseconds: 100))
                continue
            case .lost(.signedOut), .lost(.notSent): try await desk.timing.sleep(.seconds(5))
            case .refused, .lost: desk.note(.joinFailed(attempt: attempt + 1))
            }
            guard desk.timing.now().since(invitation.since) < .days(1), invitation.isWelcome || attempt < 5
            else {
                desk.note(.joinAbandoned)
                return try await keeper.change { $0.doors[room] = nil }
            }
            try await desk.timing.sleep(
                desk.timing.jittered(attempt < Self.pauses.count ? Self.pauses[attempt] : .hours(1)))
            attempt += 1
        }
    }

    /// Somebody who invites the bot into room after room has to wait (M53).
    private func waitForTurn(_ room: String) async throws {
        while let invitation = desk.memory.current.doors[room], invitation.isWelcome,
            invitation.isDirect || invitation.isUndeclared == true, let inviter = invitation.inviter,
            let wait = await welcome.wait(for: inviter, at: desk.timing.now())
        {
            desk.note(.inviteHeld)
            try await desk.timing.sleep(wait)
        }
    }

    /// A join that is asked twice is the same join; it may take minutes when the room is far away (M55).
    private func ask(_ room: String, _ invitation: MatrixDoor) async -> MatrixOutcome {
        guard invitation.isWelcome else { return await leave(room, invitation.refusal) }
        let via = invitation.via.isEmpty ? [] : [("via", invitation.via), ("server_name", invitation.via)]
        return await desk.client.call(
            MatrixRequest(.post, ["join", room], query: via, json: [:]).with(deadline: .minutes(5)))
    }

    private func settle(_ room: String, _ invitation: MatrixDoor) async throws {
        guard invitation.isWelcome else {
            desk.note(.inviteDeclined)
            return try await keeper.change { $0.doors[room] = nil }
        }
        desk.note(.joined)
        try await keeper.change { facts in
            // The sync that shows the room as joined may have been quicker.
            if facts.rooms[room] == nil {
                facts.doors[room]?.isJoined = true
            } else {
                facts.doors[room] = nil
            }
        }
        guard invitation.isDirect || invitation.isUndeclared == true else { return }
        guard let people = await people(in: room) else { return }
        let history = await desk.state("m.room.history_visibility", of: room).answer
        if history?["history_visibility"]?.text == "world_readable" {
            return await withdraw(from: room, .isPublic)
        }
        guard people.count == 1, let person = people.first else {
            // A declared chat with more people in it is answered like one that others came into.
            if invitation.isUndeclared == true { await withdraw(from: room, .isForMany) }
            return
        }
        await MatrixRoomList(desk: desk, turnstile: list).add(room, with: person)
        // Only now is it known whose chat this is: what waits for them in a crowded one comes here.
        let waiting = desk.memory.overheardRooms(of: person)
        try await keeper.commit { _ in MatrixCommit(freed: waiting, result: ()) }
        try await greet(person, in: room)
    }

    /// Whoever is in, or is invited and may come in and read; nil if that is not known. A list that is too long to be read is
    /// nobody's chat.
    private func people(in room: String) async -> [String]? {
        let members = await desk.client.call(
            MatrixRequest(.get, ["rooms", room, "members"], query: [("not_membership", "leave")]))
        if case .lost(.tooLarge) = members { return [] }
        return members.answer?["chunk"]?.list?.map(MatrixEvent.init(json:))
            .compactMap { ["join", "invite"].contains($0.membership) ? $0.stateKey : nil }
            .filter { $0 != desk.me }
    }

    private func withdraw(from room: String, _ reason: MatrixRefusalReason) async {
        _ = await leave(room, reason)
        desk.note(.inviteDeclined)
    }

    private func leave(_ room: String, _ reason: MatrixRefusalReason?) async -> MatrixOutcome {
        let words: JSON = reason.map { ["reason": .text($0.words)] } ?? [:]
        return await desk.client.call(MatrixRequest(.post, ["rooms", room, "leave"], json: words))
    }

    /// Somebody who invites the bot and says nothing is greeted, once a room.
    private func greet(_ person: String, in room: String) async throws {
        try await desk.timing.sleep(.seconds(10))
        let facts = desk.memory.current
        guard let known = facts.rooms[room], known.isDirect, !known.isOverheard,
            !known.isEncrypted || desk.memory.encryption != nil,
            facts.gaps[room] == nil, facts.doors[room] == nil, desk.memory.typing.answers(in: room) == 0
        else { return }
        let event: JSON = [
            "type": "m.room.member", "event_id": .text("greeting:\(room)"), "sender": .text(person),
            "state_key": .text(person), "content": ["membership": "join"],
        ]
        let item = MatrixSyncAnswer.item(event.bytes)
        let update = MatrixEnvelope.update(item, in: room, .refuge, at: desk.timing.now())
        try await keeper.commit { _ in MatrixCommit(updates: [update], result: ()) }
    }
}
