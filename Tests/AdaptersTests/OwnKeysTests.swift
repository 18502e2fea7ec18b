import Conversation
import Encryption
import PlainJSON
import Testing

@testable import Adapters

/// What is published of the bot's own keys.
struct SignedJSONTests {
    private let seed = SigningSeed(Secret([UInt8](repeating: 5, count: 32)))

    @Test func theFormThatIsSignedIsTheCanonicalOne() throws {
        let text = #"{"z":[{"ü":1,"b":"\t\u0001\"\/é"}],"a":-0,"signatures":{"x":1},"unsigned":2,"B":true}"#
        let json = try #require(JSON(text.utf8))
        let bytes = try #require(json.signable)
        #expect(
            String(decoding: bytes, as: UTF8.self) == #"{"B":true,"a":0,"z":[{"b":"\t\u0001\"/é","ü":1}]}"#)
    }

    @Test(arguments: [
        #"{"a":1.5}"#, #"{"a":[9007199254740992]}"#, #"{"a":{"b":-9007199254740992}}"#, "[]", "3",
    ])
    func whatHasNoCanonicalFormIsNotSigned(text: String) {
        #expect(JSON(text.utf8)?.signable == nil)
    }

    @Test func aSignatureCountsForItsOwnerNameAndWordsOnly() throws {
        let seed = try #require(seed)
        let json: JSON = ["device_id": "RIVER", "n": 9_007_199_254_740_991]
        let signed = json.signed(seed.sign(try #require(json.signable)), by: "@ann:town.test", with: "RIVER")
        #expect(signed.isSigned(by: "@ann:town.test", with: "RIVER", seed.key))
        #expect(!signed.isSigned(by: "@bob:town.test", with: "RIVER", seed.key))
        #expect(!signed.isSigned(by: "@ann:town.test", with: "LAKE", seed.key))
        let other = try #require(SigningSeed(Secret([UInt8](repeating: 6, count: 32))))
        #expect(!signed.isSigned(by: "@ann:town.test", with: "RIVER", other.key))
        guard case .object(var members) = signed else { return }
        members["device_id"] = "LAKE"
        #expect(!JSON.object(members).isSigned(by: "@ann:town.test", with: "RIVER", seed.key))
    }
}

@Suite(.enabled(if: OlmAccount.libraryVersion != nil, "there is no libolm"))
struct OwnKeysTests {
    private static let user = "@turnout:town.test"

    private static func device() throws -> OwnDevice {
        try OwnDevice(user: user, id: "RIVER", account: .make())
    }

    @Test func aDeviceSaysWhoItIsUnderItsOwnSignature() throws {
        let device = try Self.device()
        let document = try device.document()
        #expect(document.isSigned(by: Self.user, with: "RIVER", device.signing))
        #expect(device.isShown(in: document))
        #expect(!(try Self.device()).isShown(in: document))
        #expect(!device.isShown(in: nil))
        #expect(device.fingerprint.filter { $0 != " " } == device.signing.base64)
    }

    @Test func anIdentityVouchesForItsDevice() throws {
        let device = try Self.device()
        let (identity, other) = (try #require(OwnIdentity.make()), try #require(OwnIdentity.make()))
        let document = try identity.vouching(for: device)
        #expect(identity.vouches(for: document, of: Self.user))
        #expect(!other.vouches(for: document, of: Self.user))
        #expect(document["signatures"]?[Self.user]?.object?.count == 1)
        let upload = try identity.upload(by: device)
        let master = identity.master.key
        for name in ["self_signing_key", "user_signing_key"] {
            #expect(upload[name]?.isSigned(by: Self.user, with: master.base64, master) == true)
        }
        #expect(upload["master_key"]?.isSigned(by: Self.user, with: "RIVER", device.signing) == true)
    }

    @Test func identityAndKeysReadBackAsTheyWereKept() throws {
        var identity = try #require(OwnIdentity.make())
        (identity.stage, identity.storage, identity.isTold) = (.uploaded, "k1", true)
        let kept = try #require(OwnIdentity(identity.value))
        #expect(kept.secrets.map(\.secret) == identity.secrets.map(\.secret))
        #expect((kept.stage, kept.storage, kept.isTold) == (.uploaded, "k1", true))
        #expect(OwnIdentity(Secret("{}".utf8)) == nil)

        let device = try Self.device()
        var key = try OwnOneTimeKey.make(of: device)
        key.isPublished = true
        let read = try #require(OwnOneTimeKey(key.value, under: key.key.base64))
        #expect((read.name, read.key, read.isPublished) == (key.name, key.key, true))
        #expect(read.account.state == key.account.state)
        #expect(
            try read.document(of: device, isFallback: false) == key.document(of: device, isFallback: false))
        let fallback = try key.document(of: device, isFallback: true)
        #expect(fallback["fallback"] == true)
        #expect(fallback.isSigned(by: Self.user, with: "RIVER", device.signing))
    }

    @Test func rowsOfAnotherDeviceDoNotOpen() async throws {
        let shelf = MemoryShelf()
        let key = AtRestKey.make()
        let vault = CipherVault(device: "RIVER", key: key, shelf: shelf)
        try await vault.keep([vault.sealed(.account, "RIVER", Secret("state".utf8))])
        #expect(try await vault.read(.account, "RIVER") == Secret("state".utf8))
        #expect(try await vault.read(.account, "LAKE") == nil)
        for other in [
            CipherVault(device: "LAKE", key: key, shelf: shelf),
            CipherVault(device: "RIVER", key: .make(), shelf: shelf),
        ] {
            await #expect(throws: EncryptionFault.sealed) { try await other.read(.account, "RIVER") }
        }
    }
}
