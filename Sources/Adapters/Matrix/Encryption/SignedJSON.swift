import Encryption
import PlainJSON

/// Objects with signatures beside what they sign.
extension JSON {
    /// The bytes that a signature is made over: all but the signatures and what the homeserver added, in the one form
    /// there is. Nil for what has none, such as a number with a point.
    var signable: [UInt8]? {
        guard case .object(var members) = self else { return nil }
        members["signatures"] = nil
        members["unsigned"] = nil
        let json = JSON.object(members)
        return json.isCanonical ? json.bytes : nil
    }

    private var isCanonical: Bool {
        switch self {
        case .null, .flag, .text: true
        case .fraction: false
        case .number(let number): (-(1 << 53) + 1..<(1 << 53)).contains(number)
        case .list(let values): values.allSatisfy(\.isCanonical)
        case .object(let members): members.values.allSatisfy(\.isCanonical)
        }
    }

    /// The same with one more signature.
    func signed(_ signature: Signature?, by user: String, with key: String) -> JSON {
        guard let signature, case .object(var members) = self else { return self }
        var users = self["signatures"]?.object ?? [:]
        var keys = users[user]?.object ?? [:]
        keys["ed25519:\(key)"] = .text(signature.base64)
        users[user] = .object(keys)
        members["signatures"] = .object(users)
        return .object(members)
    }

    /// Whether the owner of a key signed this under the key's name.
    func isSigned(by user: String, with name: String, _ key: SigningKey) -> Bool {
        guard let text = self["signatures"]?[user]?["ed25519:\(name)"]?.text,
            let signature = Signature(base64: text), let bytes = signable
        else { return false }
        return signature.isRight(of: key, for: bytes)
    }
}
