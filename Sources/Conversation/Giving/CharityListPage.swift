internal import Charities
internal import CivicFacts
internal import Understanding

/// A page about giving: never open where somebody is in danger.
protocol GiftPage: FactsPage {
    /// The charity that it is about; nil for none, or several.
    func charity(_ view: View) -> OrganisationID?
}

/// A page about one charity.
protocol OneCharityPage: GiftPage {
    var id: OrganisationID { get }
}

extension OneCharityPage {
    func charity(_ view: View) -> OrganisationID? { id }
}

/// What is looked for among charities.
protocol GivingListPage: GiftPage {
    /// An amount that was named before any of them.
    var asked: Money? { get set }
}

extension GiftPage {
    func charity(_ view: View) -> OrganisationID? { nil }
    func hear(_ said: Said, _ visit: inout Visit) -> Bool { GivingHearing.hearOnPage(said, &visit) }
}

/// Five charities a page, turned where they stand.
struct CharityListPage: GivingListPage, ListPage {
    static let name = "give.list"

    var filter = CharityFilter()
    /// Those that a name may mean; nil where the filter tells.
    var ids: [OrganisationID]?
    var asked: Money?
    /// What was said and cannot be looked for.
    var missed: String?
    var page = 0

    var variant: String { page > 0 ? "more" : filter.needsHome ? "near" : "" }

    func told(_ view: View) -> Prompt {
        if filter.needsHome, view.homeOfGiving == nil {
            return view.prompt([view.text(GivingWords.whereFrom)], [[.charitiesAnywhere]])
        }
        let found = found(view)
        guard !found.isEmpty else { return nothing(view) }
        let shown = Paged(found, page: page)
        let choices = shown.items.map { Choice.charity($0.id) }
        let head = view.text(GivingWords.list, [.text: view.title(of: filter, shown: found.count)])
        let cards = shown.items.map { "\($0.name): \(view.short(view.told($0.mission), 130))" }
        let order = [view.text(shown.hasMore ? GivingWords.order : .end, [.n: "\(found.count)"])]
        let topics: [Choice] = page == 0 ? [.charityTopics] : []
        return view.prompt(
            [head] + cards + notes(found, view) + order, choices.rows(of: 2) + [topics], of: shown,
            labels: Array(zip(choices, shown.items.map { view.label($0.name) })))
    }

    private func found(_ view: View) -> [Organisation] {
        if let ids { return ids.compactMap { view.charities[$0] } }
        return view.charities.list(filter, home: view.homeOfGiving, on: view.today)
    }

    /// What the list does not say by itself.
    private func notes(_ found: [Organisation], _ view: View) -> [String] {
        let whom = asked.map { view.text(CharityListWords.whom, [.cash: $0.text]) }
        let unread = missed.map { view.text(CharityListWords.missed, [.text: $0]) }
        return [elsewhere(found, view), unread, whom].compactMap(\.self)
    }

    /// How many do not name the country: a charity without a list of countries is no answer to "in Haiti".
    private func elsewhere(_ found: [Organisation], _ view: View) -> String? {
        guard let country = filter.country, let name = Countries.name(of: country) else { return nil }
        let count = found.count { !$0.isNamed(in: country) }
        guard count > 0 else { return nil }
        let wording: CharityListWords = count == found.count ? .noneNames : count == 1 ? .oneWide : .someWide
        return view.text(wording, [.place: view.told(name), .n: "\(count)"])
    }

