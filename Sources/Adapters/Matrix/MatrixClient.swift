import CivicFacts
import HTTP
import PlainJSON

/// How a call ended.
enum MatrixOutcome: Error, Sendable {
    case done(JSON)
    case refused(MatrixRefusal)
    case lost(CallLoss)

    /// The answer of a call that worked.
    var answer: JSON? { if case .done(let answer) = self { answer } else { nil } }
}

/// A refusal in the words of the specification.
struct MatrixRefusal: Equatable, Sendable {
    let status: Int
    /// `M_FORBIDDEN` and the like.
    let code: String
    /// How long to be silent, if the homeserver asked for it: the header wins over the older field (M29). More than an
    /// hour is no limit on what an account sends, but a mistake that would silence everybody.
    var wait: Span?

    init(status: Int, code: String, wait: Span? = nil) {
        self.status = status
        self.code = code
        self.wait = wait
    }

    /// The same request would be refused again: neither for want of a session nor of patience.
    var isFinal: Bool { (400..<500).contains(status) && ![401, 429].contains(status) }

    /// Nil for an answer that no homeserver wrote.
    init?(_ reply: HTTPResponse) {
        let body = JSON(reply.body)
        guard let code = body?["errcode"]?.text ?? (reply.status == 429 ? "M_LIMIT_EXCEEDED" : nil) else {
            return nil
        }
        self.init(status: reply.status, code: String(code.prefix(64)))
        let asked =
            reply.retryAfter.map { .seconds($0.components.seconds) }
            ?? body?["retry_after_ms"]?.number.map { Span(milliseconds: max($0, 0)) }
        wait = asked.flatMap { $0 <= .hours(1) ? $0 : nil }
    }

    /// The token does not work (any more).
    var isSignedOut: Bool { status == 401 && (code == "M_UNKNOWN_TOKEN" || code == "M_MISSING_TOKEN") }

    /// The account may not do anything until somebody lifts it (M9).
    var isLocked: Bool { ["M_USER_LOCKED", "M_USER_SUSPENDED", "M_USER_DEACTIVATED"].contains(code) }
}

/// Calls the client-server API with the current token, and reads the frame of each answer.
struct MatrixClient: Sendable {
    let transport: any MatrixTransport
    let access: MatrixAccess

    func call(_ request: MatrixRequest) async -> MatrixOutcome {
        switch await raw(request) {
        case .failure(let loss): .lost(loss)
        case .success(let reply): Self.read(reply)
        }
    }

    /// The answer as it came; a token that turns out not to work is told to whoever can mend it.
    func raw(_ request: MatrixRequest) async -> Result<HTTPResponse, CallLoss> {
        let token = request.isAuthorized ? await access.token : nil
        if request.isAuthorized, token == nil { return .failure(.signedOut) }
        do {
            let reply = try await transport.send(request, token: token)
            if reply.status == 401, let token, let refusal = MatrixRefusal(reply), refusal.isSignedOut {
                await access.doubt(token)
            } else if reply.status < 300, let token {
                await access.confirm(token)
            }
            return .success(reply)
        } catch {
            return .failure(error)
        }
    }

    static func read(_ reply: HTTPResponse) -> MatrixOutcome {
        guard reply.status >= 300 else {
            guard let answer = JSON(reply.body), answer.object != nil else {
                return .lost(.garbled(status: reply.status))
            }
            return .done(answer)
        }
        return MatrixRefusal(reply).map { .refused($0) } ?? .lost(.garbled(status: reply.status))
    }
}
