internal import Charities
internal import CivicFacts
internal import Understanding

/// Words that ask for charities, outside of any report.
enum GivingHearing {
    static func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        guard visit.facts.rules.giving != .off, said.plain.words.count <= longest else { return false }
        guard visit.session.draft == nil else { return hearOverReport(said, &visit) }
        guard visit.session.isFree else { return false }
        if let question = GiverQuestion(said.plain), isAsked(question, said, visit) {
            return !GivingDialog.isOffered(&visit) || question.answer(said, &visit)
        }
        return isMeant(said, visit) && follow(said, &visit)
    }

    private static func follow(_ said: Said, _ visit: inout Visit) -> Bool {
        guard GivingDialog.isOffered(&visit) else { return true }
        if said.plain.isOne(of: ownGiving) {
            GivingDialog.openGiving(&visit)
        } else if isVotingGroup(said.plain) {
            GivingDialog.refuse(.votingWork, &visit)
        } else if isForGood(said), PartyGift(said, visit.view) == nil {
            GivingDialog.show(CharityTopicsPage(asked: AmountReading.named(in: said.text)), &visit)
        } else {
            GivingDialog.find(said, &visit)
        }
        return true
    }

    /// Only what can be nothing else: then the report comes first, and that is said.
    private static func hearOverReport(_ said: Said, _ visit: inout Visit) -> Bool {
        let words = said.plain.words
        guard surely.count(in: words) != nil, !said.plain.hasWord(beginning: aboutVoting) else {
            return false
        }
        return !GivingDialog.isOffered(&visit)
    }

    /// What the understanding has learned that givers say, and no list of words has: what is looked for, or the topics there
    /// are. False beside a report, where giving is off, and where voting is spoken of.
    static func browse(_ visit: inout Visit) -> Bool {
        guard visit.facts.rules.giving != .off, visit.session.draft == nil,
            case .said(let text) = visit.inbound.event
        else { return false }
        let said = Said(text: text, plain: Plain(text))
        if PartyGift(said, visit.view) == nil, said.plain.hasWord(beginning: aboutVoting) { return false }
        guard GivingDialog.isOffered(&visit) else { return true }
        let search = CharitySearch(said, visit.view)
        if !search.named.isEmpty || search.isTopical || PartyGift(said, visit.view) != nil {
            GivingDialog.find(said, &visit)
        } else {
            GivingDialog.show(CharityTopicsPage(asked: AmountReading.named(in: text)), &visit)
        }
        return true
    }

    /// On a page about charities fewer words are needed: what can all be looked for is.
    static func hearOnPage(_ said: Said, _ visit: inout Visit) -> Bool {
        let plain = said.plain
        guard plain.words.count <= longest else { return false }
        if plain.isOne(of: ownGiving) { return follow(said, &visit) }
        guard PartyGift(plain) == nil, !plain.hasWord(beginning: aboutVoting) else { return false }
        if let question = GiverQuestion(plain), question.answer(said, &visit) { return true }
        if let wish = MoneyWish(said), wish.isSure {
            GivingDialog.find(said, &visit)
            return true
        }
        let search = CharitySearch(said, visit.view)
        if search.isEmpty, search.unknown.isEmpty, let amount = AmountReading.named(in: said.text),
            var list = visit.session.page as? any GivingListPage
        {
            list.asked = amount
            GivingDialog.show(list, &visit)
            return true
        }
        let isFound = (!search.named.isEmpty || search.isTopical) && search.unknown.isEmpty
        guard
            isFound || search.unknown.count == 1 && !search.filter.any.isEmpty
                || isOnlyUnknown(said, search, visit)
        else { return false }
        GivingDialog.find(said, &visit)
        return true
    }

    /// "Cancer research" on a list: words that mean nothing else here are looked for, and not found.
    private static func isOnlyUnknown(_ said: Said, _ search: CharitySearch, _ visit: Visit) -> Bool {
        guard visit.session.page is any GivingListPage, (1...4).contains(said.plain.words.count),
            !search.unknown.isEmpty, search.named.isEmpty, search.filter.tags.isEmpty,
            !said.text.contains("?"),
            said.plain.words.allSatisfy({ $0.count > 1 && !$0.allSatisfy(\.isNumber) })
        else { return false }
        let understood = Understanding.shared(said.text)
        let isElsewhere = understood.isActedOn && understood.intent != "charities.browse"
        return Intent(said.plain) == nil && Language(named: said.plain) == nil && !isElsewhere
            && understood.safety == nil && YesNoReading(said.plain) == nil
    }

    /// On a page about one charity: what a giver asks beside, and another charity that is named.
    static func hearAside(_ said: Said, on id: OrganisationID, _ visit: inout Visit) -> Bool {
        guard said.plain.words.count <= longest else { return false }
        if said.plain.isOne(of: ownGiving) { return follow(said, &visit) }
        if wantsOther(said, visit) { return follow(said, &visit) }
        let isVoting = PartyGift(said.plain) != nil || said.plain.hasWord(beginning: aboutVoting)
        guard !isVoting else { return false }
        if let question = GiverQuestion(said.plain), question.answer(said, &visit) { return true }
        let named = CharitySearch(said, visit.view).named
        guard named.count == 1, named[0].id != id else { return false }
        GivingDialog.find(said, &visit)
        return true
    }

    /// Words that begin anew, and are no amount for what is open.
    private static func wantsOther(_ said: Said, _ visit: Visit) -> Bool {
        if PartyGift(said.plain) != nil || isVotingGroup(said.plain) { return isMeant(said, visit) }
        let words = said.plain.words
        let isBegun = surely.count(in: words) != nil || perhaps.count(in: words) != nil
        return isBegun && words.count > 1 && GiverQuestion(said.plain) == nil
            && AmountReading(said.text, in: .usd) == nil && isMeant(said, visit)
    }

    static let longest = 16

    /// Outside of these pages a question has to speak of giving, or of what this person gave.
    private static func isAsked(_ question: GiverQuestion, _ said: Said, _ visit: Visit) -> Bool {
        let plain = said.plain
        let words = plain.words
        guard PartyGift(plain) == nil, !plain.hasWord(beginning: aboutVoting) else { return false }
        if words.contains(where: givingWords.contains) || surely.count(in: words) != nil { return true }
        let isOwn =
            visit.session.giving != nil || !visit.facts.records.receipts(of: visit.facts.account).isEmpty
        switch question {
        // Whose card was charged may have paid under another account.
        case .refund where plain.hasWord(beginning: ["card", "tarjeta"]): return true
        case .refund, .receipt, .writes, .meets: return isOwn
        case .lives: return lifeQuestions.isFound(in: plain) || AmountReading.named(in: said.text) != nil
        case .things where CharitySearch(said, visit.view).isTopical: return true
        case .tax, .things, .monthly, .unnamed: return perhaps.count(in: words) != nil
        case .trust, .share, .chosen, .rank, .ways, .news, .pays: return false
        }
    }

    private static func isMeant(_ said: Said, _ visit: Visit) -> Bool {
        let plain = said.plain
        if plain.isOne(of: ownGiving) || isVotingGroup(plain) || isForGood(said) { return true }
        let words = plain.words
        let isPolitical = PartyGift(plain) != nil
        guard isPolitical || !plain.hasWord(beginning: aboutVoting) else { return false }
        if surely.count(in: words) != nil { return true }
        // "$5 to Direct Relief", or only the name; nobody looks for one in what is longer.
        if words.count <= 8 {
            let search = CharitySearch(said, visit.view)
            let isAsked = search.isNameAlone || about.count(in: words) != nil
            if search.named.count == 1, isAsked || AmountReading.named(in: said.text) != nil { return true }
            if isSought(search, plain, visit.view) { return true }
        }
        if !isPolitical, let wish = MoneyWish(said) {
            let rest = CharitySearch(wish.rest, in: visit.view.charities)
            if wish.isSure || rest.isStranger || !rest.named.isEmpty { return true }
            if rest.isTopical, rest.unknown.isEmpty, rest.filter.words == nil { return true }
        }
        return isHelped(plain, visit) || isPerhaps(said, isPolitical, visit)
    }

    /// Words that may be about something else, too.
    private static func isPerhaps(_ said: Said, _ isPolitical: Bool, _ visit: Visit) -> Bool {
        let words = said.plain.words
        guard let count = perhaps.count(in: words) else { return false }
        // "Give me the candidates" is no gift, "give $20 to a candidate" is one.
        if isPolitical { return words[0] != "give" || count > 1 || AmountReading.named(in: said.text) != nil }
        guard count < words.count else { return true }
        // "Give 20 bucks": the amount, and nothing else.
        let isAmount =
            AmountReading.named(in: said.text) != nil
            && Plain(AmountReading.rest(of: said.text)).words.count <= count
        // Who tells what goes on says more than what is looked for.
        let rest = CharitySearch(Plain(words[count...].joined(separator: " ")), in: visit.view.charities)
        return isAmount || !rest.named.isEmpty || rest.isTopical && rest.unknown.count <= 1
    }

    /// "Food banks", "water in Malawi": a topic in another country, or what only a charity is, and nothing beside it.
    private static func isSought(_ search: CharitySearch, _ plain: Plain, _ view: View) -> Bool {
        guard search.named.isEmpty, !search.filter.tags.isEmpty else { return false }
        let country = search.filter.country
        if search.unknown.isEmpty, search.filter.words == nil, country.map({ $0 != "US" }) ?? false {
            return true
        }
        return sought.isFound(in: plain) && isOnlyPlace(sought.rest(of: plain), view)
    }

    /// Nothing beside what is looked for but where, and words that stand around.
    private static func isOnlyPlace(_ plain: Plain, _ view: View) -> Bool {
        let search = CharitySearch(plain, in: view.charities)
        return search.unknown.isEmpty && search.named.isEmpty && search.filter.words == nil
    }

    /// "Help dogs", "ayudar a perros abandonados": a verb that helps, and nothing but whom people help.
    private static func isHelped(_ plain: Plain, _ visit: Visit) -> Bool {
        guard let count = helping.count(in: plain.words), count < plain.words.count, plain.words.count <= 10
        else {
            return false
        }
        let rest = Plain(plain.words[count...].joined(separator: " "))
        guard helped.isFound(in: rest) || sought.isFound(in: rest),
            !CharitySearch(rest, in: visit.view.charities).filter.tags.isEmpty
        else { return false }
        return isOnlyPlace(helped.rest(of: sought.rest(of: rest)), visit.view)
    }

    /// "I have $50 to spare for a good cause"
    private static func isForGood(_ said: Said) -> Bool {
        let plain = said.plain
        guard causes.isFound(in: plain), !plain.hasWord(beginning: aboutVoting) else { return false }
        return AmountReading.named(in: said.text) != nil
            || plain.words.first.map { causeOpeners.contains($0) } ?? false
    }

    /// "Donate to an organization that registers voters"
    private static func isVotingGroup(_ plain: Plain) -> Bool {
        let words = plain.words
        guard surely.count(in: words) != nil else { return false }
        if PartyGift(plain) == .votingWork { return true }
        return PartyGift(plain) == nil && words.contains(where: groups.contains)
            && plain.hasWord(beginning: ["vot", "elector", "electi", "elecc", "boleta", "ballot", "candidat"])
    }

    private static let ownGiving = Phrases.ownGiving.words
    private static let givingWords = Phrases.givingWords.words
    private static let groups = Phrases.givingGroups.words
    private static let about = Phrases.givingAbout.openings
    private static let sought = Phrases.givingSought.set
    private static let helping = Phrases.givingHelping.openings
    private static let helped = Phrases.givingHelped.set
    private static let causes = Phrases.givingCauses.set
    private static let causeOpeners: Set<String> = [
        "i", "we", "im", "id", "any", "a", "what", "which", "where", "is", "for", "tengo", "tenemos",
        "quiero", "busco",
        "hay", "que", "cual", "una", "para", "donde",
    ]
    private static let lifeQuestions = Phrases.giverLifeQuestions.set
    private static let surely = Phrases.givingSurely.openings
    /// They may be about something else: what is left of the words tells.
    private static let perhaps = Phrases.givingPerhaps.openings
    private static let aboutVoting = [
        "poll", "vot", "elec", "ballot", "casilla", "boleta", "regist", "candidat", "report", "calendar",
        "bill",
        "ley", "senat", "represent",
    ]
}
