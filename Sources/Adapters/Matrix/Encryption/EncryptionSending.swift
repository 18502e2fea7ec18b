import CivicFacts
import Conversation
import Encryption
import PlainJSON

/// What goes into encrypted rooms.
extension EncryptionDesk {
    /// So many devices are written to in one request.
    private static let mostDevices = 250

    /// What goes over the wire for content that is meant for a room; kept before it leaves, and the same at every repeat (E18).
    func seal(_ content: MatrixContent, for room: String, as transaction: String) async throws(MatrixOutcome)
        -> JSON
    {
        do {
            try await awaitChecked()
            try await verify(room)
            if let sealed = try await RoomSender.sealed(transaction, CipherBook(vault)) { return sealed }
            let sender = RoomSender(room: room, own: own, now: timing.now())
            // Somebody may leave between the key and the message: then another ratchet is at hand, whose key is to be given first.
            for _ in 0..<5 {
                let session = try await give(room, try await currentReaders(of: room))
                let sealed = try await work { book in
                    sweep(&book)
                    let whole = try await withFile(content.json, book)
                    return try await sender.seal(content.type, whole, as: transaction, in: session, &book)
                }
                if let sealed { return sealed }
            }
            throw MatrixOutcome.lost(.uncertain)
        } catch let outcome as MatrixOutcome { throw outcome } catch is CancellationError {
            throw .lost(.cancelled)
        } catch {
            // This room waits, and no other.
            throw .lost(.uncertain)
        }
    }

    /// Whoever is in, and whoever is invited where they will be able to read what was said before they came (E41).
    private func currentReaders(of room: String) async throws -> MatrixReaders {
        if let known = readers(of: room) { return known }
        let turn = turns(of: room)
        let encryption = try await state("m.room.encryption", of: room)
        let history = try await state("m.room.history_visibility", of: room)?["history_visibility"]?.text
        let members = await server.client.call(
            MatrixRequest(.get, ["rooms", room, "members"], query: [("not_membership", "leave")])
                .with(limit: 16 << 20))
        guard let chunk = members.answer?["chunk"]?.list else { throw members }
        // Whoever decides is in; the invited of a review room read from when they come.
        let isClosed = history == "joined" || memory.isReviewRoom(room)
        let wanted: Set<String> = isClosed ? ["join"] : ["join", "invite"]
        let people = chunk.map(MatrixEvent.init(json:)).compactMap { event in
            wanted.contains(event.membership ?? "") ? event.stateKey : nil
        }
        var rule = RotationRule(encryption)
        rule.history = history ?? "shared"
        let found = MatrixReaders(people: people.filter { $0 != memory.settings.user }.sorted(), rule: rule)
        if turns(of: room) == turn { remember(found, of: room) }
        return found
    }

    private func state(_ type: String, of room: String) async throws -> JSON? {
        let outcome = await server.client.call(
            MatrixRequest(.get, ["rooms", room, "state", type, ""]).with(deadline: .seconds(30)))
        if case .refused(let refusal) = outcome, refusal.status == 404 { return nil }
        guard let answer = outcome.answer else { throw outcome }
        return answer
    }

    /// Gives the room's key to whoever lacks it, and tells others once why they get none; done when the homeserver has it (E19). The
    /// ratchet's name.
    private func give(_ room: String, _ readers: MatrixReaders) async throws -> JSON? {
        try await refresh(readers.people)
        let sender = RoomSender(room: room, own: own, now: timing.now())
        let isForTeam = memory.isReviewRoom(room)
        let (plan, outsiders, isUnheard) = try await work { book in
            var people: [KnownPerson] = []
            for user in readers.people { people.append(try await book.person(user)) }
            let wanted = RoomSender.Readers(people, isForTeam: isForTeam)
            let outsiders = isForTeam ? people.map { ($0.user, Outsider($0)) } : []
            let isUnheard = wanted.given.isEmpty && !people.isEmpty
            return (try await sender.plan(for: wanted, readers.rule, &book), outsiders, isUnheard)
        }
        if isUnheard { unheardIn.insert(room) } else { unheardIn.remove(room) }
        if isForTeam { noteOutsiders(outsiders, of: room) }
        for devices in plan.missing.chunked(by: Self.mostDevices) {
            try await hand(plan.key, to: devices, sender)
        }
        for devices in plan.untold.chunked(by: Self.mostDevices) { try await tell(devices, plan.key, sender) }
        return plan.key["session_id"]
    }

    /// Whether there are people in a room and none of them was given keys for what went there last.
    func isUnheard(in room: String) -> Bool { unheardIn.contains(room) }

    /// Asks about people of whom nobody knows, or who changed something.
    private func refresh(_ users: [String]) async throws {
        let book = CipherBook(vault)
        var outdated: [String] = []
        for user in users where try await book.person(user).isOutdated { outdated.append(user) }
        for part in outdated.chunked(by: 250) { try await learn(about: part) }
    }

