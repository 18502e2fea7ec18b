import CivicFacts
import Conversation
import Encryption
import PlainJSON

/// What happens once the rows turn out to be old: with a password another device takes this one's place, signed by the same identity
/// (E49); without one the same device begins all its sessions anew (E50). Each step is kept, so that a stop is gone on from.
struct DeviceSuccession: Sendable {
    let tools: MatrixTools
    let shelf: any AdapterShelf
    let key: AtRestKey

    /// What the next device takes over; the rest is of no use to it.
    private static let kept: [CipherKind] = [
        .person, .inbound, .seen, .read, .parked, .waiting, .file, .upload, .told, .named,
    ]
    private static let dropped: [CipherKind] = [
        .olm, .outbound, .sealed, .toDevice, .heard, .healed, .oneTime, .fallback, .own, .left,
    ]
    /// Rows of one commit.
    private static let portion = 200

    private var server: EnrolmentServer {
        EnrolmentServer(client: tools.client, settings: tools.memory.settings)
    }

    /// True if it is done.
    func run(_ desk: EncryptionDesk) async -> Bool {
        do {
            if case .password = tools.memory.settings.credential {
                try await name(await tools.client.access.newDeviceName, heirOf: desk.own.id, desk.vault)
                try await goOn(from: desk.own.id)
            } else {
                try await beginAnew(desk)
            }
            return true
        } catch { return false }
    }

    /// The next device, with its keys, is kept before anybody hears of it.
    private func name(_ device: String, heirOf old: String, _ vault: CipherVault) async throws {
        guard try await vault.read(.heir, old) == nil else { return }
        guard let identity = try await vault.read(.identity, "own") else {
            throw EncryptionFault.notSetUp
        }
        let account = try OlmAccount.make()
        let heir: JSON = [
            "device": .text(device),
            "account": .text(String(decoding: account.state.bytes, as: UTF8.self)),
            "identity": JSON(identity.bytes) ?? .null,
        ]
        try await vault.keep([vault.sealed(.heir, old, Secret(heir.bytes))])
    }

    /// The sign-in was lost, as after a restore, and whoever is signed in now takes the place of the device whose rows these are.
    func takeOver(from old: String, as device: String) async throws {
        try await name(device, heirOf: old, CipherVault(device: old, key: key, shelf: shelf))
        try await goOn(from: old)
    }

    /// Whatever of it is not done yet.
    func goOn(from old: String) async throws {
        let former = CipherVault(device: old, key: key, shelf: shelf)
        guard let heir = try await CipherBook(former).json(.heir, old), let device = heir["device"]?.text,
            let account = heir["account"]?.text, let known = heir["identity"],
            var identity = OwnIdentity(Secret(known.bytes))
        else { throw EncryptionFault.sealed }
        guard try await tools.client.access.succeed(as: device) else { throw EncryptionFault.needsDevice }
        let vault = CipherVault(device: device, key: key, shelf: shelf)
        for kind in Self.kept { try await move(kind, from: former, to: vault) }
        for kind in Self.dropped { try await drop(kind, of: vault) }
        identity.stage = .uploaded
        let now = tools.timing.now()
        var counter = KeyCounter(since: now)
        (counter.rolledBackAt, counter.former) = (now, old)
        try await vault.keep([
            vault.sealed(.account, device, Secret(account.utf8)), vault.sealed(.account, old, nil),
            vault.sealed(.identity, "own", identity.value), vault.sealed(.heir, old, nil),
            vault.sealed(.counter, device, Secret(counter.json.bytes)), vault.sealed(.counter, old, nil),
        ])
        try await publish()
    }

    /// Shows the device that there is now and signs it, and takes the former one away.
    func publish() async throws {
        guard let device = await tools.client.access.device else { throw EncryptionFault.needsDevice }
        let vault = CipherVault(device: device, key: key, shelf: shelf)
        guard let state = try await vault.read(.account, device),
            var identity = try await vault.read(.identity, "own").flatMap({ OwnIdentity($0) })
        else { throw EncryptionFault.notSetUp }
        let own = try OwnDevice(user: tools.me, id: device, account: OlmAccount(state: state))
        try await OwnKeys(device: own, vault: vault, server: server).publish()
        try await server.upload(signed: try identity.vouching(for: own), of: device)
        identity.stage = .signed
        var counter = KeyCounter(try await CipherBook(vault).json(.counter, device))
        if let former = counter?.former { await server.remove(device: former) }
        counter?.former = nil
        try await vault.keep([
            vault.sealed(.identity, "own", identity.value),
            vault.sealed(.counter, device, counter.map { Secret($0.json.bytes) }),
        ])
    }

    /// Seals rows for the other device; those that open for it already are done.
    private func move(_ kind: CipherKind, from former: CipherVault, to vault: CipherVault) async throws {
        var rows: [AdapterRow] = []
        for name in try await vault.names(kind) {
            if await (try? vault.read(kind, name)) == nil, let value = try? await former.read(kind, name) {
                rows.append(vault.sealed(kind, name, value))
            }
            if rows.count == Self.portion {
                try await vault.keep(rows)
                rows = []
            }
        }
        if !rows.isEmpty { try await vault.keep(rows) }
    }

    private func drop(_ kind: CipherKind, of vault: CipherVault) async throws {
        let names = try await vault.names(kind)
        for start in stride(from: 0, to: names.count, by: Self.portion) {
            let part = names[start..<min(start + Self.portion, names.count)]
            try await vault.keep(part.map { vault.sealed(kind, $0, nil) })
        }
    }

    /// The same device without its sessions; new keys for others to begin with. What was published and is not here stays a trap for
    /// whoever takes it: their message is answered by a new session (E31).
    private func beginAnew(_ desk: EncryptionDesk) async throws {
        let shown = try await server.accountData(KeyCounter.name)
        let now = tools.timing.now()
        try await desk.work { book in
            for kind in [CipherKind.olm, .outbound, .sealed] {
                for name in try await desk.vault.names(kind) { book.write(kind, name, nil) }
            }
            for (name, value) in try await book.all(.fallback) {
                guard var fallback = OwnOneTimeKey(value, under: name), fallback.usedAt == nil else {
                    continue
                }
                fallback.usedAt = now.milliseconds
                book.write(.fallback, name, fallback.value)
            }
            var counter = KeyCounter(since: now)
            counter.number = max(
                shown?["number"]?.number ?? 0,
                KeyCounter(try await book.json(.counter, desk.own.id))?.number ?? 0)
            counter.run = shown?["run"]?.text ?? ""
            (counter.rolledBackAt, counter.isUnmended) = (now, true)
            book.write(.counter, desk.own.id, json: counter.json)
        }
        try await OwnKeys(device: desk.own, vault: desk.vault, server: server).publish(isAll: true)
        await desk.beginAgain()
    }
}
