internal import CivicFacts

extension ReportKind {
    /// As moderators write it.
    var slug: String {
        switch self {
        case .longLine: "line"
        case .turnedAway: "turned-away"
        case .machine: "machine"
        case .wrongInformation: "information"
        case .moved: "moved"
        case .access: "access"
        case .threats: "threats"
        case .other: "other"
        }
    }

    init?(slug: String) {
        guard let kind = Self.allCases.first(where: { $0.slug == slug || $0.rawValue.lowercased() == slug })
        else { return nil }
        self = kind
    }
}

extension Report {
    /// What lists narrow by, besides words and ZIP code; nothing of one that was taken back.
    func facets(county: String?) -> [Trace] {
        guard !isWithdrawn else { return [] }
        let states = (place.zip.flatMap { Region($0) }?.states ?? []).prefix(1).map {
            Trace.facet("state", $0)
        }
        let flags = [
            (isUrgent, "urgent"), (openQuestion != nil, "asked"), (!photos.isEmpty, "photos"),
            (team?.notes.isEmpty == false, "noted"),
        ]
        let moderators = Set([decider, firstApproval].compactMap { $0?.account.rawValue })
        return [.facet("kind", kind.rawValue), .facet("lang", language.rawValue)] + states
            + (county.map { [.facet("county", $0)] } ?? [])
            + (place.zip.map { [.facet("zip", $0.prefix)] } ?? [])
            + (team?.tags ?? []).map { .facet("tag", $0) }
            + flags.filter(\.0).map { .facet("flag", $0.1) }
            + moderators.sorted().map { .facet("by", "\($0)") }
    }

    /// Who decided it last.
    private var decider: Moderator? {
        switch state {
        case .approved(let by, _, _): by
        case .rejected(_, let by, _, _): by
        case .retracted(let retraction): retraction.by
        case .grouped: grouping?.by
        case .waiting, .taken, .withdrawn: nil
        }
    }
}
