import CivicFacts
import Conversation
import HTTP
import PlainJSON

/// The sync loop: keeps everything an answer brings before the next sync acknowledges it, and outlasts whatever
/// trouble passes.
struct MatrixReceiver: Sendable {
    let desk: MatrixTools
    /// Where encryption was set up.
    var keyring: Keyring?

    /// What one sync came to.
    enum Outcome: Sendable {
        case answer(MatrixSyncAnswer)
        case refused(MatrixRefusal)
        case failed(status: Int)
        case signedOut
        case cancelled
    }

    /// Runs until cancelled, which throws `CancellationError`; what `keep` throws ends it too.
    func run(from cursor: Cursor?, _ keep: @escaping @Sendable (Batch) async throws -> Void) async throws {
        let keeper = MatrixKeeper(memory: desk.memory, keep: keep)
        desk.memory.keeper = keeper
        let house = MatrixHousekeeping(desk: desk, keeper: keeper)
        house.hand(over: MatrixChore.left(in: desk.memory.current))
        try await withThrowingDiscardingTaskGroup { group in
            group.addTask { try await house.watchReviewRooms() }
            var position = Position(since: cursor?.value)
            var patience = MatrixPatience(desk: desk)
            while true {
                for chore in house.takeOver() { group.addTask { try await house.run(chore) } }
                try Task.checkCancellation()
                await desk.client.access.refreshIfDue()
                try await step(&position, &patience, house)
            }
        }
    }

    /// Where the stream goes on.
    private struct Position {
        var since: String?
        var isFirst = true
    }

    /// One sync, and what has to be done after it.
    private func step(
        _ position: inout Position, _ patience: inout MatrixPatience, _ house: MatrixHousekeeping
    ) async throws {
        switch await sync(since: position.since, isHasty: position.isFirst) {
        case .cancelled: throw CancellationError()
        case .signedOut: try await patience.awaitToken()
        case .failed(let status): try await patience.recover(status: status)
        case .refused(let refusal) where refusal.status == 400 && position.since != nil:
            // The homeserver was restored, or forgot: look at everything once and fill the gaps (M19).
            desk.note(.positionLost)
            desk.memory.standings.forget()
            desk.memory.safety.forget()
            position.since = nil
        case .refused(let refusal): try await patience.endure(refusal)
        case .answer(let answer):
            house.hand(over: try await take(answer, since: position.since, house.keeper))
            await keyring?.tend(desk)
            try await patience.rest(isStuck: position.since == answer.next)
            position = Position(since: answer.next, isFirst: false)
        }
    }

    private func take(
        _ answer: MatrixSyncAnswer, since: String?, _ keeper: MatrixKeeper
    ) async throws -> [MatrixChore] {
        if let direct = answer.direct { desk.memory.setDirect(direct) }
        desk.memory.standings.hear(answer, of: desk.memory.reviewRooms, at: desk.timing.now())
        let mustInspect = desk.memory.safety.hear(answer, of: desk.memory.reviewRooms)
        for room in answer.joined { await MatrixRecognition(desk: desk).learn(room.timeline, in: room.id) }
        let digest = MatrixDigest(memory: desk.memory, now: desk.timing.now())
        let result =
            if let encryption = desk.memory.encryption {
                try await encryption.take(answer, since: since, digest, keeper)
            } else {
                try await keeper.commit { digest.take(answer, since: since, &$0) }
            }
        for note in result.notes { desk.note(note) }
        desk.note(.synced(updates: result.updates.count))
        return result.chores + (mustInspect ? [.inspect] : [])
    }

    private func sync(since: String?, isHasty: Bool) async -> Outcome {
        let isShort = await desk.memory.encryption?.isHasty ?? false
        switch await desk.client.raw(request(since: since, isHasty: isHasty, isShort: isShort)) {
        case .failure(.cancelled): return .cancelled
        case .failure(.signedOut): return .signedOut
        case .failure: return .failed(status: 0)
        case .success(let reply) where reply.status == 200:
            return MatrixSyncAnswer(reply.body).map { .answer($0) } ?? .failed(status: 200)
        case .success(let reply):
            guard let refusal = MatrixRefusal(reply) else { return .failed(status: reply.status) }
            if refusal.isSignedOut { return .signedOut }
            return refusal.status >= 500 ? .failed(status: refusal.status) : .refused(refusal)
        }
    }

    /// The homeserver holds the call half a minute, and a dead connection is noticed 20 s later (M15); a first look at
    /// many rooms may take ten minutes (M14).
    private func request(since: String?, isHasty: Bool, isShort: Bool) -> MatrixRequest {
        var query = [("filter", filter(isFirst: since == nil).written)]
        if let since { query.append(("since", since)) }
        query.append(("timeout", isHasty || since == nil ? "0" : isShort ? "2000" : "30000"))
        return MatrixRequest(.get, ["sync"], query: query)
            .with(deadline: since == nil || isHasty ? .minutes(10) : .seconds(50), limit: 128 << 20)
    }

    /// Only what the house has a use for (M22, M31). What the bot itself did it knows from the answers to its calls. The
    /// power levels are wanted where a gap hides a change of them; at a first look they are asked for.
    private func filter(isFirst: Bool) -> JSON {
        let nothing: JSON = ["types": []]
        let types: [JSON] = ["m.room.member", "m.room.encryption", "m.room.tombstone"]
        return [
            "presence": nothing, "account_data": ["types": ["m.direct"]],
            "room": [
                "ephemeral": nothing, "account_data": nothing,
                "timeline": [
                    "limit": isFirst ? 1 : 100, "lazy_load_members": true, "not_senders": [.text(desk.me)],
                ],
                "state": [
                    "lazy_load_members": true,
                    "types": .list(types + (isFirst ? [] : ["m.room.power_levels"])),
                ],
            ],
        ]
    }
}

extension JSON {
    /// As text, for the query of a request.
    fileprivate var written: String { String(decoding: bytes, as: UTF8.self) }
}
