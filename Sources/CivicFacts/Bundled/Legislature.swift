/// Where a state's own legislature names its members and its bills.
package enum Legislature {
    /// The page of one chamber; the list of all legislatures where none is kept.
    package static func page(of chamber: Chamber, in state: String) -> OfficialLink {
        table[state]?[chamber == .lower ? 0 : 1] ?? everywhere
    }

    /// One page where both chambers share it, else each one's.
    package static func pages(of state: String) -> [OfficialLink] {
        let (lower, upper) = (page(of: .lower, in: state), page(of: .upper, in: state))
        return lower == upper ? [lower] : [lower, upper]
    }

    /// The states of which at least one page is kept.
    package static var states: Set<String> { Set(table.keys) }

    private static let everywhere = CivicSource.openStates.home

    private static let table: [String: [OfficialLink?]] = {
        let rows = FactTable(.legislatures).rows.compactMap { fields -> (String, [OfficialLink?])? in
            guard fields.count == 3, StateFacts.all[fields[0]] != nil else { return nil }
            return (fields[0], fields[1...].map { OfficialLink($0) })
        }
        return Dictionary(rows) { first, _ in first }
    }()
}
