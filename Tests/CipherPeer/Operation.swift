import Encryption

/// An operation of the door.
enum Operation: String {
    case account, keys, sign, key, begin, accept, encrypt, decrypt, name, verify
    case sender, share, seal, receiver, open

    /// So many words follow it.
    var count: Int {
        switch self {
        case .account, .sender: 0
        case .keys, .key, .name, .share, .receiver: 1
        case .sign, .encrypt, .seal, .open: 2
        case .begin, .accept, .verify: 3
        case .decrypt: 4
        }
    }

    /// What the operation answers; nil where what it is given is no key or message. Kinds of messages are a byte: 0 is a pre-key
    /// message.
    func run(_ words: [[UInt8]]) throws(CipherFault) -> [[UInt8]]? {
        switch self {
        case .account: return [try OlmAccount.make().state.bytes]
        case .keys:
            let keys = try account(words[0]).keys()
            return [keys.identity.bytes, keys.signing.bytes]
        case .sign: return [try account(words[0]).sign(words[1]).bytes]
        case .key:
            let (next, key) = try account(words[0]).withOneTimeKey()
            return [next.state.bytes, key.bytes]
        case .verify:
            guard let key = SigningKey(words[0]), let signature = Signature(words[2]) else { return nil }
            return signature.isRight(of: key, for: words[1]) ? [] : nil
        case .begin, .accept, .encrypt, .decrypt, .name: return try runOlm(words)
        case .sender, .share, .seal, .receiver, .open: return try runMegolm(words)
        }
    }

    private func account(_ bytes: [UInt8]) -> OlmAccount { OlmAccount(state: Secret(bytes)) }

    private func runOlm(_ words: [[UInt8]]) throws(CipherFault) -> [[UInt8]]? {
        let session = OlmSession(state: Secret(words[0]))
        switch self {
        case .begin:
            guard let identity = IdentityKey(words[1]), let key = IdentityKey(words[2]) else { return nil }
            let begun = try OlmSession.begin(account(words[0]), with: identity, oneTime: key)
            return [begun.state.bytes]
        case .accept:
            guard let identity = IdentityKey(words[1]), let message = OlmMessage(words[2], isPreKey: true)
            else { return nil }
            let (next, text) = try OlmSession.accept(message, from: identity, by: account(words[0]))
            return [next.state.bytes, text.bytes]
        case .encrypt:
            let (next, message) = try session.encrypt(Secret(words[1]))
            return [next.state.bytes, [message.opening == nil ? 1 : 0], message.bytes]
        case .decrypt:
            guard let identity = IdentityKey(words[1]),
                let message = OlmMessage(words[3], isPreKey: words[2] == [0])
            else { return nil }
            let (next, text) = try session.decrypt(message, from: identity)
            return [next.state.bytes, text.bytes]
        case .name: return [Array(try session.name().utf8)]
        case .account, .keys, .sign, .key, .verify, .sender, .share, .seal, .receiver, .open: return nil
        }
    }

    private func runMegolm(_ words: [[UInt8]]) throws(CipherFault) -> [[UInt8]]? {
        switch self {
        case .sender: return [try MegolmSender.make().state.bytes]
        case .share: return [try MegolmSender(state: Secret(words[0])).share().bytes.bytes]
        case .seal:
            let (next, message) = try MegolmSender(state: Secret(words[0])).encrypt(Secret(words[1]))
            return [next.state.bytes, message.bytes]
        case .receiver:
            guard let key = SessionKey(Secret(words[0])) else { return nil }
            return [try MegolmReceiver.open(key).state.bytes]
        case .open:
            guard let message = MegolmMessage(words[1]) else { return nil }
            let (next, text) = try MegolmReceiver(state: Secret(words[0])).decrypt(message)
            return [next.state.bytes, text.bytes]
        case .account, .keys, .sign, .key, .verify, .begin, .accept, .encrypt, .decrypt, .name: return nil
        }
    }
}
