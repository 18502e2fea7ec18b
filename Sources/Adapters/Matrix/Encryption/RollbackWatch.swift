import CivicFacts
import Conversation
import Encryption
import PlainJSON

/// Notices that the rows are older than they were: an old ratchet would say two things under one key (E46 to E48).
extension EncryptionDesk {
    private static let day = Span.days(1)
    /// Clocks differ.
    private static let slack = Span.minutes(5)
    /// Own ratchets are kept for longer than this.
    private static let judged = Span.days(20)

    /// Compares the counter with the homeserver's and moves both on. Ours first: a stop in between leaves the homeserver behind, which is fine.
    func count() async throws {
        let shown = try await server.accountData(KeyCounter.name)
        let moved: KeyCounter? = try await work { book in
            let kept = KeyCounter(try await book.json(.counter, own.id))
            var counter = kept ?? KeyCounter(since: timing.now())
            guard !counter.isBehind(shown, of: own.id) else { return nil }
            (counter.number, counter.run) = (counter.number + 1, run)
            book.write(.counter, own.id, json: counter.json)
            return counter
        }
        guard let moved else { return noteRollback() }
        countedAt = timing.now()
        try await server.setAccountData(KeyCounter.name, moved.shown(of: own.id))
    }

    /// From time to time, and until it was done once.
    func countIfDue() async { if isCountDue { try? await count() } }

    var isCountDue: Bool {
        !isRolledBack && countedAt.map { timing.now().since($0) >= Self.day } ?? true
    }

    /// Nothing encrypted leaves before it is known that the rows are not old (E48).
    func awaitChecked() async throws {
        for _ in 0..<250 {
            if isRolledBack { break }
            if hasSynced, countedAt != nil { return }
            try await timing.sleep(Span(milliseconds: 20))
        }
        throw MatrixOutcome.lost(.uncertain)
    }

    /// Before the first message to a room in this run: the last own one there is of a ratchet that is here, and not further on than it.
    func verify(_ room: String) async throws {
        guard !verified.contains(room) else { return }
        let filter: JSON = ["senders": [.text(own.user)], "types": ["m.room.encrypted"]]
        let query = [
            ("dir", "b"), ("limit", "1"), ("filter", String(decoding: filter.bytes, as: UTF8.self)),
        ]
        let outcome = await server.client.call(
            MatrixRequest(.get, ["rooms", room, "messages"], query: query).with(deadline: .seconds(30)))
        if case .lost = outcome { throw outcome }
        if let event = outcome.answer?["chunk"]?.list?.first, try await isAhead(event, in: room) {
            noteRollback()
            throw MatrixOutcome.lost(.uncertain)
        }
        verified.insert(room)
    }

    private func isAhead(_ event: JSON, in room: String) async throws -> Bool {
        guard event["sender"]?.text == own.user, let content = event["content"],
            let message = OwnMessage(content), message.device == own.id
        else { return false }
        let book = CipherBook(vault)
        if let next = try await RoomSender.next(in: room, book), next.session == message.session {
            return message.sealed.index >= next.index
        }
        guard try await book.read(.own, "\(room) \(message.session)") == nil,
            let counter = KeyCounter(try await book.json(.counter, own.id)),
            let sent = event["origin_server_ts"]?.number.map({ Moment(milliseconds: $0) })
        else { return false }
        let left = try await book.json(.left, room)?.number ?? 0
        let start = max(counter.since.milliseconds, left)
        return sent.milliseconds > start + Self.slack.milliseconds
            && timing.now().since(sent) < Self.judged
    }

    func noteRollback() {
        guard !isRolledBack else { return }
        isRolledBack = true
        note(.keysRolledBack)
    }
}
