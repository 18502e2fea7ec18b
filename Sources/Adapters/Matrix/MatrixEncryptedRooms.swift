import CivicFacts
import Conversation
import PlainJSON

/// The way out of an encrypted room: a room that can be read, and words that say so, in the one that cannot.
struct MatrixEncryptedRooms: Sendable {
    let desk: MatrixTools
    let keeper: MatrixKeeper
    let list: MatrixTurnstile

    func shelter(_ room: String) async throws {
        // What is read needs no way out; one that was opened before is still there.
        guard desk.memory.encryption == nil else { return }
        var failures = 0
        while let refuge = desk.memory.current.refuges[room], refuge.mustTell || !refuge.isSettled {
            let isDone = refuge.isSettled ? try await tell(room) : try await open(for: room)
            if !isDone {
                failures += 1
                guard failures < 50 else { return }
                try await desk.timing.sleep(desk.timing.pause(afterFailures: failures))
            }
        }
        try await leaveInTime(room)
    }

    /// Opens one room for the one person who is there. Its alias is made of the encrypted room's id, so that a second
    /// attempt after a crash finds the first one's room instead of opening another.
    private func open(for room: String) async throws -> Bool {
        let members = await desk.client.call(MatrixRequest(.get, ["rooms", room, "joined_members"]))
        guard let people = members.answer?["joined"]?.object?.keys.filter({ $0 != desk.me }) else {
            return false
        }
        guard people.count == 1, let person = people.first else { return try await settle(room, with: nil) }
        switch try await ask(forRoomWith: person, insteadOf: room) {
        case .opened(let opened): return try await check(opened, for: room, person)
        case .impossible: return try await settle(room, with: nil)
        case .later: return false
        }
    }

    private enum Opening {
        case opened(String)
        case impossible
        case later
    }

    private func ask(forRoomWith person: String, insteadOf room: String) async throws -> Opening {
        let installation = await desk.client.access.installation
        let alias = "turnout-\(installation)-\(MatrixEnvelope.fingerprint(room.utf8))"
        let creation: JSON = [
            "preset": "private_chat", "is_direct": true, "invite": [.text(person)], "name": "Turnout",
            "room_alias_name": .text(alias),
        ]
        switch await desk.client.call(MatrixRequest(.post, ["createRoom"], json: creation)) {
        case .done(let answer): return answer["room_id"]?.text.map { .opened($0) } ?? .later
        case .refused(let refusal) where refusal.code == "M_ROOM_IN_USE":
            let name = "#\(alias):\(MatrixSettings.server(of: desk.me))"
            let known = await desk.client.call(MatrixRequest(.get, ["directory", "room", name])).answer
            return known?["room_id"]?.text.map { .opened($0) } ?? .later
        case .refused(let refusal) where refusal.status == 429:
            try await desk.timing.sleep(refusal.wait ?? .seconds(10))
            return .later
        case .refused(let refusal): return refusal.status < 500 && !refusal.isSignedOut ? .impossible : .later
        case .lost: return .later
        }
    }

    /// Some homeservers encrypt every new room: then there is no use in it (M115).
    private func check(_ opened: String, for room: String, _ person: String) async throws -> Bool {
        switch await desk.state("m.room.encryption", of: opened) {
        case .refused(let refusal) where refusal.status == 404: break
        case .done:
            desk.note(.refugeImpossible)
            _ = await desk.client.call(MatrixRequest(.post, ["rooms", opened, "leave"], json: [:]))
            return try await settle(room, with: nil)
        case .refused, .lost: return false
        }
        await MatrixRoomList(desk: desk, turnstile: list).add(opened, with: person)
        desk.note(.refugeOpened)
        return try await settle(room, with: opened)
    }

    private func settle(_ room: String, with opened: String?) async throws -> Bool {
        try await keeper.change { facts in
            facts.refuges[room]?.isSettled = true
            facts.rooms[room]?.refuge = opened
            guard let opened else { return }
            var fresh = facts.rooms[opened] ?? MatrixRoom(isDirect: true)
            (fresh.isDirect, fresh.isRefuge) = (true, true)
            facts.rooms[opened] = fresh
        }
        return true
    }

    /// One plain notice, at most one a day; nobody knows the person's language here, so it is said in both (M114).
    private func tell(_ room: String) async throws -> Bool {
        let hasRefuge = desk.memory.room(room)?.refuge != nil
        let wasReadable = desk.memory.current.refuges[room]?.wasReadable == true
        let wording: MatrixWords =
            wasReadable
            ? hasRefuge ? .encryptedNow : .encryptedNowForced : hasRefuge ? .encrypted : .encryptedForced
        let text = [Language.english, .spanish].map {
            Catalogue($0).text(wording, [.hotline: Hotline.line(for: $0).spoken])
        }.joined(separator: "\n\n")
        guard let part = MatrixText(text: text).onePart else { return true }
        let now = desk.timing.now()
        let day = now.milliseconds / 86_400_000
        let transaction = MatrixTransaction(
            "locked\(day)", room: room, installation: await desk.client.access.installation)
        switch await desk.send(
            MatrixContent(part, isNotice: true), to: room, as: transaction.id("p0"), isClear: true)
        {
        case .refused(let refusal) where refusal.status == 429:
            try await desk.timing.sleep(refusal.wait ?? .seconds(5))
            return false
        case .lost: return false
        case .refused(let refusal) where refusal.status >= 500 || refusal.status == 401: return false
        case .done, .refused: break
        }
        try await keeper.change { facts in
            facts.refuges[room]?.mustTell = false
            facts.refuges[room]?.toldAt = now
        }
        return true
    }

    /// A day later the encrypted room has served its purpose, if there is another one.
    private func leaveInTime(_ room: String) async throws {
        guard let refuge = desk.memory.current.refuges[room], desk.memory.room(room)?.refuge != nil else {
            return
        }
        let left = Span(milliseconds: max(0, 86_400_000 - desk.timing.now().since(refuge.since).milliseconds))
        try await desk.timing.sleep(left)
        guard desk.memory.room(room)?.refuge != nil else { return }
        _ = await desk.client.call(MatrixRequest(.post, ["rooms", room, "leave"], json: [:]))
    }
}
