import Foundation
import Testing

@testable import MediaProcessing

struct MemoryTests {
    /// A line of /proc/self/status in bytes; nil where there is none.
    private static func status(_ key: String) -> Int? {
        let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status?.split(separator: "\n").first { $0.hasPrefix("\(key):") }
        return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
    }

    /// Sets the process's high-water mark back to what it uses now.
    private static func forgetPeak() throws {
        try Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
    }

    @Test(
        .enabled(if: status("VmHWM") != nil, "the system does not tell how much memory is used"),
        arguments: [1, 6])
    func fortyEightMegapixelsNeedNoFullSizeBuffer(orientation: Int) throws {
        let tile = Picture.scene(width: 1008, height: 63)
        let jpeg = Segments(Recipe(quality: 60).jpeg(tiling: tile, width: 8064, height: 6048))
            .planting(0xE1, EXIF(orientation: orientation).payload).jpeg
        try Self.forgetPeak()
        let before = try #require(Self.status("VmRSS"))
        let clean = try PhotoCleaner().clean(jpeg)
        let peak = try #require(Self.status("VmHWM"))
        #expect(max(clean.width, clean.height) == 1280)
        // The planes alone would be 73 MB. Other tests run beside this one, hence the room.
        #expect(peak - before < 36_000_000)
    }
}
