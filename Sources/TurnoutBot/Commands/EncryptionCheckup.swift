import Adapters
import CivicFacts
import Conversation
import Encryption
import FoundationEssentials
import Store

/// What `turnout doctor` and `turnout encryption show` say about the bot's own keys.
struct EncryptionCheckup: Sendable {
    let configuration: Configuration

    /// Also beside a turnout that runs: it only reads.
    func findings() async throws -> [Finding] {
        let library =
            OlmAccount.libraryVersion.map { "libolm \($0) is installed" } ?? "libolm is not installed"
        guard let rows = try rows(MatrixEncryption.kindsOfState), !rows.isEmpty,
            let setup = try MatrixSetup(configuration)
        else {
            return [Finding(isWell: true, sentence: "Matrix: encryption is not set up; \(library)")]
        }
        let file = MatrixKeyFile(configuration)
        let place = Finding(
            isWell: !file.isBesideData,
            sentence: file.isBesideData
                ? "Matrix: the key that seals the bot's own keys lies in TURNOUT_DATA, beside them; keep it elsewhere and "
                    + "name it in MATRIX_KEY_FILE"
                : "Matrix: the key that seals the bot's own keys lies apart from them"
        )
        do {
            guard let key = try file.read() else { throw EncryptionFault.sealed }
            let encryption = setup.encryption(shelf: KeptRows(rows: rows), key: key)
            try await encryption.begin()
            let waiting = try self.rows([MatrixEncryption.kindOfWaiting])?.count ?? 0
            return [place] + Self.findings(on: try await encryption.state()) + [
                Finding(
                    isWell: true,
                    sentence:
                        "Matrix: \(waiting) messages of the last day wait for keys that their apps did not give"
                )
            ]
        } catch {
            return [place, Finding(isWell: false, sentence: "Matrix: \(error)")]
        }
    }

    /// What reads the keys as they are kept, and keeps nothing; nil where nothing is set up.
    func encryption(_ setup: MatrixSetup) throws -> MatrixEncryption? {
        guard let rows = try rows(MatrixEncryption.kindsOfState), !rows.isEmpty else { return nil }
        guard let key = try MatrixKeyFile(configuration).read() else { throw EncryptionFault.sealed }
        return setup.encryption(shelf: KeptRows(rows: rows), key: key)
    }

    /// What reads for a doctor that looks into an encrypted room; nil where nothing is set up, or does not open.
    func keys() throws -> (shelf: any AdapterShelf, key: AtRestKey)? {
        let kinds = MatrixEncryption.kindsOfState + [MatrixEncryption.kindOfPeople]
        guard let rows = try rows(kinds), !rows.isEmpty, let key = try? MatrixKeyFile(configuration).read()
        else { return nil }
        return (KeptRows(rows: rows), key)
    }

    private func rows(_ kinds: [String]) throws -> [AdapterRow]? {
        let directory = configuration.dataDirectory
        guard try configuration.hasDatabase else { return nil }
        return try StoreReader(directory: directory, on: try configuration.database).rows(kinds, of: .matrix)
    }

    private static func finding(on rollback: EncryptionState.Rollback) -> Finding {
        let day = Date(timeIntervalSince1970: Double(rollback.at.milliseconds) / 1_000)
            .formatted(.iso8601.year().month().day())
        return Finding(
            isWell: rollback.isMended,
            sentence: rollback.isMended
                ? "Matrix: on \(day) an old copy of the data was in use; a new device took over"
                : "Matrix: on \(day) an old copy of the data was in use; run turnout encryption recover with a new token"
        )
    }

    static func findings(on state: EncryptionState) -> [Finding] {
        [
            Finding(
                isWell: state.isDeviceShown,
                sentence: state.isDeviceShown
                    ? "Matrix: the homeserver shows the device's own keys"
                    : "Matrix: the homeserver shows other keys of the device; run turnout encryption recover"),
            Finding(
                isWell: state.isIdentityShown,
                sentence: state.isIdentityShown
                    ? "Matrix: the homeserver shows the bot's own identity"
                    : "Matrix: the homeserver shows another identity; run turnout encryption recover or reset"
            ),
            Finding(
                isWell: state.isDeviceSigned,
                sentence: state.isDeviceSigned
                    ? "Matrix: the device is signed by it"
                    : "Matrix: the device is not signed, so that programs give it no keys; run turnout encryption setup"
            ),
            Finding(
                isWell: state.isStored,
                sentence: state.isStored
                    ? "Matrix: the homeserver keeps the identity under the recovery key"
                    : "Matrix: the recovery key opens nothing on the homeserver; run turnout encryption reset"
            ),
            Finding(isWell: true, sentence: "Matrix: \(state.unclaimed) one-time keys wait to be claimed"),
        ] + (state.rollback.map { [finding(on: $0)] } ?? [])
    }
}

/// Rows as they were read once.
private struct KeptRows: AdapterShelf {
    let rows: [AdapterRow]

    func row(_ kind: String, _ key: String) async throws -> [UInt8]? {
        rows.first { $0.kind == kind && $0.key == key }?.value
    }

    func rows(_ kind: String, from start: String) async throws -> [AdapterRow] {
        rows.filter { $0.kind == kind && $0.key.hasPrefix(start) }
    }

    func rows(_ kind: String, after key: String, limit: Int) async throws -> [AdapterRow] {
        try await Array(rows(kind, from: "").filter { $0.key > key }.prefix(limit))
    }

    func keys(_ kind: String, from start: String) async throws -> [String] {
        try await rows(kind, from: start).map(\.key)
    }

    func keep(_ rows: [AdapterRow]) async throws { throw EncryptionFault.unsaved }

    func clear() async throws { throw EncryptionFault.unsaved }
}
