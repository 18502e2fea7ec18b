import FoundationEssentials
import Store

/// `turnout verify-log`: 0 if the log of decisions holds together and nobody else wrote to the database, else 1.
struct VerifyLogCommand {
    let configuration: Configuration

    func run() throws -> Int32 {
        let directory = configuration.dataDirectory
        guard FileManager.default.fileExists(atPath: directory + "/turnout.sqlite") else {
            throw Configuration.Fault("There is no database at TURNOUT_DATA, so there is no log to verify.")
        }
        do throws(StoreError) {
            return say(try StoreReader(directory: directory).verifyLog())
        } catch {
            Turnout.complain(error.description)
            return 1
        }
    }

    private func say(_ verdict: AuditVerdict) -> Int32 {
        if let row = verdict.firstBroken {
            print("The log was changed: row \(row) of \(verdict.rows) does not follow from the one before.")
        }
        if let row = verdict.firstBrokenGift {
            print("The gifts were changed: row \(row) does not follow from the one before.")
        }
        for table in verdict.changedTables {
            print("The table \(table) was changed by something else than turnout.")
        }
        guard verdict.holdsTogether else { return 1 }
        print("The log holds together: \(verdict.rows) rows. Nobody else wrote to the database.")
        return 0
    }
}
