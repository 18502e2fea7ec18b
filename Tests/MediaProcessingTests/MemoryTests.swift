import Foundation
import JPEGMaker
import Testing

@Suite(.enabled(if: Program.turnout.isInstalled, "the turnout program is not built beside the tests"))
struct MemoryTests {
    /// Runs `turnout photo` with no more than `kilobytes` of address space; whether it wrote the photo.
    private func succeeds(_ input: String, within kilobytes: Int) throws -> Bool {
        let turnout = try #require(Program.turnout.path)
        let script = "ulimit -v \(kilobytes) && exec \"$0\" photo \"$1\" \"$1.out\" 2> /dev/null"
        return try Program.shell.run("-c", script, turnout, input).status == 0
    }

    /// The least address space in which a photo can be cleaned, to the megabyte; nil when none will do, as under the
    /// address sanitizer.
    private func need(_ input: String) throws -> Int? {
        var (low, high) = (0, 4_000_000)
        guard try succeeds(input, within: high) else { return nil }
        while high - low > 1_000 {
            let middle = (low + high) / 2
            if try succeeds(input, within: middle) { high = middle } else { low = middle }
        }
        return high
    }

    @Test
    func tooLittleMemoryIsOurFault() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "turnout-\(UUID().uuidString).jpg")
        defer { try? FileManager.default.removeItem(at: file) }
        let jpeg = Recipe(scans: .JPEGMAKER_PROGRESSIVE).jpeg(.scene(width: 200, height: 100))
        try Data(jpeg + [UInt8](repeating: 0, count: 19_000_000)).write(to: file)
        guard let enough = try need(file.path) else { return }
        let turnout = try #require(Program.turnout.path)
        let script = "ulimit -v \(enough - 10_000) && exec \"$0\" photo \"$1\" \"$1\""
        let done = try Program.shell.run("-c", script, turnout, file.path)
        #expect(done.status == 70)
        #expect(done.errors.filter { $0 == "\n" }.count == 1)
    }

    @Test(arguments: [1, 6])
    func fortyEightMegapixelsNeedHardlyMoreMemoryThanFew(orientation: Int) throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "turnout-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let tile = Picture.scene(width: 504, height: 63)
        func need(width: Int, height: Int, _ scans: jpegmaker_scans) throws -> Int? {
            let jpeg = Recipe(scans: scans, quality: 60).jpeg(tiling: tile, width: width, height: height)
            let turned = Segments(jpeg).planting(0xE1, EXIF(orientation: orientation).payload).jpeg
            let file = directory.appending(path: "\(width)-\(scans.rawValue).jpg")
            try Data(turned).write(to: file)
            return try self.need(file.path).map { $0 - turned.count / 1024 }
        }
        guard let few = try need(width: 504, height: 378, .JPEGMAKER_BASELINE) else { return }
        for scans in [.JPEGMAKER_BASELINE, .JPEGMAKER_PROGRESSIVE] as [jpegmaker_scans] {
            let many = try #require(try need(width: 8064, height: 6048, scans))
            // The planes alone would be 73 MB, the coefficients 147.
            #expect(many - few < 5_000, "kilobytes beyond the file's own")
        }
    }
}
