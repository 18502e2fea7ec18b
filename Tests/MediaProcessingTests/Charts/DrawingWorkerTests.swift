import Foundation
import Testing

@testable import MediaProcessing

@Suite(.enabled(if: Program.turnout.isInstalled, "the turnout program is not built beside the tests"))
struct DrawingWorkerTests {
    private let directory = FileManager.default.temporaryDirectory.appending(
        path: "turnout-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    }

    private func workers(idle: DispatchTimeInterval = .seconds(60)) throws -> DrawingWorkers {
        DrawingWorkers(
            program: try #require(Program.turnout.path),
            patience: WorkerProcess.Patience(cpuSeconds: 20, seconds: 60), idleTime: idle)
    }

    private func refusal(_ workers: DrawingWorkers, _ figure: Figure) -> DrawingRefusal? {
        do throws(DrawingRefusal) {
            _ = try workers.draw(figure)
            return nil
        } catch { return error }
    }

    /// A program that stands in for a worker which something has gone wrong with.
    private func impostor(_ script: String) throws -> DrawingWorkers {
        let path = directory.appending(path: "impostor").path
        let write = "printf '%s' \"$1\" >\"$0\" && chmod 700 \"$0\""
        #expect(try Program.shell.run("-c", write, path, "#!/bin/sh\n\(script)\n").status == 0)
        let patience = WorkerProcess.Patience(cpuSeconds: 5, seconds: 1)
        return DrawingWorkers(program: path, patience: patience, idleTime: .seconds(60))
    }

    @Test
    func aWorkerDrawsTheSameAsThisProcess() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let workers = try workers()
        for (name, figure) in try Sample.all() {
            let (drawn, here) = (try workers.draw(figure), try Easel.png(of: figure))
            #expect(drawn.png == here, "\(name)")
        }
        #expect(workers.idleCount == 1)
        let crowded = try Sample.figure(.bars(Sample.crowd(60, elected: 40)))
        #expect(refusal(workers, crowded) == .noRoom)
    }

    @Test
    func severalDrawAtOnce() async throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let (workers, figure) = (try workers(), try Sample.figure(.bars(Sample.scripts)))
        let pictures = try await withThrowingTaskGroup(of: DrawnPicture.self) { group in
            for _ in 0..<4 { group.addTask { try workers.draw(figure) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(pictures.count == 4 && pictures.allSatisfy { $0 == pictures[0] })
    }

    @Test
    func whoeverWaitsForNothingIsDismissed() async throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let workers = try workers(idle: .milliseconds(20))
        _ = try workers.draw(Sample.figure(.bars(Sample.race)))
        while workers.idleCount > 0 { try await Task.sleep(for: .milliseconds(5)) }
        // And the next figure has a new one.
        _ = try workers.draw(Sample.figure(.bars(Sample.race)))
    }

    @Test
    func aBrokenWorkerCostsOnePicture() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let figure = try Sample.figure(.bars(Sample.race))
        #expect(refusal(try impostor("exit 1"), figure) == .internalFault)
        #expect(refusal(try impostor("exec sleep 600"), figure) == .tookTooLong)
        #expect(refusal(try impostor("head -c 32 /dev/zero >&0; exec sleep 600"), figure) == .internalFault)
        #expect(
            refusal(try impostor("head -c 3200 /dev/urandom >&0; exec sleep 600"), figure) == .internalFault)
    }

    // MARK: The command

    private func chart(_ figure: Figure, _ words: [String] = [], settings: String = "") throws -> [UInt8] {
        let (input, output) = (directory.appending(path: "in.json"), directory.appending(path: "out.png"))
        try Data(figure.json).write(to: input)
        let turnout = try #require(Program.turnout.path)
        let done = try Program.shell.run(
            ["-c", "\(settings) \"$0\" \"$@\"", turnout, "chart", input.path] + words + [output.path])
        #expect(done.status == 0 && done.errors == "", "\(done.errors)")
        return Array(try Data(contentsOf: output))
    }

    @Test
    func thePictureIsTheSameWhereverItIsDrawn() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let figure = try Sample.figure(.bars(Sample.scripts))
        let here = try Easel.png(of: figure)
        // A home with a font of a name that is asked for, rules of its own, another zone and language.
        let (home, name) = (
            directory.appending(path: "home"), "/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf"
        )
        for folder in [".fonts", ".config/fontconfig"] {
            try FileManager.default.createDirectory(
                at: home.appending(path: folder), withIntermediateDirectories: true)
        }
        try FileManager.default.copyItem(
            atPath: name, toPath: home.appending(path: ".fonts/DejaVuSansCondensed.ttf").path)
        let rules = """
            <fontconfig><dir>\(home.path)/.fonts</dir><match target="pattern"><edit name="family" mode="assign">\
            <string>DejaVu Serif</string></edit></match></fontconfig>
            """
        try Data(rules.utf8).write(to: home.appending(path: ".config/fontconfig/fonts.conf"))
        let file = home.appending(path: ".config/fontconfig/fonts.conf").path
        for settings in [
            "TZ=Pacific/Kiritimati LANG=ar_EG.UTF-8 LC_ALL=ja_JP.UTF-8 PANGO_LANGUAGE=ko HOME=/nonexistent",
            "HOME=\(home.path) FONTCONFIG_FILE=\(file) FREETYPE_PROPERTIES=truetype:interpreter-version=35",
            "env -i",
        ] {
            #expect(try chart(figure, settings: settings) == here, "\(settings)")
        }
    }

    @Test
    func theCommandDrawsInAnotherWay() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let figure = try Sample.figure(.bars(Sample.race))
        let pie = try Easel.png(of: figure.shown(asPie: true, in: .spanish))
        #expect(try chart(figure, ["--pie", "--language", "es"]) == pie)
        #expect(try chart(figure, ["--small"]) == Easel.png(of: figure.shown(small: true)))
    }

    @Test(arguments: [
        (["chart"], Int32(64), "two words"), (["chart", "--cake", "a", "b"], 64, "no option --cake"),
        (["chart", "--language", "fr", "a", "b"], 64, "en or es"),
        (["chart", "/nonexistent", "b"], 64, "cannot be opened"),
        (["chart", "/etc/hostname", "b"], 65, "no figure"),
    ])
    func mistakesAreSaid(words: [String], status: Int32, sentence: String) throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let done = try Program.turnout.run(words)
        #expect(done.status == status && done.errors.contains(sentence), "\(done.errors)")
    }

    /// Libraries that only a drawing worker has use for are no part of any start.
    @Test
    func theProgramIsLinkedWithoutThem() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let turnout = try #require(Program.turnout.path)
        let linked = String(
            decoding: try Program.shell.run("-c", "ldd \"$0\"", turnout).output, as: UTF8.self)
        #expect(linked.contains("libc.so"))
        for name in ["pango", "cairo", "fontconfig", "glib", "freetype"] {
            #expect(!linked.contains("lib\(name)"))
        }
    }

    @Test
    func helpIsThere() throws {
        defer { try? FileManager.default.removeItem(at: directory) }
        let done = try Program.turnout.run("chart", "--help")
        #expect(done.status == 0)
        #expect(String(decoding: done.output, as: UTF8.self).hasPrefix("turnout chart FILE.json|ID [--pie]"))
    }
}
