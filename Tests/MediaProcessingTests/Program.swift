import Foundation

/// A program that some tests run, if it is there.
struct Program {
    let path: String?

    static let exiftool = Program(named: "exiftool")
    static let shell = Program(named: "sh")
    /// The product itself, which SwiftPM builds beside the tests.
    static let turnout = Program(beside: "turnout")

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
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        let words = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let status =
            process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
        return (status, bytes, String(decoding: words, as: UTF8.self))
    }
}
