import CivicFacts
import Conversation
import PlainJSON

/// Looks up the messages of one room that a sync left out, before anything newer of that room is heard (M20).
struct MatrixGapFiller: Sendable {
    let desk: MatrixTools
    let keeper: MatrixKeeper
    let house: MatrixHousekeeping

    /// More than this of one room is never looked up at once (M21).
    static let most = 2_000

    func fill(_ room: String) async throws {
        desk.note(.gapsOpen(rooms: desk.memory.current.gaps.items.count))
        var failures = 0
        while let gap = desk.memory.current.gaps[room] {
            let isDone = gap.from == nil ? await backwards(room, gap) : await forwards(room, gap)
            switch isDone {
            case .page(let page):
                try await take(page, of: room)
                failures = 0
            case .again(let wait):
                failures += 1
                try await desk.timing.sleep(wait ?? desk.timing.pause(afterFailures: failures))
            case .never:
                desk.note(.gapAbandoned)
                try await keeper.change { $0.gaps[room] = nil }
            }
        }
    }

    /// Events in their order, and where to go on; nil at the end of what was looked for.
    private struct Page: Sendable {
        let events: [MatrixSyncAnswer.Item]
        let from: String?
        /// The end that was asked for: a sync may have moved it on meanwhile.
        let to: String
        let looked: Int
    }

    private enum Step: Sendable {
        case page(Page)
        case again(Span?)
        case never
    }

    /// A page of a gap whose beginning is known.
    private func forwards(_ room: String, _ gap: MatrixGap) async -> Step {
        guard gap.seen < Self.most, let from = gap.from else { return .never }
        switch await messages(room, direction: "f", from: from, to: gap.to) {
        case .failure(let step): return step
        case .success(let chunk):
            let isLast = chunk.end == nil || chunk.items.isEmpty || chunk.end == from
            return .page(
                Page(
                    events: chunk.items, from: isLast ? nil : chunk.end, to: gap.to, looked: chunk.items.count
                ))
        }
    }

    /// Everything back to where the conversation began for the bot, in one piece, because the oldest comes first.
    private func backwards(_ room: String, _ gap: MatrixGap) async -> Step {
        var newestFirst: [MatrixSyncAnswer.Item] = []
        var from = gap.to
        while newestFirst.count < Self.most {
            switch await messages(room, direction: "b", from: from, to: nil) {
            case .failure(let step): return step
            case .success(let chunk):
                if let stop = chunk.items.firstIndex(where: { isStart($0.event, of: room, gap) }) {
                    newestFirst += chunk.items[..<stop]
                    return .page(
                        Page(events: newestFirst.reversed(), from: nil, to: gap.to, looked: newestFirst.count)
                    )
                }
                newestFirst += chunk.items
                guard let end = chunk.end, end != from, !chunk.items.isEmpty else {
                    return .page(
                        Page(events: newestFirst.reversed(), from: nil, to: gap.to, looked: newestFirst.count)
                    )
                }
                from = end
            }
        }
        desk.note(.gapAbandoned)
        return .page(Page(events: newestFirst.reversed(), from: nil, to: gap.to, looked: newestFirst.count))
    }

    /// In somebody's room the bot's invitation, because what was written since counts; elsewhere its coming in (M24).
    private func isStart(_ event: MatrixEvent?, of room: String, _ gap: MatrixGap) -> Bool {
        if let until = gap.until { return event?.id == until }
        let known = desk.memory.room(room)
        let start = known?.isDirect == true && known?.isRefuge == false ? "invite" : "join"
        return event?.membership == start && event?.stateKey == desk.me
    }

    /// Keeps a page together with how far it came; the gap closes only if no sync moved its end.
    private func take(_ page: Page, of room: String) async throws {
        await MatrixRecognition(desk: desk).learn(page.events, in: room)
        guard let encryption = desk.memory.encryption else {
            return try await take(page, of: room, page.events, [])
        }
        let chores = try await encryption.read(page.events, in: room, keeper) { events, rows in
            try await take(page, of: room, events, rows)
        }
        house.hand(over: chores)
    }

    /// The events of a page, those that could be opened in clear; the rows that this changed.
    private func take(
        _ page: Page, of room: String, _ events: [MatrixSyncAnswer.Item], _ rows: [AdapterRow]
    ) async throws {
        let digest = MatrixDigest(memory: desk.memory, now: desk.timing.now())
        let encryption = desk.memory.encryption
        let result = try await keeper.commit { facts in
            var result = MatrixDigest.Result()
            guard var gap = facts.gaps[room] else { return MatrixCommit(result: result) }
            digest.hear(events, in: room, &facts, &result)
            gap.seen += page.looked
            if let from = page.from {
                gap.from = from
                facts.gaps[room] = gap
            } else if gap.to != page.to {
                (gap.from, gap.until) = (page.to, nil)
                facts.gaps[room] = gap
            } else {
                facts.gaps[room] = nil
            }
            let parked = encryption?.waiting(result.unread) ?? []
            return MatrixCommit(
                updates: result.updates, freed: result.freed, rows: rows + parked, result: result)
        }
        for note in result.notes { desk.note(note) }
        if desk.memory.current.gaps[room] == nil { desk.note(.gapClosed(events: page.looked)) }
        house.hand(over: result.chores)
    }

    private struct Chunk: Sendable {
        let items: [MatrixSyncAnswer.Item]
        let end: String?
    }

    private enum Answer: Sendable {
        case success(Chunk)
        case failure(Step)
    }

    private func messages(_ room: String, direction: String, from: String, to: String?) async -> Answer {
        let query = [("dir", direction), ("from", from), ("limit", "100")] + (to.map { [("to", $0)] } ?? [])
        let request = MatrixRequest(.get, ["rooms", room, "messages"], query: query)
            .with(deadline: .minutes(2), limit: 32 << 20)
        switch await desk.client.call(request) {
        case .done(let answer):
            let items = (answer["chunk"]?.list ?? []).map { MatrixSyncAnswer.item($0.bytes) }
            return .success(Chunk(items: items, end: answer["end"]?.text))
        case .refused(let refusal) where [403, 404].contains(refusal.status): return .failure(.never)
        case .refused(let refusal) where refusal.status == 400: return .failure(.never)
        case .refused(let refusal): return .failure(.again(refusal.wait))
        case .lost(.tooLarge): return .failure(.never)
        case .lost: return .failure(.again(nil))
        }
    }
}
