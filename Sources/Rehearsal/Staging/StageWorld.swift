import CivicFacts
import Conversation
import FoundationEssentials
import Transcripts

/// The world around a staged house: who is in it, what everybody sees, and what is wrong with it at the moment.
struct StageWorld: Sendable {
    /// A message that somebody can see.
    struct Posted: Sendable {
        let id: MessageID
        let room: RoomID
        var buttons: [Button]
        /// The report whose card it is; of one that was told of before it was sent, from then on.
        var report: Int?
        /// The report that this photo belongs to.
        var photoOf: Int?
        var at = Moment(milliseconds: 0)
    }

    /// Something that a player sent.
    struct Sent: Sendable {
        let words: String
        let inbound: Inbound
    }

    var cast: [Player] = []
    var outcomes: [Outcome] = []
    /// What was asked of the platforms since the house last committed something.
    var asked: Set<String> = []
    var posted: [Posted] = []
    var sent: [String: [Sent]] = [:]
    /// Entries that the platforms have performed, with the messages they made: the same entry again is inert.
    var performed: [EntryID: [MessageID]] = [:]
    var blocked: Set<String> = []
    /// Who left the review room.
    var gone: Set<String> = []
    var down: Set<Platform> = []
    /// How the providers of facts about voting are.
    var sources = SampleSources.Mood.off
    /// Until when each platform refuses everything.
    var refusals: [Platform: Moment] = [:]
    var now = Moment(milliseconds: 0)
    /// Platforms whose next answer is lost.
    var silent: Set<Platform> = []
    /// Each invoice that was shown, in whose chat and as which message.
    var invoices: [(room: RoomID, message: MessageID, sheet: InvoiceSheet)] = []
    /// The newest invoice in each chat, also one that was taken away: it may be paid at that very moment.
    var sheets: [RoomID: InvoiceSheet] = [:]
    /// A payment that waits for its yes.
    var checkout: (id: CheckoutID, player: Player, sheet: InvoiceSheet)?
    var payloads = 0
    var charges = 0
    private var counter = 0

    mutating func nextNumber() -> Int {
        counter += 1
        return counter
    }

    func player(named name: String) throws(StageError) -> Player {
        guard let player = cast.first(where: { $0.name == name }) else { throw .beyondThisStage }
        return player
    }

    /// What a platform says of somebody who acts in a review room.
    func isModerator(_ sender: SenderID, in room: RoomID) -> Bool {
        cast.contains {
            $0.sender == sender && $0.isModerator && $0.room == room && !gone.contains($0.name)
        }
    }

    /// Whether the platform would let them appoint others there.
    func isLead(_ sender: SenderID) -> Bool {
        cast.contains { $0.sender == sender && $0.role == .lead && !gone.contains($0.name) }
    }

    /// What the platform's update alone can tell of a player.
    func standing(of player: Player) -> Standing {
        gone.contains(player.name) && player.isModerator ? .onlooker : player.standing
    }

    /// The newest button with this label that the player can see, in the review room before their own chat.
    func button(_ label: String, for player: Player, onReport report: Int?) throws(StageError) -> (
        Button, Posted
    ) {
        let visible = player.rooms.flatMap { room in
            posted.filter { $0.room == room && (report == nil || $0.report == report) }.reversed()
        }
        if report != nil, visible.isEmpty { throw .noSuchReport(report ?? 0) }
        for message in visible {
            if let button = message.buttons.first(where: { $0.label == label }) { return (button, message) }
        }
        throw .noSuchButton(label, shown: visible.first?.buttons.map(\.label) ?? [])
    }

    /// The message that is a report's card in the player's room, or in their own chat.
    func card(of report: Int, for player: Player) throws(StageError) -> Posted {
        for room in player.rooms {
            if let card = posted.last(where: { $0.room == room && $0.report == report }) { return card }
        }
        throw .noSuchReport(report)
    }

    /// The newest message of a player that reads like this.
    func message(_ words: String, by player: Player) throws(StageError) -> Sent {
        guard let message = sent[player.name]?.last(where: { $0.words == words }) else {
            throw .noSuchMessage(words)
        }
        return message
    }
}

extension Player {
    var sender: SenderID { SenderID(platform: platform, id: name) }

    /// The same person in the private chat with the bot.
    var inPrivate: Player { Player(name: name, role: .voter, platform: platform, languageCode: languageCode) }

    /// Where they read: a moderator in the review room and in their own chat.
    var rooms: [RoomID] { isModerator ? [room, inPrivate.room] : [room] }

    /// The same person where this message stands.
    func at(_ message: StageWorld.Posted) -> Player { message.room == room ? self : inPrivate }

    /// The player's private chat with the bot, or the review room of their platform.
    var room: RoomID {
        switch role {
        case .voter: RoomID(platform: platform, id: name)
        case .moderator, .lead, .guest: .review(on: platform, at: deskName)
        case .reader: .open(on: platform)
        }
    }

    /// What the platform's update alone can tell: Telegram has to be asked about moderators.
    var standing: Standing {
        switch (role, platform) {
        case (.voter, _): .voter
        case (.moderator, .telegram), (.guest, .telegram), (.lead, _): .unchecked
        case (.moderator, _): .moderator
        case (.guest, _), (.reader, _): .onlooker
        }
    }
}

extension RoomID {
    /// The room where everybody can read what is public.
    static func open(on platform: Platform) -> RoomID { RoomID(platform: platform, id: "public") }
}
