import CivicFacts
import Encryption
import PlainJSON

/// How long a ratchet of ours is used (E36).
struct RotationRule: Equatable, Sendable {
    let messages: Int64
    let age: Span
    /// Who may read what was said before: where that changes, another ratchet begins (E37).
    var history = ""

    /// The room's own numbers where they are stricter than 100 messages and a week; never below 1 and an hour.
    init(_ encryption: JSON?) {
        messages = min(100, max(1, encryption?["rotation_period_msgs"]?.number ?? 100))
        let week = Span.days(7)
        let wanted = encryption?["rotation_period_ms"]?.number.map { Span(milliseconds: max(0, $0)) } ?? week
        age = min(week, max(.hours(1), wanted))
    }
}

/// Our own messages to a room: one ratchet, and who was given its key.
struct RoomSender: Sendable {
    let room: String
    let own: OwnDevice
    let now: Moment

    /// Who is to read the next message.
    struct Readers: Sendable {
        var given: [KnownDevice] = []
        /// Devices that get no key, each with the code it is told.
        var withheld: [KnownDevice] = []

        init(_ people: [KnownPerson], isForTeam: Bool) {
            for person in people {
                let found = person.recipients(isForTeam: isForTeam)
                given += found.given
                withheld += found.withheld
            }
        }
    }

    /// What must happen before the next message.
    struct Plan: Sendable {
        /// The key's content, the same for all.
        let key: JSON
        /// Devices that do not have it.
        let missing: [KnownDevice]
        /// Devices that were not told yet why they get none.
        let untold: [KnownDevice]
    }

    /// The ratchet that the next message goes with, a new one where that is needed (E37), and who lacks its key.
    func plan(
        for readers: Readers, _ rule: RotationRule, _ book: inout CipherBook
    ) async throws -> Plan {
        var kept = try await book.json(.outbound, room)
        if kept.map({ mustEnd($0, readers, rule) }) ?? true {
            kept = try begun(rule)
            book.write(.outbound, room, json: kept ?? .null)
            try noteOwn(kept, &book)
        }
        guard let kept, let sender = Self.sender(kept) else { throw EncryptionFault.sealed }
        let (given, told) = (kept["given"]?.object ?? [:], kept["told"]?.object ?? [:])
        let key = try sender.share()
        return Plan(
            key: [
                "algorithm": .text(OwnDevice.megolm), "room_id": .text(room),
                "session_id": .text(key.session.base64),
                "session_key": .text(Base64.text(of: key.bytes.bytes)),
                // Whoever is let in later reads nothing older (E41).
                "shared_history": false,
            ],
            missing: readers.given.filter { given[Self.name($0)] == nil && !isWaiting($0, kept) },
            untold: readers.withheld.filter { told[Self.name($0)] == nil })
    }

    /// A device without a key to begin with is left alone for an hour (E40).
    private func isWaiting(_ device: KnownDevice, _ kept: JSON) -> Bool {
        kept["failed"]?[Self.name(device)]?.number.map {
            now.since(Moment(milliseconds: $0)) < .hours(1)
        } ?? false
    }

    /// These have the key now: it arrived (E19). Those that failed have none to begin with.
    func note(
        given devices: [KnownDevice], told: [KnownDevice] = [], failed: [KnownDevice] = [], of session: JSON?,
        _ book: inout CipherBook
    ) async throws {
        // Another ratchet may have begun meanwhile, whose key they do not have.
        guard var kept = try await book.json(.outbound, room),
            try Self.sender(kept)?.share().session.base64 == session?.text
        else { return }
        for (list, devices) in [("given", devices), ("told", told)] {
            var names = kept[list]?.object ?? [:]
            for device in devices { names[Self.name(device)] = .text(device.identity.base64) }
            kept = kept.with(list, .object(names))
        }
        if !failed.isEmpty {
            var names = kept["failed"]?.object ?? [:]
            for device in failed { names[Self.name(device)] = .number(now.milliseconds) }
            kept = kept.with("failed", .object(names))
        }
        book.write(.outbound, room, json: kept)
    }

