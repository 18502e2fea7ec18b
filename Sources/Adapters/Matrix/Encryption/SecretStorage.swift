import Encryption
import PlainJSON

/// What the homeserver keeps for the account and cannot read: the seeds of its identity, under a recovery key.
struct SecretStorage: Sendable {
    let server: EnrolmentServer

    private static let defaultKey = "m.secret_storage.default_key"

    /// The name of the key that opens what is kept; nil where nothing is.
    func current() async throws -> String? { try await server.accountData(Self.defaultKey)?["key"]?.text }

    /// Keeps the seeds under a new key whose name is given: description, secrets, and last that this key is the one.
    func keep(_ identity: OwnIdentity, under key: RecoveryKey, named name: String) async throws {
        let check = StoredSecret.check(of: key)
        try await server.setAccountData(
            "m.secret_storage.key.\(name)",
            [
                "algorithm": .text(StoredSecret.algorithm), "iv": Self.text(check.block),
                "mac": Self.text(check.mac),
            ])
        for (secretName, secret) in identity.secrets {
            // What is kept is the seed as text.
            let text = Secret(Base64.text(of: secret.bytes).utf8)
            let stored = StoredSecret(sealing: text, named: secretName, under: key)
            let json: JSON = [
                "iv": Self.text(stored.block), "ciphertext": Self.text(stored.ciphertext),
                "mac": Self.text(stored.mac),
            ]
            try await server.setAccountData(secretName, ["encrypted": .object([name: json])])
        }
        try await server.setAccountData(Self.defaultKey, ["key": .text(name)])
    }

    /// The identity that the key opens.
    func open(with key: RecoveryKey) async throws -> OwnIdentity {
        guard let name = try await current(),
            let described = try await server.accountData("m.secret_storage.key.\(name)"),
            described["algorithm"]?.text == StoredSecret.algorithm
        else { throw EncryptionFault.nothingStored }
        if let block = Self.bytes(described["iv"]), let mac = Self.bytes(described["mac"]) {
            guard StoredSecret.isRight(key, block: block, mac: mac) else {
                throw EncryptionFault.wrongRecoveryKey
            }
        }
        var seeds: [SigningSeed] = []
        for secretName in OwnIdentity.secretNames {
            seeds.append(try await seed(secretName, under: name, with: key))
        }
        var identity = OwnIdentity(master: seeds[0], selfSigning: seeds[1], userSigning: seeds[2])
        (identity.stage, identity.storage, identity.isTold) = (.uploaded, name, true)
        return identity
    }

    private func seed(
        _ secretName: String, under name: String, with key: RecoveryKey
    ) async throws -> SigningSeed {
        guard let json = try await server.accountData(secretName)?["encrypted"]?[name],
            let block = Self.bytes(json["iv"]), let ciphertext = Self.bytes(json["ciphertext"]),
            let mac = Self.bytes(json["mac"])
        else { throw EncryptionFault.nothingStored }
        let stored = StoredSecret(block: block, ciphertext: ciphertext, mac: mac)
        guard let text = stored.open(named: secretName, with: key),
            let bytes = Base64.bytes(of: String(decoding: text.bytes, as: UTF8.self)),
            let seed = SigningSeed(Secret(bytes))
        else { throw EncryptionFault.wrongRecoveryKey }
        return seed
    }

    private static func text(_ bytes: [UInt8]) -> JSON { .text(Base64.text(of: bytes)) }

    private static func bytes(_ json: JSON?) -> [UInt8]? { json?.text.flatMap { Base64.bytes(of: $0) } }
}
