import CivicFacts
import Conversation
import HTTP
import PlainJSON

/// The long poll: keeps every batch before the next call confirms it, and outlasts whatever trouble passes.
struct TelegramPoller: Sendable {
    let desk: TelegramTools

    /// What one poll came to.
    enum Outcome: Sendable {
        case batch(TelegramBatch)
        case refused(TelegramVerdict)
        /// No answer of the Bot API; the HTTP status, or 0.
        case failed(status: Int)
        case cancelled
    }

    /// Runs until cancelled, which throws `CancellationError`; what `keep` throws ends it too.
    func run(from cursor: Cursor?, _ keep: @Sendable (Batch) async throws -> Void) async throws {
        // A negative offset would delete what waits on the server (T18).
        var offset = max(cursor.flatMap { Int64($0.value) } ?? 0, 0)
        var patience = TelegramPatience(timing: desk.timing, note: desk.note)
        while true {
            try Task.checkCancellation()
            switch await poll(from: offset) {
            case .cancelled: throw CancellationError()
            case .batch(let batch):
                try await keepIfAny(batch, keep)
                offset = batch.next ?? offset
                try await patience.rest(after: batch)
            case .failed(let status): try await patience.recover(status: status)
            case .refused(.revoked):
                try await identify()
                try await patience.recover(status: 401)
            case .refused(.conflict):
                if try await patience.endureConflict() { continue }
                // So that the other one hears of it as often, and ends as well.
                _ = await poll(from: offset, held: 0)
                throw TelegramFault.twoPollers
            case .refused(.webhook): throw TelegramFault.webhook(at: await webhookAddress())
            case .refused(let verdict): try await patience.endure(verdict)
            }
        }
    }

    /// Throws when the token is dead, and nothing of it is a stray.
    private func identify() async throws {
        do { _ = try await desk.identify() } catch {
            try Task.checkCancellation()
            throw error
        }
    }

    private func poll(from offset: Int64, held seconds: Int64 = 30) async -> Outcome {
        switch await desk.client.raw(Self.call(from: offset, held: seconds)) {
        case .failure(.cancelled): return .cancelled
        case .failure: return .failed(status: 0)
        case .success(let reply):
            var body = [UInt8](reply.body)
            // Before anything is kept anywhere.
            SecretNumbers.mask(&body, members: ["text", "caption"])
            if let batch = TelegramBatch(answer: body, received: desk.timing.now()) {
                desk.note(.polled(updates: batch.updates.count))
                return .batch(batch)
            }
            let answer: TelegramOutcome<TelegramAnything> = desk.client.read(reply)
            guard case .refused(let failure) = answer else { return .failed(status: reply.status) }
            let verdict = TelegramVerdict(failure)
            return verdict == .serverTrouble ? .failed(status: failure.code) : .refused(verdict)
        }
    }

    /// Explicit kinds each time, because Telegram otherwise keeps those of the last program (T14); the server
    /// holds the call 30 s, and a dead connection is noticed 15 s later (T11, T12).
    static func call(from offset: Int64, held seconds: Int64) -> TelegramCall {
        let kinds = [
            "message", "edited_message", "callback_query", "my_chat_member", "chat_member",
            "message_reaction", "pre_checkout_query",
        ]
        return TelegramCall("getUpdates", deadline: .seconds(45), limit: 16 << 20) { json in
            json.field("offset", offset)
            json.field("timeout", seconds)
            json.field("limit", 100)
            json.field("allowed_updates", list: { json in for kind in kinds { json.text(kind) } })
        }
    }

    private func keepIfAny(_ batch: TelegramBatch, _ keep: @Sendable (Batch) async throws -> Void)
        async throws
    {
        for _ in 0..<batch.unnumbered { desk.note(.updateUnnumbered) }
        guard !batch.updates.isEmpty else { return }
        let freed = (batch.entered + woken(in: batch)).map { RoomID(platform: .telegram, id: String($0)) }
        let cursor = batch.next.map { Cursor(value: String($0)) }
        try await keep(Batch(updates: batch.updates, cursor: cursor, freed: freed))
    }

    /// The chats that were to be silent for long and in which somebody speaks now: what waits for them is tried again, so
    /// that an answer to `/mine` has a chance (T-f).
    private func woken(in batch: TelegramBatch) -> [Int64] {
        guard desk.memory.isAnySilent else { return [] }
        return batch.updates.compactMap { TelegramUpdate($0.body)?.spokenIn }
            .filter(desk.memory.endSilence)
    }

    private func webhookAddress() async -> String {
        guard case .done(let webhook) = await desk.client.call(TelegramWebhook.call, as: TelegramWebhook.self)
        else { return "" }
        return webhook.url
    }
}
