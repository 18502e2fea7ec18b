internal import CivicFacts
internal import Understanding

/// Who speaks for a voter, where words may ask for offices that no source of ours lists.
enum OfficesDialog {
    static func open(_ intent: Intent, _ visit: inout Visit) {
        if let words = visit.inbound.event.words, visit.session.memory.canada == nil, isUnlisted(Plain(words))
        {
            visit.say(RepresentativeWords.notThose, [.official: directory.url])
        }
        if intent == .representatives, let words = visit.inbound.event.words,
            visit.session.memory.canada == nil,
            isOfState(Plain(words))
        {
            visit.say(lines: [visit.answering.notCongress])
        }
        FactsDialog.open(intent, &visit)
        // "My federal representatives", "who are my local representatives".
        guard intent == .representatives, visit.session.page is RepresentativesPage,
            let words = visit.inbound.event.words, !isOfState(Plain(words)),
            let level = OfficeLevel(Plain(words)), level == .federal || level == .local,
            !isUnlisted(Plain(words))
        else { return }
        choose(level, &visit)
    }

    /// "Who is the mayor", "quién es el gobernador": who holds an office now, and no result of the past.
    static func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        guard let first = said.plain.words.first, holdingFirst.contains(first) else { return false }
        let words = said.plain.words
        guard visit.session.isFree || visit.session.page?.asksZIP == true, words.count <= 9,
            holding.count(in: words) != nil, isUnlisted(said.plain),
            visit.session.draft == nil || words.count <= 6
        else { return false }
        open(.representatives, &visit)
        return true
    }

    private static let holding = Phrases.officesHolding.openings
    private static let holdingFirst = Set(Phrases.officesHolding.list.map { String($0.prefix { $0 != " " }) })

    /// "And the senate?", "y para gobernador": asked behind a page about offices, of which it is.
    static func hearNext(_ said: Said, of intent: Intent, _ visit: inout Visit) -> Bool {
        let words = said.plain.words
        guard words.count <= 7, let opened = following.count(in: words) else { return false }
        let rest = Plain(words.dropFirst(opened).joined(separator: " "))
        guard isUnlisted(rest) || rest.hasWord(beginning: listed) else { return false }
        open(intent, &visit)
        return true
    }

    /// "And the house?", "phone number of my congresswoman": the card of the one member of the House, where the list has one.
    static func openMember(_ said: Said, _ visit: inout Visit) -> Bool {
        let words = said.plain.words
        let isNext = following.count(in: words) != nil && words.last.map(chambers.contains) == true
        let isCalled = words.contains(where: reaching.contains)
        let isReached = isCalled && (words.contains(where: members.contains) || BillReading(said.text) != nil)
        let pages = RepresentativePages(view: visit.view)
        let named = pages.people.filter { isNamed($0, in: said.plain) }
        guard words.count <= 9, isNext || isReached || named.count == 1, !isOfState(said.plain),
            KindGuess.kind(of: said.text) == .other, !UnderstoodDialog.tells(said.text)
        else { return false }
        let found = named.count == 1 ? named : pages.congress(of: .ofHouse)
        guard found.count == 1, let id = found.first.flatMap(RepresentativePages.key) else { return false }
        FactsDialog.go(to: RepresentativePage(id: id), &visit)
        return true
    }

    /// "Ossoff phone number", "call senator Warnock": by the last name, beside what is wanted of them.
    private static func isNamed(_ official: Official, in plain: Plain) -> Bool {
        guard let last = Plain(official.name).words.last, last.count >= 4 else { return false }
        return plain.words.contains(last)
            && (plain.words.count <= 2 || plain.words.contains(where: reaching.contains))
    }

    /// "And the senators?", "y los senadores": their lines of the open list again.
    static func tellSenators(_ said: Said, _ visit: inout Visit) -> Bool {
        guard said.plain.words.count <= 6, said.plain.hasWord(beginning: ["senat", "senad"]),
            following.count(in: said.plain.words) != nil || QuestionReading.isAsked(said.text, said.plain),
            !isOfState(said.plain)
        else { return false }
        let lines = RepresentativePages(view: visit.view).senators
        guard !lines.isEmpty else { return false }
        visit.say(lines: lines)
        visit.keepButtons()
        return true
    }

    /// "How did they vote", "como votaron": votes in Congress are not here.
    static func tellVotes(_ plain: Plain, _ visit: inout Visit) -> Bool {
        let isAsked = votes.contains { plain.text.contains($0) }
        guard plain.words.count <= 9, isAsked else { return false }
        visit.say(OfficeLevelWords.noVotes)
        visit.keepButtons()
        return true
    }

    private static let votes = [
        "did they vote", "did he vote", "did she vote", "they voted", "he voted", "she voted",
        "voting record",
        "como votaron", "como voto", "como han votado", "que votaron", "votaron sobre",
    ]

    /// "What party are they", "de qué partido son": of everybody on the open list.
    static func tellParties(_ said: Said, _ visit: inout Visit) -> Bool {
        guard said.plain.words.count <= 8, said.plain.hasWord(beginning: ["party", "parties", "partido"]),
            KindGuess.kind(of: said.text) == .other
        else { return false }
        let told = RepresentativePages(view: visit.answering).parties
        guard !told.isEmpty else { return false }
        visit.say(lines: told)
        visit.keepButtons()
        return true
    }

    private static let chambers: Set<String> = [
        "house", "camara", "congressman", "congresswoman", "representative",
    ]
    private static let members: Set<String> = [
        "congressman", "congresswoman", "congressperson", "representative", "rep", "congresista",
        "representante",
    ]
    private static let reaching: Set<String> = [
        "phone", "number", "call", "email", "contact", "website", "telefono", "numero", "llamar", "llamo",
        "reach",
        "correo",
    ]
    private static let following = Phrases.placeFollowing.openings
    private static let listed = ["senat", "senad", "house", "camara", "congres", "council", "concejo"]

    /// The list of one level, for the place whose list is open.
    static func choose(_ level: OfficeLevel, _ visit: inout Visit) {
        let below = visit.session.pagesBelow.filter { !($0 is RepresentativesPage) }
        FactsDialog.lay(
            RepresentativesPage(level: level == .all ? nil : level), over: below,
            about: visit.session.overlay?.about, &visit)
    }

    /// "My state senator" over an open list: that they are not in Congress, and where they are found.
    static func tellState(_ said: Said, _ visit: inout Visit) -> Bool {
        guard said.plain.words.count <= 8, isOfState(said.plain) else { return false }
        guard visit.answering.place.resolved == nil else {
            choose(.state, &visit)
            return true
        }
        visit.say(lines: [visit.answering.notCongress])
        visit.keepButtons()
        return true
    }

    /// "my state senator", "mi senadora estatal": the state's, and not those in Congress.
    private static func isOfState(_ plain: Plain) -> Bool {
        plain.hasWord(beginning: ["state", "estatal", "estado"])
            && plain.hasWord(beginning: [
                "senat", "senad", "rep", "legisla", "lawmak", "assembl", "diputad", "asamble",
            ])
            && !plain.hasWord(beginning: ["united", "unidos"])
    }

    /// The governor, the mayor, and others in office in a state or a town; of those who run the page itself says it.
    private static func isUnlisted(_ plain: Plain) -> Bool {
        guard !plain.hasWord(beginning: ["run", "candidat", "ballot", "boleta", "postul", "compit"]) else {
            return false
        }
        return plain.hasWord(beginning: [
            "governor", "gobernador", "mayor", "alcald", "sheriff", "alguacil", "concejal",
        ])
            || phrases.contains(where: plain.text.contains)
    }

    private static let phrases = Phrases.officesPhrases.list

    static let directory: OfficialLink = "https://www.usa.gov/elected-officials"
}
