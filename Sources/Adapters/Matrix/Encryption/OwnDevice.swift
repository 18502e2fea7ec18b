import Encryption
import PlainJSON

/// The bot's own device: two keys that never change.
struct OwnDevice: Sendable {
    static let olm = "m.olm.v1.curve25519-aes-sha2"
    static let megolm = "m.megolm.v1.aes-sha2"
    static let algorithmNames = [olm, megolm]

    let user: String
    let id: String
    let account: OlmAccount
    let identity: IdentityKey
    let signing: SigningKey

    init(user: String, id: String, account: OlmAccount) throws(CipherFault) {
        (self.user, self.id, self.account) = (user, id, account)
        (identity, signing) = try account.keys()
    }

    /// What others know it by, signed by itself.
    func document() throws(CipherFault) -> JSON {
        try signed([
            "user_id": .text(user), "device_id": .text(id),
            "algorithms": .list(Self.algorithmNames.map { .text($0) }),
            "keys": .object([
                "curve25519:\(id)": .text(identity.base64), "ed25519:\(id)": .text(signing.base64),
            ]),
        ])
    }

    func signed(_ json: JSON) throws(CipherFault) -> JSON {
        json.signed(try account.sign(json.signable ?? []), by: user, with: id)
    }

    /// Whether what the homeserver tells of this device is what it was given.
    func isShown(in document: JSON?) -> Bool {
        document?["keys"]?["curve25519:\(id)"]?.text == identity.base64
            && document?["keys"]?["ed25519:\(id)"]?.text == signing.base64
    }

    var fingerprint: String { signing.fingerprint }
}

extension SigningKey {
    /// The key in groups of four letters, for people to compare.
    var fingerprint: String {
        let letters = Array(base64)
        return stride(from: 0, to: letters.count, by: 4).map {
            String(letters[$0..<min($0 + 4, letters.count)])
        }
        .joined(separator: " ")
    }
}

/// A key that others can begin a session with: it lies in a state of its own, beside the device's two keys.
struct OwnOneTimeKey: Sendable {
    /// The name it is published under, by chance and never used again.
    let name: String
    let key: IdentityKey
    let account: OlmAccount
    var isPublished = false
    /// Since when others may have begun sessions with it; of a fallback key only, which stays for a while.
    var usedAt: Int64?
    /// When it was made; 0 where that was not kept.
    var madeAt: Int64 = 0

    static func make(of device: OwnDevice, at now: Int64 = 0) throws(CipherFault) -> OwnOneTimeKey {
        let (account, key) = try device.account.withOneTimeKey()
        var made = OwnOneTimeKey(
            name: Base64.text(of: Secret.random(12).bytes, isURL: true), key: key, account: account)
        made.madeAt = now
        return made
    }

    /// What is published of it.
    func document(of device: OwnDevice, isFallback: Bool) throws(CipherFault) -> JSON {
        var json: [String: JSON] = ["key": .text(key.base64)]
        if isFallback { json["fallback"] = true }
        return try device.signed(.object(json))
    }

    init(name: String, key: IdentityKey, account: OlmAccount) {
        (self.name, self.key, self.account) = (name, key, account)
    }

    /// As it was kept under its public half.
    init?(_ value: Secret, under key: String) {
        guard let json = JSON(value.bytes), let name = json["name"]?.text, let key = IdentityKey(base64: key),
            let state = json["state"]?.text
        else { return nil }
        self.init(name: name, key: key, account: OlmAccount(state: Secret(state.utf8)))
        (isPublished, usedAt) = (json["published"]?.flag ?? false, json["used"]?.number)
        madeAt = json["made"]?.number ?? 0
    }

    var value: Secret {
        let state = String(decoding: account.state.bytes, as: UTF8.self)
        var json: [String: JSON] = [
            "name": .text(name), "state": .text(state), "published": .flag(isPublished),
            "made": .number(madeAt),
        ]
        json["used"] = usedAt.map { .number($0) }
        return Secret(JSON.object(json).bytes)
    }
}
