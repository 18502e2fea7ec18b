import CivicFacts
import FoundationEssentials

/// The copy of a data directory that is made before its database is brought up to this version: `turnout restore` takes it like
/// any other. It shares the photos with the directory that it lies in.
public struct UpgradeCopy {
    private let data: String

    init(of data: String) { self.data = data }

    /// Long enough to notice that something is wrong; then the deleted must be gone from here as well.
    private static let life = Span.days(7)

    public static func directory(in data: String) -> String { "\(data)/before-upgrade" }

    private var backup: Backup { Backup(directory: Self.directory(in: data)) }

    /// Nothing where the database is new or of this version. Only the newest copy stays.
    func make(before database: Database, by version: String) throws(StoreError) {
        // A server is copied by its own tools.
        guard !database.isOnServer else { return }
        let found = try Migrations.format(of: database)
        guard found > 0, found < Migrations.count else { return }
        let now = Moment(milliseconds: Int64(Date().timeIntervalSince1970 * 1_000))
        do {
            _ = try backup.make(of: data, version: version, keeping: 1, sharing: data, at: now)
        } catch { throw .noUpgradeCopy }
    }

    /// Takes it away after a week.
    func expire(at now: Moment) { backup.drop(before: now - Self.life) }
}
