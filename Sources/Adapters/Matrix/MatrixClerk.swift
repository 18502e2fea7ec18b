import Conversation
import PlainJSON

/// Answers reactions and asks who has authority.
struct MatrixClerk: Sendable {
    let attempt: MatrixAttempt

    private var desk: MatrixTools { attempt.desk }

    /// What went well shows on the card; what did not is said to the one who reacted, so that they notice.
    func acknowledge(_ callback: CallbackID, _ note: String?, alert: Bool) async throws(DeliveryError)
        -> Receipt
    {
        guard alert, let note, let press = MatrixCallback(callback),
            let part = MatrixText(text: "\(press.person): \(note)").onePart
        else { return .done }
        let content = MatrixContent(part, isNotice: false, alerting: press.person)
            .replying(to: press.card, inThread: desk.memory.thread(of: press.card))
        _ = try await attempt.send(content, as: attempt.transaction.id("a"))
        return .done
    }

    /// Whether the person is in the room right now, with the power that the settings ask for (M106, M109): as the syncs
    /// tell it, or as the homeserver says where they may not have told all.
    func vouch(for sender: SenderID) async throws(DeliveryError) -> Receipt {
        do throws(MatrixOutcome) {
            let troubles = try await MatrixReviewRoom(desk: desk).troubles(of: attempt.room)
            guard troubles.isEmpty else { return .vouched(isModerator: false) }
        } catch { throw attempt.setback.error(for: error) }
        let standings = desk.memory.standings
        let most = desk.memory.settings.moderatorLevel
        if let level = standings.level(of: sender.id, in: attempt.room, at: desk.timing.now()) {
            return vouched(with: level, most: most, name: sender.id)
        }
        let version = standings.version
        let member = try await content("m.room.member", sender.id)
        let isIn = member?["membership"]?.text == "join"
        let create = isIn ? try await content("m.room.create", asEvent: true) : nil
        let levels = isIn ? try await content("m.room.power_levels") : nil
        standings.keep(
            sender.id, isIn: isIn, create: create, levels: levels, in: attempt.room, ifStill: version)
        guard isIn else { return .vouched(isModerator: false) }
        let power = MatrixPower(create: create.map(MatrixEvent.init(json:)), levels: levels)
        return vouched(with: power.level(of: sender.id), most: most, name: sender.id)
    }

    /// Who may appoint moderators leads them.
    private static let leads: Int64 = 75

    private func vouched(with level: Int64?, most: Int64, name: String) -> Receipt {
        let isModerator = level.map { $0 >= most } ?? false
        return .vouched(
            isModerator: isModerator, isLead: isModerator && (level ?? 0) >= max(Self.leads, most),
            name: name)
    }

    /// A piece of the room's state, nil if there is none.
    private func content(
        _ type: String, _ key: String = "", asEvent: Bool = false
    ) async throws(DeliveryError) -> JSON? {
        let outcome = await desk.state(type, key, of: attempt.room, asEvent: asEvent)
        switch outcome {
        case .done(let content): return content
        case .refused(let refusal) where refusal.status == 404: return nil
        case .refused, .lost: throw attempt.setback.error(for: outcome)
        }
    }
}
