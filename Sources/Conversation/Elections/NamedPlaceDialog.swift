internal import CivicFacts
internal import Understanding

/// A place that a question names wins over the home ZIP code, which stays what it is.
enum NamedPlaceDialog {
    /// True if the words ask something for a place that they name: they are heard as if they asked it there.
    static func hear(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        if hearUnknown(text, plain, &visit) { return true }
        // "Licencia de PR": where a paper is from is no place that is asked about.
        if isOfPaper(plain) { return false }
        let found = NamedPlace(text)
        guard let named = found, mayAsk(text, plain, named, visit) else {
            // What is told somewhere may still be taken for a question: never for one about the home.
            if visit.session.page?.asksZIP != true, !visit.isConfidential { visit.named = found }
            return false
        }
        // "85003, where do I vote" answers the question for the home.
        let asksHome = visit.session.page?.asksZIP ?? false
        let isCode = named.places[0].chosenState == nil
        guard named.isLed || !asksHome || !isCode else { return false }
        if asksHome, hearWanted(named, &visit) { return true }
        if named.mayBeCapital, plain.hasWord(beginning: ofCapital) { return false }
        if hearNext(named, plain, &visit) { return true }
        for words in [named.rest, named.owned] where !words.isEmpty {
            var trial = visit
            trial.named = named
            ask(Said(text: words, plain: Plain(words)), &trial)
            guard isAnswered(named, trial) else { continue }
            visit = trial
            return true
        }
        // What is asked of a place in Canada is never answered for one in the United States, nor for nobody's home.
        if named.places[0].canada != nil, named.places.count == 1, !Plain(named.rest).text.isEmpty,
            named.places[0].town == nil
                || !named.places[0].isInWinnipeg && !CanadianPlace.isFromAbroad(plain)
        {
            CanadaDialog.decline(of: named.places[0], &visit)
            return true
        }
        // Whatever is made of the whole sentence is about that place.
        visit.named = named.isBareTown ? nil : named
        return false
    }

    /// Whoever gives another ZIP code over an open page gets that page for the new place.
    static func keepOpen(_ visit: inout Visit) {
        guard let page = visit.session.factsPage else { return }
        visit.session.wanted = page.topic
    }

    /// The state that was meant.
    static func choose(_ state: String, _ visit: inout Visit) {
        guard let page = visit.session.page as? WhichPlacePage, let shown = page.page.page as? any FactsPage
        else { return visit.askAgain() }
        if state == WhichPlacePage.abroad {
            visit.session.overlay = nil
            return CanadaDialog.decline(&visit)
        }
        let place = CivicPlace(chosenState: state, town: page.town)
        let about = visit.facts.civic.isSame(place, as: visit.session.civicPlace) ? nil : place
        FactsDialog.lay(shown, over: visit.session.pagesBelow, about: about, &visit)
    }

    /// Words about voting, in a place where a question can be asked.
    private static func mayAsk(_ text: String, _ plain: Plain, _ named: NamedPlace?, _ visit: Visit) -> Bool {
        guard plain.words.count <= 18, !visit.isConfidential else { return false }
        let isAsked = QuestionReading.isAsked(text, plain)
        // What happens somewhere is told, and asks for nothing there.
        guard isAsked || !UnderstoodDialog.tells(text) else { return false }
        if visit.session.draft?.isEmpty == false, !isAsked { return false }
        if let page = visit.session.page, !page.isRead, !page.asksZIP {
            // "Which one?" is answered by a place alone, and left by another question.
            let isLeft = !(page is WhichPlacePage) || !Plain(named?.rest ?? "").text.isEmpty
            guard isAsked || page is WhichPlacePage, page is any FactsPage, isLeft else { return false }
        }
        if visit.session.wanted != nil, visit.session.page?.asksZIP == true { return true }
        return isAsked || plain.hasWord(beginning: stems) || visit.session.factsPage?.isOfPlace == true
    }

