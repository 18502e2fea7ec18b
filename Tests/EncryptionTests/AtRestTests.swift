import Testing

@testable import Encryption

/// Rows at rest (E43).
struct AtRestTests {
    private let place = RowPlace(device: "TURNOUTX", table: "olm", row: "a/b")

    @Test(arguments: [0, 1, 15, 16, 17, 4_000])
    func whatWasSealedOpensInItsPlaceAndUnderItsKey(count: Int) {
        let (key, other) = (AtRestKey.make(), AtRestKey.make())
        let text = Secret((0..<count).map { UInt8(truncatingIfNeeded: $0) })
        let row = key.seal(text, at: place)
        #expect(key.open(row, at: place) == text)
        #expect(AtRestKey(Secret(key.bytes.bytes))?.open(row, at: place) == text)
        #expect(other.open(row, at: place) == nil)
        #expect(key.seal(text, at: place) != row)
    }

    @Test func aMovedRowDoesNotOpen() {
        let key = AtRestKey.make()
        let row = key.seal(Secret("ratchet".utf8), at: place)
        let others = [
            RowPlace(device: "TURNOUTY", table: "olm", row: "a/b"),
            RowPlace(device: "TURNOUTX", table: "olma", row: "/b"),
            RowPlace(device: "TURNOUTX", table: "olm", row: "a/c"),
            RowPlace(device: "TURNOUTXo", table: "lm", row: "a/b"),
            RowPlace(device: "", table: "", row: ""),
        ]
        for other in others { #expect(key.open(row, at: other) == nil) }
    }

    @Test func nothingOfARowCanBeChanged() {
        let key = AtRestKey.make()
        let row = key.seal(Secret("ratchet".utf8), at: place)
        for index in row.indices {
            var changed = row
            changed[index] ^= 0x10
            #expect(key.open(changed, at: place) == nil)
        }
        for count in 0..<row.count { #expect(key.open(Array(row.prefix(count)), at: place) == nil) }
    }

    @Test func aKeyHas32Bytes() {
        #expect(AtRestKey(Secret([UInt8](repeating: 1, count: 31))) == nil)
        #expect(AtRestKey(Secret([UInt8](repeating: 1, count: 33))) == nil)
        #expect(AtRestKey.make().bytes != AtRestKey.make().bytes)
    }
}
