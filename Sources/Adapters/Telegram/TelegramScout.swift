public import CivicFacts
import Conversation
public import HTTP

/// Finds out what has to be known of a bot and its moderators' group before Turnout runs. Nothing that waits for the bot is taken
/// from Telegram by that.
public struct TelegramScout: Sendable {
    /// Why a group will not do; the sentence says what to change in Telegram.
    public enum Hindrance: Equatable, Sendable {
        /// No group, but a channel or a private chat; or the bot is not in it.
        case noGroup, absent
        /// Its id will change.
        case plain
        /// The bot is a plain member, or may not delete messages.
        case member, mayNotDelete
    }

    private let desk: TelegramTools

    init(
        _ transport: any TelegramTransport, timing: AdapterTiming = .real,
        note: @escaping @Sendable (TelegramNote) -> Void = { _ in }
    ) {
        desk = TelegramTools(
            client: TelegramClient(transport: transport), memory: TelegramMemory(reviewRooms: []),
            timing: timing,
            note: note)
    }

    /// Throws for settings that cannot work, without a call. Hears when Telegram has to be waited for.
    public init(
        _ settings: TelegramSettings, client: HTTPClient, note: @escaping @Sendable (TelegramNote) -> Void
    ) throws(AdapterFault) {
        if let fault = settings.fault { throw fault }
        self.init(TelegramHTTPTransport(settings, client: client), note: note)
    }

    /// The bot's name without the `@`, if Telegram takes the token and gives this bot's news to nobody else.
    public func name() async throws(AdapterFault) -> String {
        try await desk.identifyAlone().username
    }

    /// The group, or topic, in which somebody writes this word, as soon as somebody does; nil after so long without it. A message
    /// holds the word if it ends with it.
    public func place(of word: String, within span: Span) async throws -> TelegramPlace? {
        let end = desk.timing.now() + span
        while desk.timing.now() < end {
            // Without an offset nothing is confirmed, so what waits comes again, at once.
            let waiting = try await waiting()
            let heard = waiting.compactMap { TelegramUpdate($0.body)?.message }
            if let message = heard.last(where: { $0.chat.isGroup && $0.says(word) }) {
                return TelegramPlace(chat: message.chat.id, topic: message.topic)
            }
            if waiting.count >= 100 { throw TelegramFault.muchWaits }
            try await desk.timing.sleep(.seconds(2))
        }
        return nil
    }

    private func waiting() async throws -> [RawUpdate] {
        let outcome = await desk.client.raw(TelegramPoller.call(from: 0, held: 10))
        guard case .success(let reply) = outcome else {
            try Task.checkCancellation()
            return []
        }
        if let batch = TelegramBatch(answer: [UInt8](reply.body), received: desk.timing.now()) {
            return batch.updates
        }
        guard case .refused(let failure) = desk.client.read(reply) as TelegramOutcome<TelegramAnything> else {
            return []
        }
        let verdict = TelegramVerdict(failure)
        if verdict == .conflict { throw TelegramFault.twoPollers }
        if let fault = TelegramFault.hopeless(verdict) { throw fault }
        return []
    }

    /// Why this group will not do as the moderators' room; nil if it will.
    public func hindrance(in place: TelegramPlace) async throws(AdapterFault) -> Hindrance? {
        guard place.chat < 0 else { return .noGroup }
        if TelegramReviewRoom.isPlain(place.chat) { return .plain }
        let known = desk.memory.bot?.id
        let bot = if let known { known } else { try await desk.identify().id }
        switch await desk.client.call(TelegramMember.call(place.chat, bot), as: TelegramMember.self) {
        case .done(let member) where member.isIn == false: return .absent
        case .done(let member) where !member.hasAuthority: return .member
        case .done(let member): return member.mayDelete || member.status == "creator" ? nil : .mayNotDelete
        case .refused(let failure):
            if let fault = TelegramFault.hopeless(TelegramVerdict(failure)) { throw fault }
            guard [400, 403].contains(failure.code) else { throw TelegramFault.stopped }
            return .absent
        case .lost: throw TelegramFault.stopped
        }
    }
}

extension TelegramChat {
    fileprivate var isGroup: Bool { type == "group" || type == "supergroup" }
}

extension TelegramMessage {
    /// As the last word, behind a command or not; never one that somebody forwarded.
    fileprivate func says(_ word: String) -> Bool {
        !isForwarded && text?.split(whereSeparator: \.isWhitespace).last.map(String.init) == word
    }
}
