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

    /// Whether the person is in the room right now, with the power that the settings ask for (M106, M109).
    func vouch(for sender: SenderID) async throws(DeliveryError) -> Receipt {
        let member = try await content("m.room.member", sender.id)
        guard member?["membership"]?.text == "join" else { return .vouched(isModerator: false) }
        let create = try await content("m.room.create", asEvent: true)
        let levels = try await content("m.room.power_levels")
        let power = MatrixPower(create: create.map(MatrixEvent.init(json:)), levels: levels)
        return .vouched(isModerator: power.level(of: sender.id) >= desk.memory.settings.moderatorLevel)
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
