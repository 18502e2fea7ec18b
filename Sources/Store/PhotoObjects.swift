public import Conversation
import FoundationEssentials
import Glibc

/// Photos as objects of a bucket. A row names each before it is put, and goes after it was taken away: so none is left that no row
/// names, wherever a stop falls. What `photos` names must be there; whatever else has a row here is to go.
struct ObjectBook {
    /// Objects that are being put, by the entry that brings them; nobody takes those away.
    var announced: [EntryID: Set<String>] = [:]
    /// Objects that are being taken away; nobody puts those.
    var clearing: Set<String> = []
    /// Objects that are being put because their photos were kept elsewhere before.
    var moving: Set<String> = []
    /// Those of them that nobody has.
    var lost: Set<String> = []
    /// Something may be there to do; so it is at the start.
    var (mustClear, mustMove) = (true, true)

    var underWay: Set<String> { announced.values.reduce(into: []) { $0.formUnion($1) } }
}

/// What is to be done with a photo's bytes before its row may name them.
public enum Announcement: Sendable {
    case put
    /// They are there already.
    case kept
    /// They are just being taken away: ask again a little later.
    case busy
}

/// A photo that is to be put into the bucket; nil bytes where they are not here.
public typealias MovingPhoto = (hash: String, bytes: [UInt8]?)

extension Store {
    /// Before bytes are put for an entry's photo: names the object.
    public func announceObject(_ hash: String, by entry: EntryID) throws(StoreError) -> Announcement {
        guard !objects.clearing.contains(hash) else { return .busy }
        objects.announced[entry, default: []].insert(hash)
        if try isObjectThere(hash) { return .kept }
        try name([hash])
        return .put
    }

    /// After the commit that an attempt ended with: what it announced is named by a photo now, or has to go.
    func endAnnouncements(of settlements: [(id: EntryID, outcome: Settlement)]) {
        for (id, _) in settlements where objects.announced.removeValue(forKey: id) != nil {
            objects.mustClear = true
        }
    }

    /// Objects that no photo needs, to be taken away now; each is to be told as cleared or not.
    public func objectsToClear(limit: Int) throws(StoreError) -> [String] {
        guard photos.place == .bucket, objects.mustClear else { return [] }
        let busy = objects.underWay.union(objects.moving)
        let gone = try database.rows(
            """
            SELECT hash FROM photo_objects WHERE NOT EXISTS (SELECT 1 FROM photos WHERE photos.hash = photo_objects.hash)
            AND NOT EXISTS (SELECT 1 FROM photos WHERE photos.video = photo_objects.hash)
            ORDER BY hash LIMIT ?
            """, .int(Int64(limit + busy.count))
        ) { $0.text(0) }
        let free = Array(gone.filter { !busy.contains($0) }.prefix(limit))
        objects.mustClear = free.count == limit
        objects.clearing.formUnion(free)
        return free
    }

    /// An object was taken away, or could not be.
    public func clearedObject(_ hash: String, isGone: Bool) throws(StoreError) {
        defer { objects.clearing.remove(hash) }
        guard isGone else {
            objects.mustClear = true
            return
        }
        try transaction { () throws(StoreError) in
            try database.run("DELETE FROM photo_objects WHERE hash = ?", .text(hash))
        }
    }

    /// Photos that were kept elsewhere, or whose objects may have gone since a restored copy was made; each is to be told as
    /// moved or not.
    public func photosToMove(limit: Int) throws(StoreError) -> [MovingPhoto] {
        guard photos.place == .bucket, objects.mustMove else { return [] }
        let skipped = objects.lost.union(objects.underWay).union(objects.clearing)
        let left = try database.rows(
            """
            SELECT hash FROM \(Photos.kept) WHERE
            hash NOT IN (SELECT hash FROM photo_objects WHERE there = 1) ORDER BY hash LIMIT ?
            """, .int(Int64(limit + skipped.count))
        ) { $0.text(0) }
        let ready = left.filter { !skipped.contains($0) }
        // A video is large: with one the lot is full.
        let most = ready.firstIndex(where: PhotoFiles.isVideo).map { min($0 + 1, limit) } ?? limit
        let hashes = Array(ready.prefix(most))
        objects.mustMove = hashes.count == limit || hashes.count < ready.count
        guard !hashes.isEmpty else { return [] }
        objects.moving.formUnion(hashes)
        try name(hashes)
        return hashes.map { ($0, photos.bytes(of: $0)) }
    }

