internal import Charities
internal import CivicFacts
internal import Understanding

/// Words that ask for charities, outside of any report.
enum GivingHearing {
    static func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        guard visit.facts.rules.giving != .off, visit.session.draft == nil, visit.session.isFree,
            said.plain.words.count <= longest, isMeant(said, visit)
        else { return false }
        guard GivingDialog.isOffered(&visit) else { return true }
        if said.plain.isOne(of: ownGiving) {
            GivingDialog.openGiving(&visit)
        } else {
            GivingDialog.find(said, &visit)
        }
        return true
    }

    /// On a page about charities fewer words are needed: what can all be looked for is.
    static func hearOnPage(_ said: Said, _ visit: inout Visit) -> Bool {
        let plain = said.plain
        guard plain.words.count <= longest, !plain.hasWord(beginning: aboutVoting) else { return false }
        let search = CharitySearch(plain, in: visit.view.charities)
        let isFound = !search.isEmpty && search.unknown.isEmpty
        guard isFound || search.unknown.count == 1 && !search.filter.any.isEmpty else { return false }
        GivingDialog.find(said, &visit)
        return true
    }

    private static let longest = 16

    private static func isMeant(_ said: Said, _ visit: Visit) -> Bool {
        let plain = said.plain
        if plain.isOne(of: ownGiving) { return true }
        let words = plain.words.map(String.init)
        let isPolitical = PartyGift(plain) != nil
        guard isPolitical || !plain.hasWord(beginning: aboutVoting) else { return false }
        if surely.count(in: words) != nil { return true }
        // "$5 to Direct Relief"
        if AmountReading.named(in: said.text) != nil, words.count <= 8,
            CharitySearch(plain, in: visit.view.charities).named.count == 1
        {
            return true
        }
        guard let count = perhaps.count(in: words) else { return false }
        // "Give me the candidates" is no gift, "give $20 to a candidate" is one.
        if isPolitical { return words[0] != "give" || count > 1 || AmountReading.named(in: said.text) != nil }
        guard count < words.count else { return true }
        // Who tells what goes on says more than what is looked for.
        let search = CharitySearch(Plain(words[count...].joined(separator: " ")), in: visit.view.charities)
        return !search.named.isEmpty || !search.filter.isEmpty && search.unknown.count <= 1
    }

    private static let ownGiving = Phrases.ownGiving.words
    private static let surely = Phrases.givingSurely.openings
    /// They may be about something else: what is left of the words tells.
    private static let perhaps = Phrases.givingPerhaps.openings
    private static let aboutVoting = [
        "poll", "vot", "elec", "ballot", "casilla", "boleta", "regist", "candidat", "report", "calendar",
        "bill",
        "ley", "senat", "represent",
    ]
}

/// Money for parties, candidates and ballot questions, or for those whose work elections are: none goes through here.
enum PartyGift {
    case party
    /// A charity whose work is voting, elections or laws.
    case votingWork

    init?(_ plain: Plain) {
        if Self.parties.isFound(in: plain) {
            self = .party
        } else if Self.work.isFound(in: plain) {
            self = .votingWork
        } else {
            return nil
        }
    }

    var words: GivingWords {
        switch self {
        case .party: .parties
        case .votingWork: .votingWork
        }
    }

    private static let parties = Phrases.givingParties.set
    private static let work = Phrases.givingVotingWork.set
}
