internal import CivicFacts
internal import PublicSite

/// Finds the next reports of a feed by merging lists that stand in order already: a handful of rows of each is read,
/// however many there are.
struct FeedReading {
    let records: any Records
    let desk: CivicAnswers
    let home: ZIP?
    let now: Moment

    /// Two ZIP codes with the same first three digits are this far apart (the median; GeoNames, 2026-03-30).
    static let sameArea = 18.0
    /// What is near: a drive to the polls and back.
    static let reach = 25.0
    private static let mostNeighbours = 40
    /// Reports that are looked at one by one for one page.
    private static let mostRead = 400
    private static let milesAKilometer = 0.621371

    init(session: Session, facts: Facts) {
        records = facts.records
        desk = facts.civic
        home = session.zip
        now = facts.now
    }

    /// The next reports that are not among the seen, in the order of the formula.
    func next(_ limit: Int, in scope: FeedScope, except seen: [ReportID]) -> [ReportID] {
        let isNewest = scope.isNewest == true
        let sources = lists(of: scope).map { isNewest ? FeedMerge.Source($0.list, miles: 0) : $0 }
        var merge = FeedMerge(lists: sources, known: Set(seen)) { list, after, limit in
            records.entries(of: list, kind: scope.kind, after: after, at: now, limit: limit)
        }
        if isNewest || scope.hasPhotos == true { return picked(limit, in: scope, from: &merge) }
        var found: [ReportID] = []
        while found.count < limit, let next = merge.next() { found.append(next.report) }
        return found
    }

    /// Those with photos, or the newest: each is looked at. No report is younger than its warmth, so that none of the rest
    /// is newer than those that were found.
    private func picked(_ limit: Int, in scope: FeedScope, from merge: inout FeedMerge) -> [ReportID] {
        var found: [Report] = []
        for _ in 0..<Self.mostRead {
            guard let entry = merge.next() else { break }
            if scope.isNewest == true {
                if found.count >= limit, entry.warmth < found[limit - 1].sentAt { break }
            } else if found.count == limit {
                break
            }
            guard let report = records.report(entry.report),
                scope.hasPhotos != true || report.chosenPhotos?.isEmpty == false
            else { continue }
            let place = found.firstIndex { scope.isNewest == true && $0.sentAt < report.sentAt }
            found.insert(report, at: place ?? found.count)
        }
        return found.prefix(limit).map(\.id)
    }

    /// How far a report's area is, from the point by which everybody knows it: a distance to the ZIP code itself would tell
    /// which one it is. Nil where distance does not count.
    func miles(to place: PublicArea, in area: FeedArea) -> Double? {
        guard area != .everywhere, let home, let label = place.labelPoint else { return nil }
        let own = desk.point(of: home).map { Spot(latitude: $0.latitude, longitude: $0.longitude) }
        let there = Spot(latitude: Double(label.latitude) / 100, longitude: Double(label.longitude) / 100)
        return (own ?? Spot(prefix: home.prefix))?.miles(to: there).rounded()
    }

    /// The lists that an area consists of, each with how far it is. A ZIP code's own list is never farther than the
    /// list of its prefix, so that a report is met first where it stands nearest.
    private func lists(of scope: FeedScope) -> [FeedMerge.Source] {
        if let state = scope.state {
            return (Self.prefixesByState[state] ?? []).map {
                FeedMerge.Source(.prefix($0), miles: Self.sameArea)
            }
        }
        let area = scope.area
        guard let home = scope.zip ?? home, area != .everywhere else {
            return [FeedMerge.Source(.country, miles: 0)]
        }
        let own = FeedMerge.Source(.zip(home), miles: 0)
        guard area != .zip else { return [own] }
        let around = zipsAround(home)
        let prefixes =
            switch area {
            case .near: around.isEmpty ? Self.prefixes(near: home) : []
            case .zip, .state, .everywhere: Self.prefixes(inStateOf: home)
            }
        let farthest = around.last?.miles ?? 0
        return [own] + around
            + prefixes.map { FeedMerge.Source(.prefix($0.prefix), miles: max($0.miles, farthest)) }
    }

    /// ZIP codes whose middles are kept, the nearest first.
    private func zipsAround(_ home: ZIP) -> [FeedMerge.Source] {
        desk.points(around: home, within: Self.reach / Self.milesAKilometer, limit: Self.mostNeighbours)
            .map { FeedMerge.Source(.zip($0.point.zip), miles: $0.distance * Self.milesAKilometer) }
    }

    private static func prefixes(near home: ZIP) -> [(prefix: String, miles: Double)] {
        let own = home.prefix
        guard let middle = Spot(prefix: own) else { return [(own, sameArea)] }
        return distances(from: middle, own: own, to: Spot.prefixes).filter { $0.miles <= reach }
    }

    private static func prefixes(inStateOf home: ZIP) -> [(prefix: String, miles: Double)] {
        let own = home.prefix
        let all = (Region(home)?.states ?? []).flatMap { prefixesByState[$0] ?? [] }
        guard let middle = Spot(prefix: own) else { return all.map { ($0, sameArea) } }
        return distances(from: middle, own: own, to: all)
    }

    private static func distances(
        from middle: Spot, own: String, to prefixes: [String]
    ) -> [(prefix: String, miles: Double)] {
        prefixes.map { prefix in
            let miles = Spot(prefix: prefix)?.miles(to: middle)
            return (prefix, prefix == own ? sameArea : miles ?? sameArea)
        }
    }

    private static let prefixesByState: [String: [String]] = {
        var table: [String: [String]] = [:]
        for number in 0...999 {
            let prefix = String(String(number + 1_000).dropFirst())
            for state in Region(prefix: prefix)?.states ?? [] { table[state, default: []].append(prefix) }
        }
        return table
    }()
}
