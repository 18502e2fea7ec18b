public import CivicFacts

/// What an approval made public of a report, and all that anything public may read: nobody's name, no number, no minute, no
/// point on the map.
public struct PublicVersion: Equatable, Sendable {
    /// Its name in addresses, for ever: ten letters and digits from a keyed hash.
    public let token: String
    /// Its UUID in feeds.
    public let name: String
    public let words: Words
    /// What it was written in.
    public let language: SiteLanguage
    public let area: PublicArea
    public let kind: PublicKind
    /// When it was sent, in the place's own time.
    public let hour: PublicHour
    /// When it became public, to the hour.
    public let published: Moment
    /// When the team last changed it; when it became public where it never did.
    public let updated: Moment
    public let isVerified: Bool
    public let corrections: [PublicNote]
    /// What others said of it, each looked at by a moderator first.
    public let comments: [PublicNote]
    /// How many people reported the same.
    public let reporters: Int
    /// Those that moderators chose, in the order in which they were sent.
    public let photos: [PublicPhoto]
    /// The name of the place, where a moderator chose that everybody may read it. // S3
    public let place: Words?

    public init(
        token: String, name: String, words: Words, language: SiteLanguage, area: PublicArea, kind: PublicKind,
        hour: PublicHour, published: Moment, updated: Moment, isVerified: Bool,
        corrections: [PublicNote] = [],
        comments: [PublicNote] = [], reporters: Int = 1, photos: [PublicPhoto] = [], place: Words? = nil
    ) {
        self.token = token
        self.name = name
        self.words = words
        self.language = language
        self.area = area
        self.kind = kind
        self.hour = hour
        self.published = published
        self.updated = updated
        self.isVerified = isVerified
        self.corrections = corrections
        self.comments = comments
        self.reporters = reporters
        self.photos = photos
        self.place = place
    }
}

/// What stands below a report: a correction by the team, or what somebody else said.
public struct PublicNote: Equatable, Sendable {
    public let words: Words
    /// What it is written in.
    public let language: SiteLanguage
    /// When the team wrote it, in the place's own time; nil where that is nobody's business.
    public let hour: PublicHour?
    /// The whole of it in one line, for files without a language of their own.
    let line: Words

    public init(_ words: Words, in language: SiteLanguage, hour: PublicHour? = nil, line: Words? = nil) {
        (self.words, self.language, self.hour, self.line) = (words, language, hour, line ?? words)
    }
}

extension PublicVersion {
    /// About as many bytes as a download needs for it.
    public var downloadSize: Int {
        600 + words.downloadSize + corrections.map(\.line.downloadSize).reduce(0, +)
    }
}

/// A photo that a moderator chose for everybody.
public struct PublicPhoto: Equatable, Sendable {
    /// Its name in addresses: letters and digits that say nothing, others after each change of the picture.
    public let name: String
    /// In pixels.
    public let width: Int
    public let height: Int

    /// The video whose still it is, where two moderators chose that.
    public let video: PublicVideo?

    public init(name: String, width: Int, height: Int, video: PublicVideo? = nil) {
        (self.name, self.width, self.height, self.video) = (name, width, height, video)
    }

    /// The same with its video where that has a file already.
    public func showing(_ files: [String]) -> PublicPhoto {
        let there = video.flatMap { files.contains($0.name) ? $0 : nil }
        return PublicPhoto(name: name, width: width, height: height, video: there)
    }

    /// Names of the files that it has.
    public var names: [String] { [name] + [video?.name].compactMap(\.self) }
}

/// A video that two moderators chose for everybody.
public struct PublicVideo: Equatable, Sendable {
    /// Its name in addresses, with what files of its kind end with.
    public let name: String
    /// In pixels.
    public let width: Int
    public let height: Int
    /// How long and how large it is, in any language.
    public let told: String

    public init(name: String, width: Int, height: Int, told: String) {
        (self.name, self.width, self.height, self.told) = (name, width, height, told)
    }
}

/// A text of the house in both languages.
public struct Bilingual: Equatable, Hashable, Sendable {
    public let english: String
    public let spanish: String

    public init(english: String, spanish: String) {
        self.english = english
        self.spanish = spanish
    }

    subscript(language: SiteLanguage) -> String { language == .english ? english : spanish }
}

/// A kind of problem, with its name in addresses.
public struct PublicKind: Hashable, Sendable {
    /// One of `codes`.
    public let code: String
    public let name: Bilingual

    /// Beside counties in addresses; no county is called so.
    public static let codes = [
        "long-line", "turned-away", "machine", "wrong-information", "moved", "access", "threats", "other",
    ]

    public init(code: String, name: Bilingual) {
        self.code = code
        self.name = name
    }
}

/// A day and an hour where something happened; the minute is nobody's business.
public struct PublicHour: Equatable, Hashable, Sendable {
    public let day: CivilDate
    /// 0 to 23.
    public let hour: Int
    /// "EST"; empty where the zone has no letters.
    public let zone: String

    public init(_ moment: Moment, in zone: Zone) {
        day = CivilDate(moment, in: zone)
        hour = LocalTime(moment, in: zone).hour
        self.zone = zone.abbreviation(at: moment)
    }
}

/// A report that was public and is not any more, because the team took it back.
public struct TakenBack: Equatable, Sendable {
    public let token: String
    public let name: String
    /// The reason, in words of the house.
    public let reason: Bilingual
    public let at: Moment
    /// In whose feed it stood; nil where nobody knows any more.
    public let state: String?

    public init(token: String, name: String, reason: Bilingual, at: Moment, state: String? = nil) {
        self.state = state
        self.token = token
        self.name = name
        self.reason = reason
        self.at = at
    }
}
