import CivicFacts
import Conversation
import PlainJSON

/// What is checked before anything else.
struct MatrixPreparation: Sendable {
    let desk: MatrixTools

    private var access: MatrixAccess { desk.client.access }

    /// What else there is to know, and the rooms.
    func check() async throws(AdapterFault) {
        await learn()
        await MatrixProfile(desk: desk).complete()
        for room in MatrixReviewRoom.all(desk) { try await room.check() }
    }

    /// As far as the account goes, and no room.
    func signInOnly() async throws(AdapterFault) {
        try await access.open()
        let versions = try await insist(
            on: MatrixRequest(.get, ["versions"], in: "client").with(isAuthorized: false))
        let known = versions["versions"]?.list?.compactMap(\.text) ?? []
        // Whatever has a name of this form speaks `/v3`; older ones were called r0 (M1).
        guard known.contains(where: { $0.hasPrefix("v1.") }) else { throw MatrixFault.tooOld }
        try await signIn()
        let bot = try await insist(on: MatrixRequest(.get, ["account", "whoami"]))
        try await access.check(user: bot["user_id"]?.text, device: bot["device_id"]?.text)
    }

    /// The first login, if there has been none.
    private func signIn() async throws(AdapterFault) {
        guard case .password = desk.memory.settings.credential, await access.token == nil else { return }
        let offer = try await insist(on: MatrixRequest(.get, ["login"]).with(isAuthorized: false))
        let flows = offer["flows"]?.list?.compactMap { $0["type"]?.text } ?? []
        guard flows.contains("m.login.password") else { throw MatrixFault.noPassword }
        var attempt = 0
        while let failure = await access.signIn() {
            attempt += 1
            try await rest(after: failure, attempt: attempt)
        }
    }

    /// What helps and is not needed.
    private func learn() async {
        let limits = await desk.client.call(MatrixRequest(.get, ["media", "config"], in: "client/v1"))
        desk.memory.mostBytes = limits.answer?["m.upload.size"]?.number.map { Int(clamping: $0) }
        let list = await desk.client.call(MatrixRequest(.get, ["user", desk.me, "account_data", "m.direct"]))
        if let content = list.answer { desk.memory.setDirect(content) }
    }

    /// Calls until the homeserver answers: a network that is down at start is no reason to give up.
    private func insist(on request: MatrixRequest) async throws(AdapterFault) -> JSON {
        var attempt = 0
        while true {
            let outcome = await desk.client.call(request.with(deadline: .seconds(30)))
            if case .done(let answer) = outcome { return answer }
            attempt += 1
            try await rest(after: outcome, attempt: attempt)
        }
    }

    private func rest(after outcome: MatrixOutcome, attempt: Int) async throws(AdapterFault) {
        var pause = desk.timing.pause(afterFailures: attempt - 1)
        switch outcome {
        case .done: break
        case .lost(.cancelled): throw MatrixFault.stopped
        case .lost(.garbled(status: 300..<400)): throw MatrixFault.elsewhere
        case .lost(.garbled(status: 404)): throw MatrixFault.noHomeserver
        case .lost: if let fault = await access.fault { throw fault }
        case .refused(let refusal):
            if refusal.isSignedOut, let fault = await access.fault { throw fault }
            if refusal.isLocked { desk.note(.accountLocked) }
            // Asking again after a refused password would only lock the account (M10).
            if refusal.status == 403, !refusal.isLocked { throw MatrixFault.wrongPassword }
            pause = max(pause, refusal.wait ?? .zero)
        }
        desk.note(.notReachable(attempt: attempt))
        do { try await desk.timing.sleep(pause) } catch { throw MatrixFault.stopped }
    }
}
