public import CivicFacts
import Conversation
public import Encryption
public import HTTP
import PlainJSON

/// What the operator does about encryption while no house runs: set it up, look at it, and mend it. Each step is kept before the
/// next; one that was cut off is gone on with by doing it again.
public struct MatrixEncryption: Sendable {
    private let tools: MatrixTools
    private let key: AtRestKey
    private let shelf: any AdapterShelf

    private var settings: MatrixSettings { tools.memory.settings }
    private var server: EnrolmentServer { EnrolmentServer(client: tools.client, settings: settings) }

    init(
        _ settings: MatrixSettings, vault: any MatrixVault, shelf: any AdapterShelf, key: AtRestKey,
        transport: any MatrixTransport, timing: AdapterTiming = .real
    ) {
        let access = MatrixAccess(settings, transport: transport, vault: vault, timing: timing) { _ in }
        tools = MatrixTools(
            client: MatrixClient(transport: transport, access: access), memory: MatrixMemory(settings),
            timing: timing, note: { _ in })
        (self.key, self.shelf) = (key, shelf)
    }

    public init(
        _ settings: MatrixSettings, vault: any MatrixVault, shelf: any AdapterShelf, key: AtRestKey,
        client: HTTPClient
    ) {
        self.init(
            settings, vault: vault, shelf: shelf, key: key,
            transport: MatrixHTTPTransport(server: settings.homeserver, client: client))
    }

    /// Whether the rows of the device that was set up open with the key.
    public static func opens(_ shelf: any AdapterShelf, with key: AtRestKey) async throws -> Bool {
        let kind = CipherKind.account.rawValue
        return try await shelf.rows(kind, from: "").contains { row in
            row.value.flatMap { key.open($0, at: RowPlace(device: row.key, table: kind, row: row.key)) }
                != nil
        }
    }

    /// The kinds of rows that `state` reads.
    public static let kindsOfState = [CipherKind.account, .identity, .counter].map(\.rawValue)

    /// Those that are messages whose keys are not here.
    public static let kindOfWaiting = CipherKind.parked.rawValue

    /// Those that tell who was seen with which identity.
    public static let kindOfPeople = CipherKind.person.rawValue

    /// Signs in; to be called first.
    public func begin() async throws {
        guard OlmAccount.libraryVersion != nil else { throw EncryptionFault.noLibrary }
        try await MatrixPreparation(desk: tools).signInOnly()
    }

    /// Makes and publishes device and identity, whatever of it is not done yet. The recovery key, unless the operator has
    /// been shown one.
    public func setUp() async throws -> RecoveryKey? {
        let (vault, device) = try await ownDevice()
        var identity = try await kept(in: vault)
        if identity == nil {
            guard try await server.shown().identity.isEmpty else { throw EncryptionFault.identityTaken }
            identity = OwnIdentity.make()
            try await keep(identity, in: vault)
        }
        guard let identity else { throw EncryptionFault.unsaved }
        try await OwnKeys(device: device, vault: vault, server: server).publish()
        let published = try await publish(identity, device, vault)
        return published.isTold ? nil : try await store(published, vault)
    }

    /// The operator has the recovery key: it is not made again.
    public func confirmTold() async throws {
        let vault = try await ownDevice().vault
        guard var identity = try await kept(in: vault) else { throw EncryptionFault.notSetUp }
        identity.isTold = true
        try await keep(identity, in: vault)
    }

    /// Signs this device with the identity that the recovery key opens.
    public func recover(with recoveryKey: RecoveryKey) async throws {
        var identity = try await SecretStorage(server: server).open(with: recoveryKey)
        guard try await isCurrent(identity) else { throw EncryptionFault.wrongRecoveryKey }
        let (vault, device) = try await publishedDevice()
        identity.stage = .uploaded
        try await keep(identity, in: vault)
        _ = try await publish(identity, device, vault)
    }

    /// Makes a new identity in the place of the one that others know.
    public func reset() async throws -> RecoveryKey {
        let (vault, device) = try await publishedDevice()
        guard let identity = OwnIdentity.make() else { throw EncryptionFault.unsaved }
        // Only what the homeserver has taken is kept: until then the old one holds.
        try await server.upload(identity: try identity.upload(by: device))
        var taken = identity
        taken.stage = .uploaded
        try await keep(taken, in: vault)
        return try await store(try await publish(taken, device, vault), vault)
    }

    /// The key of the identity that somebody shows now and that was not the first, for people to compare; nil where the first one
    /// still holds. It is believed where it is the one that was looked at.
    public func newIdentity(of user: String, believing seen: String? = nil) async throws -> String? {
        let vault = try await ownDevice(isMade: false).vault
        var book = CipherBook(vault)
        var person = try await book.person(user)
        guard let answer = try await server.shown(of: user) else {
            throw EncryptionFault.homeserver(status: 0)
        }
        _ = person.take(answer)
        guard person.standing == .changed, let shown = person.master?.fingerprint else { return nil }
        if shown == seen {
            person.trust()
            person.isOutdated = true
            book.keep(person)
            try await vault.keep(book.rows)
        }
        return shown
    }

    /// What there is, and whether others are shown the same.
    public func state() async throws -> EncryptionState {
        let (vault, device) = try await ownDevice(isMade: false)
        guard let identity = try await kept(in: vault) else { throw EncryptionFault.notSetUp }
        let shown = try await server.shown()
        let document = shown.devices[device.id]
        return EncryptionState(
            user: device.user, device: device.id, fingerprint: device.fingerprint,
            isDeviceShown: device.isShown(in: document),
            isIdentityShown: shown.key("master_keys") == identity.master.key.base64,
            isDeviceSigned: identity.vouches(for: document, of: device.user),
            isStored: try await SecretStorage(server: server).current() == identity.storage
                && identity.storage != nil,
            unclaimed: try await server.unclaimed(),
            rollback: KeyCounter(try await CipherBook(vault).json(.counter, device.id)).flatMap { counter in
                counter.rolledBackAt.map { EncryptionState.Rollback(at: $0, isMended: !counter.isUnmended) }
            })
    }

