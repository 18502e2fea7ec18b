import CCrypto
import Testing

@testable import Encryption

/// What is refused before the library sees it (E11).
struct GuardTests {
    private static let point = [UInt8](repeating: 9, count: 32)

    private static func olm(
        version: UInt8 = 3, ratchet: [UInt8] = point, index: [UInt8] = [0x05], text: [UInt8] = blocks(2),
        extra: [UInt8] = [], mac: Int = 8
    ) -> [UInt8] {
        [version] + field(0x0a, ratchet) + [0x10] + index + field(0x22, text) + extra
            + [UInt8](repeating: 7, count: mac)
    }

    private static func field(_ tag: UInt8, _ bytes: [UInt8]) -> [UInt8] {
        [tag, UInt8(bytes.count)] + bytes
    }
    private static func blocks(_ count: Int) -> [UInt8] { [UInt8](repeating: 0x5a, count: count * 16) }

    @Test func aMessageIsOneOnlyWithEachFieldOnceAndEightBytesOfMAC() {
        #expect(OlmMessage(Self.olm(), isPreKey: false) != nil)
        let broken: [[UInt8]] = [
            [], [3], Self.olm(version: 4), Self.olm(mac: 7), Self.olm(mac: 9), Self.olm(mac: 0),
            Self.olm(ratchet: Array(Self.point.dropLast())), Self.olm(ratchet: Self.point + [1]),
            Self.olm(ratchet: [UInt8](repeating: 0, count: 32)), Self.olm(text: []),
            Self.olm(text: Self.blocks(2).dropLast()), Self.olm(extra: [0x10, 0x05]),
            Self.olm(extra: Self.field(0x22, Self.blocks(1))), Self.olm(extra: [0x30, 0x01]),
            Self.olm(extra: [0x22, 0xff, 0x01]), Self.olm(extra: [0x10]),
        ]
        for bytes in broken { #expect(OlmMessage(bytes, isPreKey: false) == nil, "\(bytes)") }
        #expect(OlmMessage(Self.olm(), isPreKey: true) == nil)
    }

    @Test func numbersEndBelowTwoToThe32AndInTenBytes() {
        func message(_ index: [UInt8]) -> OlmMessage? { OlmMessage(Self.olm(index: index), isPreKey: false) }
        #expect(message([0xff, 0xff, 0xff, 0xff, 0x0f]) != nil)
        #expect(message([0x80, 0x80, 0x80, 0x80, 0x10]) == nil)
        #expect(message([UInt8](repeating: 0x80, count: 9) + [0x00]) != nil)
        #expect(message([UInt8](repeating: 0x80, count: 9) + [0x01]) == nil)
        #expect(message([UInt8](repeating: 0x80, count: 9) + [0x02]) == nil)
        #expect(message([UInt8](repeating: 0x80, count: 10) + [0x00]) == nil)
        #expect(message([UInt8](repeating: 0xff, count: 40)) == nil)
    }

    @Test func anOpeningNeedsThreeKeysThatAreGoodForSomething() throws {
        func opening(_ keys: [[UInt8]], inner: [UInt8] = Self.olm(), tail: [UInt8] = []) -> [UInt8] {
            let fields = zip([0x0a, 0x12, 0x1a] as [UInt8], keys).flatMap { Self.field($0, $1) }
            return [3] + fields + Self.field(0x22, inner) + tail
        }
        let keys = (1...3).map { [UInt8](repeating: $0 * 3, count: 32) }
        let message = try #require(OlmMessage(opening(keys), isPreKey: true))
        #expect(message.opening?.oneTime.bytes == keys[0])
        #expect(message.opening?.base.bytes == keys[1])
        #expect(message.opening?.identity.bytes == keys[2])
        #expect(OlmMessage(opening(keys, tail: [0]), isPreKey: true) == nil)
        #expect(OlmMessage(opening(keys, inner: Self.olm(mac: 9)), isPreKey: true) == nil)
        #expect(OlmMessage(opening(Array(keys.prefix(2))), isPreKey: true) == nil)
        for place in keys.indices {
            var weak = keys
            weak[place] = Field.one
            #expect(OlmMessage(opening(weak), isPreKey: true) == nil)
        }
    }

    @Test func keysOfSmallOrderAreNone() {
        for weak in Curve25519.weak {
            #expect(IdentityKey(weak) == nil)
            #expect(IdentityKey(weak.dropLast() + [weak[31] | 0x80]) == nil)
        }
        for weak in Ed25519.weak {
            #expect(SigningKey(weak) == nil)
            #expect(SigningKey(weak.dropLast() + [weak[31] | 0x80]) == nil)
        }
        // The same points, written as numbers of 2^255 - 19 and above.
        let high: [[UInt8]] = [0xed, 0xee].map { [$0] + [UInt8](repeating: 0xff, count: 30) + [0x7f] }
        for bytes in high {
            #expect(IdentityKey(bytes) == nil)
            #expect(SigningKey(bytes) == nil)
        }
        #expect(IdentityKey([0xef] + [UInt8](repeating: 0xff, count: 30) + [0x7f]) != nil)
        #expect(IdentityKey(Self.point) != nil)
        #expect(IdentityKey(Self.point + [9]) == nil)
    }

    @Test func aMessageToARoomEndsWithEightBytesOfMACAnd64OfSignature() {
        func message(_ fields: [UInt8], tail: Int = 72) -> MegolmMessage? {
            MegolmMessage([3] + fields + [UInt8](repeating: 7, count: tail))
        }
        let text = Self.field(0x12, Self.blocks(3))
        #expect(message([0x08, 0x85, 0x02] + text)?.index == 261)
        #expect(message([0x08, 0x85, 0x02] + text, tail: 71) == nil)
        #expect(message([0x08, 0x85, 0x02] + text, tail: 73) == nil)
        #expect(message([0x08, 0x80, 0x80, 0x80, 0x80, 0x10] + text) == nil)
        #expect(message(text) == nil)
        #expect(message([0x08, 0x01] + text + [0x08, 0x01]) == nil)
        #expect(message([0x08, 0x01, 0x12, 0x05, 1, 2, 3, 4, 5]) == nil)
        var malleable = [UInt8](repeating: 7, count: 72)
        malleable[71] = 0x11
        #expect(MegolmMessage([3, 0x08, 0x01] + text + malleable) == nil)
    }

    @Test func aSignatureHas64BytesAndIsWrittenInOneWay() throws {
        let seed = [UInt8](repeating: 4, count: 32)
        var (key, bytes) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 64))
        turnout_signing_key(seed, &key)
        turnout_sign(seed, Self.point, Self.point.count, &bytes)
        let signer = try #require(SigningKey(key))
        #expect(try #require(Signature(bytes)).isRight(of: signer, for: Self.point))
        #expect(Signature(bytes.dropLast()) == nil)
        #expect(Signature(bytes + [0]) == nil)
        // The order of the curve added to the number: the same signature in other words.
        let order = Field.bytes("edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010")
        var carry = 0
        var other = bytes
        for place in 0..<32 {
            carry += Int(bytes[32 + place]) + Int(order[place])
            other[32 + place] = UInt8(truncatingIfNeeded: carry)
            carry >>= 8
        }
        #expect(Signature(other) == nil)
        #expect(turnout_is_signed(key, Self.point, Self.point.count, other) == 0)
    }

    @Test func aSessionKeyIs229BytesOfVersionTwo() {
        let bytes: [UInt8] =
            [2, 0, 0, 1, 4] + [UInt8](repeating: 3, count: 128) + Self.point
            + [UInt8](repeating: 7, count: 64)
        #expect(SessionKey(Secret(bytes))?.index == 260)
        #expect(SessionKey(Secret(bytes + [0])) == nil)
        #expect(SessionKey(Secret([1] + bytes.dropFirst())) == nil)
        #expect(SessionKey(Secret(bytes.prefix(133) + Field.one + bytes.suffix(64))) == nil)
    }

    @Test(arguments: [
        "AB*D", "A", "AAAAA", "AA==A", "AB", "AAB", "A A=", "AA=", "AAAA=", "ÄAAA", "AA_A", "====",
    ])
    func foreignOrLooseBase64IsNone(text: String) { #expect(Base64.bytes(of: text) == nil) }

    @Test func base64IsReadWithAndWithoutPaddingAndWrittenWithout() {
        for count in 0..<70 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + count) }
            for isURL in [false, true] {
                let text = Base64.text(of: bytes, isURL: isURL)
                #expect(!text.contains("="))
                #expect(Base64.bytes(of: text, isURL: isURL) == bytes)
                let padded = text + String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
                #expect(Base64.bytes(of: padded, isURL: isURL) == bytes)
            }
        }
        #expect(Base64.text(of: [0xfb, 0xff]) == "+/8")
        #expect(Base64.text(of: [0xfb, 0xff], isURL: true) == "-_8")
    }
}
