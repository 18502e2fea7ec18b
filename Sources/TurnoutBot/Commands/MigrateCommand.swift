import Basics
import Store

/// `turnout migrate --dry-run`: what the first start of this version does to the database, and how long it takes here.
struct MigrateCommand {
    let configuration: Configuration

    func run() throws -> Int32 {
        let trial = try MigrationTrial(of: configuration.dataDirectory)
        for line in Self.lines(trial) { print(line) }
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
