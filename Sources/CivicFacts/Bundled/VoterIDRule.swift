/// What a state asks voters to show at the polls, in the classes of the National Conference of State Legislatures.
public enum VoterIDRule: String, Sendable, CaseIterable {
    /// A photo; without it a provisional ballot counts only if the voter does more after the day.
    case photoStrict
    /// A photo; some without it cast a ballot that counts.
    case photo
    /// A document, not always with a photo; without it a provisional ballot counts only if the voter does more.
    case otherStrict
    /// A document, not always with a photo; some without it cast a ballot that counts.
    case other
    /// Most voters show nothing.
    case none

    /// The rule of a state with its day; nil where no source at hand has one.
    public static func rule(of state: String) -> Answer<VoterIDRule>? {
        table[state].map { rule, asOf in
            let office = StateFacts.all[state]?.office ?? CivicSource.ncsl.home
            return Answer(
                rule, from: Provenance(source: .ncsl, asOf: asOf.noon, official: office))
        }
    }

    /// The states of which a rule is kept.
    package static var states: Set<String> { Set(table.keys) }

    /// How many rows the file has, for whoever holds the table against it.
    package static let rows = FactTable(.voterIDs).rows.count

    private static let table: [String: (VoterIDRule, CivilDate)] = {
        let rows = FactTable(.voterIDs).rows.compactMap {
            fields -> (String, (VoterIDRule, CivilDate))? in
            guard fields.count == 3, StateFacts.all[fields[0]] != nil,
                let rule = VoterIDRule(rawValue: fields[1]),
                let asOf = CivilDate(fields[2])
            else { return nil }
            return (fields[0], (rule, asOf))
        }
        return Dictionary(rows) { first, _ in first }
    }()
}
