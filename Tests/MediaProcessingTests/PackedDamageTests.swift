import Testing

@testable import MediaProcessing

struct PackedDamageTests {
    /// What became of it: the copy, nil when refused in one way or another. Our own fault is none of them.
    private func attempt(_ file: [UInt8]) -> CleanPhoto? {
        do {
            let clean = try PhotoCleaner().clean(file)
            #expect(Picture(jpeg: clean.jpeg) != nil)
            return clean
        } catch {
            #expect(error != .internalFault)
            return nil
        }
    }

    @Test(arguments: Wrapped.all)
    func aPictureCutOffIsRefused(wrapped: Wrapped) throws {
        let whole = try #require(attempt(wrapped.file))
        for count in stride(from: 0, to: wrapped.file.count, by: 7) {
            let clean = attempt(Array(wrapped.file.prefix(count)))
            // A GIF's first picture may be whole long before the file is.
            let isRight = wrapped.needsEnd ? clean == nil : clean == nil || clean == whole
            #expect(isRight, "\(count) of \(wrapped.file.count) bytes")
        }
    }

    @Test(arguments: Wrapped.all)
    func aPictureWithFlippedBitsNeverHarms(wrapped: Wrapped) {
        var seed = Seed(UInt64(wrapped.file.count))
        for _ in 0..<300 {
            var damaged = wrapped.file
            for _ in 0..<Int.random(in: 1...8, using: &seed) {
                damaged[Int.random(in: 12..<damaged.count, using: &seed)] ^=
                    1 << UInt8.random(in: 0...7, using: &seed)
            }
            _ = attempt(damaged)
        }
    }

    @Test(arguments: Wrapped.all)
    func aPictureWithAHoleOrForeignBytesNeverHarms(wrapped: Wrapped) {
        var seed = Seed(UInt64(wrapped.file.count) + 9)
        for round in 0..<200 {
            var damaged = wrapped.file
            let place = Int.random(in: 12..<damaged.count, using: &seed)
            let length = min(damaged.count - place, Int.random(in: 1...60, using: &seed))
            if round % 2 == 0 {
                damaged.removeSubrange(place..<place + length)
            } else {
                let foreign = (0..<length).map { _ in UInt8.random(in: 0...255, using: &seed) }
                damaged.replaceSubrange(place..<place + length, with: foreign)
            }
            _ = attempt(damaged)
        }
    }
}