    private func hand(_ key: JSON, to devices: [KnownDevice], _ sender: RoomSender) async throws {
        let olm = OlmSessions(own: own, now: timing.now())
        let book = CipherBook(vault)
        var strangers: [KnownDevice] = []
        for device in devices where try await book.all(.olm, from: "\(device.identity.base64) ").isEmpty {
            strangers.append(device)
        }
        let claimed = strangers.isEmpty ? nil : try await claim(for: strangers)
        let (messages, served, failed, untold) = try await work { book in
            var messages: [String: [String: JSON]] = [:]
            var served: [KnownDevice] = []
            var failed: [KnownDevice] = []
            for device in devices {
                if strangers.contains(device) {
                    let answer = claimed?["one_time_keys"]?[device.user]?[device.id]
                    guard try await olm.begin(with: device, claimed: answer, &book) else {
                        failed.append(device)
                        continue
                    }
                }
                guard let message = try await olm.send("m.room_key", key, to: device, &book) else { continue }
                messages[device.user, default: [:]][device.id] = message
                served.append(device)
            }
            let told = try await book.json(.outbound, sender.room)?["told"]
            return (messages, served, failed, failed.filter { told?[RoomSender.name($0)] == nil })
        }
        if !untold.isEmpty { try? await tell(untold, key, sender, code: "m.no_olm") }
        try await send("m.room.encrypted", messages)
        try await work { try await sender.note(given: served, failed: failed, of: key["session_id"], &$0) }
    }

    private func claim(for devices: [KnownDevice]) async throws -> JSON {
        var wanted: [String: [String: JSON]] = [:]
        for device in devices { wanted[device.user, default: [:]][device.id] = "signed_curve25519" }
        let outcome = await server.client.call(
            MatrixRequest(
                .post, ["keys", "claim"], json: ["one_time_keys": .object(wanted.mapValues { .object($0) })]
            ).with(deadline: .seconds(20), limit: 8 << 20))
        guard let answer = outcome.answer else { throw outcome }
        return answer
    }

    private func tell(
        _ devices: [KnownDevice], _ key: JSON, _ sender: RoomSender, code: String = "m.unverified"
    ) async throws {
        var messages: [String: [String: JSON]] = [:]
        for device in devices {
            var withheld: [String: JSON] = [
                "algorithm": key["algorithm"] ?? .null, "sender_key": .text(own.identity.base64),
                "code": .text(code),
            ]
            if code == "m.no_olm" {
                withheld["reason"] = "No key of this device was to be had."
            } else {
                withheld["reason"] = "This device is not signed by its owner."
                (withheld["room_id"], withheld["session_id"]) = (key["room_id"], key["session_id"])
            }
            messages[device.user, default: [:]][device.id] = .object(withheld)
        }
        try await send("m.room_key.withheld", messages)
        try await work { try await sender.note(given: [], told: devices, of: key["session_id"], &$0) }
    }

    /// Begins sessions anew with devices whose messages open no more, each once an hour at the most: they learn of it by a message
    /// without words, and are given rooms' keys again (E31).
    func heal() async throws {
        guard countedAt != nil, !isRolledBack else { return }
        let (now, olm) = (timing.now(), OlmSessions(own: own, now: timing.now()))
        for device in takeBroken() {
            let last = try await CipherBook(vault).json(.healed, device.identity.base64)?.number
            guard last.map({ now.since(Moment(milliseconds: $0)) >= .hours(1) }) ?? true else { continue }
            let answer = try await claim(for: [device])["one_time_keys"]?[device.user]?[device.id]
            let message: JSON? = try await work { book in
                guard try await olm.begin(with: device, claimed: answer, &book) else { return nil }
                book.write(.healed, device.identity.base64, json: .number(now.milliseconds))
                try await RoomSender.forget(device, &book)
                return try await olm.send("m.dummy", [:], to: device, &book)
            }
            guard let message else { continue }
            try await send("m.room.encrypted", [device.user: [device.id: message]])
        }
    }

    /// Whoever wants to compare signs is told that this is not done here, so that nobody waits (E35).
    func decline(_ content: JSON, of user: String) async {
        guard let transaction = content["transaction_id"]?.text, let device = content["from_device"]?.text
        else { return }
        let cancel: JSON = [
            "transaction_id": .text(transaction), "code": "m.unknown_method",
            "reason": .text("This is a program. Its fingerprint: \(own.fingerprint)"),
        ]
        try? await send("m.key.verification.cancel", [user: [device: cancel]])
    }

    func send(_ type: String, _ messages: [String: [String: JSON]]) async throws {
        guard !messages.isEmpty else { return }
        let outcome = await server.client.call(
            MatrixRequest(
                .put, ["sendToDevice", type, nextName()],
                json: ["messages": .object(messages.mapValues { .object($0) })]))
        guard outcome.answer != nil else { throw outcome }
    }
}

extension Array {
    /// In parts of so many at the most.
    fileprivate func chunked(by count: Int) -> [[Element]] {
        stride(from: 0, to: self.count, by: count).map { Array(self[$0..<Swift.min($0 + count, self.count)]) }
    }
}