    /// "Who represents 99999": nobody is told of their home instead.
    private static func hearUnknown(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.page?.asksZIP != true, let code = NamedPlace.unknownCode(in: text),
            mayAsk(text, plain, nil, visit)
        else { return false }
        visit.say(ZIPWords.unknown, [.zip: code])
        visit.askBriefly()
        return true
    }

    /// What was asked for before the ZIP code was known is answered for a state that is named instead.
    private static func hearWanted(_ named: NamedPlace, _ visit: inout Visit) -> Bool {
        guard let wanted = visit.session.wanted, named.rest.isEmpty, !named.isBareTown else { return false }
        visit.session.wanted = nil
        visit.named = named
        FactsDialog.open(wanted, &visit)
        return true
    }

    /// "And in Florida?", "what about 30310": the open page for that place.
    private static func hearNext(_ named: NamedPlace, _ plain: Plain, _ visit: inout Visit) -> Bool {
        let rest = Plain(named.rest).text
        guard let page = visit.session.factsPage, page.isRead, page.isOfPlace,
            visit.facts.records.openQuestion(to: visit.facts.account) == nil,
            rest.isEmpty ? isWhole(named, plain) : following.contains(rest)
        else { return false }
        visit.named = named
        FactsDialog.show(page.turnedToFirst, over: visit.session.pagesBelow, &visit)
        return true
    }

    /// A state, or a town with its state; "in 30311" alone is where somebody lives.
    private static func isWhole(_ named: NamedPlace, _ plain: Plain) -> Bool {
        let place = named.places[0]
        guard place.zip == nil, place.canada == nil else {
            return following.contains { plain.text.hasPrefix("\($0) ") }
                && !["in", "en"].contains(plain.words[0])
        }
        return true
    }

    /// Only what the words are surely for.
    private static func ask(_ said: Said, _ visit: inout Visit) {
        if Features.hear(said, &visit) { return }
        guard let intent = Intent(meant: said.text), intent.kind == .answer else { return }
        IntentDialog.follow(intent, &visit)
    }

    private static func isAnswered(_ named: NamedPlace, _ visit: Visit) -> Bool {
        if visit.session.page is WhichPlacePage { return true }
        guard let page = visit.session.factsPage, page.isRead, page.isOfPlace else { return false }
        return visit.session.overlay?.about == visit.about
    }

    private static func isOfPaper(_ plain: Plain) -> Bool {
        let words = plain.words
        return words.indices.dropLast().contains {
            papers.contains(words[$0])
                && words[($0 + 1)...].prefix(2).contains { ["de", "from", "of", "out"].contains($0) }
        }
    }

    private static let papers: Set<String> = [
        "licencia", "license", "licence", "id", "ids", "identificacion", "pasaporte", "passport", "acta",
        "matricula",
    ]
    private static let ofCapital = ["rep", "senat", "senad", "congres", "lawmak", "legisla", "deleg"]
    private static let following = Set(Phrases.placeFollowing.list)
    private static let stems = [
        "elect", "elecc", "comicio", "primar", "runoff", "vuelta", "vot", "regist", "inscri", "sign",
        "represent",
        "senat", "senad", "congres", "lawmak", "legisla", "deleg", "ballot", "bolet", "poll", "casilla",
        "candidat",
        "running", "compit", "postul", "absentee", "mail", "correo", "early", "anticipad", "id", "identif",
        "licen", "measure", "medida", "propos", "deadline", "fecha", "calend", "guide", "guia", "midterm",
        "felon", "rep", "reps", "office", "urna", "cierr", "cerr", "abr", "hora", "hour", "open", "close",
        "hb",
        "sb",
    ]
}

