import COlm

/// A device's two keys, and at most one one-time key: each of those lies in a state of its own, so that using one changes no
/// other.
public struct OlmAccount: Sendable {
    /// What is to be kept, sealed.
    public let state: Secret

    public init(state: Secret) { self.state = state }

    /// The version of libolm; nil where there is none.
    public static var libraryVersion: String? {
        var version = [UInt8](repeating: 0, count: 3)
        guard (try? CipherFault.check(turnout_olm_version(&version))) != nil else { return nil }
        return version.map(String.init).joined(separator: ".")
    }

    /// A new one.
    public static func make() throws(CipherFault) -> OlmAccount {
        var state = turnout_olm_bytes()
        try CipherFault.check(turnout_olm_account_make(&state))
        return OlmAccount(state: Secret(state))
    }

    /// What others know the device by.
    public func keys() throws(CipherFault) -> (identity: IdentityKey, signing: SigningKey) {
        var (curve, ed) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
        try CipherFault.check(state.withView { turnout_olm_account_keys($0, &curve, &ed) })
        guard let identity = IdentityKey(curve), let signing = SigningKey(ed) else { throw .refused }
        return (identity, signing)
    }

    /// The device's signature.
    public func sign(_ message: [UInt8]) throws(CipherFault) -> Signature {
        var bytes = [UInt8](repeating: 0, count: 64)
        let answer = state.withView { state in
            message.withUnsafeBufferPointer { message in
                turnout_olm_account_sign(
                    state, turnout_olm_view(start: message.baseAddress, count: message.count), &bytes)
            }
        }
        try CipherFault.check(answer)
        guard let signature = Signature(bytes) else { throw .refused }
        return signature
    }

    /// The same keys with a one-time key; only of an account that has none.
    public func withOneTimeKey() throws(CipherFault) -> (account: OlmAccount, key: IdentityKey) {
        var next = turnout_olm_bytes()
        var bytes = [UInt8](repeating: 0, count: 32)
        try CipherFault.check(state.withView { turnout_olm_account_add_key($0, &next, &bytes) })
        let account = OlmAccount(state: Secret(next))
        guard let key = IdentityKey(bytes) else { throw .refused }
        return (account, key)
    }
}
