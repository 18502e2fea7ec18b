import Testing

@testable import MediaProcessing

/// What a library that was taken over might send instead of a video.
struct PlainVideoTests {
    /// Three pictures of H.264 that nobody has to decode.
    private static func film(_ units: [[UInt8]] = [[0x65, 1, 2], [0x41, 3], [0x41, 4, 5]]) -> Film {
        var film = Film(codec: .h264, width: 320, height: 240)
        let box: [UInt8] = [1, 66, 0, 30, 0xFF, 0xE1, 0, 4, 0x67, 66, 0, 30, 1, 0, 3, 0x68, 1, 2]
        film.setup = ParameterSets(box: box, .h264) ?? .none
        for (index, unit) in units.enumerated() {
            film.bytes.append(number: unit.count, size: 4)
            film.bytes += unit
            film.frames.append(Film.Frame(size: unit.count + 4, duration: 3_000, isKey: index == 0))
        }
        return film
    }

    private static func webM() -> Film {
        var film = Film(codec: .vp9, width: 320, height: 240)
        for index in 0..<4 {
            film.bytes += [0x82, UInt8(index), 7]
            film.frames.append(Film.Frame(size: 3, duration: 33 * 90, isKey: index % 2 == 0))
        }
        return film
    }

    private func isBelieved(_ file: [UInt8], _ kind: VideoKind = .mp4) -> Bool {
        PlainVideo.film(in: file, kind: kind) != nil
    }

    @Test func whatIsWrittenIsReadTheSame() throws {
        var film = Self.film()
        for turn in Orientation.allCases {
            film.turn = turn
            film.aspect = Film.Aspect(across: 4, down: 3)
            film.colour = Film.Colour(primaries: 9, transfer: 18, matrix: 9, isFullRange: true)
            film.frames[1].delay = -1_500
            film.frames[2].delay = 4_500
            #expect(PlainVideo.film(in: film.file, kind: .mp4) == film)
        }
        var other = Self.webM()
        #expect(PlainVideo.film(in: other.file, kind: .webM) == other)
        other.colour = Film.Colour(primaries: 1, transfer: 1, matrix: 1, isFullRange: false)
        other.frames[2].duration = 90 * 31_000
        #expect(PlainVideo.film(in: other.file, kind: .webM) == other)
    }

    @Test func nothingStandsBehindTheEndOrBetween() {
        let file = Self.film().file
        #expect(isBelieved(file))
        #expect(!isBelieved(file + [0]))
        #expect(!isBelieved(file + [0, 0, 0, 12] + Array("freeHIDE".utf8)))
        #expect(!isBelieved(Array(file.dropLast())))
        let moov = file.firstRange(of: Array("moov".utf8))?.lowerBound ?? 0
        let free: [UInt8] = [0, 0, 0, 8] + Array("free".utf8)
        #expect(!isBelieved(Array(file[..<(moov - 4)]) + free + file[(moov - 4)...]))
        let webM = Self.webM().file
        #expect(isBelieved(webM, .webM))
        #expect(!isBelieved(webM + [0xEC, 0x80], .webM))
        #expect(!isBelieved(Array(webM.dropLast()), .webM))
        #expect(!isBelieved(webM, .mp4) && !isBelieved(file, .webM))
    }

    /// Every byte before the pictures says something that is known, or the file is another film's.
    @Test(arguments: [VideoKind.mp4, .webM])
    func everyByteBeforeThePicturesCounts(kind: VideoKind) {
        let film = kind == .mp4 ? Self.film() : Self.webM()
        let file = film.file
        let end = kind == .mp4 ? file.count - film.bytes.count : file.count
        for place in 0..<end {
            for bit in 0..<8 {
                var changed = file
                changed[place] ^= 1 << UInt8(bit)
                guard let other = PlainVideo.film(in: changed, kind: kind) else { continue }
                #expect(other != film, "byte \(place), bit \(bit) is free for anything")
            }
        }
    }

    @Test func namesAndDatesAreNotBelieved() {
        let file = Self.film().file
        for (box, offset, word) in [
            ("hdlr", 29, "A"), ("mvhd", 8, "\u{1}"), ("tkhd", 8, "\u{1}"), ("mdhd", 8, "\u{1}"),
            ("avc1", 54, "PHONE"), ("ftyp", 4, "qt  "),
        ] {
            var changed = file
            let start = changed.firstRange(of: Array(box.utf8))!.lowerBound + offset
            changed.replaceSubrange(start..<start + word.utf8.count, with: Array(word.utf8))
            #expect(!isBelieved(changed), "\(box)")
        }
    }

    @Test(
        arguments: [
            // User data, access unit delimiter, filler, end of sequence, an extension; the forbidden bit; nothing.
            [0x06, 5, 4, 1, 2, 3, 4], [0x09, 0xF0], [0x0C, 0xFF], [0x0A], [0x14, 1], [0xE5, 1], [],
        ] as [[UInt8]])
    func unitsThatAreOnNoListAreNotBelieved(unit: [UInt8]) {
        #expect(!isBelieved(Self.film([[0x65, 1], unit]).file))
    }

    @Test func whatStandsInAParameterSetIsOfItsSize() {
        #expect(isBelieved(Self.film([[0x67] + [UInt8](repeating: 9, count: 1_000)]).file))
        #expect(!isBelieved(Self.film([[0x67] + [UInt8](repeating: 9, count: 1_024)]).file))
    }

    @Test func limitsHold() {
        var film = Self.film()
        film.width = VideoLimits.longestSide + 1
        #expect(!isBelieved(film.file))
        film = Self.film()
        film.frames[1].duration = 0
        #expect(!isBelieved(film.file))
        #expect(!isBelieved(Self.film([]).file))
        #expect(!isBelieved([]) && !isBelieved([], .webM))
    }
}
