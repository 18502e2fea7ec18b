import CivicFacts
import Conversation

/// Turns raw updates into happenings: pure, apart from remembering that the review room moved.
struct TelegramTranslator: Sendable {
    let memory: TelegramMemory
    let moderators: Set<Int64>
    let note: @Sendable (TelegramNote) -> Void

    /// What cannot be decoded throws; what the house has no use for is nothing (T29, T30).
    func translate(_ raw: RawUpdate) throws -> [Inbound] {
        guard let update = TelegramUpdate(raw.body) else { throw TelegramUnreadable() }
        let key = "tg:\(raw.key)"
        if let reaction = update.messageReaction { return try reacted(reaction, key: key) }
        let inbound =
            if let message = update.message {
                try heard(message, key: key)
            } else if let message = update.editedMessage {
                try edited(message, key: key)
            } else if let callback = update.callbackQuery {
                tapped(callback, key: key, at: Moment(milliseconds: update.received))
            } else if let checkout = update.preCheckoutQuery {
                asked(checkout, key: key, at: Moment(milliseconds: update.received))
            } else if let membership = update.myChatMember {
                try membershipChanged(membership, key: key)
            } else {
                Inbound?.none
            }
        if inbound == nil { note(.updateIgnored) }
        return inbound.map { [$0] } ?? []
    }

    private func heard(_ message: TelegramMessage, key: String) throws -> Inbound? {
        noticeMove(message)
        let paid = message.chat.type == "private" ? message.payment.map { Event.payment($0.event) } : nil
        guard let said = paid ?? TelegramContent.event(of: message, for: memory.bot),
            let event = message.typed(said)
        else { return nil }
        return try inbound(message, key: key, at: message.date, event)
    }

    private func edited(_ message: TelegramMessage, key: String) throws -> Inbound? {
        guard let event = TelegramContent.event(ofEdited: message) else { return nil }
        return try inbound(message, key: key, at: message.editDate ?? message.date, event)
    }

    private func inbound(
        _ message: TelegramMessage, key: String, at seconds: Int64, _ event: Event
    ) throws -> Inbound? {
        guard let from = message.from, !message.isBorrowed,
            let standing = standing(of: from, in: message.chat, speakingAs: message.senderChat)
        else { return nil }
        return Inbound(
            key: key, room: memory.room(of: message.chat.id, topic: message.topic), sender: sender(from),
            standing: standing,
            at: try moment(seconds), message: messageID(message.messageID),
            repliesTo: message.replyToMessage.flatMap { messageID($0.messageID) },
            repliesToButton: message.replyToMessage?.button,
            name: name(of: from, standing), languageCode: from.languageCode, event: event)
    }

    private func tapped(_ callback: TelegramCallback, key: String, at received: Moment) -> Inbound? {
        // A press without its message can only be answered in private (T93); it never counts in a group
        // (T109).
        let chat = callback.message?.chat ?? TelegramChat(id: callback.from.id, type: "private")
        guard !callback.from.isBot else { return nil }
        // Every press is answered (T90), so one from another group comes in as an onlooker's.
        let standing = standing(of: callback.from, in: chat, speakingAs: nil) ?? .onlooker
        return Inbound(
            key: key, room: memory.room(of: chat.id, topic: callback.message?.topic),
            sender: sender(callback.from), standing: standing, at: received,
            message: callback.message.flatMap { messageID($0.messageID) },
            name: name(of: callback.from, standing), languageCode: callback.from.languageCode,
            event: .tapped(token: callback.data ?? "", callback: CallbackID(rawValue: callback.id)))
    }

    /// It comes without a chat and without a time: whoever pays is in their own chat, now.
    private func asked(_ checkout: TelegramCheckout, key: String, at received: Moment) -> Inbound? {
        guard !checkout.from.isBot, !isService(checkout.from) else { return nil }
        return Inbound(
            key: key, room: room(checkout.from.id), sender: sender(checkout.from), standing: .voter,
            at: received, languageCode: checkout.from.languageCode, event: .payment(checkout.event))
    }

