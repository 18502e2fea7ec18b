import Foundation

@testable import ElectionResults

/// The results that lie in the program, and short ways to one contest.
enum Bundled {
    static let archive: ResultsArchive = {
        do { return try ResultsArchive.bundled() } catch { preconditionFailure("\(error)") }
    }()

    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static let file: [UInt8] = {
        let path = root.appending(path: "Sources/PackedResults/results.bin")
        return (try? Data(contentsOf: path)).map { [UInt8]($0) } ?? []
    }()

    /// The bulk data from which the file is packed: `TURNOUT_SHARED`, or `shared` beside the clone.
    static let bulk: URL = {
        let shared =
            ProcessInfo.processInfo.environment["TURNOUT_SHARED"].map { URL(filePath: $0) }
            ?? root.deletingLastPathComponent().appending(path: "shared")
        return shared.appending(path: "civic-bulk")
    }()

    static let hasBulk = FileManager.default.fileExists(
        atPath: bulk.appending(path: "election-history").path)

    static let everything: [PastContest] = archive.offered.flatMap { place in
        let shelf = archive.shelves[0]
        return shelf.numbers(in: place).map { shelf.contest(numbered: $0) }
    }

    static let city = everything.filter { $0.header.place == .winnipeg }
    static let states = everything.filter { $0.header.place != .winnipeg }

    /// Contests of a place and year, of one area if it is given.
    static func contests(
        _ place: String, _ office: Office, _ year: Int, _ area: String? = nil, _ kind: ElectionKind? = nil
    ) -> [PastContest] {
        everything.filter { contest in
            let header = contest.header
            return header.place.code == place && header.office == office && header.day.year == year
                && (area == nil || header.area.code == area) && (kind == nil || header.kind == kind)
        }
    }

    /// What a Python program of the project prints.
    static func python(_ arguments: [String]) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-B"] + arguments
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : ""
    }
}