    /// What goes over the wire, with the ratchet moved on: the same for the same transaction, however often (E18).
    /// Nil where another ratchet than the one whose key was given is in use by now.
    func seal(
        _ type: String, _ content: JSON, as transaction: String, in given: JSON? = nil,
        _ book: inout CipherBook
    ) async throws -> JSON? {
        if let sealed = try await Self.sealed(transaction, book) { return sealed }
        guard let kept = try await book.json(.outbound, room), let sender = Self.sender(kept) else {
            throw EncryptionFault.sealed
        }
        let inner: JSON = ["type": .text(type), "content": content, "room_id": .text(room)]
        let session = try sender.share().session
        guard given?.text ?? session.base64 == session.base64 else { return nil }
        let (next, message) = try sender.encrypt(Secret(inner.bytes))
        let moved = kept.with("state", Self.state(next)).with(
            "count", .number((kept["count"]?.number ?? 0) + 1))
        book.write(.outbound, room, json: moved)
        var sealed: [String: JSON] = [
            "algorithm": .text(OwnDevice.megolm), "ciphertext": .text(Base64.text(of: message.bytes)),
            "session_id": .text(session.base64), "sender_key": .text(own.identity.base64),
            "device_id": .text(own.id),
        ]
        sealed["m.relates_to"] = content["m.relates_to"]
        book.write(.sealed, transaction, json: ["event": .object(sealed), "at": .number(now.milliseconds)])
        return .object(sealed)
    }

    /// The ratchet of a room and the number that its next message will have; nil where there is none.
    static func next(in room: String, _ book: CipherBook) async throws -> (session: String, index: UInt32)? {
        guard let key = try await book.json(.outbound, room).flatMap(sender)?.share() else { return nil }
        return (key.session.base64, key.index)
    }

    /// What was sealed for a transaction that is not settled.
    static func sealed(_ transaction: String, _ book: CipherBook) async throws -> JSON? {
        try await book.json(.sealed, transaction)?["event"]
    }

    /// A device is to be given every room's key again.
    static func forget(_ device: KnownDevice, _ book: inout CipherBook) async throws {
        for (room, value) in try await book.all(.outbound) {
            guard let kept = JSON(value.bytes), kept["given"]?[name(device)] != nil else { continue }
            book.write(.outbound, room, json: kept.with("given", kept["given"]?.with(name(device), nil)))
        }
    }

    /// Ends every ratchet whose key somebody's device has (E37).
    static func end(for user: String, _ book: inout CipherBook) async throws {
        for (room, value) in try await book.all(.outbound) {
            let given = JSON(value.bytes)?["given"]?.object ?? [:]
            if given.keys.contains(where: { $0.hasPrefix("\(user) ") }) { end(room, &book) }
        }
    }

    /// Ends the ratchet: the next message begins another.
    static func end(_ room: String, _ book: inout CipherBook) { book.write(.outbound, room, nil) }

    private func begun(_ rule: RotationRule) throws(CipherFault) -> JSON {
        [
            "state": Self.state(try .make()), "made": .number(now.milliseconds), "count": 0,
            "history": .text(rule.history),
        ]
    }

    private func noteOwn(_ kept: JSON?, _ book: inout CipherBook) throws {
        guard let key = try kept.flatMap(Self.sender)?.share() else { return }
        let state = String(decoding: try MegolmReceiver.open(key).state.bytes, as: UTF8.self)
        book.write(
            .own, "\(room) \(key.session.base64)",
            json: ["state": .text(state), "at": .number(now.milliseconds)])
    }

    /// Numbers are reached, or somebody has the key who is no reader any more.
    private func mustEnd(_ kept: JSON, _ readers: Readers, _ rule: RotationRule) -> Bool {
        let made = Moment(milliseconds: kept["made"]?.number ?? 0)
        let names = Dictionary(
            readers.given.map { (Self.name($0), $0.identity.base64) }, uniquingKeysWith: { first, _ in first }
        )
        let isOpenedUp = kept["history"]?.text != rule.history
        let isHeldByOthers = (kept["given"]?.object ?? [:]).contains { names[$0.key] != $0.value.text }
        return kept["count"]?.number ?? 0 >= rule.messages || now.since(made) >= rule.age
            || isHeldByOthers || isOpenedUp
    }

    private static func sender(_ kept: JSON) -> MegolmSender? {
        kept["state"]?.text.map { MegolmSender(state: Secret($0.utf8)) }
    }

    private static func state(_ sender: MegolmSender) -> JSON {
        .text(String(decoding: sender.state.bytes, as: UTF8.self))
    }

    static func name(_ device: KnownDevice) -> String { "\(device.user) \(device.id)" }
}
