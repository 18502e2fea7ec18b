internal import CivicFacts
internal import Understanding

/// Elections that are asked for by what is voted on, or by their year: their days follow from a rule.
enum ElectionDialog {
    /// "when is the next presidential election", "midterms", "election 2028"; true if the words ask for such a day.
    static func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        let plain = said.plain
        guard visit.session.isFree, plain.words.count <= 12 else { return false }
        if hearRunoff(said, &visit) || hearTomorrow(said, &visit) || hearOver(said, &visit)
            || hearSpecial(plain, &visit) || hearSenator(said, &visit) || hearOffice(said, &visit)
            || hearDay(said, &visit)
        {
            return true
        }
        guard let wish = wish(in: plain, visit) else { return false }
        if case .odd(let year) = wish { return show(year, &visit) }
        let view = visit.answering
        visit.say(lines: mistaken(wish, in: plain, view))
        guard let day = day(of: wish, view, in: plain) else {
            visit.say(lines: [wish == .president ? view.noPresidentThere : view.notThere])
            FactsDialog.show(ElectionsPage(), over: [], &visit)
            return true
        }
        visit.say(lines: last(of: wish, view))
        FactsDialog.show(ElectionPage(id: "rule:\(day)"), over: [], &visit)
        return true
    }

    /// "And the one after": the election behind the open one, or behind the first of the list.
    static func hearNext(_ plain: Plain, after id: String? = nil, _ visit: inout Visit) -> Bool {
        guard plain.isOne(of: next) else { return false }
        let ids = visit.answering.comingElections.compactMap(\.value?.id)
        let open = id.flatMap { ids.firstIndex(of: $0) } ?? 0
        guard id == nil || ids.contains(id ?? ""), ids.indices.contains(open + 1) else {
            FactsDialog.show(ElectionsPage(), over: [], &visit)
            return true
        }
        FactsDialog.show(ElectionPage(id: ids[open + 1]), over: [ElectionsPage()], &visit)
        return true
    }

    private static let next = Phrases.resultsNewer.words

    /// "Can I still vote tomorrow": which day it is tells.
    private static func hearTomorrow(_ said: Said, _ visit: inout Visit) -> Bool {
        let words = said.plain.words
        guard words.contains(where: ["tomorrow", "tmrw", "manana"].contains), words.count <= 8,
            said.plain.hasWord(beginning: ["vote", "voting", "votar", "voto"]),
            !["la", "esta", "por"].contains(where: { words.contains($0) }),
            QuestionReading.isAsked(said.text, said.plain)
                || words.contains(where: ["can", "puedo", "podemos"].contains),
            !UnderstoodDialog.tells(said.text)
        else { return false }
        FactsDialog.show(ElectionsPage(), over: [], &visit)
        return true
    }

    /// Whoever asks soon after the day hears of it, too.
    private static func last(of wish: Asked, _ view: View) -> [String] {
        let isForPresident: Bool? =
            switch wish {
            case .president: true
            case .midterm: false
            case .year, .odd: nil
            }
        let since = CivilDate(days: view.today.days - 90)
        guard let wanted = isForPresident,
            let day = view.civic.general(of: view.place, from: since, forPresident: wanted), day < view.today
        else { return [] }
        return [view.text(ElectionWords.last, [.date: view.times.day(day), .official: view.electionOffice])]
    }

    /// Which federal general election is meant.
    private enum Asked: Equatable {
        case president, midterm
        case year(Int64)
        /// A year in which nobody votes for Congress.
        case odd(Int64)
    }

    private static func wish(in plain: Plain, _ visit: Visit) -> Asked? {
        guard !plain.hasWord(beginning: others) else { return nil }
        let isMidterm = plain.hasWord(beginning: ["midterm", "intermedia"])
        let isElection = plain.hasWord(beginning: ["election", "eleccion", "comicio"]) || isMidterm
        let isWhen =
            plain.hasWord(beginning: ["when", "cuando", "date", "fecha"])
            && plain.hasWord(beginning: ["vot", "elect", "elig"])
        // "Can I vote for president": those who live in a territory cannot.
        if forPresident.isFound(in: plain), QuestionReading.begins(plain) { return .president }
        guard isElection || isWhen else { return nil }
        if plain.hasWord(beginning: ["presiden"]) { return .president }
        guard !isMidterm, let year = named(in: plain, from: visit.answering.today) else {
            return isMidterm ? .midterm : nil
        }
        return year % 2 == 0 ? .year(year) : .odd(year)
    }

    /// A year is named in which that vote is not held: that is said before the next one is shown.
    private static func mistaken(_ wish: Asked, in plain: Plain, _ view: View) -> [String] {
        guard let year = named(in: plain, from: view.today) else { return [] }
        return switch wish {
        case .president where year % 4 != 0: [view.text(ElectionWords.noPresidentIn, [.n: "\(year)"])]
        case .midterm where year % 4 != 2: [view.text(ElectionWords.noMidtermIn, [.n: "\(year)"])]
        case .president, .midterm, .year, .odd: []
        }
    }

    private static let forPresident = PhraseSet([
        "vote for president", "vote for the president", "vote for us president", "votar por presidente",
        "votar para presidente", "votar por el presidente", "votar por la presidencia",
    ])

    /// Nil where the voter's place has no such vote.
    private static func day(of wish: Asked, _ view: View, in plain: Plain) -> CivilDate? {
        // A year of that vote is meant, however far ahead.
        let year = mistaken(wish, in: plain, view).isEmpty ? named(in: plain, from: view.today) : nil
        let first = max(view.today, CivilDate(year: year ?? view.today.year, month: 1, day: 1))
        return switch wish {
        case .president: view.civic.general(of: view.place, from: first, forPresident: true)
        case .midterm: view.civic.general(of: view.place, from: first, forPresident: false)
        case .odd: nil
        case .year(let year):
            ElectionRule.general(in: year).flatMap { day in
                view.civic.ruledElection("rule:\(day)", of: view.place) == nil ? nil : day
            }
        }
    }

    /// The year whose ballot is asked for: the one that is named, or that of the next vote for President.
    static func ballotYear(in plain: Plain, _ visit: Visit) -> Int64? {
        let view = visit.answering
        if let year = year(in: plain, from: view.today) { return year }
        guard plain.hasWord(beginning: ["presiden"]) else { return nil }
        return view.civic.general(of: view.place, from: view.today, forPresident: true)?.year
    }

    /// An even year that is named, of this year and the next ten.
    static func year(in plain: Plain, from today: CivilDate) -> Int64? {
        named(in: plain, from: today).flatMap { $0 % 2 == 0 ? $0 : nil }
    }

    /// Any year that is named, of this year and the next ten.
    static func named(in plain: Plain, from today: CivilDate) -> Int64? {
        plain.words.lazy.compactMap { $0.utf8.count == 4 ? Int64($0) : nil }
            .first(where: (today.year...today.year + 10).contains)
    }

    /// Questions about people, outcomes and troubles, which a day does not answer.
    static let others = Phrases.electionOthers.list
}
