/// The contests before and after one, in the same area or in what lies there on another map.
public struct Neighbours: Hashable, Sendable {
    public let earlier: Neighbour?
    public let later: Neighbour?
}

/// What stands next in time.
public enum Neighbour: Hashable, Sendable {
    /// The same area in the same lines.
    case sameLines(ContestHeader)
    /// The lines changed: the same number or, where that is gone, all areas of the other map.
    case otherLines([ContestHeader])
}

extension ResultsShelf {
    /// Each contest counts once, by the round that decided it.
    func neighbours(of header: ContestHeader) -> Neighbours {
        guard let place = packed(header.place) else {
            return Neighbours(earlier: nil, later: nil)
        }
        let office = contests(in: header.place, office: header.office)
        let (before, after) = (office.filter { precedes($0, header) }, office.filter { precedes(header, $0) })
        return Neighbours(
            earlier: neighbour(of: header, in: before, isEarlier: true, place),
            later: neighbour(of: header, in: after, isEarlier: false, place))
    }

    /// All rounds of a contest, the first one first.
    func rounds(of header: ContestHeader) -> [ContestHeader] {
        contests(in: header.place, office: header.office, kind: header.kind, year: header.day.year)
            .filter { $0.isRound(of: header) }
    }

    /// Of two contests of one day the regular one stands before the special one.
    private func precedes(_ one: ContestHeader, _ other: ContestHeader) -> Bool {
        one.day != other.day ? one.day < other.day : order(one.kind) < order(other.kind)
    }

    private func order(_ kind: ElectionKind) -> Int { ElectionKind.allCases.firstIndex(of: kind) ?? 0 }

    private func neighbour(
        of header: ContestHeader, in others: [ContestHeader], isEarlier: Bool, _ place: PackedPlace
    ) -> Neighbour? {
        let row = others.filter { $0.isInRow(with: header) && !$0.isRound(of: header) }
        if let next = nearest(row, isEarlier).last {
            return changedLines(header, next, place) ? .otherLines([next]) : .sameLines(next)
        }
        let group = others.filter { isInGroup($0, header, place) }
        let all = nearest(group, isEarlier)
        let named = all.filter { $0.area.unmapped == header.area.unmapped }
        return all.isEmpty ? nil : .otherLines(named.isEmpty ? all : named)
    }

    /// Those of the nearest day, each by its last round.
    private func nearest(_ headers: [ContestHeader], _ isEarlier: Bool) -> [ContestHeader] {
        guard let day = isEarlier ? headers.map(\.day).max() : headers.map(\.day).min() else { return [] }
        let kinds = headers.filter { $0.day == day }.map(\.kind)
        let kind = isEarlier ? kinds.max { order($0) < order($1) } : kinds.min { order($0) < order($1) }
        let own = headers.filter { $0.day == day && $0.kind == kind }
        return own.indices.filter { $0 + 1 == own.count || !own[$0].isRound(of: own[$0 + 1]) }.map { own[$0] }
    }

    private func changedLines(_ one: ContestHeader, _ other: ContestHeader, _ place: PackedPlace) -> Bool {
        guard one.office == .house else { return false }
        // A state's one district has the state's lines, which stay.
        if one.area.code == "0", other.area.code == "0" { return false }
        let years = (one.day.year, other.day.year)
        return place.drewLines(after: min(years.0, years.1), by: max(years.0, years.1))
    }

    /// Areas of another map that lie where this one does: a school division's, or a state's districts.
    private func isInGroup(_ one: ContestHeader, _ other: ContestHeader, _ place: PackedPlace) -> Bool {
        guard one.area != other.area, one.kind == other.kind, one.office == other.office else { return false }
        if one.office == .house { return changedLines(one, other, place) }
        let isOfWards = one.office == .council || one.office == .trustee
        if isOfWards, one.area.map != other.area.map { return one.area.wholeMap == other.area.wholeMap }
        return one.area.map == nil && !one.area.group.isEmpty && one.area.group == other.area.group
    }
}

extension ResultArea {
    /// The year of the map that a code ends with; nil on the map of the bundled copy.
    var map: Int? {
        guard let dash = code.lastIndex(of: "-"), code.distance(from: dash, to: code.endIndex) == 5 else {
            return nil
        }
        return Int(code[code.index(after: dash)...]).flatMap { 1900...2199 ~= $0 ? $0 : nil }
    }

    /// The code without the year of its map: an area that kept its name when the lines changed.
    var unmapped: Substring { map == nil ? code[...] : code.dropLast(5) }

    /// What all areas of one map have in common: wards are the city's, school wards their division's.
    var wholeMap: String { group.isEmpty ? "\(kind)" : group }
}
