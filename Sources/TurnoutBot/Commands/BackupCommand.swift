import CivicFacts
import FoundationEssentials
import Glibc
import Services
import Store

/// `turnout backup`: one more copy in a directory of copies, made while turnout runs.
struct BackupCommand {
    private let configuration: Configuration
    private let directory: String
    /// How many copies stay; nil: all.
    private let kept: Int?

    init(configuration: Configuration, arguments: [String]) throws {
        self.configuration = configuration
        let usage = CommandArguments.Fault(description: "Usage: \(Command.backup.usage)")
        switch arguments.count {
        case 1: kept = nil
        case 3 where arguments[1] == "--keep":
            guard let count = Int(arguments[2]), (1...10_000).contains(count) else { throw usage }
            kept = count
        case _: throw usage
        }
        directory = arguments[0]
    }

    /// The file in a data directory that is as old as the newest copy.
    static func mark(in data: String) -> String { data + "/backup-made" }

    /// The moment of the newest copy that was made of a data directory.
    static func lastCopy(of data: String) -> Moment? {
        let text = FileManager.default.contents(atPath: mark(in: data)).map {
            String(decoding: $0, as: UTF8.self)
        }
        return text.flatMap { Int64($0.filter(\.isNumber)) }.map(Moment.init(milliseconds:))
    }

    /// The newest copy, and since when there could have been one; the lock is as old as the house.
    static func copies(of data: String) -> HouseProbe.Copies {
        var status = stat()
        let born = stat("\(data)/turnout.lock", &status) == 0 ? Int64(status.st_mtim.tv_sec) * 1_000 : nil
        return HouseProbe.Copies(newest: lastCopy(of: data), born: born.map(Moment.init(milliseconds:)))
    }

    /// A copy also has the photos that only the bucket has; without them it is made all the same.
    private func bringPhotos() async {
        do {
            guard let shelf = try configuration.shelf else { return }
            try await shelf.bring(StoreReader(directory: configuration.dataDirectory).absentPhotos())
        } catch {
            Turnout.complain("Photos that are in the bucket alone are not in this copy. \(error)")
        }
    }

    func run() async throws -> Int32 {
        guard try configuration.database == nil else {
            throw Configuration.Fault(
                "The database is a server's: copy it with pg_dump or with the server's own backups. turnout backup copies files only."
            )
        }
        guard try configuration.hasDatabase else { throw BackupError.nothingThere }
        Operator.become(ownerOf: configuration.dataDirectory, andOf: directory)
        let now = Clock.system.now()
        await bringPhotos()
        let made = try Backup(directory: directory).make(
            of: configuration.dataDirectory, version: Turnout.version, keeping: kept, at: now)
        // What is left to write is the data's.
        Operator.become(ownerOf: configuration.dataDirectory)
        // The doctor and the house look at it; a copy without it is a copy all the same.
        let mark = Self.mark(in: configuration.dataDirectory)
        do { try DurableFile.write(Array("\(now.milliseconds)\n".utf8), to: mark) } catch {
            Turnout.complain("The copy is made, but \(mark) cannot be written: turnout doctor will miss it.")
        }
        let (photos, bytes) = (made.manifest.photos, made.manifest.bytes)
        print(
            "Copied \(photos) photos and the databases, \((bytes + 999_999) / 1_000_000) MB, to \(directory)."
        )
        return tell(of: made.damaged)
    }

    /// So many photos are named at most.
    private static let mostNamed = 10

    /// A copy without a photo is one; but who relies on it must know.
    private func tell(of damaged: [BackupMade.Damage]) -> Int32 {
        guard !damaged.isEmpty else { return 0 }
        for damage in damaged.prefix(Self.mostNamed) {
            let what = damage.isThere ? "is not what it was" : "is gone"
            let copied =
                damage.isCopied
                ? "this copy has it from an earlier one; put it back from \(directory)"
                : "it is not in this copy"
            Turnout.complain("\(damage.name) in \(configuration.dataDirectory) \(what): \(copied).")
        }
        let more = damaged.count - Self.mostNamed
        if more > 0 { Turnout.complain("And \(more) more photos.") }
        Turnout.complain("The copy was made. The disk of the data may be failing; see turnout doctor.")
        return 1
    }
}
