import CivicFacts
import Encryption
import PlainJSON

/// Messages from device to device.
struct OlmSessions: Sendable {
    /// So many sessions a device; others are forgotten, those that were silent longest first (E13).
    static let most = 5

    let own: OwnDevice
    let now: Moment

    private struct Session {
        let name: String
        let session: OlmSession
        let heardAt: Int64
    }

    enum Outcome: Sendable {
        case read(OlmPayload)
        /// The same was read before.
        case repeated
        /// It opens with no session and no key: the session is to be begun anew (E31).
        case broken
        /// It is nothing, or says of itself what is not so.
        case dropped
    }

    /// Reads what came to this device from one that is known.
    func receive(
        _ content: JSON, from sender: KnownDevice, _ book: inout CipherBook
    ) async throws -> Outcome {
        guard content["algorithm"]?.text == OwnDevice.olm,
            content["sender_key"]?.text == sender.identity.base64,
            let sealed = content["ciphertext"]?[own.identity.base64],
            let kind = sealed["type"]?.number, [0, 1].contains(kind),
            let bytes = sealed["body"]?.text.flatMap({ Base64.bytes(of: $0) }),
            let message = OlmMessage(bytes, isPreKey: kind == 0)
        else { return .dropped }
        let print = Self.fingerprint(of: bytes)
        guard try await book.read(.heard, print) == nil else { return .repeated }
        guard let text = try await open(message, from: sender, &book) else { return .broken }
        book.write(.heard, print, json: .number(now.milliseconds))
        return OlmPayload(text, from: sender, to: own).map { .read($0) } ?? .dropped
    }

    private func open(
        _ message: OlmMessage, from sender: KnownDevice, _ book: inout CipherBook
    ) async throws -> Secret? {
        for kept in try await sessions(with: sender.identity, book) {
            guard let (next, text) = try? kept.session.decrypt(message, from: sender.identity) else {
                continue
            }
            keep(next, kept.name, sender.identity, heardAt: now.milliseconds, &book)
            return text
        }
        guard let opening = message.opening else { return nil }
        for kind in [CipherKind.oneTime, .fallback] {
            guard let value = try await book.read(kind, opening.oneTime.base64),
                let key = OwnOneTimeKey(value, under: opening.oneTime.base64),
                let (session, text) = try? OlmSession.accept(message, from: sender.identity, by: key.account)
            else { continue }
            // Only now that its message is read is a one-time key used (E12). A fallback key stays for others.
            if kind == .oneTime { book.write(.oneTime, opening.oneTime.base64, nil) }
            keep(session, try session.name(), sender.identity, heardAt: now.milliseconds, &book)
            try await trim(sender.identity, &book)
            return text
        }
        return nil
    }

    /// A message to a device in the session that last received; nil where there is none and a key must be claimed first.
    func send(
        _ type: String, _ content: JSON, to device: KnownDevice, _ book: inout CipherBook
    ) async throws -> JSON? {
        guard let kept = try await sessions(with: device.identity, book).first else { return nil }
        let text = try OlmPayload.text(type, content, to: device, from: own)
        let (next, message) = try kept.session.encrypt(text)
        keep(next, kept.name, device.identity, heardAt: kept.heardAt, &book)
        return [
            "algorithm": .text(OwnDevice.olm), "sender_key": .text(own.identity.base64),
            "ciphertext": .object([
                device.identity.base64: [
                    "type": .number(message.opening == nil ? 1 : 0),
                    "body": .text(Base64.text(of: message.bytes)),
                ]
            ]),
        ]
    }

    /// Begins a session with a device by a key that it signed; false where it did not.
    func begin(
        with device: KnownDevice, claimed answer: JSON?, _ book: inout CipherBook
    ) async throws -> Bool {
        guard let key = device.claimed(answer) else { return false }
        let session = try OlmSession.begin(own.account, with: device.identity, oneTime: key)
        keep(session, try session.name(), device.identity, heardAt: now.milliseconds, &book)
        try await trim(device.identity, &book)
        return true
    }

    // Rows

    /// Those with a device, the one that last received first.
    private func sessions(with peer: IdentityKey, _ book: CipherBook) async throws -> [Session] {
        try await book.all(.olm, from: "\(peer.base64) ").map { name, value in
            guard let json = JSON(value.bytes), let state = json["state"]?.text,
                let heardAt = json["heard"]?.number
            else { throw EncryptionFault.sealed }
            return Session(
                name: String(name.dropFirst(peer.base64.count + 1)),
                session: OlmSession(state: Secret(state.utf8)), heardAt: heardAt)
        }.sorted { ($1.heardAt, $0.name) < ($0.heardAt, $1.name) }
    }

    private func keep(
        _ session: OlmSession, _ name: String, _ peer: IdentityKey, heardAt: Int64, _ book: inout CipherBook
    ) {
        let state = String(decoding: session.state.bytes, as: UTF8.self)
        book.write(
            .olm, "\(peer.base64) \(name)", json: ["state": .text(state), "heard": .number(heardAt)])
    }

    private func trim(_ peer: IdentityKey, _ book: inout CipherBook) async throws {
        for old in try await sessions(with: peer, book).dropFirst(Self.most) {
            book.write(.olm, "\(peer.base64) \(old.name)", nil)
        }
    }

    private static func fingerprint(of bytes: [UInt8]) -> String {
        Base64.text(of: ContentHash.sha256(bytes))
    }
}
