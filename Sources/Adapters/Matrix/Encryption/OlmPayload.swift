import Encryption
import PlainJSON

/// What a device said to this one, and that it really did (E28).
struct OlmPayload: Sendable {
    let type: String
    let content: JSON
    let sender: KnownDevice

    /// Nil unless the sender and the recipient named inside are those outside, by their keys as well, and the device that the
    /// sender names itself is the one it is known as.
    init?(_ text: Secret, from sender: KnownDevice, to own: OwnDevice) {
        guard let json = JSON(text.bytes), json["sender"]?.text == sender.user,
            json["recipient"]?.text == own.user,
            json["recipient_keys"]?["ed25519"]?.text == own.signing.base64,
            json["keys"]?["ed25519"]?.text == sender.signing.base64,
            let type = json["type"]?.text, let content = json["content"], content.object != nil
        else { return nil }
        if let document = json["sender_device_keys"] {
            guard let id = document["device_id"]?.text,
                let told = KnownDevice(document, of: sender.user, named: id),
                told.identity == sender.identity, told.signing == sender.signing, id == sender.id
            else { return nil }
        }
        (self.type, self.content, self.sender) = (type, content, sender)
    }

    /// The words to a device that says the same of ourselves.
    static func text(_ type: String, _ content: JSON, to device: KnownDevice, from own: OwnDevice) throws
        -> Secret
    {
        let json: JSON = [
            "type": .text(type), "content": content, "sender": .text(own.user),
            "recipient": .text(device.user), "recipient_keys": ["ed25519": .text(device.signing.base64)],
            "keys": ["ed25519": .text(own.signing.base64)], "sender_device_keys": try own.document(),
        ]
        return Secret(json.bytes)
    }
}
