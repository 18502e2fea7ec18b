import Testing

@testable import ElectionResults

/// A packed file that was cut or changed is refused; one that lies about itself does no harm.
struct DamagedFileTests {
    @Test(arguments: [0, 1, 15, 16, 60, 61, 1_000, 65_536]) func cutFilesAreRefused(length: Int) {
        #expect(throws: DamagedResults.self) { try ResultsArchive(bytes: Array(Bundled.file.prefix(length))) }
        #expect(throws: DamagedResults.self) { try ResultsArchive(bytes: Bundled.file.dropLast(length + 1)) }
        #expect(throws: DamagedResults.self) {
            try ResultsArchive(bytes: Bundled.file + [UInt8](repeating: 0, count: length + 1))
        }
    }

    @Test func eachChangedByteIsSeen() {
        var bytes = Bundled.file
        var unseen = 0
        for place in stride(from: 0, to: bytes.count, by: 20_011) {
            let bit: UInt8 = 1 << UInt8(place % 8)
            bytes[place] ^= bit
            if (try? ResultsArchive(bytes: bytes)) != nil { unseen += 1 }
            bytes[place] ^= bit
        }
        #expect(unseen == 0)
        #expect((try? ResultsArchive(bytes: bytes)) != nil)
    }

    @Test(arguments: [
        "", "TER1", "not results at all, but long enough to be read as if it were some of them",
    ])
    func otherFilesAreRefused(text: String) {
        #expect(throws: DamagedResults.otherForm) { try ResultsArchive(bytes: Array(text.utf8)) }
    }

    /// Wherever a file with a right checksum points, reading it ends.
    @Test func aFileThatLiesIsReadToItsEnd() throws {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<6 {
            var bytes = Bundled.file
            for _ in 0..<30 {
                let isHead = Bool.random(using: &random)
                let place = Int.random(in: 16..<(isHead ? 400 : bytes.count), using: &random)
                bytes[place] = [0, 1, 127, 128, 255].randomElement(using: &random) ?? 0
            }
            Self.sign(&bytes)
            guard let archive = try? ResultsArchive(bytes: bytes) else { continue }
            Self.read(archive)
        }
    }

    private static func sign(_ bytes: inout [UInt8]) {
        let sum = stride(from: 16, to: bytes.count, by: 8).reduce(UInt64(0xCBF2_9CE4_8422_2325)) {
            sum, place in
            let word = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[place + $1]) << UInt64(8 * $1) }
            return (sum ^ word) &* 0x100_0000_01B3
        }
        for byte in 0..<8 { bytes[8 + byte] = UInt8(truncatingIfNeeded: sum >> UInt64(8 * byte)) }
    }

    private static func read(_ archive: ResultsArchive) {
        for place in archive.offered.prefix(3) {
            for header in archive.contests(in: place).prefix(20) {
                let contest = archive.contest(header.id)
                _ = (contest?.shares, contest?.margin, contest?.marks, contest?.turnoutTenths, contest?.tie)
                _ = archive.neighbours(of: header)
            }
            _ = archive.person("John Lewis", in: place)
        }
        _ = (archive.search("boniface", in: .winnipeg), archive.nearest(to: "Atlantis", in: .winnipeg))
    }
}
