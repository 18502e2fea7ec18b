internal import Charities
internal import CivicFacts
internal import Understanding

/// One charity: what it does, what is published about that, and how a gift travels.
struct CharityPage: OneCharityPage {
    static let name = "give.item"

    let id: OrganisationID

    func told(_ view: View) -> Prompt {
        guard let one = view.charities[id] else { return view.prompt([view.text(GivingWords.gone)]) }
        let gives: [Choice] = view.isTooOld(one) ? [] : [.give(id)]
        let isFollowed = view.session.gifts.news?.contains { $0.organisation == id } ?? false
        let news: [Choice] = one.updates.isEmpty && !isFollowed ? [] : [.charityNews(id)]
        return view.prompt(
            CharityLines(view: view, one: one).all,
            [
                gives + view.saving(self), news + [.shareCharity(id)],
                [.charityCheck(id)] + view.posts(on: id),
            ], picture: view.monogram(of: one))
    }

    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        if Self.gives.contains(said.plain.curt.text) {
            guard let one = visit.view.charities[id], !visit.view.isTooOld(one) else {
                visit.askAgain()
                return true
            }
            FactsDialog.go(to: GiftAmountPage(id: id), &visit)
            return true
        }
        let amount = said.plain.words.count <= 8 ? AmountReading.named(in: said.text) : nil
        let isMonthly = amount != nil && GiverQuestion(said.plain) == .monthly
        if !isMonthly, GivingHearing.hearAside(said, on: id, &visit) { return true }
        if let amount {
            if isMonthly { visit.say(GiverWords.monthly) }
            GivingDialog.open(id, asked: amount, &visit)
            return true
        }
        return GivingHearing.hearOnPage(said, &visit)
    }

    private static let gives: Set<String> = [
        "give", "donate", "pledge", "i want to give", "give to them", "donar", "dar", "prometer",
        "quiero donar",
    ]

    var card: SaveTarget? { SaveTarget(.charity, id.description) }
    func title(_ view: View) -> String? { view.charities[id]?.name }
}

/// What is told of a charity; nothing about what money does without its source, its day and its caveat.
struct CharityLines {
    let view: View
    let one: Organisation

    var all: [String] {
        let today = view.today
        if view.isTooOld(one) {
            return [
                one.name,
                view.text(GivingWords.tooOld, [.date: view.times.day(one.checked.day), .url: one.give]),
            ]
        }
        let head = [one.name + ".", view.told(one.mission)] + place
        let tail =
            [
                registered,
                howItTravels,
            ] + others
        let old =
            one.checked.age(on: today) > Check.isOldAfter
            ? [view.text(GivingWords.old, [.date: view.times.day(one.checked.day)])] : []
        return head + fitting(head + tail + old) + old + tail
    }

    /// As what it is registered, and who says so where that is neither it nor the authority.
    private var registered: String {
        let values: [Slot: String] = [.name: one.legal, .code: one.registration.text]
        return switch one.numberTeller {
        case .itself: view.text(GivingWords.registered, values)
        case .other(let host): view.text(CharityNumberWords.by, values.merging([.source: host]) { $1 })
        case .stranger(let host):
            view.text(CharityNumberWords.unsure, values.merging([.source: host]) { $1 })
        case .nobody: view.text(CharityNumberWords.byNobody, values)
        }
    }

    private var howItTravels: String {
        guard let (_, terms) = view.payment(for: one) else {
            return view.text(GivingWords.howItTravels, [.url: one.give])
        }
        return view.text(PaymentWords.travels, [.name: terms.merchant, .url: one.give])
    }

    /// A count only where it names nobody.
    private var others: [String] {
        let count = view.facts.records.givers(of: one.id)
        return count < Limits.countedGivers ? [] : [view.text(GivingWords.others, [.n: "\(count)"])]
    }

    private var place: [String] {
        guard !one.worksIn.isEmpty else { return [] }
        let names = one.worksIn.compactMap(Countries.name).map(view.told)
        let told = names.prefix(8).joined(separator: ", ") + (names.count > 8 ? " …" : "")
        return [view.text(GivingWords.worksIn, [.text: told])]
    }

    /// Facts first, then what was done, as far as a page has room; a fact is told whole or not at all.
    private func fitting(_ rest: [String]) -> [String] {
        var room = Limits.pageCharacters + 100 - rest.reduce(0) { $0 + $1.count + 1 }
        var lines: [String] = []
        for told in one.facts.map(told) + one.past.map(told) where told.count < room {
            lines.append(told)
            room -= told.count + 1
        }
        return one.facts.isEmpty ? [view.text(GivingWords.noFact)] + lines : lines
    }

    private func told(_ fact: CharityFact) -> String { view.line(of: fact) }

    private func told(_ past: PastWork) -> String {
        view.text(
            GivingWords.past,
            [.text: view.told(past.sentence), .source: past.source, .date: view.date(written: past.date)])
    }
}

extension View {
    /// It was checked too long ago to say more than where its page is, and to take a gift for it.
    func isTooOld(_ one: Organisation) -> Bool { one.checked.age(on: today) > Check.isTooOldAfter }

    /// The fact with all that belongs beside it.
    func line(of fact: CharityFact) -> String {
        text(
            GivingWords.fact,
            [
                .text: filled(fact), .source: fact.source, .date: date(written: fact.date),
                .reason: told(fact.caveat),
            ])
    }

    /// The fact's sentence with its figures.
    func filled(_ fact: CharityFact) -> String {
        [("{figure}", fact.figure), ("{low}", fact.low), ("{high}", fact.high)].reduce(told(fact.sentence)) {
            $0.replacing($1.0, with: $1.1?.text ?? "")
        }
    }
}

/// What "checked" means for a charity: not that it is good.
struct CharityCheckPage: OneCharityPage {
    static let name = "give.check"

    let id: OrganisationID

    /// Where each figure of its page can be read, each address once.
    private func sources(_ one: Organisation, _ view: View) -> [String] {
        let all = one.facts.map { ($0.source, $0.link) } + one.past.map { ($0.source, $0.link) }
        var links: [String] = []
        let once = all.filter { _, link in
            defer { links.append(link) }
            return !links.contains(link)
        }
        return once.map { view.text(GivingWords.figureSource, [.source: $0.0, .url: $0.1]) }
    }

    func told(_ view: View) -> Prompt {
        guard let one = view.charities[id] else { return view.prompt([view.text(GivingWords.gone)]) }
        let number =
            one.numberSource.map { source in
                view.text(
                    GivingWords.numberRead,
                    [.code: one.registration.text, .date: view.times.day(source.day), .url: source.link])
            } ?? view.text(GivingWords.numberUnread, [.code: one.registration.text])
        let link = one.opened.map { view.text(GivingWords.linkOpened, [.date: view.times.day($0)]) }
        return view.prompt(
            [
                one.name + ":", number, link ?? view.text(GivingWords.linkUnopened),
                view.text(
                    GivingWords.rowChecked, [.date: view.times.day(one.checked.day), .name: one.checked.by]),
                view.text(GivingWords.lookUp, [.official: one.registration.register]),
            ] + sources(one, view))
    }
}
