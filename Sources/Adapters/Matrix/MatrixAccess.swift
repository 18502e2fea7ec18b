import CivicFacts
import Conversation
import PlainJSON

/// Holds the session: signs in once, renews the token in time and when it is refused, one renewal at a time.
actor MatrixAccess {
    private let settings: MatrixSettings
    private let transport: any MatrixTransport
    private let vault: any MatrixVault
    private let timing: AdapterTiming
    private let note: @Sendable (MatrixNote) -> Void
    private var session: MatrixSession?
    private var renewal: Task<Void, Never>?
    /// The token that does not work any more.
    private var dead: String?
    /// The token that has worked since the start.
    private var proven: String?
    private var lastRenewal: Moment?
    private var failures = 0
    /// Why no renewal will ever help.
    private(set) var fault: AdapterFault?

    init(
        _ settings: MatrixSettings, transport: any MatrixTransport, vault: any MatrixVault,
        timing: AdapterTiming, note: @escaping @Sendable (MatrixNote) -> Void
    ) {
        self.settings = settings
        self.transport = transport
        self.vault = vault
        self.timing = timing
        self.note = note
    }

    /// The token to use now; nil before the first login and while the last one does not work.
    var token: String? {
        guard let token = session?.token, dead != token else { return nil }
        return token
    }

    var installation: String { session?.installation ?? "" }
    var device: String? { session?.device }

    /// Reads the kept session, or begins one. What it will be called is kept before anybody hears of it.
    func open() async throws(AdapterFault) {
        let kept = await vault.load().flatMap(MatrixSession.init)
        var session =
            kept.flatMap { $0.user == settings.user ? $0 : nil }
            ?? MatrixSession(
                user: settings.user, installation: Self.name(16, timing), device: settings.device)
        switch settings.credential {
        case .token(let token):
            session.token = token
            (session.refreshToken, session.refreshAt) = (nil, nil)
        case .password:
            if session.device == nil { session.device = "TURNOUT\(Self.name(8, timing).uppercased())" }
        }
        try await keep(session)
    }

    /// Logs in if there is no token yet. Nil when that worked, or what came instead.
    func signIn() async -> MatrixOutcome? {
        guard var session, session.token == nil, case .password(let password) = settings.credential else {
            return nil
        }
        let login: JSON = [
            "type": "m.login.password", "identifier": ["type": "m.id.user", "user": .text(settings.user)],
            "password": .text(password), "device_id": .text(session.device ?? ""),
            "initial_device_display_name": "Turnout", "refresh_token": true,
        ]
        let outcome = await ask(MatrixRequest(.post, ["login"], json: login))
        guard case .done(let answer) = outcome else { return outcome }
        guard session.take(answer, at: timing.now()) else { return .lost(.garbled(status: 200)) }
        do { try await keep(session) } catch { return .lost(.signedOut) }
        note(.signedIn)
        return nil
    }

    /// A name that no device has.
    var newDeviceName: String { "TURNOUT\(Self.name(8, timing).uppercased())" }

    /// Signs in as a device that nobody knows yet; false where there is no password to do so with, or it did not work.
    func signInAsNewDevice() async throws(AdapterFault) -> Bool { try await succeed(as: newDeviceName) }

    /// Signs in as this device, unless that is done.
    func succeed(as device: String) async throws(AdapterFault) -> Bool {
        guard var session, case .password = settings.credential else { return false }
        if session.device != device {
            session.device = device
            (session.token, session.refreshToken, session.refreshAt) = (nil, nil, nil)
            try await keep(session)
        }
        guard session.token == nil else { return true }
        return await signIn() == nil
    }

    /// Believes what `whoami` says about the token of the settings, or says why not (M4).
    func check(user: String?, device: String?) async throws(AdapterFault) {
        guard user == settings.user else { throw MatrixFault.otherUser }
        guard var session, let device else { return }
        guard session.device == nil || session.device == device || settings.device == device else {
            throw MatrixFault.otherDevice
        }
        guard session.device != device else { return }
        session.device = device
        try await keep(session)
    }

    /// A request with this token was refused for the token's sake. Until that is seen to be no slip, others use it.
    func doubt(_ token: String) {
        guard session?.token == token, dead != token, renewal == nil, fault == nil else { return }
        renewal = Task { [weak self] in
            await self?.examine(token)
        }
    }

    private func examine(_ token: String) async {
        guard await isDead(token) else {
            renewal = nil
            return note(.refusedOnce)
        }
        dead = token
        note(.signedOut)
        await renewPatiently()
    }

    /// Whether `whoami` refuses the token as well; one of the settings that has worked before twice, because that ends the
    /// program.
    private func isDead(_ token: String) async -> Bool {
        guard await isRefused(token) else { return false }
        guard case .token = settings.credential, proven == token else { return true }
        do { try await timing.sleep(.seconds(10)) } catch { return false }
        return await isRefused(token)
    }

    private func isRefused(_ token: String) async -> Bool {
        let question = MatrixRequest(.get, ["account", "whoami"]).with(deadline: .seconds(30))
        let reply = try? await transport.send(question, token: token)
        return reply.flatMap { MatrixRefusal($0) }?.isSignedOut ?? false
    }

    /// A request with this token worked.
    func confirm(_ token: String) {
        guard session?.token == token else { return }
        (failures, proven) = (0, token)
    }

    /// Changes the token for a new one before it ends, if its time has come.
    func refreshIfDue() {
        guard let session, session.refreshToken != nil, let due = session.refreshAt, due <= timing.now()
        else { return }
        renew()
    }

    private func renew() {
        guard renewal == nil, fault == nil else { return }
        renewal = Task { [weak self] in
            await self?.renewPatiently()
        }
    }

    /// Tries until there is a working token, or none will ever come; never faster than once a minute (M8).
    private func renewPatiently() async {
        defer { renewal = nil }
        while fault == nil {
            if let last = lastRenewal, timing.now().since(last) < .seconds(60) {
                let left = Span(milliseconds: 60_000 - timing.now().since(last).milliseconds)
                do { try await timing.sleep(left) } catch { return }
            }
            lastRenewal = timing.now()
            if await renewOnce() { return }
            failures += 1
        }
    }

    private func renewOnce() async -> Bool {
        guard var session else { return false }
        if let refreshToken = session.refreshToken {
            let request = MatrixRequest(.post, ["refresh"], json: ["refresh_token": .text(refreshToken)])
            switch await ask(request) {
            case .done(let answer):
                guard session.take(answer, at: timing.now()), await hasKept(session) else { return false }
                note(.tokenRefreshed)
                return true
            case .lost: return false
            case .refused(let refusal) where refusal.status == 429 || refusal.status >= 500: return false
            case .refused: session.refreshToken = nil
            }
        }
        // While the old token still works, a refused refresh changes nothing.
        guard dead != nil else { return true }
        return await signInAnew(session)
    }

    private func signInAnew(_ session: MatrixSession) async -> Bool {
        guard case .password = settings.credential else {
            // A soft logout of a token from the settings cannot be mended from here either.
            fault = MatrixFault.deadToken
            return false
        }
        var fresh = session
        (fresh.token, fresh.refreshAt) = (nil, nil)
        guard await hasKept(fresh) else { return false }
        switch await signIn() {
        case nil: return true
        case .refused(let refusal)? where refusal.status == 403 && !refusal.isLocked:
            fault = MatrixFault.wrongPassword
            return false
        case .refused(let refusal)?:
            if let wait = refusal.wait { try? await timing.sleep(wait) }
            return false
        case .done?, .lost?: return false
        }
    }

    private func ask(_ request: MatrixRequest) async -> MatrixOutcome {
        do {
            let request = request.with(deadline: .seconds(60), isAuthorized: false)
            return MatrixClient.read(try await transport.send(request, token: nil))
        } catch {
            return .lost(error)
        }
    }

    private func hasKept(_ session: MatrixSession) async -> Bool {
        do { try await keep(session) } catch { return false }
        return true
    }

    /// On the disk first, in use afterwards (M6).
    private func keep(_ session: MatrixSession) async throws(AdapterFault) {
        guard session != self.session else { return }
        do { try await vault.save(session.bytes) } catch { throw MatrixFault.unsaved }
        self.session = session
        if session.token != nil { dead = nil }
    }

    /// A random name of lower-case letters and digits.
    private static func name(_ length: Int, _ timing: AdapterTiming) -> String {
        let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
        return String((0..<length).map { _ in letters[Int(timing.chance() * Double(letters.count))] })
    }
}
