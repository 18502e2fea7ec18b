import CivicFacts
import FoundationEssentials
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
        let now = Clock.system.now()
        await bringPhotos()
        let made = try Backup(directory: directory).make(
            of: configuration.dataDirectory, version: Turnout.version, keeping: kept, at: now)
        // The doctor and the house look at it; a copy without it is a copy all the same.
        let mark = Self.mark(in: configuration.dataDirectory)
        do { try DurableFile.write(Array("\(now.milliseconds)\n".utf8), to: mark) } catch {
            Turnout.complain("The copy is made, but \(mark) cannot be written: turnout doctor will miss it.")
        }
        print(
            "Copied \(made.photos) photos and the databases, \((made.bytes + 999_999) / 1_000_000) MB, to \(directory)."
        )
        return 0
    }
}
