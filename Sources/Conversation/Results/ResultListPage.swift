internal import CivicFacts
internal import ElectionResults

/// Contests of one kind, eight a page: the newest first, or by the names of their areas.
struct ResultListPage: FactsPage, ListPage {
    static let name = "res.list"
    static let size = 8

    enum Order: String, Codable, Spelled { case date, area }

    let set: ResultSet
    var order = Order.date
    var page = 0

    var variant: String { "\(order)\(page > 0)" }
    var sorting: ListWords? { order == .date ? .newestFirst : nil }

    func narrow(to wishes: [Narrowing], _ visit: inout Visit) {
        guard wishes == [.newest], order != .date else {
            return NarrowDialog.decline(wishes, of: self, &visit)
        }
        ResultDialog.order(by: .date, &visit)
    }

    func told(_ view: View) -> Prompt {
        guard let past = view.facts.past else {
            return view.prompt([view.text(ResultWords.broken, [.official: view.official(of: set.place)])])
        }
        let all = set.contests(in: past)
        guard !all.isEmpty else { return notHeld(view) }
        let shown = shown(of: all, view)
        let hasAreas = Set(all.map(\.area)).count > 1
        let contests = shown.items.compactMap { past.contest($0.id) }
        let (lines, sources) = lines(of: contests, hasAreas, view)
        let choices = shown.items.map { Choice.result($0.id) }
        let isDistinct = Set(shown.items.map(\.area)).count == shown.items.count
        let labels = shown.items.enumerated().map { number, header in
            isNumbered ? numbered(header, number + 1, view) : label(of: header, hasAreas, isDistinct, view)
        }
        let orders: [Choice] = hasAreas ? [.resultOrder(order == .date ? .area : .date)] : []
        let small: [Choice] = pictures(of: contests, view).count > 1 ? [.smallResults] : []
        return view.prompt(
            [head(view)] + lines + sources, choices.rows(of: 2) + [orders + small], of: shown,
            labels: Array(zip(choices, labels)))
    }

    /// What the page shows as pictures of an album; none for those who want words alone.
    func smallPictures(_ view: View) -> [Picture] {
        guard let past = view.facts.past else { return [] }
        let shown = shown(of: set.contests(in: past), view).items
        return pictures(of: shown.compactMap { past.contest($0.id) }, view)
    }

    private func pictures(of contests: [PastContest], _ view: View) -> [Picture] {
        guard view.session.kindOfPictures != nil else { return [] }
        return contests.compactMap { ContestLines(view: view, contest: $0).picture(as: .small) }
    }

    private func shown(of all: [ContestHeader], _ view: View) -> Paged<ContestHeader> {
        Paged(sorted(all, view), page: page, size: Self.size)
    }

    private func head(_ view: View) -> String {
        let kind =
            set.type.map { view.text($0.label) + (set.year.map { " \($0)" } ?? "") }
            ?? view.text(ResultWords.all, [.n: set.year.map { "\($0)" } ?? ""])
        return view.text(ResultWords.list, [.kind: kind, .place: view.name(of: set.place)])
    }

    private func notHeld(_ view: View) -> Prompt {
        ResultMissingPage(set: set).told(view)
    }

    private func sorted(_ all: [ContestHeader], _ view: View) -> [ContestHeader] {
        // A state has hundreds of contests in few areas.
        var keys: [ResultArea: ResultArea.Key] = [:]
        let keyed = all.map { header in
            let key = keys[header.area] ?? ResultArea.Key(header.area, view)
            keys[header.area] = key
            return (header, key)
        }
        return keyed.sorted { left, right in
            switch order {
            case .date where left.0.day != right.0.day: left.0.day > right.0.day
            case .area where left.1 == right.1: left.0.day > right.0.day
            case .date, .area: left.1 < right.1
            }
        }.map(\.0)
    }

    /// Each line below the day or the area that it shares with others, and each source once.
    private func lines(
        of contests: [PastContest], _ hasAreas: Bool, _ view: View
    ) -> (lines: [String], sources: [String]) {
        var (lines, sources): ([String], [String]) = ([], [])
        var above = ""
        for (number, contest) in contests.enumerated() {
            let group = group(of: contest.header, hasAreas, view)
            if group != above { lines.append(group) }
            above = group
            let brief = ContestLines(view: view, contest: contest).brief(
                withBar: view.session.hasBars ?? true)
            let name = name(of: contest.header, hasAreas, view)
            lines.append("\(isNumbered ? "\(number + 1). " : "")\(name): \(brief)")
            let source = view.source(of: contest)
            if !sources.contains(source) { sources.append(source) }
        }
        return (lines.filter { !$0.isEmpty }, sources)
    }

    private func group(of header: ContestHeader, _ hasAreas: Bool, _ view: View) -> String {
        guard hasAreas else { return "" }
        switch order {
        case .date: return view.day(of: header)
        case .area: return set.type == nil ? view.title(of: header) : view.area(header.area)
        }
    }

    private func name(of header: ContestHeader, _ hasAreas: Bool, _ view: View) -> String {
        if set.type == nil || set.type == .byElections || set.type == .primaries {
            return view.title(of: header)
        }
        return hasAreas && order == .date ? view.area(header.area) : "\(header.day.year)"
    }

    /// Primaries of one day and one area differ by what does not fit into a button.
    private var isNumbered: Bool { self.set.type == .primaries }

    private func numbered(_ header: ContestHeader, _ number: Int, _ view: View) -> String {
        let isDistrict = header.area.kind == .district
        let office = ResultType(header.office, ofCounties: false).label
        return view.label("\(number). \(isDistrict ? view.area(header.area) : view.text(office))")
    }

    private func label(
        of header: ContestHeader, _ hasAreas: Bool, _ isDistinct: Bool, _ view: View
    ) -> String {
        guard hasAreas || set.type == nil else { return "\(header.day.year)" }
        let area = view.area(header.area)
        return view.label(order == .date && isDistinct ? area : "\(header.day.year) \(area)")
    }
}

extension ResultArea {
    /// The order of areas by name; districts by their number.
    struct Key: Comparable {
        let number: Int
        let name: String

        init(_ area: ResultArea, _ view: View) {
            number = area.kind == .district ? Int(area.code) ?? 0 : 0
            name = view.area(area)
        }

        static func < (left: Key, right: Key) -> Bool {
            left.number != right.number ? left.number < right.number : left.name < right.name
        }
    }
}

/// A year of which nothing is held: it is named, with where the office has it, and what is held instead.
struct ResultMissingPage: FactsPage {
    static let name = "res.none"

    let set: ResultSet

    func told(_ view: View) -> Prompt {
        let kind = set.type.map { view.text($0.label) + ", " } ?? ""
        let what = "\(kind)\(view.name(of: set.place))" + (set.year.map { ", \($0)" } ?? "")
        var lines = [
            view.text(ResultWords.notHeld, [.text: what, .official: view.official(of: set.place)])
        ]
        var other = set
        other.year = nil
        let years = view.facts.past.map { Set(other.contests(in: $0).map(\.day.year)).sorted(by: >) } ?? []
        if !years.isEmpty {
            let told = years.prefix(20).map { "\($0)" }.joined(separator: ", ")
            lines.append(view.text(ResultWords.held, [.text: told]))
        }
        let newest = years.prefix(3).map { year in
            Choice.resultList(ResultSet(place: set.place, type: set.type, year: year))
        }
        return view.prompt(
            lines, [newest], labels: Array(zip(newest, years.map { "\($0)" })))
    }
}
