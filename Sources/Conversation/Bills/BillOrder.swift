internal import CivicFacts
internal import Understanding

/// In what order bills are listed where somebody asks for another than the latest update.
public enum BillOrder: String, Codable, Hashable, Sendable, CaseIterable {
    case number, title
    /// Put forward last; put forward first.
    case introduced, oldest
    /// Joined by most.
    case support

    func sorted(_ bills: [Bill]) -> [Bill] {
        switch self {
        case .number: bills.sorted { key($0) < key($1) }
        case .title:
            bills.sorted { ($0.title.lowercased(), $0.id.number) < ($1.title.lowercased(), $1.id.number) }
        case .introduced: bills.sorted { (day($0), $0.id.number) > (day($1), $1.id.number) }
        case .oldest: bills.sorted { (day($0), $0.id.number) < (day($1), $1.id.number) }
        case .support:
            bills.sorted { ($0.cosponsorCount ?? 0, $1.id.number) > ($1.cosponsorCount ?? 0, $0.id.number) }
        }
    }

    private func key(_ bill: Bill) -> (String, Int) { (bill.id.kind.rawValue, bill.id.number) }
    private func day(_ bill: Bill) -> CivilDate { bill.introducedOn ?? bill.actedOn }

    var head: BillListWords {
        switch self {
        case .number: .byNumber
        case .title: .byTitle
        case .introduced: .byIntroduced
        case .oldest: .byOldest
        case .support: .bySupport
        }
    }
}

extension BillOrder {
    /// "bills by number", "oldest bills", "proyectos por título"; nil where no order is named.
    init?(_ plain: Plain) {
        guard !plain.text.contains("introduced by") else { return nil }
        let found = Self.marks.first { $0.1.contains(where: plain.text.contains) }
        guard let order = found?.0 else { return nil }
        self = order
    }

    private static let marks: [(BillOrder, [String])] = [
        (.number, ["by number", "by bill number", "numerical", "por numero"]),
        (.title, ["by title", "by name", "alphabet", "a to z", "por titulo", "por nombre", "alfabet"]),
        (
            .support,
            ["most support", "by support", "most cosponsor", "by cosponsor", "mas apoy", "por apoyo"]
        ),
        (.oldest, ["oldest", "first introduced", "mas antiguos", "mas viejos"]),
        (.introduced, ["by date", "date introduced", "introduced", "por fecha", "presentados"]),
    ]
}
