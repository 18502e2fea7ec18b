import CivicFacts
import FoundationEssentials
import Services
import Store

/// `turnout restore`: fills an empty data directory with a copy that was checked first.
struct RestoreCommand {
    private let configuration: Configuration
    private let directory: String
    private var data: String
    private var list: String?

    init(configuration: Configuration, arguments: [String]) throws {
        self.configuration = configuration
        data = configuration.dataDirectory
        list = configuration.forgotten
        let usage = CommandArguments.Fault(description: "Usage: \(Command.restore.usage)")
        var words = arguments[...]
        guard let first = words.popFirst(), !first.hasPrefix("--") else { throw usage }
        directory = first
        while let word = words.popFirst() {
            guard let path = words.popFirst() else { throw usage }
            switch word {
            case "--into": data = path
            case "--forgotten": list = path
            case _: throw usage
            }
        }
    }

    func run() async throws -> Int32 {
        guard try configuration.database == nil else {
            throw Configuration.Fault(
                "The database is a server's: bring it back with pg_restore. A copy of turnout backup is restored without TURNOUT_DATABASE, "
                    + "and turnout move takes it to the server.")
        }
        let forgotten = list.map(ForgottenList.init(path:))
        let restored = try await Backup(directory: directory).restore(
            into: data, without: forgotten, at: Clock.system.now())
        try handOn()
        Operator.give(data)
        let made = Date(timeIntervalSince1970: Double(restored.manifest.moment.milliseconds) / 1_000)
        print(
            "Restored to \(made.formatted(.iso8601)), with \(restored.manifest.photos) photos, into \(data).")
        print(
            "Cards that may show more: \(restored.cards). The moderators hear of it at the next turnout run.")
        print(
            list == nil
                ? "No list of the forgotten was given: who had their data deleted after that is there again. "
                    + "Where you have the list, restore once more with --forgotten FILE."
                : "Left out, because they had their data deleted after that: \(restored.forgotten).")
        if try StoreReader(directory: data).isLogKeyLost {
            print(
                "The audit log's key is in no copy. Put the log.key of the lost directory into \(data) if you have "
                    + "it; otherwise start once with turnout run --new-chain.")
        }
        return 0
    }

    /// What counted for this restore counts for the next one, from an older copy, too.
    private func handOn() throws {
        guard let list, list != configuration.forgotten else { return }
        let place = ForgottenList.path(in: data)
        guard let bytes = FileManager.default.contents(atPath: list) else {
            throw BackupError.noForgottenList
        }
        try DurableFile.write(Array(bytes), to: place)
    }
}
