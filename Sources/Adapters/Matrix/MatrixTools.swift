import CivicFacts
import Conversation
import PlainJSON

/// What every part of the adapter works with.
struct MatrixTools: Sendable {
    let client: MatrixClient
    let memory: MatrixMemory
    let timing: AdapterTiming
    let note: @Sendable (MatrixNote) -> Void

    var me: String { memory.settings.user }

    /// Sends an event once under its transaction id, however often it is asked to; the event's id.
    func send(_ content: MatrixContent, to room: String, as transaction: String, isClear: Bool = false) async
        -> MatrixOutcome
    {
        if isClear || content.type == "m.reaction" {
            return await put(content.type, content.json, to: room, as: transaction)
        }
        guard let encryption = encryption(in: room) else {
            // What was set up and is of no use now makes nothing clear.
            guard !mustWait(room) else { return .lost(.uncertain) }
            return await put(content.type, content.json, to: room, as: transaction)
        }
        let sealed: JSON
        do throws(MatrixOutcome) {
            sealed = try await encryption.seal(content, for: room, as: transaction)
        } catch { return error }
        let outcome = await put("m.room.encrypted", sealed, to: room, as: transaction)
        switch outcome {
        case .done:
            await encryption.settle(transaction)
            await UnreadNotice.warn(room, encryption, self)
            await TeamNotice(desk: self).nameOutsiders(of: room, encryption)
        case .refused(let refusal) where refusal.isFinal:
            await encryption.settle(transaction)
        case .refused, .lost: break
        }
        return outcome
    }

    /// Says something by itself, a few times if it must be; it is no reason to hold anything up.
    func insist(
        on content: MatrixContent, in room: String, as transaction: String, isClear: Bool = false
    ) async {
        for attempt in 0..<5 {
            let outcome = await send(content, to: room, as: transaction, isClear: isClear)
            if outcome.answer != nil { return }
            do { try await timing.sleep(timing.pause(afterFailures: attempt)) } catch { return }
        }
    }

    private func put(
        _ type: String, _ content: JSON, to room: String, as transaction: String
    ) async -> MatrixOutcome {
        await client.call(MatrixRequest(.put, ["rooms", room, "send", type, transaction], json: content))
    }

    /// What seals for a room; nil for one that is not encrypted, and where encryption is not set up.
    func encryption(in room: String) -> EncryptionDesk? {
        memory.isEncrypted(room) ? memory.encryption : nil
    }

    /// What is for this room would have to be sealed, and cannot be now.
    func mustWait(_ room: String) -> Bool {
        memory.mustSeal && memory.encryption == nil && memory.isEncrypted(room)
    }

    /// The content of a piece of a room's state.
    func state(_ type: String, _ key: String = "", of room: String, asEvent: Bool = false) async
        -> MatrixOutcome
    {
        await client.call(
            MatrixRequest(
                .get, ["rooms", room, "state", type, key], query: asEvent ? [("format", "event")] : []
            ).with(deadline: .seconds(30)))
    }

    /// The same, nil if there is none; throws what came instead of an answer.
    func stateIfAny(
        _ type: String, _ key: String = "", of room: String, asEvent: Bool = false
    ) async throws(MatrixOutcome) -> JSON? {
        let outcome = await state(type, key, of: room, asEvent: asEvent)
        switch outcome {
        case .done(let content): return content
        case .refused(let refusal) where refusal.status == 404: return nil
        case .refused, .lost: throw outcome
        }
    }

    /// Who may do what in a room; nil where that could not be asked.
    func power(in room: String) async -> MatrixPower? {
        let create = await state("m.room.create", of: room, asEvent: true)
        let levels = await state("m.room.power_levels", of: room)
        guard let create = create.answer else { return nil }
        return MatrixPower(create: MatrixEvent(json: create), levels: levels.answer)
    }
}
