import Conversation
import Foundation

/// How a call ended.
enum TelegramOutcome<Result: Sendable>: Sendable {
    case done(Result)
    case refused(TelegramFailure)
    case lost(TelegramLoss)
}

/// How a call ended without an answer of the Bot API.
enum TelegramLoss: Equatable, Sendable {
    /// The request never left.
    case notSent
    /// It left, and nobody knows what became of it.
    case uncertain
    /// Something answered that is not the Bot API: a proxy's page, half an answer, nothing.
    case garbled(status: Int)
    /// The answer is longer than allowed.
    case tooLarge
    case cancelled
}

/// Calls methods of the Bot API over one transport and reads the frame of each answer.
struct TelegramClient: Sendable {
    let transport: any TelegramTransport

    func call<Result: Decodable & Sendable>(
        _ call: TelegramCall, as type: Result.Type = Result.self
    ) async -> TelegramOutcome<Result> {
        switch await send(call.request) {
        case .failure(let error): .lost(TelegramLoss(error))
        case .success(let reply): read(reply)
        }
    }

    /// The raw answer, for those who read it themselves.
    func send(_ request: TelegramRequest) async -> Swift.Result<TelegramReply, TelegramTransportError> {
        do {
            return .success(try await transport.send(request))
        } catch {
            return .failure(error)
        }
    }

    func read<Result: Decodable & Sendable>(_ reply: TelegramReply) -> TelegramOutcome<Result> {
        let decoder = JSONDecoder()
        guard let answer = try? decoder.decode(TelegramAnswer<Result>.self, from: reply.body) else {
            return reply.status == 429 ? .refused(nakedFlood(reply)) : .lost(.garbled(status: reply.status))
        }
        guard answer.ok else {
            return .refused(
                TelegramFailure(
                    status: reply.status, code: answer.errorCode ?? reply.status,
                    description: answer.description ?? "",
                    retryAfter: answer.parameters?.retryAfter ?? reply.retryAfter,
                    migrateTo: answer.parameters?.migrateToChatID))
        }
        guard let result = answer.result else { return .lost(.garbled(status: reply.status)) }
        return .done(result)
    }

    private func nakedFlood(_ reply: TelegramReply) -> TelegramFailure {
        TelegramFailure(status: 429, code: 429, description: "", retryAfter: reply.retryAfter)
    }
}

extension TelegramLoss {
    init(_ error: TelegramTransportError) {
        self =
            switch error {
            case .notSent: .notSent
            case .uncertain: .uncertain
            case .tooLarge: .tooLarge
            case .cancelled: .cancelled
            }
    }
}
