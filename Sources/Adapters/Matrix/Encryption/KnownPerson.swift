import Encryption
import PlainJSON

/// What is known of somebody's devices and of the identity that vouches for them.
struct KnownPerson: Equatable, Sendable {
    static let mostDevices = 20

    /// Whom a room key may be given to (E39).
    enum Standing: Equatable, Sendable {
        /// There is an identity, and it is the one that was seen first.
        case vouched
        /// None was ever seen.
        case unvouched
        /// There is another identity than the first.
        case changed
        /// There was one, and the homeserver shows none any more.
        case gone
    }

    let user: String
    private(set) var devices: [KnownDevice] = []
    /// The identity's key as it was seen first; it stays until the operator says that another one is believed.
    private(set) var first: SigningKey?
    private(set) var master: SigningKey?
    /// Something changed since it was asked for.
    var isOutdated = true
    /// How often a sync told of a change.
    var changes: Int64 = 0

    init(user: String) { self.user = user }

    var standing: Standing {
        guard let first else { return .unvouched }
        guard let master else { return .gone }
        return master == first ? .vouched : .changed
    }

    /// Believes the identity that is shown now.
    mutating func trust() { first = master }

    func device(with identity: IdentityKey) -> KnownDevice? { devices.first { $0.identity == identity } }

    /// What came of an answer, for whoever keeps room keys.
    struct Change: Equatable, Sendable {
        /// A device is gone, lost its signature, or is shown with other keys (E37).
        var mustRotate = false
        /// Devices that were shown with other keys than before, which are ignored.
        var forged = 0
        var isNewIdentity = false
    }

    /// Takes an answer to `keys/query` in, which is a stranger's word about a person (E38, E39).
    mutating func take(_ answer: JSON) -> Change {
        var change = Change()
        let own = takeIdentity(answer, &change)
        let before = Dictionary(devices.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        var found: [KnownDevice] = []
        for (id, document) in answer["device_keys"]?[user]?.object ?? [:] {
            guard var device = KnownDevice(document, of: user, named: id) else { continue }
            if let known = before[id], known.identity != device.identity || known.signing != device.signing {
                change.forged += 1
                change.mustRotate = true
                found.append(known)
                continue
            }
            if let own { device.isVouched = document.isSigned(by: user, with: own.base64, own) }
            found.append(device)
        }
        found.sort { ($1.isVouched ? 1 : 0, $0.id) < ($0.isVouched ? 1 : 0, $1.id) }
        devices = Array(found.prefix(Self.mostDevices))
        let left = Dictionary(devices.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        for device in before.values {
            guard let now = left[device.id], now.isVouched || !device.isVouched else {
                change.mustRotate = true
                continue
            }
        }
        isOutdated = false
        return change
    }

    /// The key that signs the devices, if the identity's master signed it.
    private mutating func takeIdentity(_ answer: JSON, _ change: inout Change) -> SigningKey? {
        let shown = Self.key(of: answer["master_keys"]?[user], usage: "master", user)
        if shown != master, master != nil { (change.isNewIdentity, change.mustRotate) = (true, true) }
        master = shown
        first = first ?? shown
        guard let shown, let document = answer["self_signing_keys"]?[user],
            document.isSigned(by: user, with: shown.base64, shown)
        else { return nil }
        return Self.key(of: document, usage: "self_signing", user)
    }

    private static func key(of document: JSON?, usage: String, _ user: String) -> SigningKey? {
        guard let document, document["user_id"]?.text == user,
            document["usage"]?.list?.contains(.text(usage)) == true,
            let keys = document["keys"]?.object, keys.count == 1, let (name, value) = keys.first,
            let text = value.text, name == "ed25519:\(text)"
        else { return nil }
        return SigningKey(base64: text)
    }

    /// Those that a room key is for, and those that are told why they get none (E39).
    func recipients(isForTeam: Bool) -> (given: [KnownDevice], withheld: [KnownDevice]) {
        switch standing {
        case .vouched: (devices.filter(\.isVouched), devices.filter { !$0.isVouched })
        case .unvouched: isForTeam ? ([], devices) : (devices, [])
        // In a private chat the other one is whoever the homeserver says.
        case .changed:
            isForTeam ? ([], devices) : (devices.filter(\.isVouched), devices.filter { !$0.isVouched })
        case .gone: ([], devices)
        }
    }
}

extension KnownPerson {
    /// As it was kept.
    init?(_ json: JSON, user: String) {
        self.init(user: user)
        func key(_ name: String) -> SigningKey? { json[name]?.text.flatMap { SigningKey(base64: $0) } }
        (first, master, isOutdated) = (key("first"), key("master"), json["outdated"]?.flag ?? true)
        changes = json["changes"]?.number ?? 0
        for item in json["devices"]?.list ?? [] {
            guard let id = item["id"]?.text,
                let identity = item["identity"]?.text.flatMap({ IdentityKey(base64: $0) }),
                let signing = item["signing"]?.text.flatMap({ SigningKey(base64: $0) })
            else { return nil }
            var device = KnownDevice(user: user, id: id, identity: identity, signing: signing)
            device.isVouched = item["vouched"]?.flag ?? false
            devices.append(device)
        }
    }

    var json: JSON {
        var json: [String: JSON] = ["outdated": .flag(isOutdated), "changes": .number(changes)]
        json["first"] = first.map { .text($0.base64) }
        json["master"] = master.map { .text($0.base64) }
        json["devices"] = .list(
            devices.map {
                [
                    "id": .text($0.id), "identity": .text($0.identity.base64),
                    "signing": .text($0.signing.base64), "vouched": .flag($0.isVouched),
                ]
            })
        return .object(json)
    }
}

extension CipherBook {
    /// What is known of somebody; an empty page of somebody new.
    func person(_ user: String) async throws -> KnownPerson {
        guard let json = try await json(.person, user) else { return KnownPerson(user: user) }
        guard let person = KnownPerson(json, user: user) else { throw EncryptionFault.sealed }
        return person
    }

    mutating func keep(_ person: KnownPerson) { write(.person, person.user, json: person.json) }
}
