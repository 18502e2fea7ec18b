internal import CivicFacts
internal import Understanding

/// The ZIP question, at first contact and whenever the ZIP changes.
enum ZIPDialog {
    static func open(_ visit: inout Visit) { visit.open(ZIPPage()) }

    /// `/zip`: the code may stand behind the command.
    static func command(_ rest: String, _ visit: inout Visit) {
        if SecondZIPDialog.hearWish("zip \(rest)", Plain("zip \(rest)"), &visit) { return }
        switch ZIPReading(rest) {
        case .zip(let zip): set(zip, &visit)
        case .canadian(let area): setCanadian(area, &visit)
        default: IntentDialog.follow(.changeZIP, &visit)
        }
    }

    static func skip(_ visit: inout Visit) {
        let isWithout = visit.session.zip == nil && visit.session.memory.canada == nil
        visit.session.isOnboarded = true
        visit.session.overlay = nil
        visit.session.misses = 0
        visit.say(isWithout ? ZIPWords.none : HomeWords.closed)
        finish(&visit)
    }

    static func set(_ zip: ZIP, _ visit: inout Visit) {
        let read = visit.session.page as? HowPage
        keep(zip, &visit)
        // "This differs by state": the same for the state that is known now.
        guard let read, read.how.part != .program, visit.session.draft == nil else { return finish(&visit) }
        FactsDialog.show(HowPage(how: read.how, heard: read.heard), over: [], &visit)
    }

    /// Whoever began with a report is asked once, when it is on its way.
    static func askAfterReceipt(_ visit: inout Visit) {
        guard !visit.session.isOnboarded else { return }
        visit.session.isOnboarded = true
        if visit.session.zip == nil, visit.session.memory.canada == nil { visit.say(ZIPWords.afterReceipt) }
    }

    private static func keep(_ zip: ZIP, saying wording: ZIPWords = .known, _ visit: inout Visit) {
        if visit.session.isOnboarded { SettingsDialog.note(.zip(visit.session.zip), &visit) }
        let former = visit.session.zip
        NamedPlaceDialog.keepOpen(&visit)
        visit.session.zip = zip
        visit.session.memory.canada = nil
        visit.note(.zip)
        visit.session.isOnboarded = true
        visit.session.overlay = nil
        visit.session.misses = 0
        visit.say(wording, [.place: zip.named(in: visit.session.language)])
        for feature in Features.all { feature.move(from: former, &visit) }
    }

    /// True if the words are some kind of answer to "What is your ZIP code?".
    static func hear(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        if case .zip(let zip) = ZIPReading(text), let intent = asked(beside: zip, in: plain) {
            keep(zip, &visit)
            visit.session.wanted = nil
            IntentDialog.follow(intent, &visit)
            return true
        }
        if case .zip(let zip) = ZIPReading(text), answer(beside: zip, in: text, plain, &visit) { return true }
        let codes = ZIPReading.codes(in: text)
        if hearAside(plain, hasCode: !codes.isEmpty, &visit) { return true }
        if let town = town(behindUnknowing: plain.words) { return hear(town, &visit) }
        guard plain.words.count < Limits.reportWords || ZIPAside.correction(text, plain) != nil else {
            return false
        }
        if codes.count > 1, !ZIPReading.choosesCode(text) {
            visit.open(ZIPWhichPage(zips: Array(codes.prefix(3))))
            return true
        }
        if take(ZIPReading(text), text, &visit) { return true }
        if let place = CanadianPlace.home(text) {
            setCanadian(place.canada ?? "", named: place.town, &visit)
            return true
        }
        if !NameReading.isFirstName(plain), let town = TownReading(plain) { return hear(town, &visit) }
        return hearName(text, &visit)
    }

    /// "Idk my zip im in Detroit": the town, behind words that there is no code.
    private static func town(behindUnknowing words: [String]) -> TownReading? {
        guard words.count <= 12, TellingDialog.lacksZIP(words) else { return nil }
        return words.indices.dropFirst().lazy.compactMap { start in
            living.count(in: words[start...]).flatMap {
                TownReading(Plain(words[(start + $0)...].joined(separator: " ")))
            }
        }.first
    }

    private static let living = Openings([
        "i live in", "im in", "i am in", "im from", "i am from", "live in", "vivo en", "estoy en", "soy de",
    ])

