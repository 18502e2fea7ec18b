/// When a state's voters could or can vote early in person, for one election that its page names.
public struct EarlyVoting: Sendable {
    /// What besides the days is true of them.
    public enum Note: String, Sendable {
        /// Not everybody can vote early in person.
        case none
        /// Some places begin sooner or end later.
        case more
        /// Each town or county picks its days between these.
        case local
        /// Not on Sundays.
        case sunday
    }

    public let state: String
    public let election: CivilDate
    /// Nil where there is none for everybody.
    public let begins: CivilDate?
    /// Nil where no last day is set for the whole state, or it is not known.
    public let ends: CivilDate?
    /// The hour at which the last day ends, where the page names it.
    public let until: PollHours.Clock?
    public let note: Note?
    public let provenance: Provenance

    /// In the order of the file; an election that is not in it is not known.
    public static let all = FactTable(.earlyVoting).rows.compactMap(EarlyVoting.init)

    /// How many rows the file has, for whoever holds the table against it.
    package static let rows = FactTable(.earlyVoting).rows.count

    private init?(_ fields: [String]) {
        guard fields.count == 9, StateFacts.all[fields[0]] != nil, let election = CivilDate(fields[1]),
            let page = OfficialLink(fields[7]), let asOf = CivilDate(fields[8])
        else { return nil }
        (state, self.election) = (fields[0], election)
        (begins, ends, until) = (CivilDate(fields[2]), CivilDate(fields[3]), PollHours.Clock(fields[4]))
        note = Note(rawValue: fields[5])
        guard (begins == nil) == fields[2].isEmpty, (ends == nil) == fields[3].isEmpty,
            (until == nil) == fields[4].isEmpty, (note == nil) == fields[5].isEmpty,
            (begins == nil) == (note == Note.none)
        else { return nil }
        let source = CivicSource("early:\(state)", fields[6], home: page, staleAfter: .days(365))
        provenance = Provenance(source: source, asOf: asOf.noon, official: page)
    }
}
