import Encryption
import PlainJSON

/// What the bot itself said in encrypted rooms, read again: which card or question an event is, where memory does not tell.
extension EncryptionDesk {
    /// An own event, and its newest change, as they were before they were sealed; nil where its ratchet is not here.
    func own(_ event: MatrixEvent, in room: String) async -> MatrixEvent? {
        guard var json = try? await opened(event.json, in: room) else { return nil }
        if let relations = event.json["unsigned"]?["m.relations"], let change = relations["m.replace"],
            let opened = try? await opened(change, in: room)
        {
            let newest = relations.with("m.replace", opened)
            json = json.with("unsigned", event.json["unsigned"]?.with("m.relations", newest))
        }
        return MatrixEvent(json: json)
    }

    private func opened(_ event: JSON, in room: String) async throws -> JSON? {
        guard event["sender"]?.text == own.user, let content = event["content"],
            let message = OwnMessage(content),
            let kept = try await CipherBook(vault).json(.own, "\(room) \(message.session)"),
            let state = kept["state"]?.text,
            let text = try? MegolmReceiver(state: Secret(state.utf8)).decrypt(message.sealed).text,
            let inner = JSON(text.bytes), inner["room_id"]?.text == room
        else { return nil }
        return event.with("type", inner["type"]).with("content", inner["content"])
    }
}

/// An encrypted event as far as everybody can see.
struct OwnMessage: Sendable {
    let session: String
    let device: String?
    let sealed: MegolmMessage

    init?(_ content: JSON) {
        guard content["algorithm"]?.text == OwnDevice.megolm, let session = content["session_id"]?.text,
            let bytes = content["ciphertext"]?.text.flatMap({ Base64.bytes(of: $0) }),
            let sealed = MegolmMessage(bytes)
        else { return nil }
        (self.session, self.sealed, device) = (session, sealed, content["device_id"]?.text)
    }
}
