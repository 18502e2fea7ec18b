import CivicFacts
package import Conversation
public import PublicSite

/// What the catalogue calls kinds and reasons, in both languages, for a site that knows no catalogue.
public enum PublicNames {
    /// In the order in which the bot offers them.
    public static let kinds = ReportKind.allCases.map(kind)

    static func kind(_ kind: ReportKind) -> PublicKind {
        let name = both(kind.phrase)
        return PublicKind(
            code: code(of: kind),
            name: Bilingual(english: name.english.beginningLarge, spanish: name.spanish.beginningLarge))
    }

    static func reason(_ reason: RejectReason) -> Bilingual { both(reason.told) }

    static func code(of kind: ReportKind) -> String {
        switch kind {
        case .longLine: "long-line"
        case .turnedAway: "turned-away"
        case .machine: "machine"
        case .wrongInformation: "wrong-information"
        case .moved: "moved"
        case .access: "access"
        case .threats: "threats"
        case .other: "other"
        }
    }

    private static func both(_ wording: any Wording) -> Bilingual {
        Bilingual(english: Catalogue(.english).text(wording), spanish: Catalogue(.spanish).text(wording))
    }
}

/// How an entry of the site stands in the database.
struct PublicEntry {
    let sequence: Int64
    let report: ReportID
    let token: String
    let names: [String]
    let part: Int?
    let day: CivilDate?
    let published: Moment
    let taken: Moment?
}

extension PublicVersion {
    /// As the site shows it. The hour of publication is that of the entry.
    init(_ report: PublicReport, published: Moment, salt: String, around: PublicSurroundings) {
        self.init(
            token: report.token, name: PublicTokens.name(of: report.id, salt: salt),
            words: Words(report.text),
            language: SiteLanguage(report.language), area: report.area,
            kind: PublicNames.kind(report.kind), hour: PublicHour(report.sent, in: report.zone),
            published: published.wholeHour,
            updated: max(report.correctedAt ?? published.wholeHour, published.wholeHour),
            isVerified: report.isVerified, corrections: Self.corrections(of: report),
            comments: around.comments, reporters: around.reporters, photos: around.photos,
            place: report.place.map(Words.init))
    }
}

extension PublicVersion {
    /// Moderators write them in the language of the report.
    private static func corrections(of report: PublicReport) -> [PublicNote] {
        zip(report.corrections, report.noteLines).map { correction, line in
            PublicNote(
                Words(correction.words), in: SiteLanguage(report.language),
                hour: PublicHour(correction.at, in: report.zone), line: Words(line))
        }
    }
}

extension SiteLanguage {
    init(_ language: Language) { self = Self(rawValue: language.rawValue) ?? .english }
}

/// What others said of a report.
struct PublicSurroundings {
    var comments: [PublicNote] = []
    var reporters = 1
    var photos: [PublicPhoto] = []
}

/// Names that say nothing of what they name, and are the same for ever.
package enum PublicTokens {
    static let length = 10

    /// Letters and digits, none of which is taken for another.
    package static func token(of report: ReportID, salt: String) -> String {
        let letters = Array("abcdefghjkmnpqrstuvwxyz23456789")
        let digits = Array(Digest.sha256("\(salt):site:\(report)"))
        return String(
            (0..<length).map { index in
                let byte = Int(String(digits[(2 * index)..<(2 * index + 2)]), radix: 16) ?? 0
                return letters[byte % letters.count]
            })
    }

    /// A UUID (version 8, made of a digest) that nobody else has.
    static func name(of report: ReportID, salt: String) -> String { uuid(of: "\(salt):public:\(report)") }

    /// Of a picture as it is now: another one after parts of it were blacked out.
    static func photo(_ photo: PhotoID, hash: String, salt: String) -> String {
        String(Digest.sha256("\(salt):photo:\(photo.rawValue):\(hash)").prefix(20))
    }

    /// Of a video; with the ending of its own file.
    static func video(_ still: PhotoID, name: String, salt: String) -> String {
        let ending = name.split(separator: ".").last ?? "mp4"
        return "\(Digest.sha256("\(salt):video:\(still.rawValue):\(name)").prefix(20)).\(ending)"
    }

    static func identity(salt: String) -> String { uuid(of: "\(salt):public") }

    private static func uuid(of text: String) -> String {
        var digits = Array(Digest.sha256(text).prefix(32))
        digits[12] = "8"
        digits[16] = "a"
        let cuts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32]
        return cuts.map { String(digits[$0]) }.joined(separator: "-")
    }
}

extension Reports {
    func report(onSite token: String) -> ReportID? {
        guard token.utf8.count == PublicTokens.length else { return nil }
        return read { database throws(StoreError) in
            try database.first("SELECT report FROM public_tokens WHERE token = ?", .text(token)) {
                ReportID(rawValue: $0.int(0))
            }
        }.flatMap(\.self)
    }

    func publicToken(of id: ReportID) -> String {
        PublicTokens.token(of: id, salt: read { _ throws(StoreError) in try people.salt() } ?? "")
    }
}

/// By which a report is found under the name that everybody knows: from its first approval until it is withdrawn or deleted.
enum TokenTable {
    static func keep(_ report: Report, salt: String, in database: Database) throws(StoreError) {
        if report.isWithdrawn {
            try database.run("DELETE FROM public_tokens WHERE report = ?", .int(report.id.rawValue))
        } else if report.publicAt != nil, report.isOfVoting {
            try add(report.id, salt: salt, in: database)
        }
    }

    /// What earlier releases made public.
    static func fill(salt: String, in database: Database) throws(StoreError) {
        let all = try database.rows("SELECT report FROM feed ORDER BY report") {
            ReportID(rawValue: $0.int(0))
        }
        for report in all { try add(report, salt: salt, in: database) }
        try database.run("INSERT INTO settings VALUES ('tokens', '1')")
    }

    static func isFilled(in database: Database) throws(StoreError) -> Bool {
        try database.first("SELECT 1 FROM settings WHERE name = 'tokens'") { _ in true } ?? false
    }

    private static func add(_ report: ReportID, salt: String, in database: Database) throws(StoreError) {
        try database.run(
            "INSERT INTO public_tokens VALUES (?, ?) ON CONFLICT DO NOTHING",
            .text(PublicTokens.token(of: report, salt: salt)), .int(report.rawValue))
    }
}

extension String {
    /// As at the beginning of a line.
    fileprivate var beginningLarge: String { prefix(1).uppercased() + dropFirst() }
}
