import Basics
import Store

/// `turnout migrate`: brings the database up to this version, after a copy; or tries that, and says how long it takes here.
struct MigrateCommand {
    let configuration: Configuration
    /// `--dry-run`, `--no-copy`, or nothing.
    let arguments: [String]

    static func takes(_ words: [String]) -> Bool {
        words.isEmpty || words == ["--dry-run"] || words == ["--no-copy"]
    }

    func run() throws -> Int32 {
        let directory = configuration.dataDirectory
        let address = try configuration.database
        let (found, known) = try MigrationTrial.formats(of: directory, on: address)
        if let address { return try bringUp(address, from: found, to: known) }
        guard found < known, arguments != ["--dry-run"] else {
            for line in Self.lines(try MigrationTrial(of: directory)) { print(line) }
            return 0
        }
        let isCopied = arguments != ["--no-copy"]
        let began = ContinuousClock.now
        let options = StoreOptions(
            forgotten: configuration.forgotten, copier: isCopied ? Turnout.version : nil)
        _ = try Store(directory: directory, options: options)
        print(
            "The database is of format \(known) now; it was of \(found). It took "
                + "\(Self.seconds(ContinuousClock.now - began)) s.")
        if isCopied {
            print("A copy of before lies in \(UpgradeCopy.directory(in: directory)) for seven days.")
        }
        return 0
    }

    /// A server's database is copied by its own tools, and a step there cannot be tried on a copy without a name.
    private func bringUp(_ address: DatabaseAddress, from found: Int, to known: Int) throws -> Int32 {
        guard found < known else {
            print("The database is of format \(found), as this turnout writes it: nothing to do.")
            return 0
        }
        guard arguments == ["--no-copy"] else {
            print(
                "The database is of format \(found), and this turnout writes \(known). Copy it with pg_dump first; then "
                    + "turnout run does it at its start, or turnout migrate --no-copy now.")
            return arguments.isEmpty ? 1 : 0
        }
        _ = try Store(
            directory: configuration.dataDirectory,
            options: StoreOptions(database: address, forgotten: configuration.forgotten))
        print("The database is of format \(known) now; it was of \(found).")
        return 0
    }

    static func lines(_ trial: MigrationTrial) -> [String] {
        guard !trial.steps.isEmpty else {
            return ["The database is of format \(trial.found), as this turnout writes it: nothing to do."]
        }
        let steps = trial.steps.map { "    \(seconds($0.time)) s  \($0.name)" }
        return ["The database is of format \(trial.found), and this turnout writes \(trial.known)."] + steps
            + [
                "In all \(seconds(trial.time)) s, on a copy. Nothing was changed; turnout run does it at its start."
            ]
    }

    private static func seconds(_ time: Duration) -> String { (time / .seconds(1)).fixed(2) }
}
