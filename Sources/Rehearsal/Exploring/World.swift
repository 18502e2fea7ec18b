import CivicFacts
import Conversation

/// Everything that one explored conversation depends on: the voter's session, what the house remembers of everybody,
/// the time, and what the voter has on the screen.
package struct World: Sendable {
    /// The people of every exploration.
    enum Person: String, Sendable {
        /// The voter whose conversation is explored.
        case dana = "Dana"
        /// Another voter, with one public report and one that waits.
        case ines = "Ines"
        case omar = "Omar"
        case quinn = "Quinn"
        /// In the review room without authority.
        case guest = "Gus"
        /// Ines, who is a moderator as well, in the review room.
        case author = "Somebody"

        var sender: SenderID {
            let name = self == .author ? Person.ines.rawValue : rawValue
            return SenderID(platform: .matrix, id: "@\(name.lowercased()):home")
        }
        var standing: Standing {
            switch self {
            case .dana, .ines: .voter
            case .omar, .quinn, .author: .moderator
            case .guest: .onlooker
            }
        }
        var room: RoomID {
            standing == .voter
                ? RoomID(platform: .matrix, id: "!\(rawValue.lowercased()):home") : .review(on: .matrix)
        }
    }

    var ledger = Ledger()
    var now = Moment(milliseconds: 1_793_722_320_000)
    /// The newest message with buttons that the voter can see: bare numbers belong to it.
    var newest: [Button] = []
    /// What the voter was told last, and when.
    private(set) var told: (message: Message, at: Moment)?
    /// What the voter will get to see later, such as the notice of a decision that can still be undone.
    private var later: [(due: Moment, buttons: [Button], tag: String?)] = []
    /// Photos of the voter that are still on their way, wanted or not any more.
    var fetching: [PhotoID] = []
    /// The buttons of all moderators' questions so far.
    var asked: Set<String> = []
    /// Counts the happenings, for their keys.
    var count = 0
    /// +1 each time the voter's data were deleted: what was said before must never come back.
    var epoch = 0

    private static let engine = Engine()
    private static let sample = SampleTown.explored(asOf: World().now)

    var dana: AccountID? { ledger.accounts[Person.dana.sender] }
    var session: Session { dana.flatMap { ledger.sessions[$0] } ?? Session() }

    /// Reports of the voter, the newest first.
    var ownReports: [Report] { dana.map { ledger.reports(by: $0, skipping: 0, limit: 3) } ?? [] }

    /// The marked word that the voter's texts carry in this epoch.
    var canary: String { Self.canaries[min(epoch, Self.canaries.count - 1)] }
    static let canaries = ["zebra", "walrus", "ocelot", "badger"]

    /// What came due meanwhile is on the screen now.
    mutating func catchUp() {
        for notice in later where notice.due <= now { newest = notice.buttons }
        later.removeAll { $0.due <= now }
    }

    /// What `person` does, as the house hears it.
    func inbound(
        _ event: Event, by person: Person, message: MessageID? = nil, repliesTo: MessageID? = nil
    ) -> Inbound {
        Inbound(
            key: "k\(count)", room: person.room, sender: person.sender, standing: person.standing, at: now,
            message: message ?? MessageID(rawValue: "m\(count)"), repliesTo: repliesTo,
            name: person.standing == .voter ? nil : person.rawValue, event: event)
    }

    /// What the engine makes of it; nothing is written yet. Echoes of somebody who was forgotten end here, as in the
    /// store.
    func turn(_ inbound: Inbound, subject: ReportID? = nil) -> Turn? {
        if inbound.event.isAnEcho, ledger.accounts[inbound.sender] == nil { return nil }
        var ledger = ledger
        let account = ledger.account(of: inbound)
        let session = ledger.sessions[account] ?? Session()
        return Self.engine.step(
            session, inbound, knowing: facts(for: account, subject: subject, in: ledger))
    }

    func facts(for account: AccountID, subject: ReportID? = nil, in ledger: Ledger? = nil) -> Facts {
        Facts(
            now: now, account: account, subject: subject, rules: Rules(findsPollingPlaces: true),
            records: ledger ?? self.ledger,
            civic: Self.sample)
    }

    /// Writes the turn down, as the store would.
    mutating func settle(_ turn: Turn, of inbound: Inbound) {
        count += 1
        let account = ledger.account(of: inbound)
        ledger.sessions[account] = turn.session
        for change in turn.changes { settle(change, by: account) }
        for delivery in turn.deliveries {
            guard let message = delivery.order.message(to: dana) else { continue }
            if delivery.after == .zero { told = (message, now) }
            guard !message.buttons.isEmpty else { continue }
            guard delivery.after == .zero else {
                later.append((now + delivery.after, message.buttons, delivery.tag))
                continue
            }
            newest = message.buttons
            if case .ask = delivery.order { asked.formUnion(message.buttons.map(\.token)) }
        }
    }

    private mutating func settle(_ change: Change, by account: AccountID) {
        ledger.apply(change, by: account, at: now)
        if case .recall(let tag) = change { later.removeAll { $0.tag == tag } }
        if case .expect(let photo) = change { fetching = Array((fetching + [photo]).suffix(2)) }
        if case .forget = change {
            (newest, later) = ([], [])
            epoch += 1
        }
    }
}

extension Order {
    /// What this person is told, if it is for them.
    func message(to account: AccountID?) -> Message? {
        switch self {
        case .say(let message, account), .ask(let message, account, _): message
        case .rephrase(_, let message, let room) where room == World.Person.dana.room: message
        case .say, .rephrase, .ask, .announce, .showOutgoing, .unask, .brief, .point, .showCard, .showDigest,
            .showPhotos,
            .hidePhotos, .clear, .serve, .servePhotos, .grid, .unserve, .vacate, .export,
            .exportRecord, .hand, .look, .acknowledge, .fetch, .mask, .vouch, .payment, .sendPhotos, .publish,
            .unpublish:
            nil
        }
    }
}

extension Event {
    /// Comes from inside the house: nothing a person did.
    var isAnEcho: Bool {
        switch self {
        case .woke, .photoKept, .photoRefused, .looked: true
        case .said, .commanded, .tapped, .sentPhoto, .sentTooLarge, .sharedLocation, .edited, .deleted,
            .reacted, .sentUnsupported, .becameReachable, .payment, .vouched:
            false
        }
    }
}
