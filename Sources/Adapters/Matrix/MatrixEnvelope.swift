import CivicFacts
import Conversation
import PlainJSON

/// One event on its way into the inbox: the event as it came, and what was known of its room at that moment.
struct MatrixEnvelope: Sendable {
    /// What the room is to the house.
    enum Place: String, Sendable {
        /// Somebody's private conversation.
        case direct
        /// A private room that the bot opened itself, because the other one cannot be read.
        case refuge
        /// The moderators' room.
        case review
    }

    let room: String
    let place: Place
    let received: Moment
    /// The first button of the card that the event is about, where only the adapter knows it yet.
    var card: String?
    /// The event that this one is about, if it named a later change of it.
    var target: String?
    /// The button that the event presses.
    var press: String?
    let event: MatrixEvent

    /// The update under its event's id, which no other event ever has (M38).
    static func update(
        _ item: MatrixSyncAnswer.Item, in room: String, _ place: Place, at received: Moment,
        card: String? = nil, target: String? = nil, press: String? = nil
    ) -> RawUpdate {
        let id = item.event?.id
        var head: [String: JSON] = [
            "room": .text(room), "place": .text(place.rawValue), "received": .number(received.milliseconds),
        ]
        head["card"] = card.map { .text($0) }
        head["target"] = target.map { .text($0) }
        head["press"] = press.map { .text($0) }
        var body = JSON.object(head).bytes.dropLast()
        body += ",\"event\":".utf8
        body += item.bytes
        body.append(UInt8(ascii: "}"))
        return RawUpdate(key: id ?? "?\(fingerprint(item.bytes))", body: Array(body))
    }

    init(_ update: RawUpdate) throws(MatrixUnreadable) {
        guard let json = JSON(update.body), let room = json["room"]?.text,
            let place = json["place"]?.text.flatMap(Place.init(rawValue:)),
            let received = json["received"]?.number, let event = json["event"], event.object != nil
        else { throw MatrixUnreadable() }
        self.room = room
        self.place = place
        self.received = Moment(milliseconds: received)
        card = json["card"]?.text
        target = json["target"]?.text
        press = json["press"]?.text
        self.event = MatrixEvent(json: event)
    }

    /// The FNV-1a hash of the bytes; it only has to tell events apart, not to resist anybody.
    static func fingerprint(_ bytes: some Sequence<UInt8>) -> String {
        let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0100_0000_01b3 }
        return String(hash, radix: 16)
    }
}

/// An event that cannot be decoded; it says no more, because a log may hear it.
struct MatrixUnreadable: Error, Equatable {}
