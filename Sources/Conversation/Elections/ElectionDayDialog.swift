internal import CivicFacts
internal import Understanding

/// Elections that are asked for by their day or their year, and those that are over or are only held in some places.
extension ElectionDialog {
    /// "Elections on November 31": a day that no calendar has is never taken for another one.
    static func hearNoSuchDay(_ said: Said, _ visit: inout Visit) -> Bool {
        let page = visit.session.page
        let isOfDays = page?.isOfCalendar == true || page is PickReminderPage || page is ReminderHourPage
        guard visit.session.isFree || isOfDays, visit.session.draft == nil, said.plain.words.count <= 15,
            isOfDays || said.plain.hasWord(beginning: dated), DateReading.isImpossible(said.text)
        else { return false }
        visit.say(ElectionWords.noSuchDay)
        visit.askBriefly()
        return true
    }

    private static let dated = [
        "elec", "comicio", "vot", "calend", "remind", "recuerd", "recorda", "avis", "date", "fecha",
        "deadline",
        "plazo", "runoff", "vuelta", "primar", "midterm", "poll", "regist", "inscri", "happen", "pasa",
    ]

    /// "Is the election over", "did I miss it", "can I still vote" soon after it: what is today, else what was last.
    static func hearOver(_ said: Said, _ visit: inout Visit) -> Bool {
        let count = said.plain.words.count
        let isOver = over.isFound(in: said.plain) && count <= 9
        let isStill = still.isFound(in: said.plain) && count <= 5
        guard isOver && (QuestionReading.isAsked(said.text, said.plain) || count <= 6) || isStill,
            !UnderstoodDialog.tells(said.text), isOver || !visit.answering.lately.isEmpty
        else { return false }
        let view = visit.answering
        let coming = view.comingElections.compactMap(\.value).first
        if let coming, coming.day == view.today, FactKey.fits(coming.id) {
            FactsDialog.show(ElectionPage(id: coming.id), over: [], &visit)
            return true
        }
        guard let last = view.civic.lastElection(of: view.place, within: 90)?.value else {
            FactsDialog.show(ElectionsPage(), over: [], &visit)
            return true
        }
        guard ElectionLaw.isRule(last.id) else {
            visit.say(lines: [view.heading(of: last)] + view.over(last.day))
            visit.askBriefly()
            return true
        }
        FactsDialog.show(ElectionPage(id: last.id), over: [], &visit)
        return true
    }

    private static let over = PhraseSet([
        "election over", "elections over", "election already over", "voting over", "voting already over",
        "election done", "election finished", "election ended", "election end", "election passed",
        "election already happened", "election happened already", "election happen already",
        "election already happen", "missed the election", "miss the election", "missed election day",
        "miss election day", "missed the vote", "miss the vote", "too late for the election",
        "ya paso la eleccion", "paso ya la eleccion", "ya pasaron las elecciones", "ya termino la eleccion",
        "termino la eleccion", "ya terminaron las elecciones", "terminaron las elecciones",
        "ya fue la eleccion", "ya fueron las elecciones", "ya se acabo la eleccion", "se acabo la eleccion",
        "ya se acabaron las elecciones", "me perdi la eleccion", "me perdi las elecciones",
        "ya termino la votacion", "ya acabo la eleccion", "ya acabo la votacion",
    ])

    private static let still = PhraseSet([
        "can i still vote", "can we still vote", "could i still vote", "still vote", "can i vote still",
        "todavia puedo votar", "puedo votar todavia", "aun puedo votar", "puedo votar aun",
        "todavia se puede votar",
        "todavia podemos votar",
    ])

    /// "Will I vote for senator", where nobody does.
    static func hearSenator(_ said: Said, _ visit: inout Visit) -> Bool {
        let plain = said.plain
        guard plain.hasWord(beginning: ["senat", "senad"]),
            plain.hasWord(beginning: ["vot", "elect", "elig"]),
            plain.words.count <= 9, QuestionReading.isAsked(said.text, plain)
        else { return false }
        let states = visit.answering.states
        guard !states.isEmpty, !states.contains(where: \.isState) else { return false }
        visit.say(RepresentativeWords.noSenate, [.place: visit.answering.nameOfStates])
        visit.askBriefly()
        return true
    }

