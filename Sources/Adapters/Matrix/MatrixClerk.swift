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
        let content = MatrixContent(part, isNotice: false, alerting: [press.person])
            .replying(to: press.card, inThread: desk.memory.thread(of: press.card))
        _ = try await attempt.send(content, as: attempt.transaction.id("a"))
        return .done
    }

    /// Whether the person is in the room right now, with the power that the settings ask for (M106, M109): as the syncs
    /// tell it, or as the homeserver says where they may not have told all; or in which of these rooms.
    func vouch(for sender: SenderID, in rooms: [RoomID]) async throws(DeliveryError) -> Receipt {
        guard !rooms.isEmpty else { return try await vouch(for: sender, in: attempt.room) }
        var (found, leading): ([RoomID], [RoomID]) = ([], [])
        for room in rooms {
            guard case .vouched(true, let leads, _, _, _) = try await member(sender, of: room) else {
                continue
            }
            found.append(room)
            if leads { leading.append(room) }
        }
        return .vouched(
            isModerator: !found.isEmpty, name: found.isEmpty ? nil : sender.id, in: found, leading: leading)
    }

    /// The same of one room among others: one that is closed to the bot tells nothing of anybody.
    private func member(_ sender: SenderID, of room: RoomID) async throws(DeliveryError) -> Receipt {
        do throws(DeliveryError) {
            return try await vouch(for: sender, in: desk.memory.destination(of: room.id))
        } catch {
            guard case .never = error else { throw error }
            return .vouched(isModerator: false)
        }
    }

    private func vouch(for sender: SenderID, in room: String) async throws(DeliveryError) -> Receipt {
        do throws(MatrixOutcome) { return try await look(for: sender, in: room) } catch {
            throw attempt.setback.error(for: error)
        }
    }

    private func look(for sender: SenderID, in room: String) async throws(MatrixOutcome) -> Receipt {
        let troubles = try await MatrixReviewSafety(desk: desk).troubles(of: room)
        guard troubles.isEmpty else { return .vouched(isModerator: false) }
        let standings = desk.memory.standings
        let most = desk.memory.settings.moderatorLevel
        if let level = standings.level(of: sender.id, in: room, at: desk.timing.now()) {
            return vouched(with: level, most: most, name: sender.id)
        }
        let version = standings.version
        let member = try await desk.stateIfAny("m.room.member", sender.id, of: room)
        let isIn = member?["membership"]?.text == "join"
        let create = isIn ? try await desk.stateIfAny("m.room.create", of: room, asEvent: true) : nil
        let levels = isIn ? try await desk.stateIfAny("m.room.power_levels", of: room) : nil
        standings.keep(
            sender.id, isIn: isIn, create: create, levels: levels, in: room, ifStill: version)
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
}
