internal import CivicFacts

/// The tables written by hand, which the command that packs reads as well: what the City's areas are, and from when on their lines are
/// others.
enum CityTables {
    /// Each way in which an area is written, with its office.
    private static let areas: [String: ResultArea] = {
        var found: [String: ResultArea] = [:]
        for row in rows(.cityAreas) where row.count == 6 {
            guard let office = Office(rawValue: row[1]) else { continue }
            let area = ResultArea(
                place: .winnipeg, kind: kind(of: office), code: row[0], name: row[2], group: row[3])
            for written in row[4].split(separator: ";") { found["\(office) \(trimmed(written))"] = area }
        }
        return found
    }()

    private static let newLines = pairs(.cityLines).compactMapValues { Int($0) }

    /// The area that is written so for an office. By the table; where that is older than the lines, one of its own by its name and
    /// the year of the map. Nil for a name of the table's years that the table does not have.
    static func area(of office: Office, written: String, year: Int) -> ResultArea? {
        if office == .question { return question(written) }
        guard let map = newLines[office.rawValue], year >= map else { return areas["\(office) \(written)"] }
        let name = trimmed(written.replacing(CityRow.partial, with: ""))
        let words = FoldedWord.words(of: name).map { String(decoding: $0, as: UTF8.self) }
        let slug = words.filter { $0 != "ward" }.joined(separator: "-")
        guard !slug.isEmpty else { return nil }
        return ResultArea(
            place: .winnipeg, kind: kind(of: office), code: "\(slug)-\(map)", name: name,
            group: office == .trustee ? group(of: slug) : "")
    }

    /// What was asked is the area: another question of the same day is another contest.
    private static func question(_ written: String) -> ResultArea? {
        let words = FoldedWord.words(of: written).map { String(decoding: $0, as: UTF8.self) }
        guard !words.isEmpty else { return nil }
        return ResultArea(
            place: .winnipeg, kind: .question, code: words.joined(separator: "-"), name: trimmed(written))
    }

    /// The school division of the table whose name an area begins with; empty for a ward of the city.
    private static func group(of slug: String) -> String {
        let groups = Set(areas.values.map(\.group)).filter { !$0.isEmpty }
        return groups.first { group in
            let short = group.hasSuffix(division) ? String(group.dropLast(division.count)) : group
            return slug == short || slug.hasPrefix(short + "-")
        } ?? ""
    }

    private static let division = "-school-division"

    private static func kind(of office: Office) -> ResultArea.Kind {
        switch office {
        case .mayor: .city
        case .council: .ward
        case .trustee: .schoolWard
        case .question, .president, .senate, .house, .governor, .lieutenantGovernor: .question
        }
    }

    /// The first two columns of a table.
    static func pairs(_ table: FactFile) -> [String: String] {
        let pairs = rows(table).filter { $0.count > 1 }.map { ($0[0], $0[1]) }
        return Dictionary(pairs) { first, _ in first }
    }

    private static func rows(_ table: FactFile) -> [[String]] {
        FactTable(table).rows.map { row in row.map { trimmed($0) } }
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        let rest = text.drop(while: \.isWhitespace)
        return String(rest.reversed().drop(while: \.isWhitespace).reversed())
    }
}
