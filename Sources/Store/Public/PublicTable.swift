import CivicFacts
import Conversation
import PublicSite

/// Entries of the public site, their pages and counts: what is written when a report comes, changes or goes.
struct PublicTable {
    let database: Database

    // MARK: What has changed

    /// A report may read otherwise in public from then on; what was to happen earlier happens all the same.
    func mark(_ report: ReportID, at moment: Moment) throws(StoreError) {
        try database.run(
            """
            INSERT INTO public_due VALUES (?, ?)
            ON CONFLICT (report) DO UPDATE SET at = excluded.at WHERE excluded.at < public_due.at
            """,
            .int(report.rawValue), .int(moment.milliseconds))
    }

    func due(at now: Moment, limit: Int) throws(StoreError) -> [ReportID] {
        try database.rows(
            "SELECT report FROM public_due WHERE at <= ? ORDER BY at, report LIMIT ?", .int(now.milliseconds),
            .int(Int64(limit))
        ) { ReportID(rawValue: $0.int(0)) }
    }

    /// When the next comment on it becomes public, if one is to.
    func nextComment(on report: ReportID, after now: Moment) throws(StoreError) -> Moment? {
        try database.first(
            "SELECT min(public_at) FROM reports WHERE parent = ? AND public_at > ?", .int(report.rawValue),
            .int(now.milliseconds)
        ) { $0.optionalInt(0).map(Moment.init(milliseconds:)) }.flatMap(\.self)
    }

    func settled(_ report: ReportID) throws(StoreError) {
        try database.run("DELETE FROM public_due WHERE report = ?", .int(report.rawValue))
    }

    // MARK: Entries

    func entry(of report: ReportID) throws(StoreError) -> PublicEntry? {
        try database.first("\(Self.columns) WHERE report = ?", .int(report.rawValue), each: Self.entry)
    }

    static let columns =
        "SELECT sequence, report, token, names, part, day, published, taken FROM public_entries"

    static func entry(_ row: Row) -> PublicEntry {
        PublicEntry(
            sequence: row.int(0), report: ReportID(rawValue: row.int(1)), token: row.text(2),
            names: row.text(3).split(separator: "\n").map(String.init),
            part: row.optionalInt(4).map(Int.init),
            day: row.optionalText(5).flatMap { CivilDate($0) }, published: Moment(milliseconds: row.int(6)),
            taken: row.optionalInt(7).map(Moment.init))
    }

    /// Puts a version onto its lists; one that was taken back keeps its sequence.
    func put(_ version: PublicVersion, of report: ReportID, at now: Moment) throws(StoreError) {
        let part = try nextPart(for: version)
        let names = Tally.names(of: version)
        try database.run(
            """
            INSERT INTO public_entries (report, token, names, day, part, published) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (report) DO UPDATE SET names = excluded.names, day = excluded.day, part = excluded.part,
            taken = NULL, reason = NULL
            """, .int(report.rawValue), .text(version.token), .text(names.joined(separator: "\n")),
            .text(version.hour.day.description), .int(Int64(part)), .int(now.milliseconds))
        guard let entry = try entry(of: report) else { throw .unreadable }
        for list in PublicList.lists(of: version) {
            let page = (try ever(list.name)) / PublicList.pageSize + 1
            try database.run(
                "INSERT INTO public_pages VALUES (?, ?, ?)", .text(list.name), .int(Int64(page)),
                .int(entry.sequence))
        }
        for name in names { try move(name, by: 1) }
    }

    /// The part of its day that has room for a version, in rows and in bytes.
    private func nextPart(for version: PublicVersion) throws(StoreError) -> Int {
        let day = PublicList.day(version.hour.day).name
        var part = try ever("part/\(day)")
        if part == 0 {
            // Days that began before parts were measured have full ones of a thousand rows.
            part = (try ever(day) + DownloadPart.size - 1) / DownloadPart.size + 1
            try move("part/\(day)", by: Int64(part))
        }
        let (rows, bytes) = (try ever("rows/\(day)/\(part)"), try ever("bytes/\(day)/\(part)"))
        if rows >= DownloadPart.size || rows > 0 && bytes + version.downloadSize > DownloadPart.bytes {
            part += 1
            try move("part/\(day)", by: 1)
        }
        try move("rows/\(day)/\(part)", by: 1)
        try move("bytes/\(day)/\(part)", by: Int64(version.downloadSize))
        return part
    }

    /// Takes an entry off all lists; the entry itself goes as well, unless the team says why it took it back.
    func remove(_ entry: PublicEntry, takenBack: (at: Moment, reason: RejectReason)?) throws(StoreError) {
        try database.run("DELETE FROM public_pages WHERE sequence = ?", .int(entry.sequence))
        // Of what the team took back nothing is counted any more.
        if entry.taken == nil { for name in entry.names { try move(name, by: -1) } }
        guard let takenBack else {
            try database.run("DELETE FROM public_entries WHERE sequence = ?", .int(entry.sequence))
            return
        }
        try database.run(
            """
            UPDATE public_entries SET names = ?, day = NULL, part = NULL, corrected = NULL, taken = ?, reason = ?
            WHERE sequence = ?
            """, .text(Self.state(of: entry)), .int(takenBack.at.milliseconds),
            .text(takenBack.reason.rawValue),
            .int(entry.sequence))
    }

