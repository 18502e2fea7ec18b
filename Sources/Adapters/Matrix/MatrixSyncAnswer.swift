import Conversation
import FoundationEssentials
import PlainJSON

/// What one sync answer holds, cut into events without decoding the whole: one broken event spoils no other (M36).
struct MatrixSyncAnswer: Sendable {
    /// One event: its bytes as they came, and what can be read of them.
    struct Item: Sendable {
        /// What speaks for an event's being of whom it says.
        enum Proof: Sendable {
            /// The homeserver's word.
            case none
            /// A key that was given from device to device.
            case sealed
            /// The same, and the device is one that its owner verified.
            case signed
        }

        let bytes: [UInt8]
        let event: MatrixEvent?
        var proof = Proof.none
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

    private(set) var next = ""
    var joined: [Room] = []
    private(set) var left: [Room] = []
    private(set) var invites: [Invite] = []
    private(set) var direct: JSON?
    var toDevice: [[UInt8]] = []
    /// People whose devices or identity changed.
    private(set) var changedPeople: [String] = []
    /// How many of the bot's one-time keys nobody claimed; nil where the answer does not tell.
    private(set) var oneTimeKeys: Int64?
    /// The fallback key was used; nil where the answer does not tell.
    private(set) var isFallbackUsed: Bool?

    /// Where people's words stand in events.
    static let spokenMembers = ["body", "formatted_body"]

    /// Nil for everything that is not a complete answer (M28).
    init?(_ body: Data) {
        var body = [UInt8](body)
        // Before anything is kept anywhere.
        SecretNumbers.mask(&body, members: Self.spokenMembers)
        var json = JSONReader(body)
        let isObject = json.members { name, json in
            switch name {
            case "next_batch": next = json.attempt { $0.text().value }.value ?? ""
            case "rooms": json.attempt { takeRooms(&$0) }
            case "account_data":
                let account = Self.events(&json).compactMap(\.event)
                direct = account.last { $0.type == "m.direct" }?.content
            case "to_device": toDevice = Self.events(&json).map(\.bytes)
            case "device_lists":
                let lists = json.attempt { $0.value() }.value
                changedPeople = lists?["changed"]?.list?.compactMap(\.text) ?? []
            case "device_unused_fallback_key_types":
                let unused = json.attempt { $0.value() }.value?.list ?? []
                isFallbackUsed = !unused.contains("signed_curve25519")
            case "device_one_time_keys_count":
                oneTimeKeys = json.attempt { $0.value() }.value?["signed_curve25519"]?.number ?? 0
            default: json.attempt { $0.skip() }
            }
        }
        if !isObject || next.isEmpty { return nil }
    }

    private mutating func takeRooms(_ json: inout JSONReader) {
        json.members { membership, json in
            json.members { name, json in
                switch membership {
                case "join": joined.append(Self.room(name.text, &json))
                case "leave": left.append(Self.room(name.text, &json))
                case "invite": invites.append(Self.invite(name.text, &json))
                default: json.attempt { $0.skip() }
                }
            }
        }
    }

    private static func invite(_ id: String, _ json: inout JSONReader) -> Invite {
        var state: [MatrixEvent] = []
        json.attempt { json in
            json.members { name, json in
                if case "invite_state" = name { state = events(&json).compactMap(\.event) }
            }
        }
        return Invite(id: id, state: state)
    }

    private static func room(_ id: String, _ json: inout JSONReader) -> Room {
        var room = Room(id: id)
        json.attempt { json in
            json.members { name, json in
                switch name {
                case "timeline": json.attempt { takeTimeline(&$0, of: &room) }
                case "state": room.state = events(&json).compactMap(\.event)
                case "summary":
                    let summary = json.attempt { $0.value() }.value
                    room.joined = summary?["m.joined_member_count"]?.number
                    room.invited = summary?["m.invited_member_count"]?.number
                default: json.attempt { $0.skip() }
                }
            }
        }
        return room
    }

    private static func takeTimeline(_ json: inout JSONReader, of room: inout Room) {
        json.members { name, json in
            switch name {
            case "events": room.timeline = items(&json)
            case "limited": room.isLimited = json.attempt { $0.flag().value }.value ?? false
            case "prev_batch": room.previous = json.attempt { $0.text().value }.value
            default: json.attempt { $0.skip() }
            }
        }
    }

    /// The elements of the member `events`.
    private static func events(_ json: inout JSONReader) -> [Item] {
        var found: [Item] = []
        json.attempt { json in
            json.members { name, json in if case "events" = name { found = items(&json) } }
        }
        return found
    }

    private static func items(_ json: inout JSONReader) -> [Item] {
        var found: [Item] = []
        json.elements { json in
            let (value, range) = json.attempt { $0.value() }
            found.append(item(Array(json.bytes[range]), value))
        }
        return found
    }

    static func item(_ bytes: [UInt8]) -> Item { item(bytes, JSON(bytes)) }

    private static func item(_ bytes: [UInt8], _ json: JSON?) -> Item {
        Item(bytes: bytes, event: json?.object == nil ? nil : json.map(MatrixEvent.init(json:)))
    }
}