    /// "Maria", "I'm Joe": nobody has to say who they are.
    private static func hearName(_ text: String, _ visit: inout Visit) -> Bool {
        guard NameReading.isName(text) else { return false }
        visit.say(ZIPWords.noName)
        visit.ask(Prompt.pending(visit.view).wordless)
        return true
    }

    /// "30310 primary results": what is surely asked beside the code is answered for it.
    private static func answer(
        beside zip: ZIP, in text: String, _ plain: Plain, _ visit: inout Visit
    ) -> Bool {
        let rest = text.split(whereSeparator: \.isWhitespace).filter { !$0.hasPrefix(zip.digits) }
            .joined(separator: " ")
        let said = Said(text: rest, plain: Plain(rest))
        guard (2...12).contains(said.plain.words.count),
            QuestionReading.isAsked(rest, said.plain) || ResultWish(said.plain)?.isSurely == true
        else { return false }
        var trial = visit
        keep(zip, &trial)
        trial.session.wanted = nil
        guard Features.hear(said, &trial), trial.session.factsPage?.isRead == true else { return false }
        visit = trial
        return true
    }

    /// Why it is asked for, and that it is not given.
    private static func hearAside(_ plain: Plain, hasCode: Bool, _ visit: inout Visit) -> Bool {
        if ZIPAside.asksWhy(plain) {
            visit.say(ZIPWords.why)
            visit.ask(Prompt.pending(visit.view).wordless)
            return true
        }
        guard !hasCode, ZIPAside.refuses(plain) else { return false }
        visit.session.reminded[refused] = visit.now
        skip(&visit)
        return true
    }

    /// Whoever said that they give none is not asked again.
    static func isRefused(_ visit: Visit) -> Bool { visit.session.reminded[refused] != nil }

    private static let refused = "zip refused"

    private static func take(_ reading: ZIPReading, _ text: String, _ visit: inout Visit) -> Bool {
        switch reading {
        case .zip(let zip) where visit.session.draft == nil && TellingDialog.tells(beside: zip, in: text):
            keep(zip, &visit)
            visit.session.wanted = nil
            TellingDialog.start(text, &visit)
        case .zip(let zip): set(zip, &visit)
        case .probably(let zip): visit.open(ZIPConfirmPage(zip: zip))
        case .unlisted(let zip): visit.open(ZIPDoubtPage(zip: zip))
        case .unknown(let digits): miss(ZIPWords.unknown, [.zip: digits], &visit)
        case .miscounted(let count): miss(ZIPWords.miscounted, [.n: "\(count)"], &visit)
        case .canadian(let area): setCanadian(area, &visit)
        case .foreign: miss(ZIPWords.foreign, [:], &visit)
        case .none: return false
        }
        return true
    }

    /// A town has many ZIP codes, or one.
    private static func hear(_ town: TownReading, _ visit: inout Visit) -> Bool {
        guard let first = town.zips.first else { return false }
        guard town.zips.count > 1 else {
            visit.open(ZIPConfirmPage(zip: first))
            return true
        }
        let name = town.name(in: visit.session.language)
        visit.say(town.state == nil ? ZIPWords.towns : ZIPWords.town, [.place: name, .zip: first.digits])
        sayOfCanada(town, &visit)
        visit.ask(Prompt.pending(visit.view).wordless)
        return true
    }

    /// Whoever is in the Canadian town of that name is told how to say so.
    private static func sayOfCanada(_ town: TownReading, _ visit: inout Visit) {
        guard CanadianPlace.isCity(town.town) else { return }
        visit.say(ZIPWords.orCanada, [.place: town.town])
    }

    /// Single words that are a small town's name, too, mean it less often than not: "hurt", "printer", "Dolores".
    private static func hearFirstTown(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard let town = TownReading(plain),
            plain.words.count > 1 || town.state != nil && town.zips.count > 1,
            KindGuess.kind(of: text) == .other, !UnderstoodDialog.tells(text)
        else { return false }
        guard town.zips.count > 1 else { return hear(town, &visit) }
        visit.say(
            town.state == nil ? ZIPWords.firstTowns : .firstTown,
            [.place: town.name(in: visit.session.language)])
        sayOfCanada(town, &visit)
        open(&visit)
        return true
    }

