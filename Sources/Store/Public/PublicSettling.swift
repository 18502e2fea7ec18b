public import CivicFacts
import Conversation
import PublicSite

/// Brings the public site's tables up to what is public: in steps, each a transaction that either adds and changes, or takes
/// away, so that its files can be written in an order in which no page is missing and no count is ahead.
extension Store {
    /// One step; false where nothing was due. `delay`: how long after sending a report becomes public at the earliest.
    public func settlePublic(at now: Moment, delay: Span, limit: Int = 200) throws(StoreError) -> Bool {
        let table = PublicTable(database: database)
        guard try !table.due(at: now, limit: 1).isEmpty else { return false }
        return try transaction { () throws(StoreError) in
            var steps: [PublicStep] = []
            for id in try table.due(at: now, limit: limit) {
                steps.append(try PublicStep(id, at: now, delay: delay, in: self, table))
            }
            let going = steps.filter(\.takesAway)
            for step in going.isEmpty ? steps : going where step.later == nil {
                try table.settled(step.report)
            }
            for step in steps {
                if let later = step.later {
                    // Due again only then: it was due now.
                    try table.settled(step.report)
                    try table.mark(step.report, at: later)
                } else if let next = try table.nextComment(on: step.report, after: now) {
                    try table.mark(step.report, at: next)
                }
            }
            let number = try table.nextNumber(removing: !going.isEmpty)
            for step in going.isEmpty ? steps : going { try step.run(number, at: now, table) }
            try reports.check()
            return true
        }
    }

    /// Whether anything was ever made public for a site.
    public func hasPublicEntries() throws(StoreError) -> Bool {
        try database.first("SELECT 1 FROM public_entries LIMIT 1") { $0.int(0) } != nil
    }

    /// Has every file made anew where pages look otherwise than when they were last made.
    public func prepareSite(as look: String) throws(StoreError) {
        let kept = try database.first("SELECT value FROM settings WHERE name = 'site'") { $0.text(0) }
        guard kept?.hasPrefix("\(look) ") != true else { return }
        try transaction { () throws(StoreError) in
            let table = PublicTable(database: database)
            let number = try table.nextNumber(removing: false)
            try database.run("UPDATE public_files SET number = ?", .int(number))
            try database.run(
                "INSERT INTO settings VALUES ('site', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                .text("\(look) \(number)"))
        }
    }

    /// What names this installation's feeds.
    public func siteIdentity() throws(StoreError) -> String {
        PublicTokens.identity(salt: try transaction { () throws(StoreError) in try people.salt() })
    }

    /// The SHA-256 of downloads as they were written.
    public func keepHashes(_ hashes: [String: String]) throws(StoreError) {
        guard !hashes.isEmpty else { return }
        try transaction { () throws(StoreError) in
            for (path, hash) in hashes {
                try database.run("UPDATE public_files SET hash = ? WHERE path = ?", .text(hash), .text(path))
            }
        }
    }
}

/// What one report's change means for the site.
private struct PublicStep {
    let report: ReportID
    private let stored: Report?
    private let version: PublicVersion?
    private let entry: PublicEntry?
    /// It is public in the chat, and here not before this moment.
    let later: Moment?
    /// Stands elsewhere than it would stand now.
    private let isMoved: Bool
    /// Public now, and those that the site has files of.
    private let photos: [(photo: PhotoID, shown: PublicPhoto)]
    private let shownPhotos: [String]

    init(_ id: ReportID, at now: Moment, delay: Span, in store: isolated Store, _ table: PublicTable)
        throws(StoreError)
    {
        report = id
        let found = store.reports.report(id)
        stored = found
        entry = try table.entry(of: id)
        let due = found?.publicAt
        later = due.map { max($0, (found?.sentAt ?? $0) + delay) }.flatMap { $0 > now ? $0 : nil }
        let salt = try store.people.salt()
        let photos =
            try found.map { report throws(StoreError) in try table.photos(of: report, salt: salt) } ?? []
        let around = PublicSurroundings(photos: photos.map(\.shown))
        let published = entry?.taken == nil ? entry?.published ?? now : now
        version =
            later == nil
            ? found.flatMap { PublicReport($0, token: PublicTokens.token(of: id, salt: salt), at: now) }.map {
                PublicVersion($0, published: published, salt: salt, around: around)
            } : nil
        isMoved = version.map { [entry] in Tally.names(of: $0) != entry?.names } ?? false
        self.photos = version == nil ? [] : photos
        shownPhotos = try table.shownPhotos(of: id)
    }

