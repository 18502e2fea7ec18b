import COlm

/// A double ratchet with one device: a value, which every message that works replaces by a new one.
public struct OlmSession: Sendable {
    /// What is to be kept, sealed.
    public let state: Secret

    public init(state: Secret) { self.state = state }

    /// Begins a session with a device by its identity and a one-time key that it published.
    public static func begin(
        _ account: OlmAccount, with identity: IdentityKey, oneTime: IdentityKey
    ) throws(CipherFault) -> OlmSession {
        var next = turnout_olm_bytes()
        let answer = account.state.withView {
            turnout_olm_session_begin($0, identity.bytes, oneTime.bytes, &next)
        }
        try CipherFault.check(answer)
        return OlmSession(state: Secret(next))
    }

    /// Begins the session that a pre-key message opens, and reads the message: only then is it one, and the account's one-time
    /// key used.
    public static func accept(
        _ message: OlmMessage, from identity: IdentityKey, by account: OlmAccount
    ) throws(CipherFault) -> (session: OlmSession, text: Secret) {
        guard message.opening?.identity == identity else { throw .refused }
        var begun = turnout_olm_bytes()
        let answer = account.state.withView { account in
            message.withView { turnout_olm_session_accept(account, identity.bytes, $0, &begun) }
        }
        try CipherFault.check(answer)
        return try OlmSession(state: Secret(begun)).read(message)
    }

    /// Whether all three keys of a pre-key message are those that this session began with: nothing else vouches for them.
    public func matches(_ message: OlmMessage, from identity: IdentityKey) -> Bool {
        guard message.opening?.identity == identity else { return false }
        let answer = state.withView { state in
            message.withView { turnout_olm_session_matches(state, identity.bytes, $0) }
        }
        return (try? CipherFault.check(answer)) != nil
    }

    public func encrypt(_ text: Secret) throws(CipherFault) -> (session: OlmSession, message: OlmMessage) {
        var (next, message) = (turnout_olm_bytes(), turnout_olm_bytes())
        var isPreKey: Int32 = 0
        let answer = state.withView { state in
            text.withView { turnout_olm_session_encrypt(state, $0, &next, &isPreKey, &message) }
        }
        try CipherFault.check(answer)
        let (session, bytes) = (OlmSession(state: Secret(next)), Secret(message).bytes)
        guard let sealed = OlmMessage(bytes, isPreKey: isPreKey != 0) else { throw .refused }
        return (session, sealed)
    }

    /// Reads a message from the device whose identity this is; a pre-key message only if it is of this session.
    public func decrypt(
        _ message: OlmMessage, from identity: IdentityKey
    ) throws(CipherFault) -> (session: OlmSession, text: Secret) {
        guard message.opening == nil || matches(message, from: identity) else { throw .refused }
        return try read(message)
    }

    private func read(_ message: OlmMessage) throws(CipherFault) -> (session: OlmSession, text: Secret) {
        var (next, text) = (turnout_olm_bytes(), turnout_olm_bytes())
        let answer = state.withView { state in
            message.withView {
                turnout_olm_session_decrypt(state, message.opening == nil ? 0 : 1, $0, &next, &text)
            }
        }
        try CipherFault.check(answer)
        return (OlmSession(state: Secret(next)), Secret(text))
    }

    /// What both sides call it.
    public func name() throws(CipherFault) -> String {
        var bytes = [UInt8](repeating: 0, count: 32)
        try CipherFault.check(state.withView { turnout_olm_session_name($0, &bytes) })
        return Base64.text(of: bytes)
    }
}

extension OlmMessage {
    func withView<Result>(_ body: (turnout_olm_view) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { body(turnout_olm_view(start: $0.baseAddress, count: $0.count)) }
    }
}
