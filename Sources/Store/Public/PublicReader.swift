public import CivicFacts
import Conversation
import FoundationEssentials
public import PublicSite

/// The public versions as they are in one state of the database, read beside a turnout that runs.
public final class PublicReader: SiteSource {
    let database: Database
    private let table: PublicTable
    let photos: Photos
    private let json = RowJSON()
    let now: Moment
    private let salt: String
    /// Hashes of downloads that were written since this state of the database, by path.
    public var hashes: [String: String] = [:]

    /// Throws if there is no database of this version.
    public init(directory: String, on address: DatabaseAddress? = nil, at now: Moment) throws(StoreError) {
        database = try Database.reading(directory, on: address)
        table = PublicTable(database: database)
        photos = Photos(
            database: database, directory: URL(filePath: directory).appending(path: "photos"))
        self.now = now
        salt = try database.first("SELECT value FROM settings WHERE name = 'salt'") { $0.text(0) } ?? ""
    }

    /// What names this installation's feeds.
    public var identity: String { PublicTokens.identity(salt: salt) }

    // MARK: Files

    /// The number of the newest step.
    public func newestNumber() throws(StoreError) -> Int64 {
        try database.first("SELECT value FROM counters WHERE name = 'site'") { $0.int(0) } ?? 0
    }

    /// The step at which all pages were made anew, because they look otherwise than before.
    public func numberOfLook() throws(StoreError) -> Int64 {
        let kept = try database.first("SELECT value FROM settings WHERE name = 'site'") { $0.text(0) }
        return kept?.split(separator: " ").last.flatMap { Int64($0) } ?? 0
    }

    /// Files that were touched since a step, in the order in which they may be written.
    public func files(after number: Int64) throws(StoreError) -> [SiteFile] {
        let rows = try database.rows(
            "SELECT path, number FROM public_files WHERE number > ? ORDER BY number, path", .int(number)
        ) { (file: SiteFile(path: $0.text(0)), number: $0.int(1)) }
        let found = rows.compactMap { row in
            row.file.map { (file: $0, number: row.number, turn: $0.turn(removing: row.number % 2 == 1)) }
        }
        return found.sorted { ($0.number, $0.turn, $0.file.path) < ($1.number, $1.turn, $1.file.path) }.map(
            \.file)
    }

    /// All files that were ever touched, downloads before the manifests that name their hashes.
    public func files(afterPath path: String, limit: Int) throws(StoreError) -> [SiteFile] {
        try database.rows(
            "SELECT path FROM public_files WHERE path > ? ORDER BY path LIMIT ?", .text(path),
            .int(Int64(limit))
        ) { SiteFile(path: $0.text(0)) }.compactMap(\.self)
    }

    // MARK: Versions

    public func version(_ token: String) throws(StoreError) -> PublicVersion? {
        try versions("\(PublicTable.columns) WHERE token = ? AND taken IS NULL", .text(token)).first
    }

    public func newest(of list: PublicList, limit: Int) throws(StoreError) -> [PublicVersion] {
        try versions(
            """
            \(PublicTable.columns) JOIN public_pages USING (sequence)
            WHERE list = ? ORDER BY page DESC, sequence DESC LIMIT ?
            """, .text(list.name), .int(Int64(limit)))
    }

    public func page(_ number: Int, of list: PublicList) throws(StoreError) -> [PublicVersion] {
        try versions(
            """
            \(PublicTable.columns) JOIN public_pages USING (sequence)
            WHERE list = ? AND page = ? ORDER BY sequence DESC
            """, .text(list.name), .int(Int64(number)))
    }

    public func part(_ number: Int, of day: CivilDate) throws(StoreError) -> [PublicVersion] {
        try versions(
            "\(PublicTable.columns) WHERE day = ? AND part = ? ORDER BY sequence", .text(day.description),
            .int(Int64(number)))
    }

    public func corrected(since: Moment, limit: Int) throws(StoreError) -> [PublicVersion] {
        try versions(
            "\(PublicTable.columns) WHERE corrected >= ? ORDER BY corrected DESC, sequence LIMIT ?",
            .int(since.milliseconds), .int(Int64(limit)))
    }

    private func versions(_ sql: String, _ values: Value...) throws(StoreError) -> [PublicVersion] {
        var versions: [PublicVersion] = []
        for entry in try database.rows(sql, values, each: PublicTable.entry) {
            let version = try version(of: entry)
            if let version { versions.append(version) }
        }
        return versions
    }

    private func version(of entry: PublicEntry) throws(StoreError) -> PublicVersion? {
        let report = try database.first(
            "SELECT body FROM reports WHERE id = ?", .int(entry.report.rawValue)
        ) { row throws(StoreError) in try json.decode(Report.self, from: row.blob(0)) }
        guard let report else { return nil }
        let token = PublicTokens.token(of: report.id, salt: salt)
        guard let shown = PublicReport(report, token: token, at: now) else { return nil }
        return PublicVersion(shown, published: entry.published, salt: salt, around: try around(report))
    }

