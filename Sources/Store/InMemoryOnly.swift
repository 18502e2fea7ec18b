import CivicFacts
import Conversation

/// What the house knows in memory only: street addresses until their look-up ends, and the voter guide of one for as
/// long as its page may be open. A stop of the house forgets all of it.
struct InMemoryOnly {
    /// An address and the look-up it is for.
    struct Heard {
        let account: AccountID
        let number: Int
        let address: StreetAddress
    }

    private var addresses: [Heard] = []
    private var guides: [AccountID: (guide: HeldGuide, until: Moment)] = [:]
    /// A page of facts closes after half an hour.
    private static let guideLife = Span.minutes(30)

    mutating func keep(_ heard: Heard) {
        forgetAddress(of: heard.account, number: heard.number)
        addresses.append(heard)
    }

    func address(of account: AccountID, number: Int) -> StreetAddress? {
        addresses.first { $0.account == account && $0.number == number }?.address
    }

    mutating func forgetAddress(of account: AccountID, number: Int) {
        addresses.removeAll { $0.account == account && $0.number == number }
    }

    /// Keeps the guide for a while, and lets go of those that nobody reads any more.
    mutating func keep(_ guide: HeldGuide, for account: AccountID, at now: Moment) {
        guides = guides.filter { $0.value.until > now }
        guides[account] = (guide, now + Self.guideLife)
    }

    func guide(of account: AccountID, at now: Moment) -> HeldGuide? {
        guides[account].flatMap { $0.until > now ? $0.guide : nil }
    }

    mutating func forget(_ account: AccountID) {
        addresses.removeAll { $0.account == account }
        guides[account] = nil
    }
}

extension Store {
    /// Notes, inside the transaction, the address that a turn's look-up is for.
    func hear(_ address: StreetAddress, in turn: Turn, of account: AccountID) {
        for case .look(let number, _, _) in turn.deliveries.map(\.order) {
            inTurn.heard.append(InMemoryOnly.Heard(account: account, number: number, address: address))
        }
    }

    /// After the commit: the addresses go on in memory, and the message they came in leaves no copy on the disk. The
    /// inbox is emptied by page, which overwrites the gaps that moved rows leave behind.
    func whisper() throws(StoreError) {
        for one in inTurn.heard { whispers.keep(one) }
        inTurn.heard = []
        guard mustWipeInbox, try inbox.count() == 0 else { return }
        try transaction { () throws(StoreError) in try inbox.wipe() }
        mustWipeInbox = false
        mustEmptyLog = true
    }
}
