import FoundationEssentials
import Services
import Store

/// Whether the databases hold together: as SQLite sees it, by the sums over the rows, and by the chain of decisions.
struct DatabaseCheckup: Sendable {
    let configuration: Configuration

    private var directory: String { configuration.dataDirectory }
    private var photos: PhotoPlace { (try? configuration.photos) ?? .directory }
    private var address: DatabaseAddress? { (try? configuration.database) ?? nil }

    func findings() -> [Finding] {
        // What is wrong with the setting itself, the settings' own line says.
        guard (try? configuration.hasDatabase) == true else {
            return [Finding(isWell: true, sentence: "database: none yet; turnout run makes it")]
        }
        do throws(StoreError) {
            let isRunning = try bringUp()
            let examination = try Examination(of: directory, on: address, photos: photos)
            return try returned() + findings(on: examination, isRunning: isRunning)
        } catch .missing {
            return [
                Finding(isWell: true, sentence: "database: the server is empty yet; turnout run fills it")
            ]
        } catch {
            return [Finding(isWell: false, sentence: "database: \(error)")]
        }
    }

    /// People whose data an old copy has brought back.
    private func returned() throws(StoreError) -> [Finding] {
        let list = ForgottenList(path: configuration.forgotten ?? ForgottenList.path(in: directory))
        let count = try StoreReader(directory: directory, on: address).returnedPeople(
            on: list, at: Clock.system.now())
        guard count > 0 else { return [] }
        let sentence =
            "forgotten: the database is an older copy with \(count) people who had their data deleted; turnout run deletes them again first"
        return [Finding(isWell: false, sentence: sentence)]
    }

    /// Without a turnout that runs, a database of an older version is brought up; true if one runs. On a server nothing is changed.
    private func bringUp() throws(StoreError) -> Bool {
        if address != nil { return false }
        do throws(StoreError) {
            let options = StoreOptions(
                reviewRooms: [], forgotten: configuration.forgotten,
                copier: Turnout.version)
            _ = try Store(directory: directory, options: options)
            return false
        } catch .inUse { return true } catch .sqlite { return false }
    }

    private func findings(on examination: Examination, isRunning: Bool) -> [Finding] {
        guard examination.faults.isEmpty else {
            return examination.faults.map {
                Finding(
                    isWell: false,
                    sentence: "database: \($0); stop turnout and restore a copy: turnout restore")
            }
        }
        let counts = examination.tally.map { "\($0.count) \($0.name)" }.joined(separator: ", ")
        var findings = [
            Finding(
                isWell: true,
                sentence: address == nil
                    ? "database: \(counts); whole\(isRunning ? ", beside a turnout that runs" : "")"
                    : "database: \(counts); on a server")
        ]
        if examination.verdict?.holdsTogether ?? false {
            findings.append(
                Finding(
                    isWell: true,
                    sentence: address == nil
                        ? "rows: as turnout wrote them; the audit log holds together"
                        : "rows: the audit log and the gifts hold together"))
        } else {
            let sentence = "rows: something else wrote to the database; turnout verify-log says where"
            findings.append(Finding(isWell: false, sentence: sentence))
        }
        if examination.isLogKeyLost {
            let sentence = "log: its key is not here; put log.key back, or start once with run --new-chain"
            findings.append(Finding(isWell: false, sentence: sentence))
        } else if !SealingKey.first(in: directory).isEmpty {
            let sentence = "log: its first key still lies here; turnout log-key prints it for a safe, once"
            findings.append(Finding(isWell: true, sentence: sentence))
        }
        if examination.missingPhotos > 0 {
            let sentence =
                "photos: \(examination.missingPhotos) files are missing; copy photos/ from a turnout backup"
            findings.append(Finding(isWell: false, sentence: sentence))
        }
        return findings
    }
}
