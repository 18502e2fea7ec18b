import CivicFacts
import Conversation
import Encryption
import PlainJSON

/// The keys that others begin sessions with: always so many one-time keys on the homeserver, and a fallback key for when they
/// are used up.
struct OwnKeys: Sendable {
    static let most = 50
    /// So many are kept, claimed ones included: anybody may claim them all.
    static let mostKept = 5_000
    /// Below this there are made more.
    static let least = 25

    let device: OwnDevice
    let vault: CipherVault
    let server: EnrolmentServer
    var now: Int64 = 0

    /// Publishes the device with what is missing there. Keys are kept before they leave and marked once they arrived: after a
    /// stop in between the same ones go again. `isAll`: what others may still take there is of no use.
    func publish(isAll: Bool = false) async throws {
        let made = try await fill(upTo: Self.most, isAll: isAll)
        let fallback = try await fallback()
        var body: [String: JSON] = ["device_keys": try device.document()]
        body["one_time_keys"] = .object(try documents(made, isFallback: false))
        if !fallback.isPublished {
            body["fallback_keys"] = .object(try documents([fallback], isFallback: true))
        }
        _ = try await server.upload(body)
        try await vault.keep(published(made, .oneTime) + published([fallback], .fallback))
    }

    /// Keys that are kept and not known to be published, made where they are too few.
    private func fill(upTo wanted: Int, isAll: Bool) async throws -> [OwnOneTimeKey] {
        var waiting: [OwnOneTimeKey] = []
        var published = 0
        for (name, value) in try await vault.readAll(.oneTime) {
            guard let key = OwnOneTimeKey(value, under: name) else { throw EncryptionFault.sealed }
            if key.isPublished { published += 1 } else { waiting.append(key) }
        }
        let unclaimed = published == 0 || isAll ? 0 : try await server.unclaimed()
        let missing = unclaimed >= Self.least ? 0 : wanted - unclaimed - waiting.count
        let fresh = try (0..<max(0, missing)).map { _ in try OwnOneTimeKey.make(of: device, at: now) }
        try await vault.keep(fresh.map { vault.sealed(.oneTime, $0.key.base64, $0.value) })
        return waiting + fresh
    }

    /// The fallback key that nobody used yet, made where there is none.
    private func fallback() async throws -> OwnOneTimeKey {
        if let unused = try await fallbacks().first(where: { $0.usedAt == nil }) { return unused }
        let key = try OwnOneTimeKey.make(of: device, at: now)
        try await vault.keep([vault.sealed(.fallback, key.key.base64, key.value)])
        return key
    }

    private func fallbacks() async throws -> [OwnOneTimeKey] {
        try await vault.readAll(.fallback).map { name, value in
            guard let key = OwnOneTimeKey(value, under: name) else { throw EncryptionFault.sealed }
            return key
        }
    }

    /// The fallback key was used: another takes its place. It stays for an hour, for messages that are under way, and is the only
    /// one that does (E24).
    func replaceFallback(at now: Moment) async throws {
        let kept = try await fallbacks()
        // The one that is to take its place did not arrive yet: the used one stays until it does.
        if kept.contains(where: { $0.usedAt == nil && !$0.isPublished }) { return try await publish() }
        var rows: [AdapterRow] = []
        for key in kept {
            var key = key
            let isOld = key.usedAt != nil || !key.isPublished
            key.usedAt = now.milliseconds
            rows.append(vault.sealed(.fallback, key.key.base64, isOld ? nil : key.value))
        }
        try await vault.keep(rows)
        try await publish()
    }

    /// Forgets the oldest of what was published, beyond so many.
    func dropSurplus() async throws {
        let surplus = try await vault.names(.oneTime).count - Self.mostKept
        guard surplus > 0 else { return }
        let published = try await vault.readAll(.oneTime).compactMap { name, value in
            OwnOneTimeKey(value, under: name).flatMap { $0.isPublished ? (name, $0.madeAt) : nil }
        }
        let oldest = published.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(surplus)
        try await vault.keep(oldest.map { vault.sealed(.oneTime, $0.0, nil) })
    }

    /// Forgets a used fallback key after its hour.
    func dropOldFallback(at now: Moment) async throws {
        let kept = try await fallbacks()
        guard kept.contains(where: { $0.usedAt == nil && $0.isPublished }) else { return }
        let old = kept.filter { key in
            key.usedAt.map { now.since(Moment(milliseconds: $0)) >= .hours(1) } ?? false
        }
        guard !old.isEmpty else { return }
        try await vault.keep(old.map { vault.sealed(.fallback, $0.key.base64, nil) })
    }

    private func documents(_ keys: [OwnOneTimeKey], isFallback: Bool) throws(CipherFault) -> [String: JSON] {
        var documents: [String: JSON] = [:]
        for key in keys {
            documents["signed_curve25519:\(key.name)"] = try key.document(of: device, isFallback: isFallback)
        }
        return documents
    }

    private func published(_ keys: [OwnOneTimeKey], _ kind: CipherKind) -> [AdapterRow] {
        keys.filter { !$0.isPublished }.map { key in
            var key = key
            key.isPublished = true
            return vault.sealed(kind, key.key.base64, key.value)
        }
    }
}
