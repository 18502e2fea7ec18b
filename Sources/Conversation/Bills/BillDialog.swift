internal import CivicFacts
internal import Understanding

/// Bills: a number in a voter's words, and filters that stick.
enum BillDialog {
    /// True if the words name a bill, or a subject of bills, and nothing else wants them.
    static func hear(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.isFree else { return false }
        if FollowDialog.hear(text, plain, &visit) || FactsDialog.hearRefresh(plain, &visit) { return true }
        if LawDialog.hear(text, plain, &visit) || hearVotes(text, plain, &visit) { return true }
        if let reading = BillReading(text), plain.words.count <= (reading.congress == nil ? 6 : 12) {
            open(reading, &visit)
            return true
        }
        if plain.words.count <= 6, BillReading.isImpossible(text) {
            visit.say(BillWords.impossible)
            visit.askBriefly()
            return true
        }
        if let own = OwnBillsReading(plain) {
            open(own, &visit)
            return true
        }
        if hearFilter(text, plain, &visit) || hearSponsors(plain, &visit) { return true }
        guard let subject = subject(of: plain) else { return false }
        FactsDialog.show(BillsPage(list: .about(subject)), over: [], &visit)
        return true
    }

    /// "sponsors", "who sponsored it", on the page of a bill.
    private static func hearSponsors(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard let id = (visit.session.page as? BillPage)?.id, plain.words.count <= 5,
            plain.hasWord(beginning: ["sponsor", "cosponsor", "patrocin", "copatrocin"])
        else { return false }
        FactsDialog.go(to: SponsorsPage(id: id), &visit)
        return true
    }

    /// "which bills passed", "newest bills", "only federal bills", "proyectos del estado".
    private static func hearFilter(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        let words = Set(plain.words)
        guard words.count <= 8, !words.isDisjoint(with: nouns),
            words.isDisjoint(with: ["id", "about", "sobre"])
        else { return false }
        if let congress = CongressReading(text)?.congress, congress != .sitting(at: visit.now) {
            visit.say(lines: [visit.view.notKept(congress)])
            visit.askBriefly()
            return true
        }
        if hearElsewhere(text, words, &visit) { return true }
        func has(_ stems: [String]) -> Bool { plain.hasWord(beginning: stems) }
        if let order = BillOrder(plain) {
            FactsDialog.show(BillsPage(list: .sorted(order)), over: [], &visit)
        } else if has(["pass", "aprob", "pasar", "pasado"]) {
            FactsDialog.show(BillsPage(list: .passed), over: [], &visit)
        } else if has(["new", "nuev"]) {
            FactsDialog.show(BillsPage(list: .new), over: [], &visit)
        } else if has(["federal"]) {
            choose(.federal, &visit)
        } else if has(["state", "estado", "estatal"]), !has(["status"]), !words.contains("of") {
            choose(.state, &visit)
        } else {
            return false
        }
        return true
    }

    /// "Bills of Montana", where somebody else lives: its legislature has them; at home they are the state's own list.
    private static func hearElsewhere(_ text: String, _ words: Set<String>, _ visit: inout Visit) -> Bool {
        guard !words.isDisjoint(with: ["bills", "proyectos"]),
            words.isDisjoint(with: ["federal", "federales"]),
            let named = NamedPlace(text), !named.isBareTown, named.places.count == 1
        else { return false }
        let states = visit.facts.civic.states(of: named.places[0])
        guard let state = states.first else { return false }
        if [visit.view.state, visit.view.secondState].contains(state) {
            choose(.state, &visit)
            return true
        }
        visit.named = named
        let there = visit.answering
        visit.say(BillListWords.elsewhere, [.place: there.nameOfStates, .official: there.legislatures])
        visit.askBriefly()
        return true
    }

    private static let nouns: Set<String> = ["bills", "laws", "leyes", "proyectos"]

    /// Where one person speaks for the voter, theirs; else the list to choose from.
    private static func open(_ reading: OwnBillsReading, _ visit: inout Visit) {
        let view = visit.view
        let officials = RepresentativePages(view: view).congress(of: reading)
        guard visit.session.zip != nil, officials.count == 1, let official = officials.first,
            let id = RepresentativePages.key(of: official)
        else { return FactsDialog.open(.representatives, &visit) }
        FactsDialog.show(MembersBillsPage(id: id), over: [RepresentativesPage()], &visit)
    }

    static func open(_ reading: BillReading, _ visit: inout Visit) {
        let congress = reading.congress.map(Congress.init(rawValue:)) ?? .sitting(at: visit.now)
        if let why = visit.view.lacksBills(of: congress) {
            visit.say(lines: [why])
            return visit.askBriefly()
        }
        guard let id = BillID(reading, at: visit.now) else {
            visit.say(BillWords.impossible)
            return visit.askBriefly()
        }
        FactsDialog.show(BillPage(id: id), over: [], &visit)
    }

    /// "how did Congress vote on HR 25", "cómo votó el Congreso el HR 25": its card, which tells its votes.
    private static func hearVotes(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard plain.words.count <= 14, plain.hasWord(beginning: ["vot"]),
            plain.hasWord(beginning: ["how", "who", "did", "roll", "como", "quien"]),
            let reading = BillReading(text)
        else { return false }
        let id = BillID(reading, at: visit.now)
        if let id, let bill = visit.facts.civic.billInFull(id).value, (bill.votes ?? []).isEmpty {
            let values: [Slot: String] = [.text: visit.view.name(of: id), .official: id.page.url]
            visit.say(BillWords.noVotes, values)
        }
        open(reading, &visit)
        return true
    }

    /// "bills about health care": health care.
    private static func subject(of plain: Plain) -> String? {
        let starts = [
            "bills about ", "bill about ", "bills on ", "laws about ", "proyectos de ley sobre ",
            "proyecto de ley sobre ", "leyes sobre ", "ley sobre ",
        ]
        guard plain.words.count <= 10, plain.hasWord(beginning: ["bill", "law", "proyecto", "ley"]) else {
            return nil
        }
        for start in starts {
            guard let found = plain.text.firstRange(of: start) else { continue }
            let rest = plain.text[found.upperBound...]
            if rest.count >= 3 { return String(rest.prefix(60)) }
        }
        return nil
    }

    static func choose(_ level: BillLevel?, _ visit: inout Visit) {
        visit.session.memory.billLevel = level
        FactsDialog.show(BillsPage(list: .latest), over: [], &visit)
    }
}

extension BillID {
    /// A bill that a voter named: of the Congress they named, else of the one that sits. Nil for a number that no bill has.
    init?(_ reading: BillReading, at now: Moment) {
        let congress = reading.congress.map(Congress.init(rawValue:)) ?? .sitting(at: now)
        guard let kind = Kind(rawValue: reading.kind.rawValue) else { return nil }
        self.init(congress: congress, kind: kind, number: reading.number)
    }
}
