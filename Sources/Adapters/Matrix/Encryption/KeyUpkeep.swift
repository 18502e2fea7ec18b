import CivicFacts
import Conversation
import Encryption
import PlainJSON

/// What goes in time, and what goes with people who had their data deleted (E21).
extension EncryptionDesk {
    /// So many rows are looked at after one sync.
    private static let portion = 200
    /// A photo that was fetched may be asked for once more after a stop.
    private static let refetched = Span.hours(1)

    /// How long rows of a kind are kept since they were last of use; nil for ever, or until something else ends them.
    static func age(of kind: CipherKind) -> Span? {
        switch kind {
        case .heard: .days(7)
        case .parked, .withheld, .asked, .healed: .days(1)
        case .told: .days(2)
        case .inbound, .own, .read, .file, .upload, .sealed, .left: .days(30)
        case .account, .identity, .oneTime, .fallback, .person, .olm, .toDevice, .waiting, .seen, .counter,
            .heir, .forgotten, .named, .outbound:
            nil
        }
    }

    private static let aging = CipherKind.allCases.filter { age(of: $0) != nil }

    /// A little of it after each sync, all of it once a day and after a start.
    func keepHouse() async throws {
        for room in try await vault.names(.forgotten) { try await work { try await close(room, &$0) } }
        let now = timing.now()
        try await OwnKeys(device: own, vault: vault, server: server).dropOldFallback(at: now)
        let fetched = takeFetched(
            before: Moment(milliseconds: now.milliseconds - Self.refetched.milliseconds))
        if !fetched.isEmpty {
            try await work { book in for address in fetched { book.write(.file, address, nil) } }
        }
        guard let place = nextToSweep(at: now), place.kind < Self.aging.count else { return }
        let kind = Self.aging[place.kind]
        let rows = try await vault.next(kind, after: place.name, limit: Self.portion)
        let old = rows.filter { Self.isOver($0.value.bytes, kind, at: now) }.map(\.name)
        if !old.isEmpty {
            try await work { book in for name in old { try await drop(kind, name, at: now, &book) } }
        }
        swept(upTo: rows.last?.name, isLast: rows.count < Self.portion, of: Self.aging.count, at: now)
    }

    private static func isOver(_ value: [UInt8], _ kind: CipherKind, at now: Moment) -> Bool {
        guard let age = age(of: kind), let json = JSON(value) else { return false }
        let day = json["day"]?.number.map { $0 * 86_400_000 }
        guard let at = json["at"]?.number ?? json.number ?? day else { return kind != .inbound }
        return now.milliseconds - at > age.milliseconds
    }

    /// Once more inside the piece of work: it may have been of use meanwhile.
    private func drop(
        _ kind: CipherKind, _ name: String, at now: Moment, _ book: inout CipherBook
    ) async throws {
        guard let value = try await book.read(kind, name), Self.isOver(value.bytes, kind, at: now) else {
            return
        }
        book.write(kind, name, nil)
        guard kind == .inbound else { return }
        for seen in try await vault.names(.seen, from: "\(name) ") { book.write(.seen, seen, nil) }
    }

    /// What was said in a room is closed to the bot; what is said from now on is not, for whoever begins anew.
    private func close(_ room: String, _ book: inout CipherBook) async throws {
        book.write(.forgotten, room, nil)
        var last: [String: UInt32] = [:]
        for name in try await vault.names(.seen, from: "\(room) ") {
            book.write(.seen, name, nil)
            guard let space = name.lastIndex(of: " "), let index = UInt32(name[name.index(after: space)...])
            else { continue }
            let session = String(name[..<space])
            last[session] = max(index, last[session] ?? 0)
        }
        for (session, index) in last { try await RoomReceiver.narrow(session, after: index, &book) }
        for kind in [CipherKind.read, .parked, .own, .withheld, .asked] {
            for name in try await vault.names(kind, from: "\(room) ") { book.write(kind, name, nil) }
        }
        book.write(.left, room, json: .number(book.now))
        for kind in [CipherKind.outbound, .told] where try await book.read(kind, room) != nil {
            book.write(kind, room, nil)
        }
    }
}
