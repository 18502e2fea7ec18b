import CivicFacts
import Encryption
import PlainJSON

/// What devices send, and what is known of whose they are.
extension EncryptionDesk {
    /// So many keys of one room, and of rooms that the bot is not in.
    private static let mostKeys = 1_000
    private static let mostWithheld = 20

    /// Hears one message from a device; false where the homeserver must be asked first and does not answer.
    func hear(_ raw: Secret, _ book: inout CipherBook) async throws -> Bool {
        guard let json = JSON(raw.bytes), let user = json["sender"]?.text, let content = json["content"]
        else {
            return true
        }
        if json["type"]?.text == "m.key.verification.request" { declined.append((content, user)) }
        if json["type"]?.text == "m.room_key.withheld" { try await noteWithheld(content, by: user, &book) }
        guard json["type"]?.text == "m.room.encrypted",
            let identity = content["sender_key"]?.text.flatMap({ IdentityKey(base64: $0) })
        else { return true }
        let person = try await book.person(user)
        guard let device = person.device(with: identity) else {
            // Somebody who was just asked about has no such device.
            return met.contains(user)
        }
        switch try await OlmSessions(own: own, now: timing.now()).receive(content, from: device, &book) {
        case .read(let payload):
            guard try await isRoomForKey(of: payload), let key = try await RoomReceiver.take(payload, &book)
            else { return true }
            // What was parked for it waits its turn again.
            for (name, value) in try await book.all(.parked, from: "\(key.room) \(key.session) ") {
                book.write(.parked, name, nil)
                book.write(.waiting, nextName(), value)
                eventsWait = true
            }
        case .broken:
            note(.olmBroken)
            mourn(device)
        case .repeated, .dropped: break
        }
        return true
    }

    /// Whether one more key may be kept: so many of a room, and of rooms that the bot is not in.
    private func isRoomForKey(of payload: OlmPayload) async throws -> Bool {
        guard let room = payload.content["room_id"]?.text else { return true }
        let isKnown = memory.room(room) != nil || memory.current.doors[room] != nil
        if !isKnown {
            let count = try await foreignCount()
            guard count < Self.mostKeys else {
                note(.eventIgnored)
                return false
            }
            foreignKeys = count + 1
        }
        let count = try await vault.names(.inbound, from: "\(room) ").count
        if count >= Self.mostKeys { note(.eventIgnored) }
        return count < Self.mostKeys
    }

    private func foreignCount() async throws -> Int {
        if let foreignKeys, foreignKeys < Self.mostKeys { return foreignKeys }
        let facts = memory.current
        let count = try await vault.names(.inbound).count { name in
            let room = String(name.prefix { $0 != " " })
            return facts.rooms[room] == nil && facts.doors[room] == nil
        }
        foreignKeys = count
        return count
    }

    /// Somebody's program says why it gives no key; told to them once their words could not be read.
    private func noteWithheld(_ content: JSON, by user: String, _ book: inout CipherBook) async throws {
        guard let room = content["room_id"]?.text, let session = content["session_id"]?.text,
            let code = content["code"]?.text, memory.room(room) != nil,
            try await vault.names(.withheld, from: "\(room) ").count < Self.mostWithheld
        else { return }
        book.write(
            .withheld, "\(room) \(session)",
            json: ["user": .text(user), "code": .text(String(code.prefix(64))), "at": .number(book.now)])
    }

    /// Asks the owners of sessions whose keys are missing in a room for them, once each; programs that gave them before give
    /// them again.
    func askForKeys(in room: String) async throws {
        let wanted = try await work { book in
            var wanted: [(user: String, body: JSON)] = []
            for (name, value) in try await book.all(.parked, from: "\(room) ") {
                let session = name.dropFirst(room.count + 1).prefix { $0 != " " }
                let event = JSON(value.bytes)?["event"]
                guard session != "?", let user = event?["sender"]?.text,
                    try await book.read(.asked, "\(room) \(session)") == nil
                else { continue }
                book.write(
                    .asked, "\(room) \(session)", json: ["user": .text(user), "at": .number(book.now)])
                let body: JSON = [
                    "algorithm": .text(OwnDevice.megolm), "room_id": .text(room),
                    "session_id": .text(String(session)),
                ]
                // Some programs want it said, whoever's word it is.
                wanted.append((user, body.with("sender_key", event?["content"]?["sender_key"])))
            }
            return wanted
        }
        for (user, body) in wanted {
            let request: JSON = [
                "action": "request", "requesting_device_id": .text(own.id), "request_id": .text(nextName()),
                "body": body,
            ]
            try? await send("m.room_key_request", [user: ["*": request]])
        }
    }

    /// Asks about people and keeps what there is to know of them: of whom there was an answer. Throws where there is none at all.
    @discardableResult
    func learn(about users: [String]) async throws -> [String] {
        var asked: [KnownPerson] = []
        for user in users { asked.append(try await CipherBook(vault).person(user)) }
        guard let answer = await ask(about: users) else { throw MatrixOutcome.lost(.uncertain) }
        try await work { book in
            // Of whom the homeserver says nothing, it could not ask: what was known holds.
            for former in asked where answer["device_keys"]?[former.user]?.object != nil {
                var person = try await book.person(former.user)
                let change = person.take(answer)
                // What changed meanwhile is to be asked for again (E38).
                person.isOutdated = person.changes != former.changes
                book.keep(person)
                if change.forged > 0 { note(.deviceForged) }
                if change.isNewIdentity { note(.identityChanged) }
                if change.mustRotate { try await RoomSender.end(for: former.user, &book) }
            }
        }
        return users.filter { answer["device_keys"]?[$0]?.object != nil }
    }

    /// How many of a team's people would be given keys on none of their devices; nil where that cannot be told. It keeps nothing.
    func keyless(among users: [String]) async -> Int? {
        guard let answer = await ask(about: users) else { return nil }
        var count = 0
        for user in users {
            guard var person = try? await CipherBook(vault).person(user) else { return nil }
            _ = person.take(answer)
            if person.recipients(isForTeam: true).given.isEmpty { count += 1 }
        }
        return count
    }

    /// What the homeserver tells of people's devices; nil where it does not.
    private func ask(about users: [String]) async -> JSON? {
        let wanted = Dictionary(users.map { ($0, JSON.list([])) }) { first, _ in first }
        let outcome = await server.client.call(
            MatrixRequest(.post, ["keys", "query"], json: ["device_keys": .object(wanted)])
                .with(deadline: .seconds(20), limit: 8 << 20))
        // Who has more devices than anybody has, has none.
        if case .lost(.tooLarge) = outcome, users.count == 1 {
            return ["device_keys": .object([users[0]: [:]])]
        }
        return outcome.answer
    }
}
