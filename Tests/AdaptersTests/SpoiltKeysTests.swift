import Conversation
import Encryption
import PlainJSON
import Testing

@testable import Adapters

/// What strangers send about keys, spoilt at random places: nothing of it is believed that was not signed.
@Suite(.enabled(if: OlmAccount.libraryVersion != nil, "there is no libolm"))
struct SpoiltKeysTests {
    /// The same spoils at every run.
    private struct Dice {
        var state: UInt64

        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % sides
        }

        /// The bytes with a few of them changed, left out, doubled or cut off.
        mutating func spoil(_ bytes: [UInt8]) -> [UInt8] {
            var bytes = bytes
            for _ in 0...roll(3) where bytes.count > 2 {
                let place = roll(bytes.count)
                switch roll(5) {
                case 0: bytes[place] = UInt8(roll(256))
                case 1: bytes[place] ^= UInt8(1 << roll(8))
                case 2: bytes.remove(at: place)
                case 3: bytes.insert(bytes[place], at: place)
                default: bytes.swapAt(place, roll(bytes.count))
                }
            }
            return bytes
        }
    }

    @Test func aSpoiltBundleGivesNobodyAKey() throws {  // E14, E38
        let ann = try Somebody(
            "@ann:town.test", devices: ["OAK", "ELM"], identity: .make(), vouched: ["OAK"])
        let real = try ann.known
        let whole = try ann.answer.bytes
        var (dice, read) = (Dice(state: 7), 0)
        for _ in 0..<3_000 {
            guard let answer = JSON(dice.spoil(whole)) else { continue }
            read += 1
            var fresh = KnownPerson(user: ann.user)
            _ = fresh.take(answer)
            for device in fresh.devices {
                let known = try #require(real.devices.first { $0.id == device.id })
                #expect(device.identity == known.identity && device.signing == known.signing)
                #expect(!device.isVouched || known.isVouched)
            }
            // Whom one knows keeps their keys, whatever is shown later.
            var later = real
            _ = later.take(answer)
            #expect(Set(later.recipients(isForTeam: true).given.map(\.id)).isSubset(of: ["OAK"]))
            #expect(later.first == real.first)
        }
        #expect(read > 500)
    }

    @Test func aSpoiltPayloadIsOfNobodyElse() throws {  // E14, E28
        let (ann, bob) = (
            try Somebody("@ann:town.test", devices: ["OAK"]), try Somebody("@bob:town.test", devices: ["ELM"])
        )
        let (sender, own) = (try #require(try ann.known.devices.first), bob.devices[0])
        let key: JSON = ["algorithm": .text(OwnDevice.megolm), "room_id": "!r", "session_id": "s"]
        let device = try #require(try bob.known.devices.first)
        let whole = try OlmPayload.text("m.room_key", key, to: device, from: ann.devices[0]).bytes
        var (dice, believed) = (Dice(state: 11), 0)
        for _ in 0..<3_000 {
            guard let payload = OlmPayload(Secret(dice.spoil(whole)), from: sender, to: own) else { continue }
            believed += 1
            #expect(payload.sender == sender)
        }
        // Only what stands beside the names may be another.
        #expect(believed < 1_500)
    }

    @Test func aSpoiltFileOpensNothing() throws {  // E14, E51
        let (_, key) = FileKey.seal(Array("a picture".utf8))
        let file = EncryptedFile(address: "mxc://town.test/abc", key: try #require(key))
        let (sealed, _) = ([UInt8](repeating: 3, count: 9), 0)
        #expect(file.key.open(sealed) == nil)
        var dice = Dice(state: 13)
        for _ in 0..<3_000 {
            guard let json = JSON(dice.spoil(file.json.bytes)), let spoilt = EncryptedFile(json) else {
                continue
            }
            #expect(spoilt.address.hasPrefix("mxc://"))
            #expect(spoilt.key.open(sealed) == nil)
        }
    }

    @Test func aSpoiltRowOpensNowhere() throws {  // E14, E43
        let key = AtRestKey.make()
        let place = RowPlace(device: "RIVER", table: "person", row: "@ann:town.test")
        let row = key.seal(Secret("what is known of her".utf8), at: place)
        var dice = Dice(state: 17)
        for _ in 0..<3_000 {
            let spoilt = dice.spoil(row)
            #expect(spoilt == row || key.open(spoilt, at: place) == nil)
        }
        #expect(key.open(row, at: place) != nil)
    }
}