    /// "Special Senate election", "elección especial para el Senado".
    static func hearSpecial(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard plain.hasWord(beginning: ["special", "especial"]), plain.words.count <= 10,
            plain.hasWord(beginning: ["senat", "senad"]), plain.hasWord(beginning: ["elect", "elecc", "vot"])
        else { return false }
        let view = visit.answering
        let states = view.civic.states(of: view.place)
        if let day = ElectionRule.general(in: view.today.year),
            states.contains(where: { ElectionLaw.senateSpecial(of: $0, in: day.year) != nil })
        {
            FactsDialog.show(ElectionPage(id: "rule:\(day)"), over: [], &visit)
            return true
        }
        let place = states.isEmpty ? view.whereabouts : view.nameOfStates
        visit.say(ElectionWords.noSpecial, [.place: place, .official: view.electionOffice])
        FactsDialog.show(ElectionsPage(), over: [], &visit)
        return true
    }

    /// "Governor election", "when is the mayor elected": which offices stand on a ballot is not known.
    static func hearOffice(_ said: Said, _ visit: inout Visit) -> Bool {
        let plain = said.plain
        guard plain.hasWord(beginning: offices),
            plain.hasWord(beginning: ["elect", "elecc", "eleg", "comicio"]),
            plain.words.count <= 8, ResultWish(plain)?.isSurely != true, visit.asked.place.canada == nil,
            !plain.hasWord(beginning: ["run", "candid", "postul", "compit", "who", "quien", "result"]),
            !UnderstoodDialog.tells(said.text)
        else { return false }
        visit.say(ElectionWords.otherOffice, [.official: visit.answering.electionOffice])
        FactsDialog.show(ElectionsPage(), over: [], &visit)
        return true
    }

    private static let offices = [
        "governor", "gubernator", "gobernador", "mayor", "alcald", "sheriff", "alguacil", "attorney", "judge",
        "juez", "jueces", "commissioner", "comisionad", "legislat", "treasurer", "tesorer",
    ]

    /// "Is there an election on December 1", "elección el 2 de noviembre de 2027".
    static func hearDay(_ said: Said, _ visit: inout Visit) -> Bool {
        let plain = said.plain
        let view = visit.answering
        guard plain.hasWord(beginning: ["election", "eleccion", "comicio", "primary", "primaria"]),
            !plain.hasWord(beginning: others),
            !plain.hasWord(beginning: ["regist", "inscri", "mail", "correo"]),
            !plain.words.contains(where: besides.contains),
            let day = DateReading(coming: said.text, from: view.today)?.date, day >= view.today
        else { return false }
        if let found = view.comingElections.compactMap(\.value).first(where: { $0.day == day }) {
            FactsDialog.show(ElectionPage(id: found.id), over: [], &visit)
            return true
        }
        if ElectionRule.general(in: day.year) == day {
            guard view.civic.ruledElection("rule:\(day)", of: view.place) == nil else {
                FactsDialog.show(ElectionPage(id: "rule:\(day)"), over: [], &visit)
                return true
            }
            visit.say(lines: [view.notThere])
        } else {
            visit.say(DateWords.noDay, [.date: view.times.day(day)])
        }
        FactsDialog.show(ElectionsPage(), over: [], &visit)
        return true
    }

    /// Behind these a day is no election's.
    private static let besides: Set<String> = [
        "after", "before", "by", "until", "since", "between", "from", "despues", "antes", "hasta", "desde",
        "entre",
    ]

    /// What the place votes on in a year without a federal general election, as far as laws tell.
    static func show(_ year: Int64, _ visit: inout Visit) -> Bool {
        let view = visit.answering
        let found = view.civic.lawfulElections(of: view.place, in: year).compactMap(\.value)
        let coming = view.comingElections.compactMap(\.value).filter { $0.day.year == year }
        if coming.count == 1, found.count <= 1 {
            FactsDialog.show(ElectionPage(id: coming[0].id), over: [], &visit)
            return true
        }
        let place = view.civic.states(of: view.place).isEmpty ? view.whereabouts : view.nameOfStates
        if found.isEmpty, coming.isEmpty {
            visit.say(ElectionWords.noneIn, [.n: "\(year)", .place: place])
        } else if coming.isEmpty {
            visit.say(lines: found.map(view.line))
        }
        FactsDialog.show(ElectionsPage(), over: [], &visit)
        return true
    }
}
