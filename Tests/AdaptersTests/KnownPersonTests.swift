import Encryption
import PlainJSON
import Testing

@testable import Adapters

/// Somebody who has devices and, if they like, an identity; what a homeserver tells of them.
struct Somebody {
    let user: String
    var devices: [OwnDevice]
    var identity: OwnIdentity?
    /// Devices that the identity signed.
    var vouched: Set<String> = []

    init(_ user: String, devices: [String], identity: OwnIdentity? = nil, vouched: Set<String> = []) throws {
        self.user = user
        self.devices = try devices.map { try OwnDevice(user: user, id: $0, account: .make()) }
        (self.identity, self.vouched) = (identity, vouched)
    }

    var answer: JSON {
        get throws {
            var documents: [String: JSON] = [:]
            for device in devices {
                var document = try device.document()
                if let identity, vouched.contains(device.id) {
                    document = document.signed(
                        identity.selfSigning.sign(document.signable ?? []), by: user,
                        with: identity.selfSigning.key.base64)
                }
                documents[device.id] = document
            }
            var answer: [String: JSON] = ["device_keys": .object([user: .object(documents)])]
            if let identity, let device = devices.first {
                let upload = try identity.upload(by: device)
                answer["master_keys"] = upload["master_key"].map { .object([user: $0]) }
                answer["self_signing_keys"] = upload["self_signing_key"].map { .object([user: $0]) }
            }
            return .object(answer)
        }
    }

    /// As somebody else knows them.
    var known: KnownPerson {
        get throws {
            var person = KnownPerson(user: user)
            _ = person.take(try answer)
            return person
        }
    }
}

@Suite(.enabled(if: OlmAccount.libraryVersion != nil, "there is no libolm"))
struct KnownPersonTests {
    @Test func onlyDevicesThatTheIdentitySignedAreGivenKeys() throws {  // E39
        var ann = try Somebody(
            "@ann:town.test", devices: ["OAK", "ELM"], identity: .make(), vouched: ["OAK"])
        let known = try ann.known
        #expect(known.standing == .vouched)
        #expect(known.recipients(isForTeam: false).given.map(\.id) == ["OAK"])
        #expect(known.recipients(isForTeam: false).withheld.map(\.id) == ["ELM"])
        #expect(known.recipients(isForTeam: true).given.map(\.id) == ["OAK"])
        ann.identity = nil
        let bare = try ann.known
        #expect(bare.standing == .unvouched)
        #expect(Set(bare.recipients(isForTeam: false).given.map(\.id)) == ["OAK", "ELM"])
        #expect(bare.recipients(isForTeam: true).given.isEmpty)
    }

    @Test func anIdentityThatWasSeenStays() throws {  // E39
        var ann = try Somebody("@ann:town.test", devices: ["OAK"], identity: .make(), vouched: ["OAK"])
        var known = try ann.known
        let first = ann.identity
        ann.identity = nil
        #expect(known.take(try ann.answer).mustRotate)
        #expect(known.standing == .gone)
        #expect(known.recipients(isForTeam: false).given.isEmpty)
        ann.identity = .make()
        let change = known.take(try ann.answer)
        #expect(known.standing == .changed)
        #expect(!change.isNewIdentity || change.mustRotate)
        #expect(known.recipients(isForTeam: true).given.isEmpty)
        #expect(known.recipients(isForTeam: false).given.map(\.id) == ["OAK"])
        known.trust()
        #expect(known.recipients(isForTeam: true).given.map(\.id) == ["OAK"])
        ann.identity = first
        _ = known.take(try ann.answer)
        #expect(known.standing == .changed)
    }

    @Test func aDeviceThatChangedItsKeysIsIgnored() throws {  // E38
        var ann = try Somebody("@ann:town.test", devices: ["OAK", "ELM"])
        var known = try ann.known
        let elm = try #require(known.devices.first { $0.id == "ELM" })
        ann.devices[1] = try OwnDevice(user: ann.user, id: "ELM", account: .make())
        let change = known.take(try ann.answer)
        #expect(change.forged == 1 && change.mustRotate)
        // However often the other keys are shown.
        #expect(known.take(try ann.answer).forged == 1)
        #expect(known.devices.map(\.id).sorted() == ["ELM", "OAK"])
        #expect(known.device(with: elm.identity) == elm)
        #expect(known.device(with: ann.devices[1].identity) == nil)
    }

    @Test func aDeviceThatVanishesOrLosesItsSignatureIsNoticed() throws {  // E37
        var ann = try Somebody(
            "@ann:town.test", devices: ["OAK", "ELM"], identity: .make(), vouched: ["OAK", "ELM"])
        var known = try ann.known
        #expect(!known.take(try ann.answer).mustRotate)
        ann.vouched = ["OAK"]
        #expect(known.take(try ann.answer).mustRotate)
        ann.devices.append(try OwnDevice(user: ann.user, id: "ASH", account: .make()))
        #expect(!known.take(try ann.answer).mustRotate)
        ann.devices.removeFirst()
        #expect(known.take(try ann.answer).mustRotate)
    }

    @Test func namesInsideAndOutsideMustAgree() throws {  // E38
        let ann = try Somebody("@ann:town.test", devices: ["OAK"])
        let document = try ann.devices[0].document()
        #expect(KnownDevice(document, of: ann.user, named: "OAK") != nil)
        #expect(KnownDevice(document, of: "@bob:town.test", named: "OAK") == nil)
        #expect(KnownDevice(document, of: ann.user, named: "ELM") == nil)
        #expect(
            KnownDevice(
                document.with("algorithms", ["m.olm.v1.curve25519-aes-sha2"]), of: ann.user, named: "OAK")
                == nil)
        #expect(KnownDevice(document.with("note", "changed"), of: ann.user, named: "OAK") == nil)
        let heavy = document.with("unsigned", .text(String(repeating: "x", count: KnownDevice.mostBytes)))
        #expect(KnownDevice(heavy, of: ann.user, named: "OAK") == nil)
    }

    @Test func ofManyDevicesTheSignedOnesCountFirst() throws {
        let names = (10..<40).map { "DEVICE\($0)" }
        let ann = try Somebody(
            "@ann:town.test", devices: names, identity: .make(), vouched: ["DEVICE39", "DEVICE25"])
        let known = try ann.known
        #expect(known.devices.count == KnownPerson.mostDevices)
        #expect(known.devices.prefix(2).map(\.id) == ["DEVICE25", "DEVICE39"])
    }

    @Test func aPersonReadsBackAsKept() throws {
        let ann = try Somebody(
            "@ann:town.test", devices: ["OAK", "ELM"], identity: .make(), vouched: ["OAK"])
        let known = try ann.known
        #expect(try #require(KnownPerson(known.json, user: ann.user)) == known)
        #expect(KnownPerson(["devices": [["id": "OAK"]]], user: ann.user) == nil)
    }
}
