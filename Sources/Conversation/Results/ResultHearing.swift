internal import CivicFacts
internal import ElectionResults
internal import Understanding

extension ResultDialog {
    /// True if the words ask about past results, or about counts that the bot does not give.
    static func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        (visit.session.isFree || visit.session.page?.asksZIP == true) && take(said, &visit)
    }

    /// The same, whatever question is open.
    static func take(_ said: Said, _ visit: inout Visit) -> Bool {
        guard visit.facts.offersResults else { return false }
        if hearDrawing(said.plain, &visit) || hearMissing(said.plain, &visit) { return true }
        if hearHouseRule(said, &visit) || hearOnPage(said.plain, &visit)
            || ResultFollowing.hear(said.plain, &visit)
        {
            return true
        }
        guard let wish = ResultWish(said.plain)?.withoutSlip, let search = meant(wish, said, visit) else {
            return false
        }
        answer(search, &visit)
        return true
    }

    /// "As a pie", "de pastel", "show me a chart": the open contest, drawn so here.
    private static func hearDrawing(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard let open = visit.session.page as? ResultPage, plain.words.count <= 6,
            ResultWish(Plain("results \(plain.text)"))?.isBare != false
        else { return false }
        let isPie = plain.hasWord(beginning: ["pie", "pastel"])
        guard isPie || plain.hasWord(beginning: ["bars", "barras", "chart", "graph", "diagram", "grafic"])
        else {
            return false
        }
        draw(open.id, as: isPie ? .pie : .bars, &visit)
        return true
    }

    /// "How many ran", where what was asked for is not held: that is said again.
    private static func hearMissing(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.page is ResultMissingPage, plain.words.count <= 8, let wish = ResultWish(plain),
            wish.isBare, wish.asked != nil
        else { return false }
        visit.askAgain()
        return true
    }

    /// Running counts, forecasts, and whether it was right: no number is picked to argue.
    private static func hearHouseRule(_ said: Said, _ visit: inout Visit) -> Bool {
        let plain = said.plain
        guard plain.words.count <= ResultWish.longest else { return false }
        let isRunning = running.isFound(in: plain)
        let isDisputed =
            disputed.isFound(in: plain)
            && plain.hasWord(beginning: ["election", "eleccion", "elecciones", "2020", "2016", "2024"])
            && (said.text.hasSuffix("?")
                || ["was", "is", "were", "did", "fue", "hubo"].contains(plain.words.first ?? ""))
        guard isRunning || isDisputed else { return false }
        visit.say(
            isDisputed ? ResultWords.disputed : ResultWords.running,
            [.official: visit.view.official(of: visit.view.placeOfResults)])
        visit.askBriefly()
        return true
    }

    private static let running = Phrases.resultsRunning.set
    private static let album = Phrases.resultsAlbum.set
    private static let disputed = Phrases.resultsDisputed.set

    /// "how close was it", "and 2010": about the contest, or the list, that lies open.
    private static func hearOnPage(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard let open = visit.session.page as? ResultPage, let contest = visit.view.contest(open.id),
            let wish = ResultWish(plain), wish.office == nil, wish.states.isEmpty, wish.names.isEmpty,
            !wish.isOfWinnipeg, wish.kind == nil, wish.district == nil
        else { return hearOrder(plain, &visit) }
        guard let year = wish.year, year != contest.header.day.year else {
            guard let asked = wish.asked else { return false }
            FactsDialog.show(
                open.followed(by: open.id, asked: asked), over: visit.session.pagesBelow, &visit)
            return true
        }
        let same = visit.facts.past?.contests(in: contest.header.area, office: contest.header.office) ?? []
        guard
            let found = same.last(where: {
                $0.day.year == year && $0.kind.isPrimary == contest.header.kind.isPrimary
            })
        else { return false }
        FactsDialog.show(
            open.followed(by: found.id, asked: wish.asked ?? open.asked),
            over: visit.session.pagesBelow, &visit)
        return true
    }

    /// "New Hampshire", "Dakota del Norte", "NH", "Winnipeg", where it was asked which place.
    private static func hearPlace(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.page is ResultStatesPage || visit.session.page is ResultPlacesPage else {
            return false
        }
        let named = StateMention.states(in: plain, besidesWashington: false).first { state in
            let words = StateMention.words(of: state)
            return plain.words.allSatisfy { words.contains($0) }
        }
        let short =
            plain.words.count == 1 && !["ok", "hi"].contains(plain.text) ? plain.text.uppercased() : ""
        let state = named ?? StateFacts.all[short]?.postal
        let place = plain.text == "winnipeg" ? ResultPlace.winnipeg : state.map { .state($0) }
        guard let place, visit.facts.past?.offered.contains(place) == true else { return false }
        ResultDialog.choose(place, &visit)
        return true
    }

    /// "by area", "por fecha", "as pictures".
    private static func hearOrder(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard let open = visit.session.page as? ResultListPage else { return hearPlace(plain, &visit) }
        if plain.words.count <= 6, album.isFound(in: plain), open.smallPictures(visit.view).count > 1 {
            showSmall(&visit)
            return true
        }
        switch plain.text {
        case "by date", "date", "por fecha", "fecha": order(by: .date, &visit)
        case "by area", "area", "por lugar", "lugar": order(by: .area, &visit)
        default: return false
        }
        return true
    }

    /// The search that words ask for; nil where what is left of them is no name that is held, and no few words behind an
    /// open question for results.
    private static func meant(_ wish: ResultWish, _ said: Said, _ visit: Visit) -> ResultSearch? {
        // "Senate 2014" may be a bill; with its state, or with a question for results, it is none.
        if !wish.isSurely, wish.states.isEmpty, BillReading(said.text) != nil { return nil }
        let isNamed = !wish.names.isEmpty
        guard
            isNamed ? wish.isSurely || isPast(wish, visit) && wish.nameCount <= 4 : isMeant(wish, said, visit)
        else { return nil }
        let search = ResultSearch(wish: wish, view: visit.view)
        return !isNamed || !search.named.isEmpty || asksOfNobody(wish, said) ? search : nil
    }

    /// Words without a name.
    private static func isMeant(_ wish: ResultWish, _ said: Said, _ visit: Visit) -> Bool {
        guard wish.isSurely else {
            return (wish.office != nil || wish.kind != nil) && isPast(wish, visit)
        }
        // "Turnout" alone is the name of this program.
        return wish.hasContext || said.plain.words.count > 1 && wish.asked != .turnout && wish.asked != .count
            || wish.asked == .winner
    }

    /// Words with a name that nobody and nothing has.
    private static func asksOfNobody(_ wish: ResultWish, _ said: Said) -> Bool {
        guard wish.isSurely, wish.nameCount <= 3 else { return false }
        guard !wish.hasContext else { return true }
        let understood = Understanding.shared(said.text)
        // "Results for Atlantis" is about results, "who won the game" is not.
        let opens = ["results", "result", "resultados", "resultado"].contains(said.plain.words.first ?? "")
        if opens, ["for", "of", "in", "de", "del", "en", "para"].contains(said.plain.words.dropFirst().first)
        {
            return true
        }
        return opens ? understood.intent != .offTopic : understood.intent == .results && understood.isActedOn
    }

    private static func isPast(_ wish: ResultWish, _ visit: Visit) -> Bool {
        guard let year = wish.year else { return false }
        return year < Int(visit.facts.civic.today(at: visit.session.civicPlace).year)
    }

    static func answer(_ search: ResultSearch, _ visit: inout Visit) {
        let wish = search.wish
        if wish.isBare, let place = visit.view.placeOfResults {
            return FactsDialog.show(ResultTypesPage(place: place), over: [ResultPlacesPage()], &visit)
        }
        if let place = search.place { return search.open(in: place, &visit) }
        if !wish.names.isEmpty { return search.open(in: nil, &visit) }
        if wish.office != nil {
            return FactsDialog.show(ResultStatesPage(wanted: wish), over: [ResultPlacesPage()], &visit)
        }
        if let year = wish.year, !isHeld(year, visit) {
            visit.say(
                ResultWords.notHeld, [.text: "\(year)", .official: visit.view.official(of: nil)])
        }
        FactsDialog.show(ResultPlacesPage(wanted: wish.isBare ? nil : wish), over: [], &visit)
    }

    private static func isHeld(_ year: Int, _ visit: Visit) -> Bool {
        guard let past = visit.facts.past else { return false }
        return past.offered.contains { !past.contests(in: $0, year: year).isEmpty }
    }

    /// Nothing is called so: the nearest names, and never another's result. A county is called like no person.
    static func nothing(
        _ words: String, in place: ResultPlace?, isCounty: Bool = false, _ visit: inout Visit
    ) {
        let isName =
            !isCounty && Plain(words).words.contains { $0.count >= 3 && $0.contains(where: \.isLetter) }
        let near = isName ? visit.facts.past?.nearest(to: words, in: place) ?? [] : []
        let asTyped = typed(words, visit)
        let page = ResultSearch(wish: ResultWish(), view: visit.view).choices(of: near, unknown: asTyped)
        guard !page.contests.isEmpty || !page.people.isEmpty else {
            visit.say(ResultWords.nothing, [.text: asTyped, .official: visit.view.official(of: place)])
            return visit.askBriefly()
        }
        FactsDialog.show(page, over: [], &visit)
    }

    /// Folded words of a name as the voter wrote them.
    private static func typed(_ words: String, _ visit: Visit) -> String {
        guard case .said(let text) = visit.inbound.event else { return words }
        let folded = Set(words.split(separator: " ").map(String.init))
        let typed = text.split(separator: " ").filter { folded.contains(Plain(String($0)).text) }
        return typed.isEmpty ? words : typed.joined(separator: " ")
    }
}