    // Rows

    private func vault() async throws -> CipherVault {
        guard let device = await tools.client.access.device else { throw EncryptionFault.needsDevice }
        return CipherVault(device: device, key: key, shelf: shelf)
    }

    private func kept(in vault: CipherVault) async throws -> OwnIdentity? {
        guard let value = try await vault.read(.identity, "own") else { return nil }
        guard let identity = OwnIdentity(value) else { throw EncryptionFault.sealed }
        return identity
    }

    private func keep(_ identity: OwnIdentity?, in vault: CipherVault) async throws {
        try await vault.keep([vault.sealed(.identity, "own", identity?.value)])
    }

    /// The device's keys, made where there are none: kept before anybody hears of them.
    private func ownDevice(isMade: Bool = true) async throws -> (vault: CipherVault, device: OwnDevice) {
        let vault = try await vault()
        if let state = try await vault.read(.account, vault.device) {
            return (
                vault, try OwnDevice(user: settings.user, id: vault.device, account: OlmAccount(state: state))
            )
        }
        guard isMade else { throw EncryptionFault.notSetUp }
        // Of a device that others know, the private halves are gone for ever.
        guard try await server.shown().devices[vault.device] == nil else { throw EncryptionFault.deviceTaken }
        let account = try OlmAccount.make()
        try await vault.keep([vault.sealed(.account, vault.device, account.state)])
        return (vault, try OwnDevice(user: settings.user, id: vault.device, account: account))
    }

    /// The device with its keys published; where those it has are not what the homeserver knows, a new device that is signed in
    /// for it. What the rows say of the old one is of no use then, and goes first.
    private func publishedDevice() async throws -> (vault: CipherVault, device: OwnDevice) {
        do {
            // Of another device's rows none opens for this one.
            let vault = try await vault()
            if try await vault.read(.account, vault.device) == nil { try await vault.clear() }
            return try await publishedOwnDevice()
        } catch let fault as EncryptionFault where [.deviceTaken, .rolledBack, .sealed].contains(fault) {
            guard case .password = settings.credential else { throw EncryptionFault.needsDevice }
            try await vault().clear()
            guard try await tools.client.access.signInAsNewDevice() else { throw EncryptionFault.needsDevice }
            return try await publishedOwnDevice()
        }
    }

    private func publishedOwnDevice() async throws -> (vault: CipherVault, device: OwnDevice) {
        let (vault, device) = try await ownDevice()
        try await OwnKeys(device: device, vault: vault, server: server).publish()
        return (vault, device)
    }

    // Steps

    /// The identity, then its signature on the device, as far as the homeserver does not have them.
    private func publish(
        _ identity: OwnIdentity, _ device: OwnDevice, _ vault: CipherVault
    ) async throws -> OwnIdentity {
        var identity = identity
        let shown = try await server.shown()
        guard device.isShown(in: shown.devices[device.id]) else { throw EncryptionFault.deviceTaken }
        if shown.identity.isEmpty {
            try await server.upload(identity: try identity.upload(by: device))
        } else if try await !isCurrent(identity) {
            throw EncryptionFault.identityTaken
        }
        if identity.stage == .made {
            identity.stage = .uploaded
            try await keep(identity, in: vault)
        }
        if !identity.vouches(for: shown.devices[device.id], of: device.user) {
            try await server.upload(signed: try identity.vouching(for: device), of: device.id)
        }
        if identity.stage != .signed {
            identity.stage = .signed
            try await keep(identity, in: vault)
        }
        return identity
    }

    private func isCurrent(_ identity: OwnIdentity) async throws -> Bool {
        let shown = try await server.shown()
        return shown.key("master_keys") == identity.master.key.base64
            && shown.key("self_signing_keys") == identity.selfSigning.key.base64
    }

    /// Has the homeserver keep the seeds, under a key that is named here before it is used there.
    private func store(_ identity: OwnIdentity, _ vault: CipherVault) async throws -> RecoveryKey {
        var identity = identity
        let recoveryKey = RecoveryKey.make()
        let name = Base64.text(of: Secret.random(18).bytes, isURL: true)
        (identity.storage, identity.isTold) = (name, false)
        try await keep(identity, in: vault)
        try await SecretStorage(server: server).keep(identity, under: recoveryKey, named: name)
        return recoveryKey
    }
}

/// What `turnout encryption show` and `turnout doctor` tell.
public struct EncryptionState: Equatable, Sendable {
    public let user: String
    public let device: String
    /// The device's signing key, for people to compare.
    public let fingerprint: String
    public let isDeviceShown: Bool
    public let isIdentityShown: Bool
    public let isDeviceSigned: Bool
    /// The homeserver keeps the identity under the recovery key that was shown last.
    public let isStored: Bool
    /// One-time keys that nobody claimed.
    public let unclaimed: Int
    /// When the data were last found to be older than they had been.
    public let rollback: Rollback?

    /// A copy of the data that was gone on with.
    public struct Rollback: Equatable, Sendable {
        public let at: Moment
        /// A new device has taken the place of the one whose keys others may have.
        public let isMended: Bool
    }

    public var isWell: Bool { isDeviceShown && isIdentityShown && isDeviceSigned && isStored }
}
