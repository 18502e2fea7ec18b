/// An election whose day a law sets: who votes then, by which statute, and on what it depends. The laws are a table,
/// `election-laws.txt`; a state whose day could not be told for certain is not in it.
public struct ElectionLaw: Sendable {
    /// What is voted on; the conversation has a name for each.
    public enum Kind: String, Sendable, CaseIterable {
        /// For Congress, and every fourth year for President where people vote for one.
        case federal
        case state, primary, statePrimary
        case runoff, houseRunoff, delegateRunoff, judgeRunoff, localRunoff, primaryRunoff
        /// A seat of the U.S. Senate for the rest of its term, on the day of a federal general election.
        case senateSpecial
        /// Of Canada.
        case country, province, city
    }

    /// What a day depends on: a vote that may not be held is never told as certain.
    public enum Condition: String, Sendable, CaseIterable {
        /// Only offices that nobody won with more than half of the votes.
        case majority
        /// Only where nobody won 35 % of the votes.
        case thirtyFive
        /// Only where nobody won over 30 % of the votes and the runner-up asks, and no seat in Congress is in it.
        case thirty
        /// As `thirty`, where a seat in Congress is in it.
        case thirtyCongress
        /// The day is the last that the law allows: it may be called earlier.
        case earlier
    }

    /// The name under which elections of this law are remembered.
    public let id: String
    public let kind: Kind
    public let level: Election.Level
    public let condition: Condition?
    public let statute: String
    /// The day to which the law was checked.
    public let asOf: CivilDate
    let place: String
    private let page: OfficialLink?
    private let day: LawDay
    private let years: LawYears

    /// Every law, in the order of the table.
    public static let all = FactTable(.electionLaws).rows.compactMap(ElectionLaw.init)

    init?(_ fields: [String]) {
        guard fields.count == 10, let kind = Kind(rawValue: fields[2]),
            let level = Election.Level(rawValue: fields[3]), let day = LawDay(fields[4]),
            let years = LawYears(fields[5]), let asOf = CivilDate(fields[9])
        else { return nil }
        (id, place, self.kind, self.level, self.day, self.years) =
            (fields[0], fields[1], kind, level, day, years)
        condition = Condition(rawValue: fields[6])
        (statute, page, self.asOf) = (fields[7], OfficialLink(fields[8]), asOf)
    }

    /// The first of its days that is not over; nil where there is no later one.
    func next(from today: CivilDate) -> CivilDate? {
        if case .on(let date) = day { return date >= today ? date : nil }
        return (today.year...(today.year + 4)).lazy.compactMap(date).first { $0 >= today }
    }

    /// Its day in a year, if there is one.
    public func date(in year: Int64) -> CivilDate? {
        if case .on(let date) = day { return date.year == year ? date : nil }
        return years.contains(year) ? day.date(in: year) : nil
    }

    /// Who votes, as far as a division tells.
    public var division: DivisionID {
        switch place {
        case "states": .unitedStates
        case "canada": .canada
        case "manitoba": .manitoba
        case "winnipeg": .winnipeg
        default: kind == .federal ? .unitedStates : DivisionID(state: place)
        }
    }

    /// The law's own name in every answer.
    fileprivate var source: CivicSource {
        switch id {
        case "us-general": .federalLaw
        case "hand:la-2026-12-12": .louisianaLaw
        default: CivicSource("law:\(statute)", statute, home: official, staleAfter: .days(365))
        }
    }

    private var official: OfficialLink {
        page ?? StateFacts.all[place]?.office ?? CivicSource.federalLaw.home
    }

    /// The election on one of its days. Everybody's federal general election has one id.
    public func election(on day: CivilDate) -> Election {
        let name = "\(StateFacts.all[place]?.name ?? "Federal") \(Self.names[kind] ?? "election")"
        return Election(
            id: kind == .federal ? "rule:\(day)" : id.hasPrefix("hand:") ? id : "law:\(id):\(day)",
            name: name,
            day: day, kind: kind.asListed, level: level, division: division, source: source)
    }

    /// Where the law is named, and who can be asked. The day is the one on which it was read, whatever the clock says.
    package func provenance(official office: OfficialLink?) -> Provenance {
        Provenance(
            source: source, asOf: asOf.noon,
            official: page ?? (place == "states" ? office : nil) ?? official)
    }

    /// In English, for whatever does not speak: sessions and files have their own words.
    private static let names: [Kind: String] = [
        .federal: "general election", .state: "state election", .primary: "primary",
        .statePrimary: "primary", .runoff: "runoff", .houseRunoff: "U.S. House runoff",
        .delegateRunoff: "runoff for delegate", .judgeRunoff: "runoff",
        .localRunoff: "runoff for county and city offices", .primaryRunoff: "primary runoff",
        .senateSpecial: "special election for U.S. Senate",
    ]
}

extension ElectionLaw {
    /// The law behind an election, and only if it is one of its days.
    public static func law(of election: Election) -> ElectionLaw? {
        let law: ElectionLaw? =
            if isRule(election.id) {
                all.first { $0.kind == .federal && $0.source == election.source }
            } else {
                byElection[election.id.hasPrefix("law:") ? String(election.id.dropLast(11)) : election.id]
            }
        return law?.date(in: election.day.year) == election.day ? law : nil
    }

    /// By the ids of their elections, without the day.
    private static let byElection = Dictionary(
        all.map { ($0.id.hasPrefix("hand:") ? $0.id : "law:\($0.id)", $0) },
        uniquingKeysWith: { first, _ in first })

    /// True for the id of a federal general election.
    package static func isRule(_ id: String) -> Bool { id.hasPrefix("rule:") }

    /// On what an election depends: by its own law, or by that of its state where a source lists the same vote.
    public static func condition(of election: Election) -> Condition? {
        if let own = law(of: election) { return own.condition }
        guard election.kind == .generalRunoff || election.kind == .primaryRunoff else { return nil }
        let same = all.first {
            $0.condition != nil && $0.place == election.division.state
                && $0.date(in: election.day.year) == election.day
        }
        return same?.condition ?? (election.source == .openFEC ? .majority : nil)
    }

    /// Whether a law at hand sets the day of a runoff in a state.
    package static func hasRunoff(in state: String) -> Bool {
        all.contains { $0.place == state && $0.condition != nil && $0.condition != .earlier }
    }

    /// The special election for the U.S. Senate that a state holds in a year, on the day of the general election: a part
    /// of that election, and none of its own.
    package static func senateSpecial(of state: String, in year: Int64) -> ElectionLaw? {
        all.first { $0.kind == .senateSpecial && $0.place == state && $0.date(in: year) != nil }
    }

    /// The law by which a state, a territory or D.C. votes for Congress.
    static func federal(in state: String) -> ElectionLaw? {
        let isState = StateFacts.all[state]?.isState ?? false
        return all.first { $0.kind == .federal && $0.place == (isState ? "states" : state) }
    }
}

extension ElectionLaw.Kind {
    /// As sources that list elections call it.
    var asListed: Election.Kind {
        switch self {
        case .federal, .state, .country, .province, .city: .general
        case .primary, .statePrimary: .primary
        case .runoff, .houseRunoff, .delegateRunoff, .judgeRunoff, .localRunoff: .generalRunoff
        case .primaryRunoff: .primaryRunoff
        case .senateSpecial: .special
        }
    }
}
