import CivicFacts
import Conversation
import Encryption
import PlainJSON

/// What a sync brings of encrypted things. Raw first, in the commit that moves the position on: the homeserver forgets messages to
/// devices with the next sync (E15). Then one by one (E16), and then the rooms' events that waited for keys among them (E17).
extension EncryptionDesk {
    /// Longer messages from devices are none.
    private static let mostBytes = 65_536
    /// So many of them wait, and so many events of a room.
    private static let (mostRaw, mostParked, mostParkedInAll) = (10_000, 50, 1_000)

    func take(
        _ answer: MatrixSyncAnswer, since: String?, _ digest: MatrixDigest, _ keeper: MatrixKeeper
    ) async throws -> MatrixDigest.Result {
        var result = try await keep(answer, since: since, digest, keeper)
        try await locked { try await workThrough(keeper, &result) }
        hasSynced = true
        try? await keepHouse()
        if needsServer(answer) { result.chores.append(.tendKeys) }
        return result
    }

    /// The sync's own commit.
    private func keep(
        _ answer: MatrixSyncAnswer, since: String?, _ digest: MatrixDigest, _ keeper: MatrixKeeper
    ) async throws -> MatrixDigest.Result {
        await enter()
        defer { leave() }
        var (book, answer) = (CipherBook(vault, at: timing.now()), answer)
        sweep(&book)
        try await heed(answer, isFirst: since == nil, &book)
        let waiting = try await rawWaiting()
        let new = answer.toDevice.prefix(max(0, Self.mostRaw - waiting)).filter { $0.count <= Self.mostBytes }
        if new.count < answer.toDevice.count { note(.eventIgnored) }
        for bytes in new { book.write(.toDevice, nextName(), Secret(bytes)) }
        answer.toDevice = []
        if waiting == 0, new.isEmpty { try await open(&answer, &book) }
        let (rows, plain) = (book.rows, answer)
        let result = try await keeper.commit { facts in
            var commit = digest.take(plain, since: since, &facts)
            commit.rows = rows + self.waiting(commit.result.unread)
            return commit
        }
        raw = waiting + new.count
        if !result.unread.isEmpty { eventsWait = true }
        return result
    }

    /// So many messages of devices wait; counted once.
    private func rawWaiting() async throws -> Int {
        if let raw { return raw }
        let count = try await vault.names(.toDevice).count
        raw = count
        return count
    }

    /// Rows of events that wait for their keys.
    nonisolated func waiting(_ unread: [(room: String, event: JSON)]) -> [AdapterRow] {
        unread.map { unread in
            let json: JSON = ["room": .text(unread.room), "event": unread.event]
            return vault.sealed(.waiting, nextName(), Secret(json.bytes))
        }
    }

    /// Opens what a gap's page brings; the body keeps what changed with what it makes of it. What came to wait meanwhile is gone
    /// through afterwards.
    func read(
        _ items: [MatrixSyncAnswer.Item], in room: String, _ keeper: MatrixKeeper,
        _ body: @Sendable ([MatrixSyncAnswer.Item], [AdapterRow]) async throws -> Void
    ) async throws -> [MatrixChore] {
        var result = MatrixDigest.Result()
        try await locked {
            var book = CipherBook(vault, at: timing.now())
            let opened = try await open(items, in: room, &book)
            try await body(opened, book.rows)
            eventsWait = true
            try await workThrough(keeper, &result)
        }
        for noted in result.notes { note(noted) }
        return result.chores
    }

    /// Opens what can be opened.
    func open(
        _ items: [MatrixSyncAnswer.Item], in room: String, _ book: inout CipherBook
    ) async throws -> [MatrixSyncAnswer.Item] {
        var found: [MatrixSyncAnswer.Item] = []
        for item in items {
            guard let event = item.event, event.type == "m.room.encrypted",
                event.sender != memory.settings.user
            else {
                found.append(item)
                continue
            }
            switch try await RoomReceiver.open(event.json, in: room, &book) {
            case .opened(let json): found.append(try await opened(json, from: event.json, in: room, book))
            case .noKey, .unknownAlgorithm: found.append(item)
            case .dropped: note(.eventIgnored)
            }
        }
        return found
    }

    private func open(_ answer: inout MatrixSyncAnswer, _ book: inout CipherBook) async throws {
        for place in answer.joined.indices {
            let room = answer.joined[place]
            answer.joined[place].timeline = try await open(room.timeline, in: room.id, &book)
        }
    }

    /// Marks whoever changed their devices, and rooms in which somebody may have come or gone.
    private func heed(_ answer: MatrixSyncAnswer, isFirst: Bool, _ book: inout CipherBook) async throws {
        let known = isFirst ? try await book.all(.person).map(\.name) : answer.changedPeople
        for user in known where try await book.read(.person, user) != nil {
            var person = try await book.person(user)
            person.isOutdated = true
            person.changes += 1
            book.keep(person)
        }
        if answer.changedPeople.contains(own.user) { isDoubted = true }
        for room in answer.left { try await forget(room.id, &book) }
        for room in answer.joined {
            let events = room.state + room.timeline.compactMap(\.event)
            guard room.isLimited || isFirst || events.contains(where: { Self.movers.contains($0.type) })
            else { continue }
            forgetReaders(of: room.id)
        }
    }

