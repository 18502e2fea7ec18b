import JPEGMaker
import Testing

@testable import MediaProcessing

struct DamageTests {
    private static let recipes = [
        Recipe(), Recipe(restartRows: 1), Recipe(scans: .JPEGMAKER_PROGRESSIVE),
        Recipe(scans: .JPEGMAKER_SEPARATE),
        Recipe(isArithmetic: true), Recipe(space: .JPEGMAKER_GREY, sampling: [(1, 1)]),
        Recipe(scans: .JPEGMAKER_PROGRESSIVE, isArithmetic: true), Recipe(space: .JPEGMAKER_YCCK),
    ]

    private static func jpeg(_ recipe: Recipe) -> [UInt8] {
        let channels = recipe.space == .JPEGMAKER_GREY ? 1 : recipe.space == .JPEGMAKER_YCCK ? 4 : 3
        return recipe.jpeg(.scene(width: 83, height: 61, channels: channels))
    }

    /// What became of it: the copy, nil when refused as damaged in one way or another. Our own fault is none of them.
    private func attempt(_ jpeg: [UInt8]) -> CleanPhoto? {
        do {
            let clean = try PhotoCleaner().clean(jpeg)
            #expect(Picture(jpeg: clean.jpeg) != nil)
            return clean
        } catch {
            #expect(error != .internalFault)
            return nil
        }
    }

    @Test(arguments: recipes.indices)
    func aPhotoCutOffAnywhereIsRefused(index: Int) throws {
        let jpeg = Self.jpeg(Self.recipes[index])
        let whole = try #require(attempt(jpeg))
        // All but the end marker is a complete picture where nothing but the end of one scan can be missing.
        let isSilent = Self.recipes[index].isArithmetic || Self.recipes[index].scans != .JPEGMAKER_BASELINE
        for count in 0..<jpeg.count {
            let clean = attempt(Array(jpeg.prefix(count)))
            let isComplete = count >= jpeg.count - 2 && !isSilent
            let isRight = clean == (isComplete ? whole : nil)
            #expect(isRight, "\(count) of \(jpeg.count) bytes")
        }
    }

    @Test(arguments: recipes.indices)
    func aPhotoWithFlippedBitsNeverHarms(index: Int) {
        let jpeg = Self.jpeg(Self.recipes[index])
        var seed = Seed(UInt64(index) + 1)
        for _ in 0..<1_500 {
            var damaged = jpeg
            for _ in 0..<Int.random(in: 1...8, using: &seed) {
                damaged[Int.random(in: 3..<damaged.count, using: &seed)] ^=
                    1 << UInt8.random(in: 0...7, using: &seed)
            }
            _ = attempt(damaged)
        }
    }

    @Test(arguments: recipes.indices)
    func aPhotoWithAHoleOrForeignBytesNeverHarms(index: Int) {
        let jpeg = Self.jpeg(Self.recipes[index])
        var seed = Seed(UInt64(index) + 100)
        for round in 0..<600 {
            var damaged = jpeg
            let place = Int.random(in: 3..<damaged.count, using: &seed)
            let length = min(damaged.count - place, Int.random(in: 1...60, using: &seed))
            if round % 2 == 0 {
                damaged.removeSubrange(place..<place + length)
            } else {
                damaged.replaceSubrange(
                    place..<place + length,
                    with: (0..<length).map { _ in UInt8.random(in: 0...255, using: &seed) })
            }
            _ = attempt(damaged)
        }
    }

    @Test
    func aFewFaultsAreForgivenAndManyAreNot() throws {
        // Bytes between a segment and the next marker are skipped with a warning each time.
        let plain = Self.jpeg(Recipe())
        for (faults, isForgiven) in [(50, true), (51, false)] {
            var jpeg = Array(plain.prefix(2))
            for _ in 0..<faults { jpeg += Segments.segment(0xFE, []) + [0] }
            jpeg += plain.dropFirst(2)
            #expect((attempt(jpeg) != nil) == isForgiven, "\(faults) faults")
        }
    }

    @Test
    func aPictureThatLacksAColourIsRefused() throws {
        let jpeg = Self.jpeg(Recipe(scans: .JPEGMAKER_SEPARATE))
        let second = try #require(Segments(jpeg).scans.dropFirst().first)
        #expect(attempt(jpeg.prefix(second) + [0xFF, 0xD9]) == nil)
    }

    @Test
    func aSecondScanWhereOneWasAnnouncedIsRefused() throws {
        let jpeg = Self.jpeg(Recipe())
        let scan = try #require(Segments(jpeg).scan)
        #expect(attempt(Array(jpeg.dropLast(2)) + jpeg[scan...]) == nil)
    }
}
