import Foundation
import Glibc

/// A program that some tests run, if it is there.
struct Program {
    let path: String?

    static let exiftool = Program(named: "exiftool")
    static let shell = Program(named: "sh")
    static let ffmpeg = Program(named: "ffmpeg")
    /// The product itself, which SwiftPM builds beside the tests.
    static let turnout = Program(beside: "turnout")

    /// What a taken-over decoder would try, from inside the confinement.
    static let attacker = Program(beside: "Attacker")

    private init(named name: String) {
        let directories = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        path = directories.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile(atPath:))
    }

    private init(beside name: String) {
        let own = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let place = own.appending(path: name).path
        path = FileManager.default.isExecutableFile(atPath: place) ? place : nil
    }

    var isInstalled: Bool { path != nil }

    /// Runs it to its end.
    func run(_ arguments: String...) throws -> (status: Int32, output: Data, errors: String) {
        try run(arguments)
    }

    /// Runs it to its end.
    func run(_ arguments: [String]) throws -> (status: Int32, output: Data, errors: String) {
        guard let path else { throw CocoaError(.fileNoSuchFile) }
        let (output, errors) = (Self.scratch(), Self.scratch())
        defer { for file in [output, errors] { try? FileManager.default.removeItem(at: file) } }
        let child = try Self.spawn([path] + arguments, output: output.path, errors: errors.path)
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7f
        return (
            signal == 0 ? (status >> 8) & 0xff : -signal, try Data(contentsOf: output),
            String(decoding: try Data(contentsOf: errors), as: UTF8.self)
        )
    }

    /// Foundation's own launcher reads past an array's end, at which the address sanitizer stops the tests.
    private static func spawn(_ words: [String], output: String, errors: String) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, path) in [(STDOUT_FILENO, output), (STDERR_FILENO, errors)] {
            posix_spawn_file_actions_addopen(&actions, number, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        }
        let settings = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        var environment: [UnsafeMutablePointer<CChar>?] = settings.map { strdup($0) } + [nil]
        defer { for text in arguments + environment { free(text) } }
        var child: pid_t = 0
        let failure = posix_spawn(&child, words[0], &actions, nil, &arguments, &environment)
        guard failure == 0 else { throw CocoaError(.executableLoad) }
        return child
    }

    private static func scratch() -> URL {
        FileManager.default.temporaryDirectory.appending(path: "turnout-\(UUID().uuidString)")
    }
}
