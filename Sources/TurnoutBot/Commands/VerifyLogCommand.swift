import CivicFacts
import Conversation
import FoundationEssentials
import Store

/// `turnout verify-log [--key FILE]… [--head N:SEAL]…`: 0 if the audit log holds together as far as the keys reach, every head
/// is in it, and nobody else wrote to the database, else 1.
struct VerifyLogCommand {
    private let configuration: Configuration
    private var keys: [SealingKey] = []
    private var heads: [LogHead] = []

    init(configuration: Configuration, arguments: [String]) throws {
        self.configuration = configuration
        var words = arguments[...]
        while let word = words.popFirst() {
            guard let value = words.popFirst() else { throw Self.usage }
            switch word {
            case "--key": keys += try Self.keys(in: value)
            case "--head":
                guard let head = LogHead(value) else { throw Self.usage }
                heads.append(head)
            case _: throw Self.usage
            }
        }
    }

    private static var usage: CommandArguments.Fault {
        CommandArguments.Fault(description: "Usage: \(Command.verifyLog.usage)")
    }

    private static func keys(in file: String) throws -> [SealingKey] {
        let text = try? String(contentsOfFile: file, encoding: .utf8)
        guard let keys = text.flatMap(SealingKey.keys) else {
            throw CommandArguments.Fault(
                description: "The file after --key does not hold what turnout log-key printed.")
        }
        return keys
    }

    func run() throws -> Int32 {
        let directory = configuration.dataDirectory
        let address = try configuration.database
        guard try configuration.hasDatabase else {
            throw Configuration.Fault("There is no database at TURNOUT_DATA, so there is no log to verify.")
        }
        do throws(StoreError) {
            return say(
                try StoreReader(directory: directory, on: address).verifyWhole(keys: keys, heads: heads))
        } catch {
            Turnout.complain(error.description)
            // What is away may be here later; nothing is known of the rows.
            return error.exitStatus == 69 ? 69 : 1
        }
    }

    private var isOnServer: Bool { ((try? configuration.database) ?? nil) != nil }

    private func say(_ verdict: AuditVerdict) -> Int32 {
        for sentence in faults(of: verdict) + notes(on: verdict) { print(sentence) }
        if verdict.holdsTogether {
            // Of rows on a server only the log and the gifts are sealed.
            let others = isOnServer ? "" : " Nobody else wrote to the database."
            print("The log holds together: \(verdict.rows) rows.\(others)")
        }
        if let newest = verdict.newest { print("Newest head: \(newest)") }
        return verdict.holdsTogether ? 0 : 1
    }

    private func faults(of verdict: AuditVerdict) -> [String] {
        var faults = verdict.faults.map { "The database is broken: \($0)." }
        if let place = verdict.broken {
            let row = "row \(place.row) of \(verdict.rows)\(Self.time(of: place))"
            let end = place.at == nil ? "" : ","
            faults.append("The log was changed: \(row)\(end) does not follow from the one before.")
        }
        faults += verdict.wrongHeads.map { "The log was changed: its row \($0.row) is not the one of \($0)." }
        if verdict.strangeKeys > 0 {
            faults.append(
                "A key was given that no chain of this log began with: it is another log, or was begun anew.")
        }
        if let row = verdict.firstBrokenGift {
            faults.append("The gifts were changed: row \(row) does not follow from the one before.")
        }
        return faults
            + verdict.changedTables.map { "The table \($0) was changed by something else than turnout." }
    }

    private func notes(on verdict: AuditVerdict) -> [String] {
        let reason =
            isOnServer
            ? "another machine took over, or the key of the one before was lost"
            : "the key of the one before was lost"
        var notes = verdict.renewals.map {
            "A new chain begins with row \($0.row)\(Self.time(of: $0)): \(reason)."
        }
        if verdict.unchecked > 0, let last = verdict.lastUnchecked {
            notes.append(
                "Without the first key \(verdict.unchecked) seals could not be checked, the last that of row "
                    + "\(last.row)\(Self.time(of: last)): give it with --key FILE.")
        }
        return notes
    }

    private static func time(of place: AuditVerdict.Place) -> String {
        guard let at = place.at else { return "" }
        return ", \(Date(timeIntervalSince1970: Double(at.milliseconds) / 1_000).formatted(.iso8601))"
    }
}
