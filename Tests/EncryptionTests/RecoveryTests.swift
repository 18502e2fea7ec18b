import CCrypto
import Testing

@testable import Encryption

/// The recovery key, and what the homeserver keeps under it (E5, E27).
struct RecoveryTests {
    /// The bytes and the words of a key that the specification's own program is tried with.
    private static let (bytes, text) = (
        Field.bytes("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a"),
        "EsTc LW2K PGiF wKEA 3As5 g5c4 BXwk qeeJ ZJV8 Q9fu gUMN UE4d"
    )

    @Test func aKeyIsWrittenAsOthersWriteIt() throws {
        let key = try #require(RecoveryKey(Self.text))
        #expect(key.secret.bytes == Self.bytes)
        #expect(key.text == Self.text)
        #expect(RecoveryKey(Self.text.filter { $0 != " " } + "\n")?.secret == key.secret)
    }

    @Test func everyKeyReadsBackAndASlipIsNoticed() throws {
        for _ in 0..<20 {
            let key = RecoveryKey.make()
            #expect(RecoveryKey(key.text)?.secret == key.secret)
            var slip = Array(key.text)
            slip[8] = slip[8] == "a" ? "b" : "a"
            // One in 256 slips leaves the check byte right; none leaves the key.
            #expect(RecoveryKey(String(slip))?.secret != key.secret)
            #expect(RecoveryKey(key.text.dropLast()) == nil)
            #expect(RecoveryKey(key.text + "1") == nil)
        }
        for text in [
            Self.text.replacing("PGiF", with: "PGiG"), "", "0OIl", "EsTc",
            String(repeating: "z", count: 5_000),
        ] {
            #expect(RecoveryKey(text) == nil)
        }
    }

    @Test func aStoredSecretOpensUnderItsNameAndKeyOnly() throws {
        let (key, other) = (RecoveryKey.make(), RecoveryKey.make())
        let secret = Secret("an identity's seed".utf8)
        let stored = StoredSecret(sealing: secret, named: "m.cross_signing.master", under: key)
        #expect(stored.open(named: "m.cross_signing.master", with: key) == secret)
        #expect(stored.open(named: "m.cross_signing.self_signing", with: key) == nil)
        #expect(stored.open(named: "m.cross_signing.master", with: other) == nil)
        #expect(stored.block[8] & 0x80 == 0)
        var ciphertext = stored.ciphertext
        ciphertext[3] ^= 1
        let changed = StoredSecret(block: stored.block, ciphertext: ciphertext, mac: stored.mac)
        #expect(changed.open(named: "m.cross_signing.master", with: key) == nil)
        let short = StoredSecret(block: [], ciphertext: stored.ciphertext, mac: stored.mac)
        #expect(short.open(named: "m.cross_signing.master", with: key) == nil)
    }

    @Test func theCheckTellsTheRightKeyFromOthers() {
        let key = RecoveryKey.make()
        let check = StoredSecret.check(of: key)
        #expect(StoredSecret.isRight(key, block: check.block, mac: check.mac))
        #expect(!StoredSecret.isRight(RecoveryKey.make(), block: check.block, mac: check.mac))
        #expect(!StoredSecret.isRight(key, block: Array(check.block.dropLast()), mac: check.mac))
    }

    /// RFC 8032, section 7.1, the second example.
    @Test func aSeedSignsAsTheStandardSays() throws {
        let seed = try #require(
            SigningSeed(
                Secret(Field.bytes("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"))))
        #expect(
            seed.key.bytes == Field.bytes("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c"))
        let signature = try #require(seed.sign([0x72]))
        #expect(
            signature.bytes
                == Field.bytes(
                    "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
                        + "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"))
        #expect(signature.isRight(of: seed.key, for: [0x72]))
        #expect(SigningSeed(Secret([1, 2, 3])) == nil)
    }
}
