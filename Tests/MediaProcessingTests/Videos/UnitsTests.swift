import Testing

@testable import MediaProcessing

struct UnitsTests {
    private func kept(_ packet: [UInt8], _ codec: VideoCodec, sizeBytes: Int = 4) -> [UInt8]? {
        var film: [UInt8] = []
        return Units.append(packet.span, codec: codec, sizeBytes: sizeBytes, to: &film) ? film : nil
    }

    private func nal(_ units: [[UInt8]], size: Int = 4) -> [UInt8] {
        units.flatMap { unit in
            var bytes: [UInt8] = []
            bytes.append(number: unit.count, size: size)
            return bytes + unit
        }
    }

    @Test(arguments: 0...31)
    func ofH264FourKindsPass(type: Int) {
        let (unit, picture): ([UInt8], [UInt8]) = ([UInt8(type) | 0x60, 7, 7], [0x65, 1])
        let expected = [1, 5, 7, 8].contains(type) ? [unit, picture] : [picture]
        #expect(kept(nal([unit, picture]), .h264) == nal(expected))
    }

    @Test(arguments: 0...63)
    func ofHEVCPicturesAndParameterSetsPass(type: Int) {
        let unit: [UInt8] = [UInt8(type) << 1, 1, 7]
        let isKept = type <= 9 || (16...21).contains(type) || (32...34).contains(type)
        #expect(kept(nal([unit]), .hevc) == (isKept ? nal([unit]) : []))
        // The second eye of a spatial video, and a unit that ends before its head does.
        #expect(kept(nal([[UInt8(type) << 1, 9, 7]]), .hevc) == [])
        #expect(kept(nal([[UInt8(type) << 1]]), .hevc) == [])
    }

    @Test(arguments: 0...15)
    func ofAV1MetadataAndPaddingDoNotPass(type: Int) {
        let unit: [UInt8] = [UInt8(type) << 3 | 2, 2, 7, 7]
        let isKept = [1, 3, 4, 6, 7].contains(type)
        #expect(kept(unit, .av1) == (isKept ? unit : []))
        // With a layer; with a size longer than it need be; with none, up to the end.
        let layered: [UInt8] = [UInt8(type) << 3 | 6, 0x20, 2, 7, 7]
        #expect(kept(layered, .av1) == (isKept ? layered : []))
        #expect(kept([UInt8(type) << 3 | 2, 0x82, 0x80, 0, 7, 7], .av1) == (isKept ? unit : []))
        #expect(kept([UInt8(type) << 3, 7, 7], .av1) == (isKept ? unit : []))
    }

    @Test(arguments: [1, 2, 3, 4])
    func sizesAreWrittenInFourBytes(size: Int) {
        let units: [[UInt8]] = [[0x65, 1, 2], [], [0x06, 9], [0x41]]
        #expect(kept(nal(units, size: size), .h264, sizeBytes: size) == nal([[0x65, 1, 2], [0x41]]))
    }

    @Test func sizesThatLieAreRefused() {
        #expect(kept([0, 0, 0, 9, 0x65], .h264) == nil)
        #expect(kept([0, 0, 1], .h264) == nil)
        #expect(kept([0xFF, 0xFF, 0xFF, 0xFF, 0x65], .h264) == nil)
        #expect(kept([0x32, 9, 1], .av1) == nil)
        #expect(kept([0x32, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], .av1) == nil)
        #expect(kept([0x34], .av1) == nil)
        #expect(kept(nal([[0x67] + [UInt8](repeating: 1, count: 2_000)]), .h264) == nil)
    }

