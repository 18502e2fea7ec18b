import Testing

@testable import MediaProcessing

@Suite(.enabled(if: Maker.hasHEIF, "libheif with an encoder is not installed: HEIC and AVIF cannot be made"))
struct HEIFHeaderTests {
    private static let scene = Picture.scene(width: 96, height: 64)

    @Test(arguments: 1...8, [false, true])
    func turnsAreReadAsTheyWereWritten(turn: Int, isAVIF: Bool) {
        let header = HEIFHeader.read(Maker.heif(Self.scene, isAVIF: isAVIF, turn: turn).span)
        #expect(header.orientation?.rawValue == turn)
        #expect(header.bytesOfTwoPixels == 9)
    }

    @Test
    func aCroppedPictureIsLeftToItsDecoder() throws {
        var file = Maker.heif(Self.scene, turn: 6)
        let place = try #require(offset(of: "irot", in: file))
        file.replaceSubrange(place..<place + 4, with: Array("clap".utf8))
        #expect(HEIFHeader.read(file.span).orientation == nil)
    }

    @Test
    func turnsAddUp() {
        #expect(Orientation.quarterTurn.then(.quarterTurn) == .halfTurn)
        #expect(Orientation.mirrored.then(.quarterTurn) == .threeQuarterTurn.then(.mirrored))
        #expect(Orientation.transposed.then(.mirrored) == .quarterTurn)
        for turn in Orientation.allCases {
            #expect(turn.then(.upright) == turn)
            #expect(Set(Orientation.allCases.map { turn.then($0) }).count == 8)
        }
    }

    /// 33 million pixels: well below the limit, and above it with samples of two bytes.
    @Test(arguments: [false, true])
    func deepPicturesMayHaveFewerPixels(isAVIF: Bool) throws {
        var file = Maker.heif(Self.scene, isAVIF: isAVIF)
        let size = try #require(offset(of: "ispe", in: file)) + 8
        file.replaceSubrange(size..<size + 8, with: [0, 0, 0x1A, 0, 0, 0, 0x13, 0x80])
        #expect(refusal(file) != .tooManyPixels)
        let settings = try #require(offset(of: isAVIF ? "av1C" : "hvcC", in: file)) + 4
        if isAVIF { file[settings + 2] |= 0x40 } else { file[settings + 17] |= 2 }
        #expect(HEIFHeader.read(file.span).bytesOfTwoPixels == 18)
        #expect(refusal(file) == .tooManyPixels)
    }

    @Test
    func whatIsCutOrChangedAnywhereIsReadWithoutHarm() {
        let file = Maker.heif(Self.scene, turn: 7)
        var seed = Seed(11)
        for count in 0..<min(file.count, 700) { _ = HEIFHeader.read(Array(file.prefix(count)).span) }
        for _ in 0..<2_000 {
            var changed = file
            changed[Int.random(in: 0..<min(file.count, 700), using: &seed)] = .random(
                in: 0...255, using: &seed)
            _ = HEIFHeader.read(changed.span)
        }
    }

    private func offset(of name: String, in file: [UInt8]) -> Int? {
        (0..<file.count - 4).first { file[$0..<$0 + 4].elementsEqual(name.utf8) }
    }

    private func refusal(_ file: [UInt8]) -> PhotoRefusal? {
        do {
            _ = try PhotoCleaner().clean(file)
            return nil
        } catch {
            return error
        }
    }
}