    /// Where nothing waits for words: the first words are a code or a town, one is put right, or somebody asks which one is
    /// kept.
    static func hearAnywhere(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.draft == nil, visit.session.page?.isRead ?? true else { return false }
        if !visit.session.isOnboarded, visit.session.overlay == nil {
            if case .zip = ZIPReading(text) { return hear(text, plain, &visit) }
            if hearFirstTown(text, plain, &visit) { return true }
        }
        guard visit.facts.records.openQuestion(to: visit.facts.account) == nil else { return false }
        if ZIPAside.asksKept(plain) {
            tellKept(&visit)
            return true
        }
        return correct(text, plain, &visit)
    }

    /// The code that was meant is no home: it is typed once more.
    static func askAnew(_ visit: inout Visit) { visit.open(ZIPPage()) }

    private static func tellKept(_ visit: inout Visit) {
        let place = visit.session.placeOfZIP
        visit.say(place == nil ? ZIPWords.keptNone : ZIPWords.kept, [.place: place ?? ""])
        visit.askBriefly()
    }

    /// True if the words were nothing but another code: the home is there from now on, and "undo" takes it back.
    static func correct(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        switch ZIPAside.correction(text, plain) {
        case .zip(let zip) where visit.session.zip == nil: set(zip, &visit)
        case .zip(let zip) where visit.session.zip == zip: tellKept(&visit)
        case .zip(let zip):
            keep(zip, saying: .corrected, &visit)
            visit.session.wanted == nil ? visit.askWithUndo() : finish(&visit)
        case .unlisted(let zip): visit.open(ZIPDoubtPage(zip: zip))
        case .probably, .unknown, .miscounted, .canadian, .foreign, .some(.none), nil: return false
        }
        return true
    }

    /// "85004 what time do polls close": what is asked beside the code.
    private static func asked(beside zip: ZIP, in plain: Plain) -> Intent? {
        let rest = plain.words.filter { !$0.hasPrefix(zip.digits) }
        let asked = rest.drop { ["and", "y", "in", "for", "en", "i", "live", "vivo"].contains($0) }
        let ends = asked.reversed().drop {
            ["i", "live", "in", "im", "zip", "is", "my", "for", "vivo", "en"].contains($0)
        }
        guard (3...12).contains(ends.count),
            let intent = Intent(meant: ends.reversed().joined(separator: " ")),
            intent.kind == .answer, intent != .help
        else { return nil }
        return intent
    }

    /// The code alone, or "my postal code is R3C 4A5", where nothing asks for words.
    static func hearCanadian(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.draft == nil, visit.session.page?.isRead ?? true, plain.words.count <= 6,
            case .canadian(let area) = ZIPReading(text)
        else { return false }
        setCanadian(area, &visit)
        return true
    }

    /// Only the first three signs are kept: they tell the city.
    /// Of a town that was named the province is kept, by the first letter of its codes.
    static func setCanadian(_ area: String, named town: String? = nil, _ visit: inout Visit) {
        visit.session.zip = nil
        visit.session.memory.canada = area
        visit.session.isOnboarded = true
        visit.session.overlay = nil
        visit.session.misses = 0
        let words = town == nil ? ZIPWords.canada : .inCanada
        visit.say(
            CanadaDialog.isWinnipeg(area) ? .winnipeg : words,
            [.official: CanadaDialog.official.url, .place: town ?? ""])
        finish(&visit)
    }

    /// At the first meeting the words may have been what is wrong.
    static func missed(_ visit: inout Visit) {
        miss(visit.session.opensDoors ? ZIPWords.retryBoth : ZIPWords.retry, [:], &visit)
    }

    private static func miss(_ wording: ZIPWords, _ values: [Slot: String], _ visit: inout Visit) {
        if !(visit.session.page is ZIPPage) {
            visit.session.overlay = Overlay(ZIPPage(), since: visit.now)
        }
        // What is wrong with it is said each time.
        let again = values.isEmpty && wording != .foreign ? ZIPWords.retryAgain : wording
        visit.miss(wording, again, values, wayOut: skip)
    }

    private static func finish(_ visit: inout Visit) {
        if let topic = visit.session.wanted {
            visit.session.wanted = nil
            if visit.session.zip != nil || visit.session.memory.canada != nil {
                return FactsDialog.open(topic, &visit)
            }
        }
        if visit.session.draft == nil { visit.say(HomeWords.menu) }
        visit.askAgain()
    }
}
