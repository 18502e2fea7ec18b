/// Until when a state's voters could or can ask for a ballot by mail and send it back, for one election that
/// its page names.
public struct MailDeadlines: Sendable {
    /// What besides the days is true of them.
    public enum Note: String, Sendable {
        /// Every active voter is sent one.
        case automatic
        /// Without a readable postmark it must arrive sooner.
        case sooner
        /// Brought by hand it is due sooner.
        case hand
    }

    /// The last day, and its last hour where the page names one.
    public struct Limit: Equatable, Sendable {
        public let day: CivilDate
        public let hour: PollHours.Clock?
    }

    public let state: String
    public let election: CivilDate
    /// When a request for a ballot sent by mail must be in; nil where not known, or nobody has to ask.
    public let ask: Limit?
    /// The last day of the postmark; nil where none counts or that is not known.
    public let postmark: CivilDate?
    /// When the ballot must be with the office; nil where that is not known.
    public let arrive: Limit?
    public let notes: Set<Note>
    public let provenance: Provenance

    /// In the order of the file; an election that is not in it is not known.
    public static let all = FactTable(.mailDeadlines).rows.compactMap(MailDeadlines.init)

    /// How many rows the file has, for whoever holds the table against it.
    package static let rows = FactTable(.mailDeadlines).rows.count

    private init?(_ fields: [String]) {
        guard fields.count == 11, StateFacts.all[fields[0]] != nil, let election = CivilDate(fields[1]),
            let page = OfficialLink(fields[9]), let asOf = CivilDate(fields[10])
        else { return nil }
        (state, self.election) = (fields[0], election)
        (ask, arrive) = (Limit(fields[2], fields[3]), Limit(fields[5], fields[6]))
        postmark = CivilDate(fields[4])
        let notes = fields[7].split(separator: " ").map(String.init)
        self.notes = Set(notes.compactMap(Note.init(rawValue:)))
        guard (ask == nil) == fields[2].isEmpty, (arrive == nil) == fields[5].isEmpty,
            (postmark == nil) == fields[4].isEmpty, self.notes.count == notes.count
        else { return nil }
        let source = CivicSource("mail:\(state)", fields[8], home: page, staleAfter: .days(365))
        provenance = Provenance(source: source, asOf: asOf.noon, official: page)
    }
}

extension MailDeadlines.Limit {
    /// A day and an hour, or a day and nothing; nil for other words.
    fileprivate init?(_ day: String, _ hour: String) {
        guard let day = CivilDate(day) else { return nil }
        let clock = PollHours.Clock(hour)
        guard (clock == nil) == hour.isEmpty else { return nil }
        (self.day, self.hour) = (day, clock)
    }
}
