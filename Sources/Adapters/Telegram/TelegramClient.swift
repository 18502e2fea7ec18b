import HTTP

/// How a call ended.
enum TelegramOutcome<Result: Sendable>: Sendable {
    case done(Result)
    case refused(TelegramFailure)
    case lost(CallLoss)
}

/// Calls methods of the Bot API over one transport and reads the frame of each answer.
struct TelegramClient: Sendable {
    let transport: any TelegramTransport

    func call<Result: TelegramReadable>(
        _ call: TelegramCall, as type: Result.Type = Result.self
    ) async -> TelegramOutcome<Result> {
        switch await raw(call) {
        case .failure(let loss): .lost(loss)
        case .success(let reply): read(reply)
        }
    }

    /// The raw answer, for those who read it themselves.
    func raw(_ call: TelegramCall) async -> Swift.Result<HTTPResponse, CallLoss> {
        do {
            return .success(try await transport.send(call))
        } catch {
            return .failure(error)
        }
    }

    func read<Result: TelegramReadable>(_ reply: HTTPResponse) -> TelegramOutcome<Result> {
        let answer = TelegramAnswer<Result>([UInt8](reply.body))
        if answer.isOk {
            if answer.isWhole, let result = answer.result { return .done(result) }
            // With this status the work was done, however little of the answer came.
            if reply.status == 200, let unsaid = Result.unsaid { return .done(answer.result ?? unsaid) }
        }
        guard answer.isWhole, !answer.isOk else {
            return reply.status == 429 ? .refused(nakedFlood(reply)) : .lost(.garbled(status: reply.status))
        }
        return .refused(
            TelegramFailure(
                status: reply.status, code: answer.code ?? reply.status,
                description: answer.description ?? "",
                retryAfter: answer.retryAfter ?? wait(of: reply), migrateTo: answer.migrateTo))
    }

    private func nakedFlood(_ reply: HTTPResponse) -> TelegramFailure {
        TelegramFailure(status: 429, code: 429, description: "", retryAfter: wait(of: reply))
    }

    /// The `Retry-After` header in seconds.
    private func wait(of reply: HTTPResponse) -> Int? { reply.retryAfter.map { Int($0.components.seconds) } }
}
