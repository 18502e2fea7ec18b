import Foundation
import Testing

@testable import MediaProcessing

/// A file of which the system lets go while it is read is the same film.
@Suite(.enabled(if: Filmed.isPossible, "needs ffmpeg and libavformat")) struct MappedVideoTests {
    @Test(arguments: [[], ["-movflags", "+faststart"]])
    func whatIsLetGoOfIsReadAgain(order: [String]) throws {
        let filmed = Filmed(
            name: "large.mp4",
            words: ["-c:v", "libx264", "-preset", "ultrafast", "-qp", "2", "-c:a", "aac"] + order,
            size: "1280x720", seconds: 3)
        let bytes = try filmed.file()
        #expect(bytes.count > 5 << 20)
        let path = FileManager.default.temporaryDirectory.appending(path: "large-\(UUID().uuidString).mp4")
        try Data(bytes).write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }
        let mapped = try Data(contentsOf: path, options: .alwaysMapped)
        let film = try mapped.withUnsafeBytes { raw in
            try VideoCleaner().parts(of: raw.bindMemory(to: UInt8.self).span, isMapped: true).film
        }
        #expect(film == (try VideoCleaner().parts(of: bytes.span).film))
        // Nothing was done to the file.
        #expect(try Data(contentsOf: path) == Data(bytes))
    }
}
