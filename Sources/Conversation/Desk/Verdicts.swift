public import CivicFacts

/// A moderator checked a report with a second source. It is a mark of its own: verified is not published.
public struct Verification: Codable, Equatable, Sendable {
    public let by: Moderator
    public let at: Moment
    /// What it was checked with, for moderators only; nil where nobody wrote it down.
    public let source: String?

    private enum CodingKeys: CodingKey {
        case by, at, source
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(by, forKey: .by)
        try container.encode(at, forKey: .at)
        if !encoder.hidesModerators { try container.encodeIfPresent(source, forKey: .source) }
    }
}

/// What the team adds to a public report, for everybody to read beside it; the report's own words stay.
public struct Correction: Codable, Equatable, Sendable {
    public let words: String
    public let by: Moderator
    public let at: Moment
}

/// A report that was public and was taken back by the team.
public struct Retraction: Codable, Equatable, Sendable {
    public let reason: RejectReason
    /// What a moderator adds to the reason, for everybody.
    public let words: String?
    public let by: Moderator
    public let at: Moment
    /// The approval as it was, for whoever takes this back in time.
    public let former: Approval
}

/// Who approved a report, and since when it is public.
public struct Approval: Codable, Equatable, Sendable {
    public let by: Moderator
    public let at: Moment
    public let publicAt: Moment
}

/// A report that stands under another one about the same thing.
public struct Grouping: Codable, Equatable, Sendable {
    public let with: ReportID
    public let by: Moderator
    public let at: Moment
}

/// An earlier report that a new one may be about the same thing as; only a moderator says that it is.
public struct Alike: Codable, Equatable, Sendable {
    public let report: ReportID
    /// A photo of one is a photo of the other.
    public let isPhoto: Bool
    public let isSamePlace: Bool
}

extension Report {
    /// Verified is not published: a mark of its own, which counts in the feed's order.
    public var isMarkedVerified: Bool { verification != nil }

    public var retraction: Retraction? {
        if case .retracted(let retraction) = state { retraction } else { nil }
    }

    /// Who approved it, while that holds.
    var approval: Approval? {
        guard case .approved(let moderator, let at, let publicAt) = state else { return nil }
        return Approval(by: moderator, at: at, publicAt: publicAt)
    }

    /// What everybody reads below a public report: how it was checked, and what the team corrected.
    func marks(in words: Catalogue, _ times: TimeWords, showing most: Int = .max) -> [String] {
        [words.text(isMarkedVerified ? FeedWords.isVerified : FeedWords.isChecked)]
            + notes(in: words, times, showing: most)
    }

    /// The team's notes of correction, with `most` characters of each.
    func notes(in words: Catalogue, _ times: TimeWords, showing most: Int = .max) -> [String] {
        (corrections ?? []).map {
            words.text(FeedWords.correction, [.date: times.dateAndHour($0.at), .text: $0.words.upTo(most)])
        }
    }

    /// When the newest of them was written.
    public var correctedAt: Moment? { corrections?.map(\.at).max() }

    /// That and why the team took it back; nil where it did not.
    func takenBack(in words: Catalogue) -> String? {
        retraction.map { retraction in
            let why = words.text(Catalogue.phrases(of: retraction.reason).told)
            let added = retraction.words.map { "\n" + words.text(OutcomeWords.rejectNote, [.text: $0]) } ?? ""
            return words.text(FeedWords.takenBack, [.code: id.description, .reason: why]) + added
        }
    }
}