    /// Only of what is public at this moment; what was blacked out meanwhile has another name.
    public func photo(_ name: String) throws(StoreError) -> [UInt8]? {
        let kept = try database.first(
            """
            SELECT reports.body, photos.hash, photos.video FROM public_photos
            JOIN reports ON reports.id = public_photos.report JOIN photos ON photos.id = public_photos.photo
            WHERE name = ? AND photos.hash IS NOT NULL
            """, .text(name)
        ) { row throws(StoreError) in
            (
                report: try json.decode(Report.self, from: row.blob(0)), hash: row.text(1),
                video: row.optionalText(2)
            )
        }
        guard let kept, kept.report.isPublic(at: now) else { return nil }
        guard try table.photos(of: kept.report, salt: salt).contains(where: { $0.shown.names.contains(name) })
        else {
            return nil
        }
        return (PhotoFiles.isVideo(name) ? kept.video : kept.hash).flatMap(photos.bytes)
    }

    private func around(_ report: Report) throws(StoreError) -> PublicSurroundings {
        let id = report.id
        let comments = try database.rows(
            "SELECT body FROM reports WHERE parent = ? AND public_at <= ? ORDER BY id LIMIT 50",
            .int(id.rawValue), .int(now.milliseconds)
        ) { row throws(StoreError) in
            let comment = try json.decode(Report.self, from: row.blob(0))
            return PublicNote(Words(comment.publicText), in: SiteLanguage(comment.language))
        }
        let people = try database.first(
            "SELECT count(DISTINCT author) FROM reports WHERE id = ?1 OR leader = ?1", .int(id.rawValue)
        ) { Int($0.int(0)) }
        // Files come before the pages that show them.
        let files = try table.shownPhotos(of: id)
        let photos = try table.photos(of: report, salt: salt).map(\.shown).filter { files.contains($0.name) }
            .map { $0.showing(files) }
        return PublicSurroundings(comments: comments, reporters: people ?? 1, photos: photos)
    }

    // MARK: What was taken back

    public func takenBack(_ token: String) throws(StoreError) -> TakenBack? {
        try takenBack("WHERE token = ? AND taken IS NOT NULL", .text(token)).first
    }

    public func takenBack(since: Moment, limit: Int) throws(StoreError) -> [TakenBack] {
        try takenBack(
            "WHERE taken >= ? ORDER BY taken DESC, sequence DESC LIMIT ?", .int(since.milliseconds),
            .int(Int64(limit)))
    }

    private func takenBack(_ sql: String, _ values: Value...) throws(StoreError) -> [TakenBack] {
        try database.rows("SELECT token, report, taken, reason, names FROM public_entries \(sql)", values) {
            row in
            TakenBack(
                token: row.text(0),
                name: PublicTokens.name(of: ReportID(rawValue: row.int(1)), salt: salt),
                reason: PublicNames.reason(RejectReason(rawValue: row.text(3)) ?? .unchecked),
                at: Moment(milliseconds: row.int(2)), state: Self.state(in: row.text(4)))
        }
    }

    private static func state(in names: String) -> String? {
        guard case .state(let state) = PublicList(name: names) else { return nil }
        return state
    }

    // MARK: Counts

    public func ever(of list: PublicList) throws(StoreError) -> Int { try table.ever(list.name) }

    public func lastPage(of list: PublicList) throws(StoreError) -> Int { try table.lastPage(of: list.name) }

    public func counts(_ tally: Tally) throws(StoreError) -> [String: Int] {
        let rows = try database.rows(
            "SELECT name, shown FROM public_counts WHERE name >= ? AND name < ? AND shown > 0",
            .text(tally.prefix), .text(tally.prefix + "\u{7F}")
        ) { (String($0.text(0).dropFirst(tally.prefix.count)), Int($0.int(1))) }
        return Dictionary(rows) { first, _ in first }
    }

    public func parts(of day: CivilDate) throws(StoreError) -> [DownloadPart] {
        let rows = try database.rows(
            "SELECT part, count(*) FROM public_entries WHERE day = ? GROUP BY part ORDER BY part",
            .text(day.description)
        ) { (Int($0.int(0)), Int($0.int(1))) }
        var parts: [DownloadPart] = []
        for (number, count) in rows {
            parts.append(
                DownloadPart(
                    number: number, rows: count, csv: try hash(.part(day, number, .csv)),
                    json: try hash(.part(day, number, .json))))
        }
        return parts
    }

    private func hash(_ file: SiteFile) throws(StoreError) -> String? {
        if let fresh = hashes[file.path] { return fresh }
        return try database.first("SELECT hash FROM public_files WHERE path = ?", .text(file.path)) {
            $0.optionalText(0)
        }.flatMap(\.self)
    }
}
