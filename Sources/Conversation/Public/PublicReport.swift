public import CivicFacts
public import PublicSite

/// What an approval made public of a report, and all that anything public reads: the feed in the chat, what is shared,
/// posts in public rooms, and the site, whose version is made of it. Nobody's name, no number, no ZIP code, no minute. // S1
public struct PublicReport: Equatable, Sendable {
    /// By which it is found, liked and commented on; never shown.
    public let id: ReportID
    /// What everybody calls it: ten letters and digits that say nothing, the same for ever.
    public let token: String
    public let language: Language
    /// After what moderators left out, without anything that a program would make a link of.
    public let text: String
    /// The same with nothing changed for chats.
    public let words: String
    public let area: PublicArea
    /// The name of the place, where a moderator chose that everybody may read it.
    public let place: String?
    public let kind: ReportKind
    /// The hour in which it was sent begins.
    public let sent: Moment
    /// That of the place.
    public let zone: Zone
    /// Those that moderators chose.
    public let photos: [PhotoID]
    /// The video that two moderators chose.
    public let video: ReportVideo?
    public let isVerified: Bool
    public let corrections: [PublicCorrection]
    /// When the newest of them was written, to the hour.
    public let correctedAt: Moment?

    /// Nil for comments, for posts of givers, and for what is not public; without a moment also for what will be.
    public init?(_ report: Report, token: String, at now: Moment?) {
        guard report.isOfVoting, let publicAt = report.publicAt, now.map({ publicAt <= $0 }) ?? true else {
            return nil
        }
        id = report.id
        self.token = token
        language = report.language
        (text, words) = (report.publicText, report.cutText)
        (area, place) = (report.publicArea, report.namedPlace)
        kind = report.kind
        zone = Zone(of: CivicPlace(zip: report.place.zip))
        sent = report.sentAt.wholeHour
        (photos, video) = (report.chosenPhotos ?? [], report.publicVideo)
        isVerified = report.isMarkedVerified
        corrections = (report.corrections ?? []).map {
            PublicCorrection(at: $0.at.wholeHour, words: $0.words)
        }
        correctedAt = report.correctedAt
    }
}

/// A comment that a moderator let pass: its words, and the hour.
struct PublicComment {
    let text: String
    let sent: Moment

    init(_ comment: Report) { (text, sent) = (comment.publicText, comment.sentAt.wholeHour) }
}

/// What the team added to a public report.
public struct PublicCorrection: Equatable, Sendable {
    /// To the hour.
    public let at: Moment
    public let words: String
}

/// A report that was public, and that the team took back: why, and nothing of what it said. // S35
public struct PublicRetraction: Equatable, Sendable {
    let token: String
    let language: Language
    let reason: RejectReason
    /// What a moderator added for everybody.
    let words: String?

    /// Nil for what was not taken back.
    public init?(_ report: Report, token: String) {
        guard report.isOfVoting, let retraction = report.retraction else { return nil }
        (self.token, language) = (token, report.language)
        (reason, words) = (retraction.reason, retraction.words)
    }

    func line(in catalogue: Catalogue) -> String {
        let why = catalogue.text(Catalogue.phrases(of: reason).told)
        let added = words.map { "\n" + catalogue.text(OutcomeWords.rejectNote, [.text: $0]) } ?? ""
        return catalogue.text(FeedWords.takenBack, [.code: token, .reason: why]) + added
    }
}

extension PublicReport {
    /// The beginning of its words on one line.
    func line(upTo most: Int) -> String { Inert.words(Clean.line(words, upTo: most)) }

    /// "«Lincoln School», Maricopa County, Arizona"; the area alone where nobody named the place. // S2, S3
    func whereabouts(in language: Language, upTo most: Int = .max) -> String {
        Self.whereabouts(area, place, in: language, upTo: most)
    }

    static func whereabouts(
        _ area: PublicArea, _ place: String?, in language: Language, upTo most: Int = .max
    ) -> String {
        let name = area.name(in: SiteLanguage(rawValue: language.rawValue) ?? .english)
        guard let place = place.map({ "«\($0.upTo(most))»" }) else { return name }
        return area == .unknown ? place : "\(place), \(name)"
    }

    /// "Tue, Nov 3, 9 am–10 am MST": never the minute. // S4
    func hour(in language: Language) -> String { TimeWords(language: language, in: zone).hours(from: sent) }

    /// How it was checked, and what the team corrected, with `most` characters of each note.
    func marks(in words: Catalogue, _ language: Language, upTo most: Int = .max) -> [String] {
        [words.text(isVerified ? FeedWords.isVerified : FeedWords.isChecked)]
            + notes(in: words, language, upTo: most)
    }

    func notes(in words: Catalogue, _ language: Language, upTo most: Int = .max) -> [String] {
        let times = TimeWords(language: language, in: zone)
        return corrections.map {
            words.text(
                FeedWords.correction, [.date: times.hours(from: $0.at), .text: $0.words.upTo(most)])
        }
    }

    /// The team's notes in the report's own language.
    public var noteLines: [String] { notes(in: Catalogue(language), language) }

    /// One line for whoever asks what is public: the first of its words, and where.
    public var glance: String {
        let first = text.split(separator: "\n").first.map(String.init) ?? "photos"
        return "\(first) in \(whereabouts(in: .english))"
    }
}

extension Report {
    var publicArea: PublicArea { place.zip.map { PublicArea(zip: $0.digits) } ?? .unknown }
    /// Nil where nobody chose to name it.
    var namedPlace: String? { isPlaceNamed == true && !publicPlace.isEmpty ? publicPlace : nil }
}

extension Records {
    /// The report, if everybody may read it now.
    func publicReport(_ id: ReportID, at now: Moment) -> PublicReport? {
        report(id).flatMap { PublicReport($0, token: publicToken(of: id), at: now) }
    }

    /// On a report or a giver's post, the oldest first.
    func publicComments(on id: ReportID, at now: Moment) -> [PublicComment] {
        comments(on: id, at: now, skipping: 0, limit: Limits.commentsRead).map(PublicComment.init)
    }

    /// The giver's post, if everybody may read it now.
    func giftPost(_ id: ReportID, at now: Moment) -> Report? {
        published(id, at: now).flatMap { $0.gift == nil ? nil : $0 }
    }

    /// What everybody calls it: givers' posts have a number, reports a token. // S5
    func publicName(of id: ReportID) -> String {
        report(id).map { $0.isOfVoting ? publicToken(of: id) : id.description } ?? id.description
    }
}

extension Facts {
    /// For sentences about a report that everybody may read.
    func slot(of id: ReportID) -> [Slot: String] { [.code: records.publicName(of: id)] }
}

extension Moment {
    /// The beginning of its hour.
    public var wholeHour: Moment {
        let hour: Int64 = 3_600_000
        let rest = milliseconds % hour
        return Moment(milliseconds: milliseconds - (rest < 0 ? rest + hour : rest))
    }
}