    /// The list in whose feed readers are told that it is gone.
    private static func state(of entry: PublicEntry) -> String {
        entry.names.first { name in if case .state = PublicList(name: name) { true } else { false } } ?? ""
    }

    func note(correctedAt: Moment?, of entry: PublicEntry) throws(StoreError) {
        try database.run(
            "UPDATE public_entries SET corrected = ? WHERE sequence = ?",
            .optional(correctedAt?.milliseconds), .int(entry.sequence))
    }

    /// The pages on which an entry stands.
    func pages(of entry: PublicEntry) throws(StoreError) -> [(list: String, page: Int)] {
        try database.rows(
            "SELECT list, page FROM public_pages WHERE sequence = ? ORDER BY list, page", .int(entry.sequence)
        ) { ($0.text(0), Int($0.int(1))) }
    }

    func lastPage(of list: String) throws(StoreError) -> Int {
        (try ever(list) + PublicList.pageSize - 1) / PublicList.pageSize
    }

    func shown(_ name: String) throws(StoreError) -> Int {
        Int(
            try database.first("SELECT shown FROM public_counts WHERE name = ?", .text(name)) { $0.int(0) }
                ?? 0)
    }

    func ever(_ name: String) throws(StoreError) -> Int {
        Int(
            try database.first("SELECT ever FROM public_counts WHERE name = ?", .text(name)) { $0.int(0) }
                ?? 0)
    }

    private func move(_ name: String, by step: Int64) throws(StoreError) {
        try database.run(
            """
            INSERT INTO public_counts VALUES (?1, ?3, ?3) ON CONFLICT (name) DO UPDATE SET
            shown = public_counts.shown + ?2, ever = public_counts.ever + ?3
            """, .text(name), .int(step), .int(max(step, 0)))
    }

    // MARK: Photos

    /// The photos of a report that everybody may see now, by the names of their files; those that are being blacked out
    /// are not among them.
    func photos(of report: Report, salt: String) throws(StoreError) -> [(photo: PhotoID, shown: PublicPhoto)]
    {
        var found: [(photo: PhotoID, shown: PublicPhoto)] = []
        for id in report.chosenPhotos ?? [] {
            let shown = try database.first(
                """
                SELECT hash, width, height, video, video_width, video_height FROM photos
                WHERE id = ? AND hash IS NOT NULL AND mask = mask_wanted
                """, .text(id.rawValue)
            ) { row in
                PublicPhoto(
                    name: PublicTokens.photo(id, hash: row.text(0), salt: salt), width: Int(row.int(1)),
                    height: Int(row.int(2)), video: Self.video(of: id, in: report, row, salt: salt))
            }
            if let shown { found.append((id, shown)) }
        }
        return found
    }

    private static func video(of id: PhotoID, in report: Report, _ row: Row, salt: String) -> PublicVideo? {
        guard let video = report.publicVideo, video.still == id, let name = row.optionalText(3) else {
            return nil
        }
        return PublicVideo(
            name: PublicTokens.video(id, name: name, salt: salt), width: Int(row.int(4)),
            height: Int(row.int(5)), told: video.kept.told)
    }

    /// Names of the files that a report's photos and its video have on the site.
    func shownPhotos(of report: ReportID) throws(StoreError) -> [String] {
        try database.rows(
            "SELECT name FROM public_photos WHERE report = ? ORDER BY name", .int(report.rawValue)
        ) { $0.text(0) }
    }

    func show(_ photos: [(photo: PhotoID, shown: PublicPhoto)], of report: ReportID) throws(StoreError) {
        for (photo, shown) in photos {
            for name in shown.names {
                try database.run(
                    "INSERT INTO public_photos VALUES (?, ?, ?) ON CONFLICT DO NOTHING", .text(name),
                    .int(report.rawValue), .text(photo.rawValue))
            }
        }
    }

    func hidePhotos(_ names: [String]) throws(StoreError) {
        for name in names { try database.run("DELETE FROM public_photos WHERE name = ?", .text(name)) }
    }

    // MARK: Files

    /// The number of the step that comes next: odd where it takes something away.
    func nextNumber(removing: Bool) throws(StoreError) -> Int64 {
        let last = try database.first("SELECT value FROM counters WHERE name = 'site'") { $0.int(0) } ?? 0
        let next = (last + 1) % 2 == (removing ? 1 : 0) ? last + 1 : last + 2
        try database.run(
            "INSERT INTO counters VALUES ('site', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            .int(next))
        return next
    }

    func touch(_ files: some Sequence<SiteFile>, number: Int64) throws(StoreError) {
        for file in files {
            try database.run(
                """
                INSERT INTO public_files (path, number) VALUES (?, ?)
                ON CONFLICT (path) DO UPDATE SET number = excluded.number
                """, .text(file.path), .int(number))
        }
    }
}
