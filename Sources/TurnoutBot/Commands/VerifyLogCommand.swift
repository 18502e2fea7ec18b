import Foundation
import Store

/// `turnout verify-log`: 0 if the log of decisions holds together, 1 if it was changed.
struct VerifyLogCommand {
    let configuration: Configuration

    func run() async throws -> Int32 {
        let directory = configuration.dataDirectory
        guard FileManager.default.fileExists(atPath: directory) else {
            throw Configuration.Fault("There is no directory at TURNOUT_DATA, so there is no log to verify.")
        }
        let store = try Store(directory: directory, options: StoreOptions(reviewRooms: []))
        let verdict = try await store.verifyLog()
        if let row = verdict.firstBroken {
            print("The log was changed: row \(row) of \(verdict.rows) does not follow from the one before.")
            return 1
        }
        print("The log holds together: \(verdict.rows) rows.")
        return 0
    }
}
