import Encryption
import PlainJSON

/// Who the bot is, whatever its device: three signing keys. Other programs give room keys only to devices that such an
/// identity signed.
struct OwnIdentity: Sendable {
    /// How far it is known to the homeserver.
    enum Stage: String {
        case made, uploaded, signed
    }

    let master: SigningSeed
    let selfSigning: SigningSeed
    let userSigning: SigningSeed
    var stage = Stage.made
    /// The key under which the homeserver keeps the seeds; nil as long as it keeps none of ours.
    var storage: String?
    /// The operator was shown the recovery key that opens them.
    var isTold = false

    static func make() -> OwnIdentity? {
        guard let master = SigningSeed.make(), let own = SigningSeed.make(), let user = SigningSeed.make()
        else { return nil }
        return OwnIdentity(master: master, selfSigning: own, userSigning: user)
    }

    init(master: SigningSeed, selfSigning: SigningSeed, userSigning: SigningSeed) {
        (self.master, self.selfSigning, self.userSigning) = (master, selfSigning, userSigning)
    }

    /// The three by the names under which the homeserver keeps them.
    var secrets: [(name: String, secret: Secret)] {
        zip(Self.secretNames, [master, selfSigning, userSigning]).map { ($0, $1.secret) }
    }

    static let secretNames = ["master", "self_signing", "user_signing"].map { "m.cross_signing.\($0)" }

    /// The body of the upload that makes it known.
    func upload(by device: OwnDevice) throws(CipherFault) -> [String: JSON] {
        var masterKey = key(master, "master", of: device.user)
        masterKey = try device.signed(masterKey)
        return [
            "master_key": masterKey,
            "self_signing_key": signed(key(selfSigning, "self_signing", of: device.user), of: device.user),
            "user_signing_key": signed(key(userSigning, "user_signing", of: device.user), of: device.user),
        ]
    }

    private func key(_ seed: SigningSeed, _ usage: String, of user: String) -> JSON {
        let name = seed.key.base64
        return [
            "user_id": .text(user), "usage": [.text(usage)],
            "keys": .object(["ed25519:\(name)": .text(name)]),
        ]
    }

    private func signed(_ json: JSON, of user: String) -> JSON {
        json.signed(master.sign(json.signable ?? []), by: user, with: master.key.base64)
    }

    /// The device's document with the identity's signature alone, as it is uploaded.
    func vouching(for device: OwnDevice) throws(CipherFault) -> JSON {
        guard case .object(var members) = try device.document() else { return .null }
        members["signatures"] = nil
        let json = JSON.object(members)
        return json.signed(
            selfSigning.sign(json.signable ?? []), by: device.user, with: selfSigning.key.base64)
    }

    /// Whether what the homeserver tells of a device bears this identity's signature.
    func vouches(for document: JSON?, of user: String) -> Bool {
        document?.isSigned(by: user, with: selfSigning.key.base64, selfSigning.key) ?? false
    }

    /// As it was kept.
    init?(_ value: Secret) {
        guard let json = JSON(value.bytes) else { return nil }
        func seed(_ name: String) -> SigningSeed? {
            json[name]?.text.flatMap { Base64.bytes(of: $0) }.flatMap { SigningSeed(Secret($0)) }
        }
        guard let master = seed("master"), let own = seed("self"), let user = seed("user"),
            let stage = json["stage"]?.text.flatMap(Stage.init)
        else { return nil }
        self.init(master: master, selfSigning: own, userSigning: user)
        (self.stage, storage, isTold) = (stage, json["storage"]?.text, json["told"]?.flag ?? false)
    }

    var value: Secret {
        var json: [String: JSON] = ["stage": .text(stage.rawValue), "told": .flag(isTold)]
        for (name, seed) in [("master", master), ("self", selfSigning), ("user", userSigning)] {
            json[name] = .text(Base64.text(of: seed.secret.bytes))
        }
        json["storage"] = storage.map { .text($0) }
        return Secret(JSON.object(json).bytes)
    }
}
