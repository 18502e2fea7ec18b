import COlm

/// The ratchet that seals our own messages to a room: a value, which every message replaces by the next one.
public struct MegolmSender: Sendable {
    /// What is to be kept, sealed.
    public let state: Secret

    public init(state: Secret) { self.state = state }

    public static func make() throws(CipherFault) -> MegolmSender {
        var state = turnout_olm_bytes()
        try CipherFault.check(turnout_megolm_make(&state))
        return MegolmSender(state: Secret(state))
    }

    /// What others need to read from the next message on.
    public func share() throws(CipherFault) -> SessionKey {
        var bytes = turnout_olm_bytes()
        try CipherFault.check(state.withView { turnout_megolm_share($0, &bytes) })
        guard let key = SessionKey(Secret(bytes)) else { throw .refused }
        return key
    }

    public func encrypt(_ text: Secret) throws(CipherFault) -> (next: MegolmSender, message: MegolmMessage) {
        var (next, message) = (turnout_olm_bytes(), turnout_olm_bytes())
        let answer = state.withView { state in
            text.withView { turnout_megolm_encrypt(state, $0, &next, &message) }
        }
        try CipherFault.check(answer)
        let (sender, bytes) = (MegolmSender(state: Secret(next)), Secret(message).bytes)
        guard let sealed = MegolmMessage(bytes) else { throw .refused }
        return (sender, sealed)
    }
}

/// The ratchet that opens somebody's messages to a room.
public struct MegolmReceiver: Sendable {
    /// What is to be kept, sealed.
    public let state: Secret

    public init(state: Secret) { self.state = state }

    /// A session from its key, whose signature must be the session's own.
    public static func open(_ key: SessionKey) throws(CipherFault) -> MegolmReceiver {
        var state = turnout_olm_bytes()
        try CipherFault.check(key.secret.withView { turnout_megolm_open($0, &state) })
        return MegolmReceiver(state: Secret(state))
    }

    /// A session from a key for which only whoever handed it on speaks.
    public static func open(_ key: ExportedSessionKey) throws(CipherFault) -> MegolmReceiver {
        var state = turnout_olm_bytes()
        try CipherFault.check(key.secret.withView { turnout_megolm_import($0, &state) })
        return MegolmReceiver(state: Secret(state))
    }

    /// The same from a later message on: what came before is closed to it.
    public func narrowed(to index: UInt32) throws(CipherFault) -> MegolmReceiver {
        var next = turnout_olm_bytes()
        try CipherFault.check(state.withView { turnout_megolm_narrow($0, index, &next) })
        return MegolmReceiver(state: Secret(next))
    }

    /// Reads a message; the same one may be read again, which is for the caller to notice.
    public func decrypt(_ message: MegolmMessage) throws(CipherFault) -> (next: MegolmReceiver, text: Secret)
    {
        var (next, text) = (turnout_olm_bytes(), turnout_olm_bytes())
        var index: UInt32 = 0
        let answer = state.withView { state in
            message.bytes.withUnsafeBufferPointer { bytes in
                turnout_megolm_decrypt(
                    state, turnout_olm_view(start: bytes.baseAddress, count: bytes.count), &next, &text,
                    &index)
            }
        }
        try CipherFault.check(answer)
        let result = (MegolmReceiver(state: Secret(next)), Secret(text))
        guard index == message.index else { throw .refused }
        return result
    }
}
