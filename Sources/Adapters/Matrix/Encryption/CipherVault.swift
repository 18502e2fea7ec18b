import Conversation
import Encryption
import PlainJSON

/// What the rows hold, by the name of their kind in the database.
enum CipherKind: String, CaseIterable {
    /// The device's keys, by its id.
    case account
    /// The seeds of the identity, under `own`.
    case identity
    /// One-time keys by their public halves, each with the account that has it alone.
    case oneTime
    /// Fallback keys, the same way.
    case fallback
    /// What is known of somebody's devices and identity, by their id.
    case person
    /// Sessions with devices, by the device's key and the session's name.
    case olm
    /// Hashes of messages from devices that were heard, so that a repeat is not taken for a broken session.
    case heard
    /// Messages to this device as they came, in their order.
    case toDevice
    /// Events of rooms whose keys may come with those.
    case waiting
    /// Events whose keys are not here, by room, session and event.
    case parked
    /// How a file opens, by its address.
    case file
    /// When a session with a device was begun anew, by its key.
    case healed
    /// How often it was said today in a room that something could not be read.
    case told
    /// Who was named in a review room because they are given no keys there.
    case named
    /// A file that was sealed and uploaded, by the name of the attempt.
    case upload
    /// Ratchets of others for rooms, by room and session.
    case inbound
    /// Which event had which number of such a session.
    case seen
    /// Who wrote an event that was read, by room and event.
    case read
    /// How far the homeserver's counter is, by the device's id.
    case counter
    /// The device that is to take the place of the one whose id is the name.
    case heir
    /// Rooms of people who had their data deleted; written by the store, and not sealed.
    case forgotten
    /// Why somebody's device gives no key, by room and session.
    case withheld
    /// Sessions whose keys their owner was asked for, by room and session.
    case asked
    /// When the bot left a room, and forgot what it had said there.
    case left
    /// Our own ratchet for a room, and who has its key.
    case outbound
    /// The same ratchets from their beginning, so that own words can be read again, by room and session.
    case own
    /// What goes over the wire for a transaction, until it is settled.
    case sealed
}

/// Rows of one device, sealed before they leave and opened when they come.
struct CipherVault: Sendable {
    let device: String
    private let key: AtRestKey
    private let shelf: any AdapterShelf

    init(device: String, key: AtRestKey, shelf: any AdapterShelf) {
        (self.device, self.key, self.shelf) = (device, key, shelf)
    }

    /// A row; nil if there is none. Throws where it does not open.
    func read(_ kind: CipherKind, _ name: String) async throws -> Secret? {
        guard let row = try await shelf.row(kind.rawValue, name) else { return nil }
        return try open(row, kind, name)
    }

    /// All rows of a kind whose names begin so.
    func readAll(_ kind: CipherKind, from start: String = "") async throws -> [(name: String, value: Secret)]
    {
        try await shelf.rows(kind.rawValue, from: start).compactMap { row in
            guard let value = row.value else { return nil }
            return (row.key, try open(value, kind, row.key))
        }
    }

    /// The next rows of a kind behind a name; those that do not open are left out.
    func next(_ kind: CipherKind, after name: String, limit: Int) async throws -> [(
        name: String, value: Secret
    )] {
        try await shelf.rows(kind.rawValue, after: name, limit: limit).compactMap { row in
            row.value.flatMap { try? open($0, kind, row.key) }.map { (row.key, $0) }
        }
    }

    /// The names of all rows of a kind that begin so; none is opened.
    func names(_ kind: CipherKind, from start: String = "") async throws -> [String] {
        try await shelf.keys(kind.rawValue, from: start)
    }

    private func open(_ row: [UInt8], _ kind: CipherKind, _ name: String) throws -> Secret {
        guard let value = key.open(row, at: place(kind, name)) else { throw EncryptionFault.sealed }
        return value
    }

    /// A row as it is to be kept; nil as its value to forget it.
    func sealed(_ kind: CipherKind, _ name: String, _ value: Secret?) -> AdapterRow {
        AdapterRow(
            kind: kind.rawValue, key: name, value: value.map { key.seal($0, at: place(kind, name)) })
    }

    func keep(_ rows: [AdapterRow]) async throws { try await shelf.keep(rows) }

    /// Forgets every row, also those of other devices.
    func clear() async throws { try await shelf.clear() }

    private func place(_ kind: CipherKind, _ name: String) -> RowPlace {
        RowPlace(device: device, table: kind.rawValue, row: name)
    }
}