    private func membershipChanged(_ change: TelegramMembership, key: String) throws -> Inbound? {
        guard let isIn = change.newChatMember.isIn else { return nil }
        if memory.isReviewRoom(change.chat.id) { note(isIn ? .reviewRoomBack : .reviewRoomLost) }
        guard change.chat.type == "private" else { return nil }
        return Inbound(
            key: key, room: room(change.chat.id), sender: sender(change.from), standing: .voter,
            at: try moment(change.date), languageCode: change.from.languageCode,
            event: .becameReachable(isReachable: isIn)
        )
    }

    /// A voter's signs on a message of the bot: one that is new, and one that is gone. A sign has no id of its own, so
    /// the message and the sign make one.
    private func reacted(_ reaction: TelegramReaction, key: String) throws -> [Inbound] {
        guard let user = reaction.user,
            let standing = standing(of: user, in: reaction.chat, speakingAs: nil), standing == .voter
        else {
            note(.updateIgnored)
            return []
        }
        let (old, new) = (Set(reaction.old.compactMap(\.self)), Set(reaction.new.compactMap(\.self)))
        let at = try moment(reaction.date)
        let gone = old.subtracting(new).sorted().map { ($0, Event.deleted) }
        let come = new.subtracting(old).sorted().map { ($0, Event.reacted(emoji: $0)) }
        return (gone + come).prefix(8).enumerated().map { index, change in
            Inbound(
                key: "\(key):\(index)", room: room(reaction.chat.id), sender: sender(user),
                standing: standing,
                at: at, message: MessageID(rawValue: "reaction:\(reaction.messageID):\(change.0)"),
                repliesTo: messageID(reaction.messageID), languageCode: user.languageCode, event: change.1)
        }
    }

    private func noticeMove(_ message: TelegramMessage) {
        let pair =
            if let new = message.media?.migrateToChatID {
                (old: message.chat.id, new: new)
            } else {
                message.media?.migrateFromChatID.map { (old: $0, new: message.chat.id) }
            }
        guard let pair, memory.move(from: pair.old, to: pair.new) else { return }
        note(.reviewRoomMoved)
    }

    /// Where somebody stands; nil for those who are nobody here: other groups, bots, channels, service
    /// accounts.
    private func standing(of user: TelegramUser, in chat: TelegramChat, speakingAs mask: Int64?) -> Standing?
    {
        if chat.type == "private" { return user.isBot || isService(user) ? nil : .voter }
        guard memory.isReviewRoom(chat.id) else { return nil }
        if mask == chat.id || mask == nil && user.id == TelegramUser.anonymousAdministrator {
            return .anonymous
        }
        guard mask == nil, !user.isBot, !isService(user) else { return nil }
        // Whoever is listed has to be in the group as well, and that is asked.
        return moderators.isEmpty || moderators.contains(user.id) ? .unchecked : .onlooker
    }

    private func isService(_ user: TelegramUser) -> Bool {
        user.id == TelegramUser.serviceNotices || user.id == TelegramUser.channelMask
    }

    /// Only moderators have names here, and nobody who chose to be anonymous (T108).
    private func name(of user: TelegramUser, _ standing: Standing) -> String? {
        switch standing {
        case .moderator, .unchecked, .onlooker: user.firstName
        case .voter, .anonymous: nil
        }
    }

    private func room(_ chat: Int64) -> RoomID { memory.room(of: chat) }

    private func sender(_ user: TelegramUser) -> SenderID {
        SenderID(platform: .telegram, id: String(user.id))
    }

    /// Message 0 is a scheduled one that cannot be addressed (T42).
    private func messageID(_ id: Int64) -> MessageID? { id == 0 ? nil : MessageID(rawValue: String(id)) }

    private func moment(_ seconds: Int64) throws -> Moment {
        guard (0..<(1 << 40)).contains(seconds) else { throw TelegramUnreadable() }
        return Moment(milliseconds: seconds * 1_000)
    }
}

/// An update that cannot be decoded; it says no more, because a log may hear it.
struct TelegramUnreadable: Error, Equatable {}
