import Encryption
import PlainJSON

/// Messages of others to rooms.
struct RoomReceiver: Sendable {
    enum Outcome: Sendable {
        /// The event as if it had been sent in clear.
        case opened(JSON)
        /// Nobody gave the key of this session, or only one for later messages.
        case noKey(session: String)
        case unknownAlgorithm
        /// It is none, says of itself what is not so, or was there before.
        case dropped
    }

    /// Takes the key of a session from the device that writes in it; a later one for the same session only if it is of the same
    /// device and opens more (E29). The room and session, if there is anything new to read.
    static func take(
        _ payload: OlmPayload, _ book: inout CipherBook
    ) async throws -> (room: String, session: String)? {
        if payload.type == "m.forwarded_room_key" { return try await takeForwarded(payload, &book) }
        let content = payload.content
        guard payload.type == "m.room_key", content["algorithm"]?.text == OwnDevice.megolm,
            let room = content["room_id"]?.text, let session = content["session_id"]?.text,
            let bytes = content["session_key"]?.text.flatMap({ Base64.bytes(of: $0) }),
            let key = SessionKey(Secret(bytes)), key.session.base64 == session
        else { return nil }
        let name = "\(room) \(session)"
        if let known = try await book.json(.inbound, name) {
            guard known["identity"]?.text == payload.sender.identity.base64,
                known["user"]?.text == payload.sender.user, let index = known["index"]?.number,
                Int64(key.index) < index
            else { return nil }
        }
        guard let receiver = try? MegolmReceiver.open(key) else { return nil }
        keep(receiver, name, from: payload.sender, index: key.index, &book)
        return (room, session)
    }

    /// A key that the session's own owner was asked for, and hands on. Nobody else's word counts for a session (E29).
    private static func takeForwarded(
        _ payload: OlmPayload, _ book: inout CipherBook
    ) async throws -> (room: String, session: String)? {
        let content = payload.content
        guard content["algorithm"]?.text == OwnDevice.megolm,
            content["sender_key"]?.text == payload.sender.identity.base64,
            content["forwarding_curve25519_key_chain"]?.list?.isEmpty ?? true,
            let room = content["room_id"]?.text, let session = content["session_id"]?.text,
            let bytes = content["session_key"]?.text.flatMap({ Base64.bytes(of: $0) }),
            let key = ExportedSessionKey(Secret(bytes)), key.session.base64 == session,
            try await book.json(.asked, "\(room) \(session)")?["user"]?.text == payload.sender.user,
            try await book.read(.inbound, "\(room) \(session)") == nil,
            let receiver = try? MegolmReceiver.open(key)
        else { return nil }
        keep(receiver, "\(room) \(session)", from: payload.sender, index: key.index, &book)
        return (room, session)
    }

    private static func keep(
        _ receiver: MegolmReceiver, _ name: String, from sender: KnownDevice, index: UInt32,
        _ book: inout CipherBook
    ) {
        book.write(
            .inbound, name,
            json: [
                "state": state(receiver), "identity": .text(sender.identity.base64),
                "user": .text(sender.user), "device": .text(sender.id), "index": .number(Int64(index)),
                "at": .number(book.now),
            ])
    }

    /// A session without the messages that were read of it, so that they are closed to us as well (E21).
    static func narrow(_ name: String, after index: UInt32, _ book: inout CipherBook) async throws {
        guard let kept = try await book.json(.inbound, name), let state = kept["state"]?.text,
            let next = try? MegolmReceiver(state: Secret(state.utf8)).narrowed(to: index + 1)
        else { return }
        book.write(
            .inbound, name,
            json: kept.with("state", Self.state(next)).with("index", .number(Int64(index) + 1)))
    }

