import Encryption
import PlainJSON

/// Somebody's device, whose keys it signed itself.
struct KnownDevice: Hashable, Sendable {
    static let mostBytes = 16_384

    let user: String
    let id: String
    let identity: IdentityKey
    let signing: SigningKey
    /// The identity of its owner signed it.
    var isVouched = false

    init(user: String, id: String, identity: IdentityKey, signing: SigningKey) {
        (self.user, self.id, self.identity, self.signing) = (user, id, identity, signing)
    }

    /// Nil unless the document says the same names inside as outside, knows both algorithms, has both keys, and is signed with
    /// one of them (E38).
    init?(_ document: JSON, of user: String, named id: String) {
        let algorithms = document["algorithms"]?.list?.compactMap(\.text) ?? []
        guard document["user_id"]?.text == user, document["device_id"]?.text == id,
            OwnDevice.algorithmNames.allSatisfy(algorithms.contains),
            let identity = document["keys"]?["curve25519:\(id)"]?.text.flatMap({ IdentityKey(base64: $0) }),
            let signing = document["keys"]?["ed25519:\(id)"]?.text.flatMap({ SigningKey(base64: $0) }),
            document.bytes.count <= Self.mostBytes, document.isSigned(by: user, with: id, signing)
        else { return nil }
        self.init(user: user, id: id, identity: identity, signing: signing)
    }

    /// The key that others claimed of it, if it signed it (E40).
    func claimed(_ answer: JSON?) -> IdentityKey? {
        guard let (name, document) = answer?.object?.first, name.hasPrefix("signed_curve25519:"),
            document.isSigned(by: user, with: id, signing)
        else { return nil }
        return document["key"]?.text.flatMap { IdentityKey(base64: $0) }
    }
}
