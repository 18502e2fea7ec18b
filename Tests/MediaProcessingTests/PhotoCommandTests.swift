import Foundation
import Testing

@Suite(.enabled(if: Program.turnout.isInstalled, "the turnout program is not built beside the tests"))
struct PhotoCommandTests {
    private let directory = FileManager.default.temporaryDirectory.appending(
        path: "turnout-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    }

    private func path(_ name: String) -> String { directory.appending(path: name).path }

    private func write(_ bytes: [UInt8], to name: String) throws -> String {
        try Data(bytes).write(to: directory.appending(path: name))
        return path(name)
    }

    private func read(_ name: String) -> [UInt8]? {
        (try? Data(contentsOf: directory.appending(path: name))).map { Array($0) }
    }

    private func removeDirectory() { try? FileManager.default.removeItem(at: directory) }

    private static let jpeg = Recipe().jpeg(.scene(width: 300, height: 200))

    @Test
    func aPhotoIsWrittenAsAsked() throws {
        defer { removeDirectory() }
        let input = try write(Self.jpeg, to: "in.jpg")
        let done = try Program.turnout.run(
            "photo", input, path("out.jpg"), "--max-side", "64", "--quality", "50")
        #expect(done.status == 0)
        #expect(done.errors == "")
        let written = try #require(read("out.jpg"))
        let picture = try #require(Picture(jpeg: written))
        #expect((picture.width, picture.height) == (64, 43))
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path).count == 2)
    }

    @Test
    func whatEveryCommandTakesIsTaken() throws {
        defer { removeDirectory() }
        let input = try write(Self.jpeg, to: "in.jpg")
        let help = try Program.turnout.run("photo", "--help")
        #expect(help.status == 0)
        #expect(String(decoding: help.output, as: UTF8.self).hasPrefix("turnout photo IN OUT [--max-side N]"))
        for words in [
            ["--config", input, "photo", input, path("out.jpg")],
            ["photo", input, path("b.jpg"), "--config", input],
        ] {
            #expect(try Program.turnout.run(words).status == 0)
        }
        #expect(read("out.jpg") != nil && read("b.jpg") == read("out.jpg"))
    }

    @Test
    func aFileAtTheLimitIsTaken() throws {
        defer { removeDirectory() }
        let limit = 20 * 1024 * 1024
        let full = Self.jpeg + [UInt8](repeating: 7, count: limit - Self.jpeg.count)
        #expect(try Program.turnout.run("photo", write(full, to: "in.jpg"), path("out.jpg")).status == 0)
        #expect(
            try Program.turnout.run("photo", write(full + [7], to: "in.jpg"), path("out.jpg")).status == 65)
    }

    @Test
    func aPhotoMayReplaceItself() throws {
        defer { removeDirectory() }
        let input = try write(Self.jpeg, to: "in.jpg")
        #expect(try Program.turnout.run("photo", input, input).status == 0)
        let after = try #require(read("in.jpg"))
        #expect(after != Self.jpeg)
        #expect(Picture(jpeg: after) != nil)
    }

    @Test
    func whatIsNoUsablePictureIsSaidInOneLineAndTouchesNothing() throws {
        defer { removeDirectory() }
        let broken = Array(Self.jpeg.prefix(Self.jpeg.count / 2))
        let huge = Self.jpeg + [UInt8](repeating: 0, count: 21_000_000)
        let tiff = Array("II*\0".utf8)
        _ = try write([1, 2, 3], to: "out.jpg")
        for (bytes, word) in [
            ([], "empty"), (broken, "damaged"), (huge, "20 MB"), (tiff, "TIFF"),
            (Array("PK".utf8), "not a picture"),
        ] {
            let input = try write(bytes, to: "in.jpg")
            let done = try Program.turnout.run("photo", input, path("out.jpg"))
            #expect(done.status == 65)
            #expect(done.errors.contains(word))
            #expect(done.errors.filter { $0 == "\n" }.count == 1)
            #expect(!done.errors.contains(directory.path))
            #expect(read("out.jpg") == [1, 2, 3])
        }
    }

    /// Decoders that complain aloud are not heard, whatever they are given.
    @Test(arguments: Wrapped.all)
    func aDamagedPictureOfAnyKindIsOneLine(wrapped: Wrapped) throws {
        defer { removeDirectory() }
        var seed = Seed(3)
        for round in 0..<6 {
            var damaged = wrapped.file
            let start = damaged.count * (round + 1) / 8
            for index in start..<min(damaged.count, start + 40) {
                damaged[index] = UInt8.random(in: 0...255, using: &seed)
            }
            let input = try write(damaged, to: "in")
            let done = try Program.turnout.run("photo", input, path("out.jpg"))
            #expect([0, 65].contains(done.status))
            #expect(done.errors.filter { $0 == "\n" }.count == (done.status == 0 ? 0 : 1))
        }
    }

    @Test(arguments: [
        [], ["in.jpg"], ["in.jpg", "out.jpg", "more.jpg"], ["in.jpg", "out.jpg", "--max-side"],
        ["in.jpg", "out.jpg", "--max-side", "0"], ["in.jpg", "out.jpg", "--max-side", "65501"],
        ["in.jpg", "out.jpg", "--max-side", "1e3"], ["in.jpg", "out.jpg", "--quality", "101"],
        ["in.jpg", "out.jpg", "--wide"], ["", "out.jpg"], ["missing.jpg", "out.jpg"], ["pipe", "out.jpg"],
        [".", "out.jpg"], ["in.jpg", "."], ["/dev/zero", "out.jpg"],
    ])
    func aWrongCommandLineIsUsage(words: [String]) throws {
        defer { removeDirectory() }
        _ = try write(Self.jpeg, to: "in.jpg")
        #expect(mkfifo(path("pipe"), 0o600) == 0)
        let arguments = words.map { $0.contains(".") || $0 == "pipe" ? path($0) : $0 }
        let done = try Program.turnout.run(["photo"] + arguments)
        #expect(done.status == 64)
        #expect(done.errors.contains("Usage: turnout photo IN OUT"))
        #expect(done.errors.filter { $0 == "\n" }.count == 1)
        #expect(read("out.jpg") == nil)
    }

    @Test
    func aNameThatIsNoTextIsNotChangedInSilence() throws {
        defer { removeDirectory() }
        let input = try write(Self.jpeg, to: "in.jpg")
        let turnout = try #require(Program.turnout.path)
        let script = "exec \"$0\" photo \"$1\" \"$2\"/$(printf '\\377').jpg"
        let done = try Program.shell.run("-c", script, turnout, input, directory.path)
        #expect(done.status == 64)
        #expect(done.errors.contains("not UTF-8"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["in.jpg"])
    }

    @Test
    func itWorksWithNothingOpenAtAll() throws {
        defer { removeDirectory() }
        let input = try write(Self.jpeg, to: "in.jpg")
        let turnout = try #require(Program.turnout.path)
        let script = "exec \"$0\" photo \"$1\" \"$2\" <&- >&- 2>&-"
        #expect(try Program.shell.run("-c", script, turnout, input, path("out.jpg")).status == 0)
        #expect(read("out.jpg") != nil)
    }

    @Test
    func whatCannotBeWrittenIsOurFault() throws {
        defer { removeDirectory() }
        let input = try write(Self.jpeg, to: "in.jpg")
        #expect(try Program.turnout.run("photo", input, path("nowhere/out.jpg")).status == 70)
        #expect(try Program.turnout.run("photo", input, "/proc/out.jpg").status == 70)
    }
}