    /// Reads an event of a room. What it says of its sender's keys is not believed: the session tells whose it is (E30).
    static func open(_ event: JSON, in room: String, _ book: inout CipherBook) async throws -> Outcome {
        guard event["state_key"] == nil, event["type"]?.text == "m.room.encrypted",
            let content = event["content"], let algorithm = content["algorithm"]?.text
        else { return .dropped }
        guard algorithm == OwnDevice.megolm else { return .unknownAlgorithm }
        guard let session = content["session_id"]?.text, let id = event["event_id"]?.text,
            let bytes = content["ciphertext"]?.text.flatMap({ Base64.bytes(of: $0) }),
            let message = MegolmMessage(bytes)
        else { return .dropped }
        let name = "\(room) \(session)"
        guard let kept = try await book.json(.inbound, name), let state = kept["state"]?.text else {
            return .noKey(session: session)
        }
        guard kept["user"]?.text == event["sender"]?.text else { return .dropped }
        let (next, text): (MegolmReceiver, Secret)
        do {
            (next, text) = try MegolmReceiver(state: Secret(state.utf8)).decrypt(message)
        } catch CipherFault.tooOld { return .noKey(session: session) } catch CipherFault.refused {
            return .dropped
        }
        let place = "\(name) \(message.index)"
        if let former = try await book.json(.seen, place) {
            guard former.text == id else { return .dropped }
        }
        guard let opened = try await opened(event, by: JSON(text.bytes), in: room, &book) else {
            return .dropped
        }
        book.write(.inbound, name, json: kept.with("state", Self.state(next)).with("at", .number(book.now)))
        book.write(.seen, place, json: .text(id))
        book.write(
            .read, "\(room) \(id)", json: ["by": event["sender"] ?? .null, "at": .number(book.now)])
        return .opened(opened)
    }

    /// Whether the device that an opened event is of belongs to an identity that is its owner's from the first.
    static func isSigned(_ event: JSON, in room: String, _ book: CipherBook) async throws -> Bool {
        guard let session = event["content"]?["session_id"]?.text,
            let kept = try await book.json(.inbound, "\(room) \(session)"), let user = kept["user"]?.text,
            let identity = kept["identity"]?.text.flatMap({ IdentityKey(base64: $0) })
        else { return false }
        let person = try await book.person(user)
        return person.standing == .vouched && person.device(with: identity)?.isVouched == true
    }

    /// Who wrote an event that was read.
    private static func reader(of place: String, _ book: CipherBook) async throws -> JSON? {
        let kept = try await book.json(.read, place)
        return kept?["by"] ?? kept
    }

    private static func state(_ receiver: MegolmReceiver) -> JSON {
        .text(String(decoding: receiver.state.bytes, as: UTF8.self))
    }

    /// The event with what was inside in the place of what was outside; nil where that may not stand there.
    private static func opened(
        _ event: JSON, by inner: JSON?, in room: String, _ book: inout CipherBook
    ) async throws -> JSON? {
        guard let inner, inner["room_id"]?.text == room, inner["state_key"] == nil,
            let type = inner["type"]?.text, type != "m.room.encrypted", let said = inner["content"],
            said.object != nil, case .object(var members) = event
        else { return nil }
        // Most programs put a relation outside alone; where it stands inside as well, nobody can have moved it.
        let relation = said["m.relates_to"] ?? event["content"]?["m.relates_to"]
        if relation?["rel_type"]?.text == "m.replace" {
            // The homeserver can move a relation, but not what stands inside; and only the writer's own words are theirs to
            // change (E33).
            guard said["m.new_content"]?.object != nil, let target = relation?["event_id"]?.text,
                try await reader(of: "\(room) \(target)", book) == event["sender"]
            else { return nil }
        }
        members["type"] = .text(type)
        members["content"] = relation.map { said.with("m.relates_to", $0) } ?? said
        if let file = said["file"] {
            // How it opens is kept sealed; beside the words there is its address alone.
            let known = EncryptedFile(file)
            if let known {
                book.write(.file, known.address, json: file.with("at", .number(book.now)))
            }
            members["content"] = members["content"]?.with("url", known.map { .text($0.address) })
        }
        members["content"] = members["content"]?.withoutFileKeys
        return .object(members)
    }
}

extension JSON {
    /// Content without what opens its file, its thumbnail, or those of what it is changed to.
    fileprivate var withoutFileKeys: JSON {
        guard case .object(var members) = self else { return self }
        members["file"] = nil
        members["info"] = members["info"]?.with("thumbnail_file", nil)
        members["m.new_content"] = members["m.new_content"]?.withoutFileKeys
        return .object(members)
    }

    /// The same object with another member.
    func with(_ name: String, _ value: JSON?) -> JSON {
        guard case .object(var members) = self else { return self }
        members[name] = value
        return .object(members)
    }
}
