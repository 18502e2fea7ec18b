package import CivicFacts
internal import Understanding

/// All charities that are listed, and how they are found.
public struct CharityDirectory: Equatable, Sendable {
    /// By name.
    package let organisations: [Organisation]
    private let places: [OrganisationID: Int]
    /// The words of each name that tell it from others, in the order of the organisations.
    let names: [[String]]
    let index: NameIndex
    /// What else they are called, by the first word.
    let aliases: [String: [CharityAlias]]
    let missions: MissionWords

    package init(_ organisations: [Organisation]) {
        let sorted = organisations.map { (Plain($0.name).text, $0) }.sorted { $0.0 < $1.0 }
        self.organisations = sorted.map(\.1)
        places = Dictionary(sorted.enumerated().map { ($1.1.id, $0) }) { first, _ in first }
        names = sorted.map { CharityNames.words(of: $0.0) }
        index = NameIndex(names)
        aliases = CharityAlias.byFirstWord(self.organisations)
        missions = MissionWords(self.organisations)
    }

    public var count: Int { organisations.count }

    /// Those for which gifts can be paid in the chat.
    package var payable: [Organisation] { organisations.filter { $0.payment != nil } }

    package subscript(id: OrganisationID) -> Organisation? { places[id].map { organisations[$0] } }

    /// Those that fit: nearer ones and those that fit better first, then by name, beginning elsewhere each day; never by
    /// money.
    package func list(_ filter: CharityFilter, home: Home?, on today: CivilDate) -> [Organisation] {
        let count = organisations.count
        let home = filter.home ?? home
        let turn = count == 0 ? 0 : Int(today.days % Int64(count))
        let ranks = ranks(filter, home)
        let found = ranks.map {
            (rank: $0.rank, place: ($0.index + count - turn) % count, index: $0.index)
        }
        return found.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map {
            organisations[$0.index]
        }
    }

    /// How many would be left with each further tag; none that leave nothing, or everything.
    package func counts(within filter: CharityFilter, home: Home?) -> [(tag: CharityTag, count: Int)] {
        let left = ranks(filter, filter.home ?? home).map { organisations[$0.index] }
        return CharityTag.allCases.compactMap { tag in
            let count = left.count { $0.tags.contains(tag) }
            return count == 0 || filter.tags.contains(tag) ? nil : (tag, count)
        }
    }

    /// Topics that are nearest to what found nobody: those that are there, else those that go with it; the most frequent
    /// first.
    package func nearestTags(to filter: CharityFilter, home: Home?) -> [CharityTag] {
        let there = filter.hasPlace ? counts(within: filter.placeAlone, home: home) : []
        let beside = CharityTag.allCases.compactMap { tag -> (tag: CharityTag, count: Int)? in
            let count = organisations.count { one in
                one.tags.contains(tag) && filter.tags.contains(where: one.tags.contains)
            }
            return count == 0 ? nil : (tag, count)
        }
        let all = [there, beside, counts(within: CharityFilter(), home: nil)]
        let chosen =
            all.lazy.map { $0.filter { !filter.tags.contains($0.tag) } }.first { !$0.isEmpty } ?? []
        return chosen.enumerated().sorted {
            ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
        }
        .map(\.element.tag)
    }

    /// Those that fit; smaller is better. Words of a mission decide where tags and places are the same, and alone only
    /// where all of them are said.
    private func ranks(_ filter: CharityFilter, _ home: Home?) -> [(rank: Int, index: Int)] {
        let words = filter.words ?? []
        let hits = words.isEmpty ? [:] : missions.hits(words)
        let isByWords = !words.isEmpty && filter.tags.isEmpty && !filter.hasPlace
        return organisations.indices.compactMap { index in
            let said = hits[index] ?? 0
            guard !isByWords || said == words.count,
                let rank = rank(of: organisations[index], filter, home)
            else {
                return nil
            }
            return (rank * 10 + 9 - min(said, 9), index)
        }
    }

    /// Smaller is better; nil where it does not fit.
    private func rank(of one: Organisation, _ filter: CharityFilter, _ home: Home?) -> Int? {
        guard filter.all.allSatisfy(one.tags.contains) else { return nil }
        let missing = filter.any.count { !one.tags.contains($0) }
        guard filter.any.isEmpty || missing < filter.any.count else { return nil }
        if let country = filter.country {
            let isThere = one.isNamed(in: country)
            guard isThere || one.worksIn.isEmpty && one.area == nil else { return nil }
            // Who serves one town of a country comes behind who serves all of it.
            let isLocal = one.area.map { !$0.countries.contains(country) } ?? false
            return missing + (isThere ? isLocal ? 1 : 0 : 100)
        }
        guard filter.isNear else { return missing }
        guard let home, let nearness = one.area?.nearness(to: home) else { return nil }
        return nearness * 100 + missing
    }
}

extension Organisation {
    /// It says of itself that it works or serves there.
    package func isNamed(in country: String) -> Bool {
        worksIn.contains(country) || area?.countries.contains(country) == true
    }
}

extension CharityFilter {
    /// The place that it names itself.
    var home: Home? {
        if let zip { return .zip(zip, state: Region(zip)?.states.first) }
        return state.map(Home.state) ?? sign.map(Home.canada)
    }
}
