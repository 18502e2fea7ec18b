import CivicFacts
import Conversation

/// Turns kept events into happenings: pure, because all that was known at the time lies in the envelope.
struct MatrixTranslator: Sendable {
    let me: String
    let note: @Sendable (MatrixNote) -> Void

    /// What cannot be decoded throws; what the house has no use for is nothing (M36).
    func translate(_ update: RawUpdate) throws(MatrixUnreadable) -> [Inbound] {
        let envelope = try MatrixEnvelope(update)
        let event = envelope.event
        guard event.type != "m.room.encrypted", let sender = event.sender,
            let inbound = inbound(event, from: sender, envelope, key: "mx:\(update.key)")
        else {
            note(.eventIgnored)
            return []
        }
        return [inbound]
    }

    private func inbound(
        _ event: MatrixEvent, from sender: String, _ envelope: MatrixEnvelope, key: String
    ) -> Inbound? {
        guard let happening = happening(event, envelope) else { return nil }
        let isReview = envelope.place == .review
        let person = happening.person ?? sender
        guard person != me, person.first == "@", person.utf8.count <= 255 else { return nil }
        let target = envelope.target ?? event.repliesTo ?? event.annotates
        return Inbound(
            key: key, room: RoomID(platform: .matrix, id: envelope.room),
            sender: SenderID(platform: .matrix, id: person), standing: isReview ? .unchecked : .voter,
            at: moment(event, envelope), message: happening.message.map(MessageID.init(rawValue:)),
            repliesTo: target.map(MessageID.init(rawValue:)), repliesToButton: envelope.card,
            // A display name can be anybody's; the id cannot (M110).
            name: isReview ? person : nil, event: happening.event)
    }

    /// A happening, whose it is if not the sender's, and the message that it is about.
    private struct Happening {
        let event: Event
        var person: String?
        var message: String?
    }

    private func happening(_ event: MatrixEvent, _ envelope: MatrixEnvelope) -> Happening? {
        switch event.type {
        case "m.room.member": return envelope.place == .review ? nil : membership(event, envelope)
        case "m.room.redaction":
            return event.redacts.map { Happening(event: .deleted, message: $0) }
        case "m.reaction":
            guard let sign = event.reaction, sign.utf8.count <= 64,
                let target = envelope.target ?? event.relatesTo, let id = event.id, let sender = event.sender
            else { return nil }
            if let token = envelope.press {
                return Happening(event: .tapped(token: token, callback: nil), message: target)
            }
            // A voter's reaction is answered by what it does.
            guard envelope.place == .review else {
                return Happening(event: .reacted(emoji: sign), message: id)
            }
            let callback = MatrixCallback(press: id, card: target, person: sender)
            return Happening(event: .reacted(emoji: sign, callback: callback.id), message: id)
        default:
            let speech = MatrixSpeech(me: me, isDirect: envelope.place != .review)
            guard let said = speech.event(of: event) else { return nil }
            let message = if case .edited = said { event.relatesTo } else { event.id }
            return Happening(event: said, message: message)
        }
    }

    /// Somebody left their private room, put the bot out of it, or came back.
    private func membership(_ event: MatrixEvent, _ envelope: MatrixEnvelope) -> Happening? {
        guard let person = event.stateKey, let membership = event.membership else { return nil }
        if membership == "join", envelope.place == .refuge {
            // Nobody has said anything there yet, and they do not know where they are.
            return Happening(event: .commanded(name: "start", rest: ""), person: person)
        }
        return Happening(
            event: .becameReachable(isReachable: membership == "join"),
            person: person == me ? event.sender : person)
    }

    /// A homeserver says what time it likes; what lies ahead of us is taken for now (M40).
    private func moment(_ event: MatrixEvent, _ envelope: MatrixEnvelope) -> Moment {
        guard let sent = event.sentAt, sent > 0, sent < envelope.received.milliseconds + 600_000 else {
            return envelope.received
        }
        return Moment(milliseconds: sent)
    }
}

/// The way back to somebody who reacted to a card: `<reaction> <card> <person>`.
struct MatrixCallback: Equatable, Sendable {
    let press: String
    let card: String
    let person: String

    init(press: String, card: String, person: String) {
        self.press = press
        self.card = card
        self.person = person
    }

    init?(_ id: CallbackID) {
        let parts = id.rawValue.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3 else { return nil }
        self.init(press: parts[0], card: parts[1], person: parts[2])
    }

    var id: CallbackID { CallbackID(rawValue: "\(press) \(card) \(person)") }
}
