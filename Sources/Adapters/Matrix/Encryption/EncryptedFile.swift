import Encryption
import PlainJSON

/// The `file` of an encrypted event: where sealed bytes lie, and how they open (E51, E52).
struct EncryptedFile: Equatable, Sendable {
    let address: String
    let key: FileKey

    init(address: String, key: FileKey) { (self.address, self.key) = (address, key) }

    /// Nil for anything but version 2, a key for AES-256-CTR of 32 bytes, a counter from 0, and a SHA-256.
    init?(_ json: JSON) {
        guard json["v"]?.text == "v2", let address = json["url"]?.text, address.hasPrefix("mxc://"),
            json["key"]?["kty"]?.text == "oct", json["key"]?["alg"]?.text == "A256CTR",
            let secret = json["key"]?["k"]?.text.flatMap({ Base64.bytes(of: $0, isURL: true) }),
            let block = json["iv"]?.text.flatMap({ Base64.bytes(of: $0) }),
            let hash = json["hashes"]?["sha256"]?.text.flatMap({ Base64.bytes(of: $0) }),
            let key = FileKey(key: Secret(secret), block: block, hash: hash)
        else { return nil }
        self.init(address: address, key: key)
    }

    var json: JSON {
        [
            "v": "v2", "url": .text(address), "iv": .text(Base64.text(of: key.block)),
            "hashes": ["sha256": .text(Base64.text(of: key.hash))],
            "key": [
                "kty": "oct", "alg": "A256CTR", "ext": true, "key_ops": ["encrypt", "decrypt"],
                "k": .text(Base64.text(of: key.key.bytes, isURL: true)),
            ],
        ]
    }
}