    /// Which topics there are where the place is the reason, and which are near in any case.
    private func nothing(_ view: View) -> Prompt {
        let anywhere = filter.anywhere
        let wider = view.charities.list(anywhere, home: nil, on: view.today).count
        let words = view.text(
            GivingWords.nothing,
            [.text: view.title(of: filter, shown: 0), .n: "\(view.charities.organisations.count)"])
        let elsewhere: [Choice] = filter.hasPlace && wider > 0 ? [.charitiesAnywhere] : []
        let topics = view.charities.nearestTags(to: filter, home: view.homeOfGiving).prefix(3)
            .map { Choice.charityTag($0) }
        return view.prompt([words], [elsewhere, topics, [.charityTopics]])
    }

    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        if filter.needsHome, visit.view.homeOfGiving == nil, hearPlace(said, &visit) { return true }
        if Self.anywhere.contains(said.plain.curt.text) {
            GivingDialog.list(filter.anywhere, &visit)
            return true
        }
        return GivingHearing.hearOnPage(said, &visit)
    }

    /// The place that was asked for, used for this search alone; a number that no place has is asked again.
    private func hearPlace(_ said: Said, _ visit: inout Visit) -> Bool {
        var filter = filter
        switch ZIPReading(said.text) {
        case .zip(let zip), .probably(let zip), .unlisted(let zip): filter.zip = zip
        case .canadian(let sign): filter.sign = sign
        case .unknown(let digits):
            visit.answer(CharityListWords.noPlace, [.zip: digits])
            return true
        case .miscounted, .foreign:
            visit.askAgain()
            return true
        case .none:
            guard Intent(said.plain) == .greet else { return false }
            visit.askAgain()
            return true
        }
        GivingDialog.list(filter, &visit)
        return true
    }

    private static let anywhere: Set<String> = [
        "skip", "anywhere", "everywhere", "no", "no zip", "omitir", "saltar", "en cualquier lugar",
        "donde sea",
    ]

    func turn(by pages: Int, _ visit: inout Visit) {
        guard let next = turned(by: pages) as? any FactsPage else { return visit.askAgain() }
        FactsDialog.show(next, over: visit.session.pagesBelow, &visit)
        visit.turned = visit.pressed
    }
}

/// What charities are about, with how many there are, of those that were looked for before.
struct CharityTopicsPage: GivingListPage, ListPage {
    static let name = "give.topics"
    private static let size = 4

    var asked: Money?
    /// What is narrowed; nil for all there are.
    var within: CharityFilter?
    var page = 0

    func told(_ view: View) -> Prompt {
        let filter = within ?? CharityFilter()
        let counts = view.charities.counts(within: filter, home: view.homeOfGiving)
        let shown = Paged(counts, page: page, size: Self.size)
        let choices = shown.items.map { Choice.charityTag($0.tag) }
        let all = counts.map { "\(view.name(of: $0.tag)) \($0.count)" }.joined(separator: ", ")
        let labels = shown.items.map { view.label("\(view.name(of: $0.tag)) \($0.count)") }
        let head =
            within == nil
            ? view.text(GivingWords.topics)
            : view.text(CharityListWords.within, [.text: view.title(of: filter, shown: 0)])
        let other: Choice = within == nil ? .charitiesNear : .charities
        return view.prompt(
            [head, all + "."], choices.rows(of: 2) + [[other]], of: shown,
            labels: Array(zip(choices, labels)))
    }
}

extension View {
    func name(of tag: CharityTag) -> String { text(CharityTagWords(tag)) }

    /// "malaria, in Kenya", "food, near 77002".
    func title(of filter: CharityFilter, shown count: Int) -> String {
        let tags = filter.tags.map(name).joined(separator: ", ")
        let country = filter.country.flatMap(Countries.name).map {
            text(GivingWords.placed, [.place: told($0)])
        }
        let near: String? =
            if let zip = filter.zip
                ?? (filter.isNear && filter.state == nil && filter.sign == nil ? session.zip : nil)
            {
                text(GivingWords.near, [.place: zip.digits])
            } else if let state = filter.state {
                text(GivingWords.placed, [.place: name(of: state)])
            } else if let sign = filter.sign {
                text(GivingWords.near, [.place: sign == "R" ? "Manitoba" : sign])
            } else if filter.isNear, let sign = session.memory.areaOfCanada {
                text(GivingWords.near, [.place: sign])
            } else {
                nil
            }
        let words = filter.words.map { "\"\($0.joined(separator: " ").prefix(60))\"" }
        let parts = [tags.isEmpty ? nil : tags, words, country, near].compactMap(\.self)
        return parts.isEmpty ? text(GivingWords.all) : parts.joined(separator: " ")
    }
}
