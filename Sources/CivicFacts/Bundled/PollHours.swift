/// When polls are open on the day of a general election, by a state's own clocks, as its law or its office says.
public struct PollHours: Sendable {
    /// From when until when.
    public struct Hours: Equatable, Sendable {
        /// Nil where each town or county sets it.
        public let opens: Clock?
        public let closes: Clock
    }

    /// An hour and a minute of the day.
    public struct Clock: Equatable, Sendable {
        public let hour: Int
        public let minute: Int
    }

    /// What besides the hours is true of them.
    public enum Note: String, Sendable {
        /// Some polls open earlier, open later, or close later.
        case earlier, later, local
        /// Ballots lie in boxes until then.
        case mail
        /// Elections on other days of the week have other hours.
        case tuesday
    }

    public let state: String
    public let hours: Hours
    /// The hours in the state's other time zone, where the law names others for it.
    public let other: Hours?
    public let note: Note?
    public let provenance: Provenance

    /// By postal abbreviation; a state that is not in it is not known.
    public static let all: [String: PollHours] = {
        let rows = FactTable(.pollHours).rows.compactMap(PollHours.init)
        return Dictionary(rows.map { ($0.state, $0) }) { first, _ in first }
    }()

    /// How many rows the file has, for whoever holds the table against it.
    package static let rows = FactTable(.pollHours).rows.count

    private init?(_ fields: [String]) {
        guard fields.count == 8, StateFacts.all[fields[0]] != nil, let closes = Clock(fields[2]),
            let page = OfficialLink(fields[6]), let asOf = CivilDate(fields[7])
        else { return nil }
        (state, hours) = (fields[0], Hours(opens: Clock(fields[1]), closes: closes))
        let other = fields[3].split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        self.other =
            other.count == 2 ? Clock(other[1]).map { Hours(opens: Clock(other[0]), closes: $0) } : nil
        note = Note(rawValue: fields[4])
        guard (note == nil) == fields[4].isEmpty, (self.other == nil) == fields[3].isEmpty,
            (hours.opens == nil) == fields[1].isEmpty
        else { return nil }
        let source = CivicSource("hours:\(state)", fields[5], home: page, staleAfter: .days(365))
        provenance = Provenance(source: source, asOf: asOf.noon, official: page)
    }
}

extension PollHours.Clock {
    /// `06:30`; nil for other words.
    init?(_ text: String) {
        let parts = text.split(separator: ":").compactMap { Int($0) }
        guard text.utf8.count == 5, parts.count == 2, (0...23).contains(parts[0]), (0...59).contains(parts[1])
        else { return nil }
        (hour, minute) = (parts[0], parts[1])
    }
}