    /// What was said in a room is closed to the bot, too, once it is not in there any more (E21).
    private func forget(_ room: String, _ book: inout CipherBook) async throws {
        for kind in [CipherKind.inbound, .seen, .read, .parked, .own] {
            for (name, _) in try await book.all(kind, from: "\(room) ") { book.write(kind, name, nil) }
        }
        book.write(.left, room, json: .number(timing.now().milliseconds))
        for kind in [CipherKind.outbound, .told, .named] where try await book.read(kind, room) != nil {
            book.write(kind, room, nil)
        }
        forgetReaders(of: room)
    }

    private static let movers: Set<String> = [
        "m.room.member", "m.room.encryption", "m.room.history_visibility",
    ]

    /// Messages from devices in their order, and then the events that waited for them.
    func workThrough(_ keeper: MatrixKeeper, _ result: inout MatrixDigest.Result) async throws {
        if try await rawWaiting() > 0 {
            var left = 0
            for (name, raw) in try await vault.readAll(.toDevice) {
                var book = CipherBook(vault, at: timing.now())
                book.write(.toDevice, name, nil)
                // Whose server does not answer waits for an hour, and keeps nobody else waiting.
                let isHeard = try await hear(raw, &book)
                if isHeard || isOld(name) { try await keep(book) } else { left += 1 }
            }
            raw = left
        }
        guard eventsWait else { return }
        for (name, value) in try await vault.readAll(.waiting) {
            try await settle(name, JSON(value.bytes), keeper, &result)
        }
        eventsWait = false
    }

    private func isOld(_ name: String) -> Bool {
        Int64(name).map { timing.now().since(Moment(milliseconds: $0 / 1_000)) > .hours(1) } ?? true
    }

    /// An event whose keys may have come: heard, or parked until they do (E32).
    private func settle(
        _ name: String, _ kept: JSON?, _ keeper: MatrixKeeper, _ result: inout MatrixDigest.Result
    ) async throws {
        var book = CipherBook(vault, at: timing.now())
        book.write(.waiting, name, nil)
        guard let room = kept?["room"]?.text, let json = kept?["event"] else { return try await keep(book) }
        let digest = MatrixDigest(memory: memory, now: timing.now())
        var item: MatrixSyncAnswer.Item?
        switch try await RoomReceiver.open(json, in: room, &book) {
        case .opened(let json): item = try await self.opened(json, from: kept?["event"], in: room, book)
        case .noKey(let session):
            let id = json["event_id"]?.text ?? ""
            try await park(kept, as: "\(room) \(session) \(id)", in: room, &book)
            result.chores.append(.deplore(room: room))
        case .unknownAlgorithm:
            try await park(kept, as: "\(room) ? \(json["event_id"]?.text ?? "")", in: room, &book)
            result.chores.append(.deplore(room: room))
        case .dropped: note(.eventIgnored)
        }
        let (rows, heard) = (book.rows, item)
        let more = try await keeper.commit { facts in
            var result = MatrixDigest.Result()
            if let heard {
                // Whatever the homeserver shows of the room (E36).
                facts.rooms[room]?.isEncrypted = true
                digest.hear([heard], in: room, &facts, &result)
            }
            return MatrixCommit(updates: result.updates, freed: result.freed, rows: rows, result: result)
        }
        result.chores += more.chores
        result.updates += more.updates
        result.notes += more.notes
    }

    /// Puts an event aside until its key comes; of a room's events only so many.
    private func park(
        _ kept: JSON?, as name: String, in room: String, _ book: inout CipherBook
    ) async throws {
        guard try await vault.names(.parked, from: "\(room) ").count < Self.mostParked,
            try await vault.names(.parked).count < Self.mostParkedInAll
        else { return note(.eventIgnored) }
        let since = kept?["at"] ?? .number(timing.now().milliseconds)
        book.write(.parked, name, json: (kept ?? [:]).with("at", since))
    }

    /// An event as a sync would have brought it in clear: without numbers that nobody should keep.
    private func opened(
        _ json: JSON, from sealed: JSON?, in room: String, _ book: CipherBook
    ) async throws -> MatrixSyncAnswer.Item {
        var json = json
        var proof = MatrixSyncAnswer.Item.Proof.sealed
        if memory.settings.decisions == .signed, memory.isReviewRoom(room) {
            let isSigned = try await RoomReceiver.isSigned(sealed ?? .null, in: room, book)
            proof = isSigned ? .signed : .sealed
            // What an event is about stands outside, where the homeserver can change it (E33).
            json = json.with("content", json["content"]?.with("m.relates_to", nil))
        }
        var bytes = json.bytes
        SecretNumbers.mask(&bytes, members: MatrixSyncAnswer.spokenMembers)
        var item = MatrixSyncAnswer.item(bytes)
        item.proof = proof
        return item
    }
}
