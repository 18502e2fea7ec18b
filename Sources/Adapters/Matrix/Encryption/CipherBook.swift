import CivicFacts
import Conversation
import Encryption
import PlainJSON

/// The rows of one piece of work: read as they are needed, with what the work has changed so far, which is kept in one commit or
/// not at all. A ratchet that moved is only a change in here until then.
struct CipherBook: Sendable {
    private struct Place: Hashable {
        let kind: CipherKind
        let name: String
    }

    let vault: CipherVault
    private var changes: [Place: Secret?] = [:]

    /// When it is done, in milliseconds since 1970.
    let now: Int64

    init(_ vault: CipherVault, at now: Moment = Moment(milliseconds: 0)) {
        (self.vault, self.now) = (vault, now.milliseconds)
    }

    func read(_ kind: CipherKind, _ name: String) async throws -> Secret? {
        if let change = changes[Place(kind: kind, name: name)] { return change }
        return try await vault.read(kind, name)
    }

    func json(_ kind: CipherKind, _ name: String) async throws -> JSON? {
        guard let value = try await read(kind, name) else { return nil }
        guard let json = JSON(value.bytes) else { throw EncryptionFault.sealed }
        return json
    }

    /// All rows of a kind whose names begin so, in the order of their names.
    func all(_ kind: CipherKind, from start: String = "") async throws -> [(name: String, value: Secret)] {
        var found = Dictionary(
            try await vault.readAll(kind, from: start).map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
        for (place, value) in changes where place.kind == kind && place.name.hasPrefix(start) {
            found[place.name] = value
        }
        return found.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
    }

    /// Writes a row; nil as its value takes it away.
    mutating func write(_ kind: CipherKind, _ name: String, _ value: Secret?) {
        changes[Place(kind: kind, name: name)] = .some(value)
    }

    mutating func write(_ kind: CipherKind, _ name: String, json: JSON) {
        write(kind, name, Secret(json.bytes))
    }

    var isChanged: Bool { !changes.isEmpty }

    /// What has changed, as it is to be kept.
    var rows: [AdapterRow] {
        changes.map { vault.sealed($0.key.kind, $0.key.name, $0.value) }
            .sorted { ($0.kind, $0.key) < ($1.kind, $1.key) }
    }
}
