import Conversation
import FoundationEssentials
import PlainJSON

/// What one sync answer holds, cut into events without decoding the whole: one broken event spoils no other (M36).
struct MatrixSyncAnswer: Sendable {
    /// One event: its bytes as they came, and what can be read of them.
    struct Item: Sendable {
        let bytes: [UInt8]
        let event: MatrixEvent?
    }

    /// A room the bot is in, or was in until now.
    struct Room: Sendable {
        let id: String
        var timeline: [Item] = []
        var state: [MatrixEvent] = []
        var isLimited = false
        var previous: String?
        /// People in the room and people invited, where that changed.
        var joined: Int64?
        var invited: Int64?
    }

    /// A room the bot is invited to, with the little that is shown of it.
    struct Invite: Sendable {
        let id: String
        let state: [MatrixEvent]
    }

    let next: String
    var joined: [Room] = []
    var left: [Room] = []
    var invites: [Invite] = []
    var direct: JSON?
    var toDevice: [[UInt8]] = []

    /// Nil for everything that is not a complete answer (M28).
    init?(_ body: Data) {
        let slices = JSONSlices(bytes: [UInt8](body))
        guard let members = slices.members(in: 0..<slices.bytes.count) else { return nil }
        var next: String?
        var rooms: Range<Int>?
        var account: Range<Int>?
        var device: Range<Int>?
        for (key, value) in members {
            if slices.reads(key, "next_batch") { next = JSON(slices.bytes[value])?.text }
            if slices.reads(key, "rooms") { rooms = value }
            if slices.reads(key, "account_data") { account = value }
            if slices.reads(key, "to_device") { device = value }
        }
        guard let next, !next.isEmpty else { return nil }
        self.next = next
        if let rooms { takeRooms(rooms, slices) }
        direct =
            account.flatMap { Self.events(in: $0, slices) }?.compactMap(\.event)
            .last { $0.type == "m.direct" }?.content
        toDevice = device.flatMap { Self.events(in: $0, slices) }?.map(\.bytes) ?? []
    }

    private mutating func takeRooms(_ range: Range<Int>, _ slices: JSONSlices) {
        for (key, value) in slices.members(in: range) ?? [] {
            for (name, content) in slices.members(in: value) ?? [] {
                guard let id = Self.text(name, slices) else { continue }
                if slices.reads(key, "join") { joined.append(Self.room(id, content, slices)) }
                if slices.reads(key, "leave") { left.append(Self.room(id, content, slices)) }
                if slices.reads(key, "invite") {
                    let state = Self.member("invite_state", of: content, slices).flatMap {
                        Self.events(in: $0, slices)
                    }
                    invites.append(Invite(id: id, state: state?.compactMap(\.event) ?? []))
                }
            }
        }
    }

    private static func room(_ id: String, _ range: Range<Int>, _ slices: JSONSlices) -> Room {
        var room = Room(id: id)
        for (key, value) in slices.members(in: range) ?? [] {
            if slices.reads(key, "timeline") {
                room.timeline = events(in: value, slices) ?? []
                let limited = member("limited", of: value, slices)
                room.isLimited = limited.map { slices.reads($0, "true") } ?? false
                room.previous = member("prev_batch", of: value, slices).flatMap {
                    JSON(slices.bytes[$0])?.text
                }
            } else if slices.reads(key, "state") {
                room.state = events(in: value, slices)?.compactMap(\.event) ?? []
            } else if slices.reads(key, "summary") {
                let summary = JSON(slices.bytes[value])
                room.joined = summary?["m.joined_member_count"]?.number
                room.invited = summary?["m.invited_member_count"]?.number
            }
        }
        return room
    }

    private static func member(_ name: StaticString, of range: Range<Int>, _ slices: JSONSlices) -> Range<
        Int
    >? {
        slices.members(in: range)?.first { slices.reads($0.key, name) }?.value
    }

    /// The elements of the member `events`.
    private static func events(in range: Range<Int>, _ slices: JSONSlices) -> [Item]? {
        guard let list = member("events", of: range, slices), let elements = slices.elements(in: list) else {
            return nil
        }
        return elements.map { item(Array(slices.bytes[$0])) }
    }

    static func item(_ bytes: [UInt8]) -> Item {
        let json = JSON(bytes)
        return Item(bytes: bytes, event: json?.object == nil ? nil : json.map(MatrixEvent.init(json:)))
    }

    /// A key as it reads once its escapes are resolved.
    private static func text(_ key: Range<Int>, _ slices: JSONSlices) -> String? {
        let raw = slices.bytes[key]
        guard raw.contains(UInt8(ascii: "\\")) else { return String(decoding: raw, as: UTF8.self) }
        return JSON([UInt8(ascii: "\"")] + raw + [UInt8(ascii: "\"")])?.text
    }
}
