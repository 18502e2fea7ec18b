internal import CivicFacts
internal import Understanding

/// Words about candidates that name one, or the one city whose candidates are kept.
enum CandidateDialog {
    /// The races of the general election that is open, where its ballot is not the next one.
    static func laterRaces(_ visit: Visit) -> (any FactsPage)? {
        guard let open = visit.session.page as? ElectionPage,
            let day = visit.facts.civic.ruledElection(open.id, of: visit.asked.place)?.value?.day,
            day > visit.facts.civic.ballotDay(of: visit.asked.place)
        else { return nil }
        return LaterRacesPage(year: Int(day.year))
    }

    /// True if the words ask for Winnipeg's ballot, or for a candidate by name.
    static func hear(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.isFree, plain.words.count <= 8 else { return false }
        if asksForWinnipeg(plain) {
            let page: any FactsPage = asksForCouncil(plain) ? CityCouncilPage() : CityRacesPage()
            FactsDialog.show(page, over: [], &visit)
            return true
        }
        if hearYear(plain, &visit) || hearMeasures(plain, &visit) || hearPerson(plain, &visit) { return true }
        guard Intent(plain) == nil, let name = name(in: plain) else { return false }
        search(name, &visit)
        return true
    }

    /// "who is on my 2028 ballot": the same page, for that year. Without a ZIP code that is asked for first.
    private static func hearYear(_ plain: Plain, _ visit: inout Visit) -> Bool {
        let stems = ["candidat", "ballot", "boleta", "running", "postul", "compit", "race"]
        let view = visit.answering
        // The place is read from the database: the words come first.
        guard plain.hasWord(beginning: stems), view.state != nil,
            let year = ElectionDialog.ballotYear(in: plain, visit),
            year != view.civic.ballotDay(of: view.place).year, ElectionRule.general(in: year) != nil
        else { return false }
        FactsDialog.show(LaterRacesPage(year: Int(year)), over: [], &visit)
        return true
    }

    /// "prop 3", "is there a referendum", "qué propuestas hay en la boleta".
    private static func hearMeasures(_ plain: Plain, _ visit: inout Visit) -> Bool {
        let words = plain.words
        let isProp = words.first == "prop" && words.count == 2 && Int(words[1]) != nil
        let isNamed = plain.hasWord(beginning: ["proposition", "proposicion", "referend"])
        let isOnBallot =
            plain.hasWord(beginning: ["propuesta", "medida", "measure"])
            && plain.hasWord(beginning: ["boleta", "ballot"])
        guard Intent(plain) == nil, isProp || isNamed || isOnBallot else { return false }
        FactsDialog.open(.measures, &visit)
        return true
    }

    private static func asksForCouncil(_ plain: Plain) -> Bool {
        let races = ["candidat", "ballot", "boleta", "running", "ward", "trustee", "election", "eleccion"]
        return plain.hasWord(beginning: ["council", "concej"]) && !plain.hasWord(beginning: races)
    }

    private static func asksForWinnipeg(_ plain: Plain) -> Bool {
        let stems = [
            "candidat", "ballot", "boleta", "running", "mayor", "alcald", "council", "ward", "trustee",
            "concej",
        ]
        return plain.words.contains("winnipeg")
            && (plain.words.count == 1 || plain.hasWord(beginning: stems))
    }

    /// "Dov Sample", "sample dov", "dov sampel" over a list of people; "who is Dov Sample" anywhere. Whose name is
    /// only near is asked about.
    private static func hearPerson(_ plain: Plain, _ visit: inout Visit) -> Bool {
        let words = plain.words
        let lead = whos.count(in: words) ?? 0
        let name = Plain(words[lead...].joined(separator: " "))
        let least = lead > 0 || name.words.count > 1 ? 4 : 5
        guard Intent(plain) == nil, (1...4).contains(name.words.count),
            name.words.contains(where: { $0.count >= least })
        else { return false }
        let page = visit.session.page
        let listed = KnownPeople.on(page, in: visit.view)
        for people in [listed, lead > 0 ? KnownPeople(in: visit.view) : nil].compactMap(\.self) {
            let reading = PersonReading(name, among: people.names)
            if reading.exact.count == 1 {
                people.choices[reading.exact[0]].act(&visit)
                return true
            }
            if !(reading.exact + reading.near).isEmpty { return ask(name, over: page, &visit) }
        }
        return false
    }

    private static func ask(_ name: Plain, over page: (any Page)?, _ visit: inout Visit) -> Bool {
        FactsDialog.go(to: NamesPage(named: name.text, race: (page as? RacePage)?.race), &visit)
        return true
    }

    private static let whos = Phrases.candidateWhos.openings

    /// "candidate Lloyd Doggett": the words behind it.
    private static func name(in plain: Plain) -> String? {
        guard let first = plain.words.first, ["candidate", "candidato", "candidata"].contains(first),
            plain.words.count <= 5, let second = plain.words.dropFirst().first,
            !["for", "in", "on", "to", "of", "a", "al", "de", "del", "en", "para", "list", "lists"].contains(
                second)
        else { return nil }
        return plain.words.dropFirst().joined(separator: " ")
    }

    /// Asks the Federal Election Commission for a name; without one it says how.
    static func search(_ words: String, _ visit: inout Visit) {
        let name = String(Plain(words).text.prefix(60))
        guard name.contains(where: \.isLetter), name.count >= 2 else {
            visit.say(FilingWords.namedHow)
            return visit.askBriefly()
        }
        FactsDialog.show(FilingsPage(named: name), over: [], &visit)
    }

    /// Files under the last name of somebody on the ballot at hand.
    static func files(of key: String, in race: RaceID, _ visit: inout Visit) {
        let view = visit.view
        let endings: Set<String> = ["jr", "sr", "ii", "iii", "iv"]
        let name = RacePages(view: view).name(of: key, in: race).map { Plain($0).words }
        guard let last = name?.last(where: { !endings.contains($0) }) else {
            return FactsDialog.go(to: RunnerPage(race: race, key: key), &visit)
        }
        FactsDialog.go(to: FilingsPage(named: String(last)), &visit)
    }

    /// The ward of an address: its race opens, and the address is gone.
    static func found(_ reading: WinnipegWard, _ visit: inout Visit) {
        switch reading {
        case .several: visit.say(WinnipegWords.several)
        case .noMatch: visit.say(AddressWords.none)
        case .found(let place):
            let below = visit.session.overlay?.below ?? []
            let race = RaceID.city(.councillor, area: RaceID.key(of: place.ward), ward: nil)
            visit.open(RacePage(race: race))
            visit.session.overlay?.below = below.isEmpty ? [AnyPage(CityRacesPage())] : below
        }
    }
}
