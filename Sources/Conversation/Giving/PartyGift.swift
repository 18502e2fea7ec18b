internal import Charities
internal import CivicFacts
internal import Understanding

/// Money for parties, candidates and ballot questions, or for those whose work elections are: none goes through here. Heard
/// before the features that know these people and questions, because the money is what is asked about.
enum PartyGifts: Feature {
    static func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        guard visit.facts.rules.giving != .off, visit.session.draft == nil, visit.session.isFree,
            said.plain.words.count <= GivingHearing.longest, MoneyWish(said) != nil,
            let gift = PartyGift(said, visit.view)
        else { return false }
        if GivingDialog.isOffered(&visit) { GivingDialog.refuse(gift, &visit) }
        return true
    }
}

/// What of politics somebody wants to give to.
enum PartyGift {
    case party
    /// A charity, or none, whose work is voting, elections or laws.
    case votingWork

    /// By the words alone.
    init?(_ plain: Plain) {
        if Self.work.isFound(in: plain) {
            self = .votingWork
        } else if Self.parties.isFound(in: plain) || Self.isQuestion(plain.words) {
            self = .party
        } else {
            return nil
        }
    }

    /// By the words, and by the names of people on the ballot and in office. What a vote is bought with is a report.
    init?(_ said: Said, _ view: View) {
        let named = PartyGift(said.plain)
        if named == .votingWork {
            self = .votingWork
        } else if said.plain.hasWord(beginning: ["vot"]) {
            return nil
        } else if let named {
            self = named
        } else if Self.isCampaign(said, view) || Self.isPerson(said, view) {
            self = .party
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

    /// "Prop 4", "Measure A", "Proposición 2": a kind of question and its number or letter.
    private static func isQuestion(_ words: [String]) -> Bool {
        words.indices.dropLast().contains { at in
            let next = words[at + 1]
            let isNamed = next.allSatisfy(\.isNumber) || next.count <= 2 && next.first?.isLetter == true
            // "Measure A" ends with its letter.
            let isSmall = small.contains(next) && !(next == "a" && at + 2 == words.count)
            return questions.contains(words[at]) && isNamed && !isSmall
        }
    }

    /// A campaign is one for votes, unless it is against measles.
    private static func isCampaign(_ said: Said, _ view: View) -> Bool {
        campaigns.isFound(in: said.plain) && CharitySearch(said, view).filter.tags.isEmpty
    }

    /// Both names of somebody, or the last one alone where nothing else is looked for.
    private static func isPerson(_ said: Said, _ view: View) -> Bool {
        let words = said.plain.words
        let search = CharitySearch(said, view)
        guard search.named.isEmpty else { return false }
        return KnownPeople(in: view).names.contains { name in
            let parts = Plain(name).words.filter { $0.count > 1 }
            guard parts.count > 1, let first = parts.first, let last = parts.last else { return false }
            return words.contains(last)
                && (words.contains(first) || words.last == last && search.filter.isEmpty)
        }
    }

    private static let parties = Phrases.givingParties.set
    private static let campaigns = Phrases.givingCampaigns.set
    private static let work = Phrases.givingVotingWork.set
    private static let questions: Set<String> = [
        "prop", "props", "proposition", "measure", "amendment", "question", "initiative", "referendum",
        "proposicion",
        "medida", "enmienda", "iniciativa", "pregunta",
    ]
    private static let small: Set<String> = [
        "to", "of", "in", "on", "is", "for", "at", "by", "my", "me", "it", "so", "or", "if", "de", "en", "es",
        "la", "el",
        "al", "y", "mi", "a", "no", "si", "se", "su", "un",
    ]
}

/// Words that ask to give money: perhaps "how can I", then the verb, then whom it is for.
struct MoneyWish {
    /// What stands behind the verb.
    let rest: Plain
    /// The verb is about money, and nothing else.
    let isSure: Bool

    init?(_ said: Said) {
        var words = said.plain.words[...]
        while let count = Self.leads.count(in: words), count < words.count { words = words.dropFirst(count) }
        if let count = Self.sure.count(in: words) {
            self.init(words.dropFirst(count), isSure: true)
        } else if let count = Self.amounts.count(in: words), Self.hasAmount(said, words.dropFirst(count)) {
            self.init(words.dropFirst(count), isSure: true)
        } else if let count = Self.perhaps.count(in: words) {
            self.init(words.dropFirst(count), isSure: false)
        } else if Self.beginsWithAmount(said) {
            self.init(words, isSure: false)
        } else {
            return nil
        }
    }

    private init(_ rest: ArraySlice<String>, isSure: Bool) {
        (self.rest, self.isSure) = (Plain(rest.joined(separator: " ")), isSure)
    }

    /// "Give $10 to", not "give me the next 3".
    private static func hasAmount(_ said: Said, _ rest: ArraySlice<String>) -> Bool {
        guard said.text.contains(where: { "$€£¥".contains($0) }) || AmountReading.named(in: said.text) != nil
        else { return false }
        return rest.first.map { $0 != "me" } ?? false
    }

    /// "$20 for prop 4"
    private static func beginsWithAmount(_ said: Said) -> Bool {
        guard let first = said.text.first, "$€£¥".contains(first) || first.isNumber,
            said.text.contains(where: { "$€£¥".contains($0) }) || AmountReading.named(in: said.text) != nil
        else { return false }
        return said.plain.words.count <= 8
            && said.plain.words.prefix(4).contains { ["to", "for", "para", "a", "al"].contains($0) }
    }

    private static let leads = Phrases.moneyLeads.openings
    private static let sure = Phrases.moneySure.openings
    private static let amounts = Phrases.moneyAmounts.openings
    private static let perhaps = Phrases.moneyPerhaps.openings
}
