import Foundation

@testable import MediaProcessing

/// Videos as phones and programs make them, filmed with the `ffmpeg` program, with words planted wherever a file has room
/// for some.
struct Filmed: CustomStringConvertible, Sendable {
    /// What no copy may have a trace of: planted words and place, the names of the programs that made the file.
    static let planted = ["PLANTED", "33.7490", "Lavf", "Lavc", "x264", "x265", "libx", "mov_text"]

    static var isPossible: Bool { Program.ffmpeg.isInstalled && VideoCleaner.library != nil }

    let name: String
    /// How the pictures are coded, and all that is behind the inputs.
    var words: [String]
    /// A second pass over the first one's file, copied as it is.
    var then: [String] = []
    var size = "192x144"
    var rate = 30
    var seconds = 1.0
    /// Bytes behind the end.
    var tail: [UInt8] = []
    /// Whether the copy shows the same pictures, one for one.
    var isWhole = true

    var description: String { name }

    /// The file.
    func file() throws -> [UInt8] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "turnout-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (first, second) = (
            folder.appending(path: "1-\(name)").path, folder.appending(path: "2-\(name)").path
        )
        try write(folder)
        try Self.run(inputs(folder) + Self.metadata + words + [first])
        if !then.isEmpty {
            try Self.run(["-i", first, "-map", "0:v", "-map", "0:a?", "-c", "copy"] + then + [second])
        }
        return [UInt8](try Data(contentsOf: URL(filePath: then.isEmpty ? first : second))) + tail
    }

    /// Pictures (a fifth of a second of them black), sound, subtitles, chapters, a cover.
    private func inputs(_ folder: URL) -> [String] {
        [
            "-f", "lavfi", "-i",
            "testsrc2=s=\(size):r=\(rate):d=\(seconds),fade=in:st=0:d=0.2:color=black,setsar=1",
            "-f", "lavfi", "-i", "sine=d=\(seconds)", "-i", folder.appending(path: "words.srt").path,
            "-i", folder.appending(path: "chapters.txt").path, "-f", "lavfi", "-i",
            "color=red:s=64x64:d=0.04",
        ]
    }

    private func write(_ folder: URL) throws {
        let words = "1\n00:00:00,000 --> 00:00:01,000\nPLANTED words\n"
        let chapters = """
            ;FFMETADATA1
            title=PLANTED chapters
            [CHAPTER]
            TIMEBASE=1/1000
            START=0
            END=500
            title=PLANTED chapter

            """
        try words.write(to: folder.appending(path: "words.srt"), atomically: true, encoding: .utf8)
        try chapters.write(to: folder.appending(path: "chapters.txt"), atomically: true, encoding: .utf8)
    }

    private static let metadata =
        [
            "title=PLANTED", "artist=PLANTED", "comment=PLANTED", "location=+33.7490-084.3880/",
            "make=PLANTED",
            "model=PLANTED", "com.apple.quicktime.location.ISO6709=+33.7490-084.3880+300/",
            "com.apple.quicktime.software=PLANTED", "com.android.version=PLANTED",
            "creation_time=2026-11-03T09:12:00Z",
        ].flatMap { ["-metadata", $0] }
        + ["-metadata:s:v", "handler_name=PLANTED", "-metadata:s:v", "language=eng"]

    static func run(_ words: [String]) throws {
        let done = try Program.ffmpeg.run(["-v", "error", "-y"] + words)
        guard done.status == 0 else { throw Trouble(words: done.errors) }
    }

    struct Trouble: Error { let words: String }
}