    /// How the move of a photo ended.
    public enum Moved: Sendable {
        case there, later, lost
    }

    public func movedPhoto(_ hash: String, _ outcome: Moved) throws(StoreError) {
        switch outcome {
        case .there:
            try transaction { () throws(StoreError) in
                try photos.keepObject(hash)
                try database.run("DELETE FROM photo_files WHERE hash = ?", .text(hash))
            }
        case .later: objects.mustMove = true
        case .lost: objects.lost.insert(hash)
        }
        objects.moving.remove(hash)
        objects.mustClear = true
    }

    /// A restored copy does not know which objects came and went since it was made: the bucket is to be looked through.
    public func isBucketUnsure() throws(StoreError) -> Bool {
        guard photos.place == .bucket else { return false }
        return try database.first("SELECT 1 FROM settings WHERE name = 'bucket'") { _ in true } ?? false
    }

    /// Objects that the bucket has: those that no row names get one, and go. The last of them ends the look.
    public func foundObjects(_ hashes: [String], isLast: Bool) throws(StoreError) {
        var unknown: [String] = []
        for hash in hashes where try !isNamed(hash) { unknown.append(hash) }
        if !unknown.isEmpty { try name(unknown) }
        objects.mustClear = true
        guard isLast else { return }
        try transaction { () throws(StoreError) in
            try database.run("DELETE FROM settings WHERE name = 'bucket'")
        }
    }

    /// In the transaction that makes a restored copy a house.
    func doubtObjects() throws(StoreError) {
        try database.run("UPDATE photo_objects SET there = 0")
        try database.run("INSERT INTO settings VALUES ('bucket', '') ON CONFLICT (name) DO NOTHING")
    }

    private func isObjectThere(_ hash: String) throws(StoreError) -> Bool {
        let sql = "SELECT there FROM photo_objects WHERE hash = ?"
        return try database.first(sql, .text(hash)) { $0.flag(0) } ?? false
    }

    private func isNamed(_ hash: String) throws(StoreError) -> Bool {
        let sql =
            "SELECT 1 FROM photo_objects WHERE hash = ?1 UNION ALL SELECT 1 FROM photos WHERE hash = ?1 OR video = ?1"
        return try database.first(sql, .text(hash)) { _ in true } ?? false
    }

    private func name(_ hashes: [String]) throws(StoreError) {
        try transaction { () throws(StoreError) in
            for hash in hashes {
                try database.run(
                    "INSERT INTO photo_objects (hash, there) VALUES (?, 0) ON CONFLICT DO NOTHING",
                    .text(hash))
            }
        }
    }
}

extension Photos {
    /// With the row that names it: the object is there.
    func keepObject(_ hash: String) throws(StoreError) {
        try database.run(
            """
            INSERT INTO photo_objects (hash, there) VALUES (?, 1)
            ON CONFLICT (hash) DO UPDATE SET there = 1
            """, .text(hash))
    }

    /// Of what the public site shows: those whose files are not here.
    func absentOnSite() throws(StoreError) -> [String] {
        try absent(
            """
            SELECT photos.hash FROM public_photos JOIN photos ON photos.id = public_photos.photo
            WHERE photos.hash IS NOT NULL
            UNION SELECT photos.video FROM public_photos JOIN photos ON photos.id = public_photos.photo
            WHERE photos.video IS NOT NULL AND public_photos.name LIKE '%.%'
            """)
    }

    /// Of all: those whose files are not here.
    func absent() throws(StoreError) -> [String] {
        try absent("SELECT hash FROM \(Self.kept)")
    }

    private func absent(_ sql: String) throws(StoreError) -> [String] {
        try database.rows(sql) { $0.text(0) }.filter {
            access(Self.path(of: $0, in: directory), F_OK) != 0
        }
    }
}

extension StoreReader {
    /// Photos that only a bucket has, by hash.
    public func absentPhotos() throws(StoreError) -> [String] {
        try Photos(database: database, directory: directory.appending(path: "photos")).absent()
    }
}

extension PublicReader {
    /// Those of them that the public site shows.
    public func absentPhotos() throws(StoreError) -> [String] { try photos.absentOnSite() }
}
