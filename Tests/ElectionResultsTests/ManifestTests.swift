import ElectionResults
import Foundation
import Testing

/// What the packed file says of itself.
struct ManifestTests {
    private func rows() throws -> [[String]] {
        let path = Bundled.root.appending(path: "Sources/PackedResults/results.manifest")
        return try String(contentsOf: path, encoding: .utf8).split(separator: "\n").filter {
            !$0.hasPrefix("#")
        }
        .map { $0.components(separatedBy: " | ") }
    }

    @Test func everyFileHasItsSourceAndItsRows() throws {
        let files = try rows().dropLast()
        #expect(files.count == 7)
        for row in files {
            #expect(row.count == 9 && row[1].count == 64 && !row[5].isEmpty, "\(row)")
            let own = Bundled.everything.filter { $0.source.file == row[0] }
            #expect(own.count == Int(row[8]), "\(row[0])")
            #expect(own.allSatisfy { $0.source.name == row[2] && $0.source.commit == row[3] })
            #expect(own.allSatisfy { "\($0.source.asOf)" == row[4] })
        }
    }

    @Test func theFileIsSmallAndThePrograms() throws {
        let last = try #require(try rows().last)
        #expect(last[3] == "\(Bundled.file.count) bytes")
        #expect(last[2] == "\(Bundled.everything.count) contests")
        #expect(Bundled.file.count <= 700_000)
        #expect(try ResultsArchive(bytes: Bundled.file).contests(in: .winnipeg).count == 113)
    }

    /// Q7: each way of writing an area stands in the table once, with where it is from.
    @Test func areasHaveASourceEach() throws {
        let path = Bundled.root.appending(path: "Sources/ElectionResults/Tables/areas.txt")
        let rows = try String(contentsOf: path, encoding: .utf8).split(separator: "\n").filter {
            !$0.hasPrefix("#")
        }
        .map {
            $0.split(separator: "|", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        }
        #expect(rows.allSatisfy { $0.count == 6 && !$0[5].isEmpty })
        let written = rows.flatMap { row in row[4].components(separatedBy: "; ").map { "\(row[1]) \($0)" } }
        #expect(Set(written).count == written.count)
        #expect(Set(rows.map { $0[0] }) == Set(Bundled.city.map(\.header.area.code)))
    }
}