    /// Files of photos that are not public any more.
    private var gonePhotos: [String] {
        shownPhotos.filter { !names.contains($0) }
    }

    private var names: [String] { photos.flatMap(\.shown.names) }

    private var isShown: Bool { entry.map { $0.taken == nil } ?? false }
    private var retraction: (at: Moment, reason: RejectReason)? {
        stored?.retraction.map { (at: $0.at, reason: $0.reason) }
    }

    var takesAway: Bool { isGoing || !gonePhotos.isEmpty }

    private var isGoing: Bool {
        guard let entry else { return false }
        if entry.taken != nil { return version == nil && retraction == nil }
        return version == nil && later == nil || isMoved
    }

    func run(_ number: Int64, at now: Moment, _ table: PublicTable) throws(StoreError) {
        if isGoing { return try takeAway(number, table) }
        if !gonePhotos.isEmpty { return try takePhotosAway(number, table) }
        guard let version else { return }
        if !isShown { try table.put(version, of: report, at: now) }
        guard let entry = try table.entry(of: report) else { return }
        try table.note(correctedAt: stored?.correctedAt, of: entry)
        try table.show(photos, of: report)
        let shown = names.map { SiteFile.photo($0) }
        try table.touch(shown + (try files(of: entry, version, table)), number: number)
    }

    /// Its pages first, then the files; what is new is put there in a step of its own.
    private func takePhotosAway(_ number: Int64, _ table: PublicTable) throws(StoreError) {
        let gone = gonePhotos.map { SiteFile.photo($0) }
        try table.hidePhotos(gonePhotos)
        if names.contains(where: { !shownPhotos.contains($0) }) {
            try table.mark(report, at: Moment(milliseconds: 0))
        }
        guard let entry, let version else { return try table.touch(gone, number: number) }
        try table.touch(gone + (try files(of: entry, version, table)), number: number)
    }

    /// Whoever moved is due again, to be put where they stand now.
    private func takeAway(_ number: Int64, _ table: PublicTable) throws(StoreError) {
        guard let entry else { return }
        let photos = shownPhotos.map { SiteFile.photo($0) }
        let files = try filesOfGoing(entry, table) + photos
        try table.hidePhotos(shownPhotos)
        try table.remove(entry, takenBack: isMoved ? nil : retraction)
        if isMoved { try table.mark(report, at: Moment(milliseconds: 0)) }
        try table.touch(files, number: number)
    }

    private func files(
        of entry: PublicEntry, _ version: PublicVersion, _ table: PublicTable
    ) throws(StoreError) -> [SiteFile] {
        var files = Site.touched(by: version, part: entry.part ?? 1) + Self.own(entry.token)
        for (list, page) in try table.pages(of: entry) {
            files += Self.pages(list, page...page)
            // A list that comes back has all its pages again.
            if try table.shown(list) == 1, page > 1 { files += Self.pages(list, 1...page) }
        }
        if version.corrections.isEmpty { return files }
        return files + SiteLanguage.allCases.map { .changes($0) }
    }

    private func filesOfGoing(_ entry: PublicEntry, _ table: PublicTable) throws(StoreError) -> [SiteFile] {
        var files = Self.own(entry.token) + SiteLanguage.allCases.map { .changes($0) }
        for (list, page) in try table.pages(of: entry) {
            files += Self.pages(list, page...page)
            // With its last entry a list goes, and all its pages.
            if try table.shown(list) == 1 { files += Self.pages(list, 1...(try table.lastPage(of: list))) }
        }
        if let day = entry.day {
            files += Site.touched(byNames: entry.names, day: day, part: entry.part ?? 1)
        } else {
            files.append(.atom(state: nil))
            for name in entry.names {
                if case .state(let state) = PublicList(name: name) { files.append(.atom(state: state)) }
            }
        }
        return files
    }

    private static func own(_ token: String) -> [SiteFile] {
        SiteLanguage.allCases.map { .report(token: token, $0) }
    }

    private static func pages(_ list: String, _ numbers: ClosedRange<Int>) -> [SiteFile] {
        guard let list = PublicList(name: list) else { return [] }
        return numbers.flatMap { number in SiteLanguage.allCases.map { .list(list, page: number, $0) } }
    }
}
