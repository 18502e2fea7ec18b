public import CivicFacts

/// A reporter's wish that somebody else looks at a report again; one for each report.
public struct Appeal: Codable, Equatable, Sendable {
    public let words: String
    public let at: Moment
    /// Who decided before: somebody else decides now.
    public let against: Moderator
    public let reason: RejectReason
}

/// Why somebody may not send reports for a while.
public enum BanReason: String, Codable, Sendable, CaseIterable {
    case spam, abuse, privacy, other
}

/// A ban as it was imposed; it outlives the account.
public struct Ban: Codable, Equatable, Sendable {
    public let at: Moment
    public let until: Moment
    public let reason: BanReason
    public let by: Moderator
    /// The report on whose card it was imposed; nil once its author had everything deleted.
    public let report: ReportID?
    /// Another moderator was asked to look at it, which happens once.
    public let isAppealed: Bool

    public init(
        at: Moment, until: Moment, reason: BanReason, by: Moderator, report: ReportID?, isAppealed: Bool
    ) {
        self.at = at
        self.until = until
        self.reason = reason
        self.by = by
        self.report = report
        self.isAppealed = isAppealed
    }
}

/// The wish that somebody else looks at a ban again; it is shown on the card of the report that led to it.
public struct BanAppeal: Codable, Equatable, Sendable {
    public let words: String
    public let at: Moment
    public let ban: Ban
    /// Who decided it; nil while nobody has.
    public internal(set) var decider: Moderator?
}

extension Ban {
    /// The same ban, which another moderator looks at now.
    var appealed: Ban { Ban(at: at, until: until, reason: reason, by: by, report: report, isAppealed: true) }

    /// The same ban, which ends at another time than it was imposed for.
    public func ended(at end: Moment) -> Ban {
        Ban(at: at, until: end, reason: reason, by: by, report: report, isAppealed: isAppealed)
    }
}

extension Report {
    /// An appeal against a ban that nobody has decided while the ban holds; it may have been lifted on another card.
    func openBanAppeal(_ facts: Facts) -> BanAppeal? {
        guard let appeal = banAppeal, appeal.decider == nil, appeal.ban.until > facts.now,
            let until = facts.records.ban(of: author), until > facts.now
        else { return nil }
        return appeal
    }

    /// The same, also when the ban is over by now.
    var isBanAppealUndecided: Bool { banAppeal.map { $0.decider == nil } ?? false }
}
