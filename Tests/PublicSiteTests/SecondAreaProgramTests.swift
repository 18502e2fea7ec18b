import Foundation
import Testing

@testable import PublicSite

/// The files from which the table is packed: `TURNOUT_SHARED`, or `shared` beside the clone.
private enum Bulk {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static let folder: URL = {
        let path = ProcessInfo.processInfo.environment["TURNOUT_SHARED"]
        let beside = root.deletingLastPathComponent().appending(path: "shared")
        let shared = path.map { URL(filePath: $0) } ?? beside
        return shared.appending(path: "civic-bulk")
    }()

    static let isThere = FileManager.default.fileExists(
        atPath: folder.appending(path: "county-residents-2019.csv.gz").path)

    /// Everything, however long it takes: `make test-all`.
    static let isSlow = ProcessInfo.processInfo.environment["TURNOUT_SLOW"] == "1"

    static func python(_ arguments: [String]) throws -> String {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-B"] + arguments
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : ""
    }
}

/// The table of areas, against a second program that reads the files by itself.
@Suite(.enabled(if: Bulk.isThere, "The bulk data does not lie beside the repository."))
struct SecondAreaProgramTests {
    @Test func everyZIPCodeHasTheAreaThatTheFilesGiveIt() throws {
        let path = Bulk.root.appending(path: "Tests/PublicSiteTests/second_program.py").path
        let states = Bulk.root.appending(path: "Sources/CivicFacts/Bundled/states.txt").path
        let lines = try Bulk.python([path, Bulk.folder.path, states]).split(separator: "\n")
        #expect(lines.count == 41_195)
        var moved = 0
        for fields in lines.map({ $0.split(separator: "|").map(String.init) }) {
            let area = PublicArea(zip: fields[0])
            if fields[1].hasPrefix("moved ") {
                moved += 1
                #expect(area.state == String(fields[1].suffix(2)), "\(fields)")
            } else {
                #expect(told(area) == fields[1], "\(fields)")
            }
        }
        // Connecticut, and three places in Alaska.
        #expect(moved == 427)
    }

    private func told(_ area: PublicArea) -> String {
        switch area {
        case .county(let fips): "county \(fips)"
        case .smaller(let state): "smaller \(state)"
        case .state(let state): "state \(state)"
        case .unknown: "unknown"
        }
    }

    /// The command that packs gives the file in the program, byte for byte.
    @Test(.enabled(if: Bulk.isSlow, "Takes over half a minute."))
    func packingAgainGivesTheSameBytes() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "areas-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try Bulk.python([
            Bulk.root.appending(path: "Tools/areas/pack.py").path, Bulk.folder.path, folder.path,
        ])
        for name in ["areas.bin", "areas.manifest"] {
            let kept = try Data(contentsOf: Bulk.root.appending(path: "Sources/AreaBytes/\(name)"))
            #expect(try Data(contentsOf: folder.appending(path: name)) == kept, "\(name)")
            #expect(kept.count <= 450_000)
        }
    }
}
