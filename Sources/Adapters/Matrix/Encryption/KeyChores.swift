import CivicFacts
import Encryption
import PlainJSON

/// What about keys needs the homeserver: done beside the loop of syncs, so that a slow answer about a stranger holds up nobody.
extension EncryptionDesk {
    /// So many strangers are asked about at once; others wait for the next time.
    private static let mostAsked = 250

    /// Whether there is something to do after a sync.
    func needsServer(_ answer: MatrixSyncAnswer) -> Bool {
        if let left = answer.oneTimeKeys { isLow = left < OwnKeys.least }
        if answer.isFallbackUsed == true { isFallbackUsed = true }
        return raw ?? 0 > 0 || hasBroken || !declined.isEmpty || isLow || isFallbackUsed || isCountDue
    }

    /// Does it, once at a time; what its messages bring is kept, and led to these chores.
    func tendKeys(_ keeper: MatrixKeeper) async throws -> [MatrixChore] {
        guard !isTending else { return [] }
        isTending = true
        defer { isTending = false }
        var result = MatrixDigest.Result()
        await meetSenders()
        if !met.isEmpty {
            try await locked { try await workThrough(keeper, &result) }
            met = []
        }
        for noted in result.notes { note(noted) }
        for (content, user) in takeDeclined() { await decline(content, of: user) }
        await countIfDue()
        try? await heal()
        do { try await supply() } catch EncryptionFault.rolledBack { noteRollback() } catch {
            // What does not work out now is tried again after the next sync.
        }
        return result.chores
    }

    /// Asks about people whose devices wrote and are not known.
    private func meetSenders() async {
        guard raw != 0, let waiting = try? await vault.readAll(.toDevice) else { return }
        var strangers: Set<String> = []
        let book = CipherBook(vault)
        for (_, value) in waiting {
            guard let json = JSON(value.bytes), json["type"]?.text == "m.room.encrypted",
                let user = json["sender"]?.text, !strangers.contains(user),
                let identity = json["content"]?["sender_key"]?.text.flatMap({ IdentityKey(base64: $0) }),
                let person = try? await book.person(user)
            else { continue }
            if person.device(with: identity) == nil { strangers.insert(user) }
        }
        // Whose server does not answer waits, and nobody else: the others are in the same answer.
        let asked = Array(strangers.sorted().prefix(Self.mostAsked))
        if !asked.isEmpty, let found = try? await learn(about: asked) { met.formUnion(found) }
    }

    /// Keeps the homeserver supplied with the bot's own keys.
    private func supply() async throws {
        guard !isRolledBack else { return }
        let keys = OwnKeys(device: own, vault: vault, server: server, now: timing.now().milliseconds)
        if isFallbackUsed {
            try await keys.replaceFallback(at: timing.now())
            isFallbackUsed = false
            try await count()
        }
        if isLow {
            try await keys.publish()
            try await keys.dropSurplus()
            isLow = false
            try await count()
        }
    }
}
