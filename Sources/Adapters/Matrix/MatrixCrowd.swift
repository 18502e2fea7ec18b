import CivicFacts
import Conversation
import PlainJSON

/// A private room in which others can read along: nothing of a report goes there until the two are alone again.
struct MatrixCrowd: Sendable {
    let desk: MatrixTools

    /// Says once that no report is taken here.
    func disperse(_ room: String) async { _ = await say(.crowded, as: "crowd", in: room) }

    /// Keeps an entry back, and has the person told once that there is something for them.
    func withhold(_ attempt: MatrixAttempt) async -> DeliveryError {
        let room = attempt.room
        guard desk.memory.room(room)?.isNewsTold != true else {
            return .later(after: .minutes(10), scope: .room)
        }
        let outcome = await say(.news, as: "news", in: room, alerting: desk.memory.person(in: room))
        guard outcome.answer != nil else { return attempt.setback.error(for: outcome) }
        try? await desk.memory.keeper?.change { $0.rooms[room]?.isNewsTold = true }
        return .later(after: .minutes(10), scope: .room)
    }

    /// Looks who is left. Only if it is the person whose room this is, and nobody else, does it go on; a room that they
    /// left to others is left as well.
    func reopen(_ room: String, _ keeper: MatrixKeeper, _ house: MatrixHousekeeping) async throws {
        var failures = 0
        while let known = desk.memory.room(room), known.crowdedSince != nil, !known.isOverfull {
            let members = await desk.client.call(MatrixRequest(.get, ["rooms", room, "joined_members"]))
            if let people = members.answer?["joined"]?.object?.keys.filter({ $0 != desk.me }) {
                return try await settle(room, people, keeper, house)
            }
            if case .refused(let refusal) = members, [403, 404].contains(refusal.status) { return }
            failures += 1
            try await desk.timing.sleep(desk.timing.pause(afterFailures: failures))
        }
    }

    private func settle(
        _ room: String, _ people: [String], _ keeper: MatrixKeeper, _ house: MatrixHousekeeping
    ) async throws {
        guard people.count < 2, let owner = desk.memory.person(in: room) else { return }
        let isOwn = people == [owner]
        try await keeper.commit { facts in
            // Somebody may have come back meanwhile.
            guard let known = facts.rooms[room], !known.isOverfull else { return MatrixCommit(result: ()) }
            if isOwn {
                facts.rooms[room]?.crowdedSince = nil
                facts.rooms[room]?.isNewsTold = nil
                facts.rooms[room]?.isCrowdTold = false
            } else {
                facts.rooms[room]?.isEmpty = true
            }
            return MatrixCommit(freed: isOwn ? [room] : [], result: ())
        }
        if !isOwn { house.hand(over: [.leave(room: room)]) }
    }

    /// Nobody knows here which language the person speaks, so it is said in both.
    private func say(
        _ words: MatrixWords, as name: String, in room: String, alerting person: String? = nil
    ) async -> MatrixOutcome {
        let text = [Language.english, .spanish].map { Catalogue($0).text(words) }.joined(separator: "\n\n")
        guard let part = MatrixText(text: text).onePart else { return .lost(.notSent) }
        let since = desk.memory.room(room)?.crowdedSince?.milliseconds ?? 0
        let transaction = MatrixTransaction(
            "\(name)\(since)", room: room, installation: await desk.client.access.installation)
        let content = MatrixContent(
            part, isNotice: true, alerting: [person].compactMap(\.self))
        return await desk.send(content, to: room, as: transaction.id("p0"))
    }
}
