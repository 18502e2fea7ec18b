/// What a contest was, without its figures: what a list needs.
public struct ContestHeader: Hashable, Sendable {
    public let office: Office
    public let area: ResultArea
    public let day: ElectionDay
    public let kind: ElectionKind
    public let round: Round
    public let status: ResultStatus
    public let trouble: Trouble

    public init(
        office: Office, area: ResultArea, day: ElectionDay, kind: ElectionKind, round: Round = .only,
        status: ResultStatus, trouble: Trouble = .none
    ) {
        self.office = office
        self.area = area
        self.day = day
        self.kind = kind
        self.round = round
        self.status = status
        self.trouble = trouble
    }

    public var place: ResultPlace { area.place }

    /// The office that counted refused to certify the count, and the vote was held again: North Carolina's State Board of Elections
    /// ordered that for the House's 9th district on 21 February 2019.
    public var wasNeverCertified: Bool {
        office == .house && area.code == "9" && place == .state("NC") && day.year == 2018 && kind == .general
    }

    /// From the year and not the day, so that a contest keeps its id when its day becomes known.
    public var id: ContestID {
        ContestID(
            key: [place.code, office.rawValue, area.code, String(day.year), kind.rawValue, round.rawValue]
                .joined(separator: "/"))
    }

    /// The same contest in whatever round.
    func isRound(of other: ContestHeader) -> Bool {
        isInRow(with: other) && day.year == other.day.year && kind == other.kind
    }

    /// One is earlier or later than the other in the same row of contests; each party's primaries are a row of their own.
    func isInRow(with other: ContestHeader) -> Bool {
        office == other.office && area == other.area
            && (kind.isPrimary || other.kind.isPrimary ? kind == other.kind : true)
    }
}