extension Visit {
    /// Where this turn's words are about, where that is one place and not the home.
    var about: CivicPlace? {
        guard let places = named?.places, places.count == 1, let place = places.first else { return nil }
        return facts.civic.isSame(place, as: session.civicPlace) ? nil : place
    }
    /// Where the report is that is being written, for whoever never told where they live.
    var aboutReport: CivicPlace? {
        guard session.civicPlace == CivicPlace(), let draft = session.draft, !draft.isEmpty else {
            return nil
        }
        if let zip = draft.place?.zip ?? draft.namedZIP { return CivicPlace(zip: zip) }
        let named = [draft.place?.words, draft.text].lazy.compactMap { $0.flatMap { NamedPlace($0) } }
        if let sure = named.first(where: { $0.places.count == 1 }) { return sure.places.first }
        // "The gym, Scranton": nearly all of that name lie in one state.
        let parts = draft.place?.words.split(separator: ",") ?? []
        let town = parts.dropFirst().last.flatMap { TownReading(Plain(String($0))) }
        return town.flatMap { town in town.state.map { CivicPlace(chosenState: $0, town: town.town) } }
    }

    /// What a page may know of the place that the words name.
    var asked: View { View(session: session, facts: facts, changes: changes, named: about) }
    /// What a question is answered with that opens a page of its own: for the place that it names, else for the home,
    /// whatever place lies open.
    var answering: View {
        View(session: session, facts: facts, changes: changes, named: about, isAtHome: about == nil)
    }
    /// What it may know of the home, whatever place lies open: reminders are of the voter's home.
    var homeView: View { View(session: session, facts: facts, changes: changes, isAtHome: true) }
}

/// "More than one state has a Springfield. Which one?"
struct WhichPlacePage: FactsPage {
    static let name = "place.which"
    static let manner = Manner.asks

    let town: String
    let states: [String]
    /// The first letter of its codes, where a place in Canada is called so, too.
    let canada: String?
    /// What is shown then.
    private let shown: InnerPage<FactsRoot>

    var page: AnyPage { shown.page }

    init(_ page: any FactsPage, in places: [CivicPlace]) {
        town = places.first?.town ?? ""
        states = places.compactMap(\.chosenState)
        canada = places.lazy.compactMap(\.canada).first
        shown = InnerPage(page)
    }

    func told(_ view: View) -> Prompt {
        let offered = states.prefix(canada == nil ? 6 : 5)
        let rest = states.count > offered.count ? [view.text(FactsWords.orTypeState)] : []
        let abroad = canada == nil ? [] : [(Choice.inState(Self.abroad), Self.abroad)]
        let labels = offered.map { (Choice.inState($0), view.label(view.name(of: $0))) } + abroad
        return view.prompt(
            [view.text(FactsWords.whichState, [.place: town])] + rest, labels.map(\.0).rows(of: 2),
            labels: labels)
    }

    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        if let zip = said.zipAlone {
            FactsDialog.lay(
                shown.page.page as? any FactsPage ?? self, over: visit.session.pagesBelow,
                about: CivicPlace(zip: zip), &visit)
            return true
        }
        if canada != nil, said.plain.words.contains("canada") {
            NamedPlaceDialog.choose(Self.abroad, &visit)
            return true
        }
        let named = NamedPlace(alone: said.text) ?? NamedPlace(said.text)
        guard let state = named?.places.lazy.compactMap(\.chosenState).first(where: states.contains) else {
            return false
        }
        NamedPlaceDialog.choose(state, &visit)
        return true
    }

    /// In the place of a state.
    static let abroad = "Canada"

    func missed(_ visit: inout Visit) { visit.askAgain() }
}

extension Choice {
    public static func inState(_ postal: String) -> Choice {
        Choice(ChooseState(thing: FactKey(text: postal)))
    }
}

/// The state of a town that several have.
struct ChooseState: ThingPress {
    static let face = Face.once("inst", FactsWords.whichState)
    let thing: FactKey
    func press(_ visit: inout Visit) { NamedPlaceDialog.choose(thing.text, &visit) }
}

extension FactsPage {
    /// The same from its beginning.
    var turnedToFirst: any FactsPage { turned(by: -(place ?? 0)) as? any FactsPage ?? self }
}