    @Test func ofTheHEVCBoxOnlyParameterSetsAreKept() throws {
        let head: [UInt8] = [
            1, 1, 0x60, 0, 0, 0, 0x90, 0, 0, 0, 0, 0, 93, 0xF3, 7, 0xFD, 0xFD, 0xF8, 0xF8, 1, 2, 0x0F,
        ]
        func array(_ type: UInt8, _ units: [[UInt8]]) -> [UInt8] {
            [type, 0, UInt8(units.count)] + nal(units, size: 2)
        }
        let (video, sequence, picture): ([UInt8], [UInt8], [UInt8]) = (
            [0x40, 1, 5], [0x42, 1, 6], [0x44, 1, 7]
        )
        let told: [UInt8] = [0x4E, 1] + Array("x265 was here".utf8)
        let box =
            head + [5] + array(0x20, [video]) + array(0xA1, [sequence, told]) + array(0x22, [picture])
            + array(0x27, [told]) + array(0x28, [told]) + Array("behind".utf8)
        let sets = try #require(ParameterSets(box: box, .hevc))
        #expect(sets.isPlain(for: .hevc))
        #expect(sets.sets == [[video], [sequence], [picture]])
        let written = sets.box(for: .hevc)
        #expect(
            written == [
                1, 1, 0x60, 0, 0, 0, 0x90, 0, 0, 0, 0, 0, 93, 0xF0, 0, 0xFC, 0xFD, 0xF8, 0xF8, 0, 0, 0x0F, 3,
            ]
                + array(0xA0, [video]) + array(0xA1, [sequence]) + array(0xA2, [picture]))
        for count in 0..<(box.count - 6) {
            let cut = ParameterSets(box: Array(box.prefix(count)), .hevc)
            #expect(cut == nil, "\(count)")
        }
    }

    @Test func ofTheAVCBoxOnlyParameterSetsAreKept() throws {
        let (sequence, picture): ([UInt8], [UInt8]) = ([0x67, 100, 0, 31, 5], [0x68, 9])
        let box: [UInt8] =
            [1, 100, 0, 31, 0xFD, 0xE2] + nal([sequence, [0x06, 5, 1, 65]], size: 2) + [1]
            + nal([picture], size: 2)
            + [0xFD, 0xF8, 0xF8, 1] + nal([[0x6D, 65]], size: 2) + Array("behind".utf8)
        let sets = try #require(ParameterSets(box: box, .h264))
        #expect(sets.sizeBytes == 2)
        #expect(
            sets.box(for: .h264) == [1, 100, 0, 31, 0xFF, 0xE1] + nal([sequence], size: 2) + [1]
                + nal([picture], size: 2) + [0xFD, 0xF8, 0xF8, 0])
        // Sets may come on the way instead.
        var empty = try #require(ParameterSets(box: [1, 66, 0, 30, 0xFF, 0xE0, 0], .h264))
        #expect(!empty.isPlain(for: .h264))
        let picturesOfFirst = nal([sequence, picture, [0x65, 1]])
        empty.fill(from: picturesOfFirst.span, codec: .h264)
        #expect(empty.isPlain(for: .h264))
        #expect(empty.sets == [[sequence], [picture]])
    }

    @Test func whatVP8AndVP9PicturesAreIsLookedAt() {
        func isPlain(_ picture: [UInt8], _ codec: VideoCodec, isKey: Bool = true) -> Bool {
            Units.arePlain(picture, in: 0..<picture.count, codec: codec, isKey: isKey)
        }
        let key: [UInt8] = [0x50, 0, 0, 0x9D, 1, 0x2A, 64, 0, 64, 0, 1, 2]
        #expect(isPlain(key, .vp8))
        #expect(!isPlain(key, .vp8, isKey: false))
        #expect(!isPlain(Array(key.dropLast()), .vp8))
        #expect(!isPlain(Array("PLANTED WORDS".utf8), .vp8))
        #expect(isPlain([0x31, 0, 0, 7], .vp8, isKey: false))
        #expect(isPlain([0x82, 1, 2], .vp9))
        #expect(!isPlain(Array("PLANTED".utf8), .vp9))
        #expect(!isPlain([0x82, 1, 0x82, 0xC1, 1, 1, 0xC1], .vp9))
        #expect(isPlain([0x82, 1, 0x82, 0xC1, 2, 1, 0xC1], .vp9))
    }
}

extension ParameterSets {
    /// For tests' macros, which take no spans.
    init?(box: [UInt8], _ codec: VideoCodec) { self.init(box.span, codec: codec) }
}
