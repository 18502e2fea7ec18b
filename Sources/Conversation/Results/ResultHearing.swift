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
        let said = condensed(said)
        if hearDrawing(said.plain, &visit) || hearMissing(said.plain, &visit) { return true }
        if ResultHouseRule.hear(said, &visit) || hearOnPage(said.plain, &visit)
            || ResultFollowing.hear(said.plain, &visit)
        {
            return true
        }
        guard let wish = ResultWish(said.plain)?.withoutSlip, let search = meant(wish, said, visit) else {
            return ResultBareName.hear(said.plain, &visit)
        }
        answer(search, &visit)
        return true
    }

    /// "Results for Bowman" over and over, until a message is full: it is asked once.
    private static func condensed(_ said: Said) -> Said {
        let words = said.plain.words
        guard words.count > 2 * ResultWish.longest else { return said }
        var heard: Set<String> = []
        let distinct = words.filter { heard.insert($0).inserted }
        guard distinct.count <= ResultWish.longest, distinct.count * 3 <= words.count else { return said }
        let text = distinct.joined(separator: " ")
        return Said(text: text, plain: Plain(text))
    }

    /// "As a pie", "de pastel", "show me a chart": the open contest, drawn so here.
    private static func hearDrawing(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard let open = visit.session.page as? ResultPage, plain.words.count <= 6,
            ResultWish(Plain("results \(plain.text)"))?.withoutNoise.isBare != false
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

    /// "how close was it", "and 2010": about the contest, or the list, that lies open.
    private static func hearOnPage(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard let open = visit.session.page as? ResultPage, let contest = visit.view.contest(open.id),
            let wish = ResultWish(plain)?.withoutNoise, wish.office == nil, wish.states.isEmpty,
            !wish.isOfWinnipeg, wish.kind == nil, wish.district == nil
        else { return hearOrder(plain, &visit) }
        guard wish.names.isEmpty else { return hearVotes(wish, of: contest, open, &visit) }
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

    /// "How many votes did Steeves get": of the open contest, where somebody is called so in it.
    private static func hearVotes(
        _ wish: ResultWish, of contest: PastContest, _ open: ResultPage, _ visit: inout Visit
    ) -> Bool {
        guard wish.asked == .votes, wish.year == nil || wish.year == contest.header.day.year else {
            return false
        }
        let named = contest.named.compactMap(\.name).filter {
            wish.mayMean(.person($0, contest.header.place))
        }
        guard named.count == 1 else { return false }
        var page = open.followed(by: open.id, asked: .votes)
        page.about = named.first
        FactsDialog.show(page, over: visit.session.pagesBelow, &visit)
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

    private static let album = Phrases.resultsAlbum.set

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
        if !wish.isSurely, wish.states.isEmpty, BillReading(said.text) != nil, !isOfSenate(wish, said, visit)
        {
            return nil
        }
        let isNamed = !wish.names.isEmpty
        guard
            isNamed ? wish.isSurely || isPast(wish, visit) && wish.nameCount <= 4 : isMeant(wish, said, visit)
        else { return nil }
        let search = ResultSearch(wish: wish, view: visit.view)
        // What stood around was no name.
        if isNamed, search.wish.names.isEmpty { return isMeant(search.wish, said, visit) ? search : nil }
        return !isNamed || !search.named.isEmpty || asksOfNobody(wish, said) ? search : nil
    }

    /// "Senate 2018" where results are open, or where the state is known: an election, and no bill.
    private static func isOfSenate(_ wish: ResultWish, _ said: Said, _ visit: Visit) -> Bool {
        guard wish.office == Office.senate.rawValue, wish.year != nil else { return false }
        let isOfBills = said.plain.words.contains {
            ["bill", "bills", "s", "sb", "resolution", "act", "law", "no", "number", "proyecto", "ley"]
                .contains($0)
        }
        let isOpen = Results.pages.contains { page in visit.session.page.map { type(of: $0) == page } ?? false
        }
        return !isOfBills && (isOpen || visit.view.placeOfResults.map { $0 != .winnipeg } == true)
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
        let isUnknown = wish.names.split(separator: " ").contains {
            !ResultWish.isOrdinary(String($0))
        }
        if opens, isUnknown, wish.nameCount <= 2 { return true }
        if opens, ["for", "of", "in", "de", "del", "en", "para"].contains(said.plain.words.dropFirst().first)
        {
            return true
        }
        return opens ? understood.intent != .offTopic : understood.intent == .results && understood.isActedOn
    }

    private static func isPast(_ wish: ResultWish, _ visit: Visit) -> Bool {
        guard let year = wish.year else { return false }
        let today = visit.facts.civic.today(at: visit.session.civicPlace)
        if year < Int(today.year) { return true }
        // A primary of this year may be over.
        guard year == Int(today.year), let state = wish.states.first ?? visit.view.state else { return false }
        return visit.facts.past?.contests(in: .state(state), year: year).contains { header in
            if case .day(let day) = header.day { wish.fits(header) && day <= today } else { false }
        } == true
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

    /// Nothing is called so: the nearest names or, where there are none, the places that there are; never another's result.
    static func nothing(_ search: ResultSearch, in place: ResultPlace?, _ visit: inout Visit) {
        let wish = search.wish
        let near = search.near(in: place)
        let asTyped = typed(wish.names, search.typed, visit)
        let page = search.choices(of: near, unknown: asTyped)
        guard page.contests.isEmpty, page.people.isEmpty else {
            return FactsDialog.show(page, over: [], &visit)
        }
        if [.mayor, .council, .trustee].contains(wish.officeNamed), !wish.isOfWinnipeg {
            let own = visit.view.official(of: visit.view.state.map { .state($0) })
            visit.say(ResultWords.cityOnly, [.official: own])
            return FactsDialog.show(ResultPlacesPage(), over: [], &visit)
        }
        visit.say(ResultWords.nothing, [.text: asTyped, .official: visit.view.official(of: place)])
        FactsDialog.show(ResultPlacesPage(), over: [], &visit)
    }

    /// Folded words of a name as the voter wrote them.
    private static func typed(_ words: String, _ written: String?, _ visit: Visit) -> String {
        var text = written ?? ""
        if written == nil, case .said(let said) = visit.inbound.event { text = said }
        let folded = Set(words.split(separator: " ").map(String.init))
        let pieces = text.prefix(400).split(whereSeparator: \.isWhitespace).filter { piece in
            let own = Plain(String(piece)).words
            return !own.isEmpty && own.allSatisfy(folded.contains)
        }
        let name = pieces.isEmpty ? words : pieces.joined(separator: " ")
        return name.upTo(Self.longestName)
    }

    private static let longestName = 60
}
