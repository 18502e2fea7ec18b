import FoundationEssentials
import Services
import Store

/// Whether the databases hold together: as SQLite sees it, by the sums over the rows, and by the chain of decisions.
struct DatabaseCheckup: Sendable {
    let configuration: Configuration

    private var directory: String { configuration.dataDirectory }
    private var place: PhotoPlace { (try? configuration.photos) ?? .directory }
    private var address: DatabaseAddress? { (try? configuration.database) ?? nil }

    func findings() -> [Finding] {
        // What is wrong with the setting itself, the settings' own line says.
        // Whoever may not look, or whose directory is no house's, was told so already.
        let folder = HouseFolder(configuration)
        guard folder.obstacle == nil, folder.barrier == nil else { return [] }
        guard (try? configuration.hasDatabase) == true else {
            return [Finding(isWell: true, sentence: "database: none yet; turnout run makes it")]
        }
        do throws(StoreError) {
            let isRunning = address == nil && Examination.isWorking(in: directory)
            let examination = try Examination(of: directory, on: address, photos: place)
            return try returned() + findings(on: examination, isRunning: isRunning)
        } catch .older(let found, let known) {
            return older(found, known)
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

    /// The doctor only looks: a database of an older version stays as it is.
    private func older(_ found: Int, _ known: Int) -> [Finding] {
        let faults = address == nil ? (try? Examination.faults(of: directory)) ?? ["it cannot be read"] : []
        let sentence =
            "database: of format \(found), and this turnout writes \(known); turnout run brings it up, turnout migrate --dry-run tries that"
        return faults.isEmpty ? [Finding(isWell: true, sentence: sentence)] : faults.map(broken)
    }

    private func broken(_ fault: String) -> Finding {
        Finding(
            isWell: false, sentence: "database: \(fault); stop turnout and restore a copy: turnout restore")
    }

    private func findings(on examination: Examination, isRunning: Bool) -> [Finding] {
        guard examination.faults.isEmpty else {
            return examination.faults.map(broken)
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
        return findings + photos(on: examination)
    }

    private func photos(on examination: Examination) -> [Finding] {
        var findings: [Finding] = []
        if examination.missingPhotos > 0 {
            let sentence =
                "photos: \(examination.missingPhotos) files are missing; copy photos/ from a turnout backup"
            findings.append(Finding(isWell: false, sentence: sentence))
        }
        for name in examination.changedPhotos.prefix(10) {
            let sentence =
                "photos: photos/\(name) is not what it was, the disk may be failing; copy it from a turnout backup"
            findings.append(Finding(isWell: false, sentence: sentence))
        }
        let (compared, files) = (examination.comparedPhotos, examination.photoFiles)
        guard files > 0, findings.isEmpty else { return findings }
        let which =
            compared == files ? "all \(files) files" : "\(compared) of \(files) files, each day others,"
        return [Finding(isWell: true, sentence: "photos: \(which) were read and are what they were")]
    }
}
