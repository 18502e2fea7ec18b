internal import CivicFacts
package import Understanding

/// What somebody looks for, in words: an organisation by its name, or what it is about and where.
package struct CharitySearch: Sendable {
    /// A name comes first.
    package private(set) var named: [Organisation] = []
    package private(set) var filter = CharityFilter()
    /// Words that are neither a name nor a tag nor a place nor common, as they were typed but plain.
    package private(set) var unknown: [String] = []

    private let words: [String]
    private var index = 0

    package init(_ plain: Plain, in directory: CharityDirectory) {
        words = plain.words
        let said = directory.named(by: words)
        named = said.filter { !CharityNames.isAnothers(words, $0) }
        isStranger = named.isEmpty && !said.isEmpty
        isNameAlone = named.count == 1 && words.count <= 8 && CharityNames.isName(words, of: named[0])
        while index < words.count { readNext() }
        if named.isEmpty, !unknown.isEmpty {
            named = directory.holding(unknown, isSlipForgiven: filter.isEmpty)
        }
        if !named.isEmpty { unknown = [] }
        if named.isEmpty, let name = CharityNames.unlisted(words) {
            (filter, unknown, isStranger) = (CharityFilter(), name, true)
        } else {
            readMissions(directory)
        }
        filter.any = CharityTag.allCases.filter(filter.any.contains)
    }

    /// They are the name of somebody who is on no list.
    package private(set) var isStranger = false

    /// The words are one organisation's name, and nothing else.
    package private(set) var isNameAlone = false

    /// It looks for a topic or a place, or for more than one word of a mission.
    package var isTopical: Bool { !filter.tags.isEmpty || filter.hasPlace || (filter.words?.count ?? 0) > 1 }

    /// Nothing of it can be looked for.
    package var isEmpty: Bool { named.isEmpty && filter.isEmpty }

    /// What some mission says is looked for there; without a topic or a place only where one says it all.
    private mutating func readMissions(_ directory: CharityDirectory) {
        let said = unknown.filter(directory.missions.has)
        guard !said.isEmpty else { return }
        let isAlone = filter.isEmpty
        if isAlone, said.count == 1,
            words.contains(where: { CharityNames.kinds.contains($0) && $0 != said[0] })
        {
            return
        }
        guard
            !isAlone
                || said.count == unknown.count && directory.missions.hits(said).values.contains(said.count)
        else { return }
        filter.words = said
        unknown.removeAll(where: said.contains)
    }

    private mutating func readNext() {
        if let count = near() ?? place() ?? tag() {
            index += count
            return
        }
        let word = words[index]
        index += 1
        if let tag = CharitySearch.tag(nearly: word) {
            filter.any.append(tag)
        } else if !Self.common.contains(word), !Self.acts.contains(word) {
            unknown.append(word)
        }
    }

    /// How many of the next words say "near me".
    private mutating func near() -> Int? {
        let rest = words[index...]
        guard let count = Self.nearby.filter({ rest.starts(with: $0) }).map(\.count).max() else { return nil }
        filter.isNear = true
        return count
    }

    /// A country, a state, a town behind "in", or a ZIP code.
    private mutating func place() -> Int? {
        if let zip = ZIP(words[index]) {
            (filter.zip, filter.isNear) = (zip, true)
            return 1
        }
        if let (sign, count) = CanadianPlace.read(words[index...]) {
            (filter.sign, filter.isNear) = (sign, true)
            return count
        }
        for count in stride(from: min(4, words.count - index), to: 0, by: -1) {
            let phrase = words[index..<index + count].joined(separator: " ")
            if region(phrase) { return count }
            let isPlaced = index > 0 && ["in", "en", "near", "cerca", "de"].contains(words[index - 1])
            if isPlaced, phrase.count > 3, CharityTag.byWords[phrase] == nil,
                let zip = CharitySearch.zip(ofTown: phrase)
            {
                (filter.zip, filter.isNear) = (zip, true)
                return count
            }
        }
        return nil
    }

    /// A state or a country.
    private mutating func region(_ phrase: String) -> Bool {
        if let state = CharitySearch.states[phrase] {
            (filter.state, filter.isNear) = (state, true)
            return true
        }
        guard let code = Countries.code(of: phrase) else { return false }
        filter.country = code
        return true
    }

    /// One of the largest town of that name: that with the most ZIP codes beside each other.
    private static func zip(ofTown name: String) -> ZIP? {
        let towns = Dictionary(grouping: ZIPTable.shared.zips(inTown: name).map(\.zip)) {
            $0.digits.prefix(3)
        }
        return towns.values.max { ($0.count, $1[0].digits) < ($1.count, $0[0].digits) }?.first
    }

    /// The longest phrase of a tag.
    private mutating func tag() -> Int? {
        for count in stride(from: min(CharityTag.longest, words.count - index), to: 0, by: -1) {
            guard let tags = CharityTag.byWords[words[index..<index + count].joined(separator: " ")] else {
                continue
            }
            filter.any += tags.filter { !filter.any.contains($0) }
            return count
        }
        return nil
    }

    /// One slip in a word of five letters or more.
    private static func tag(nearly word: String) -> CharityTag? {
        guard word.utf8.count >= 5, !common.contains(word) else { return nil }
        return longWords.first { Slips.isMeant($0.word, by: word) }?.tag
    }

    /// Those of the tags' single words in which a slip is forgiven.
    private static let longWords = CharityTag.allCases.flatMap { tag in
        tag.synonyms.filter { $0.utf8.count >= 5 && !$0.contains(" ") }.map { (word: $0, tag: tag) }
    }

    private static let states: [String: String] = {
        var states = Dictionary(
            uniqueKeysWithValues: StateFacts.all.values.map { (Plain($0.name).text, $0.postal) })
        states["nueva york"] = "NY"
        return states
    }()

    private static let nearby: [[String]] = [
        "near me", "nearby", "near here", "around here", "around me", "in my area", "in my town",
        "in my city",
        "in my neighborhood", "close to me", "close by", "local", "locally", "here", "near my home",
        "where i live",
        "cerca", "cerca de mi", "cerca de aqui", "cercana", "cercanas", "cercano", "por aqui", "aqui",
        "en mi zona", "en mi ciudad", "en mi barrio", "donde vivo", "near",
    ].map { $0.split(separator: " ").map(String.init) }

    /// What people do for others, and what they ask with; a name may have such a word.
    private static let acts: Set<String> = {
        let words =
            "what whats which whom any you your us we le les te nos spare feed feeding save saving sponsor sponsoring rescue protect chip pitch put "
            + "contribute contributing raise fund funding que cual cuales cuanto cuantos aportar aporto contribuir apadrinar "
            + "alimentar salvar rescatar proteger mandar enviar financiar darle darles dono cooperar"
        return Set(words.split(separator: " ").map(String.init))
    }()

    /// Words that stand around what is looked for.
    static let common: Set<String> = {
        let words =
            "i id im we want wanna would like love to help helping give giving gift gifts donate donating donation donations "
            + "charity charities organization organizations organisation organisations nonprofit nonprofits ngo "
            + "something some any a an the of for with against fight fighting who that which in on my me please "
            + "money can could how do does where is are list show find search good need needs people person about "
            + "support send pledge and or at from it them their somebody someone groups group more other others "
            + "quiero quisiera queremos ayudar ayuda dar donar donacion donaciones regalar dinero algo a al la el "
            + "los las un una unos unas de del en con contra para por que quien quienes organizacion organizaciones "
            + "benefica beneficas caridad obra obras busco buscar ver lista hay mi me gente personas y o apoyar "
            + "luchar favor puedo como donde es son mas otra otras otro otros fund funds cause causes causa causas "
            + "make making made get got have has take taking use work works working serve serves there this these dollar dollars already gave gift donated just today now "
            + "trabajan trabaja trabajar hay ya done di doy quisiera desea deseo me gustaria hacer hago una estas estos"
        return Set(words.split(separator: " ").map(String.init))
    }()
}
