import Conversation
import Foundation
import Testing

@testable import Civic

/// Every recorded or documented reply, good and bad, comes to what it should.
@Suite(.enabled(if: Shared.hasSamples, "needs the collection of samples beside the clone"))
struct SampleTests {
    @Test(arguments: SampleTable.rows) func sampleComesToWhatItShould(row: SampleTable.Row) throws {
        let sample = SourceReply(status: row.status, body: try Shared.sample(row.file))
        let read = try #require(SampleReaders.all[row.reader])
        #expect(read(sample) == row.expected, "\(row.file)")
    }

    @Test func everySampleOfOurSourcesIsInTheTable() throws {
        let folders = [
            "census-geocoder", "census-zcta", "congress-gov", "google-civic", "govinfo-billstatus", "openfec",
            "openstates", "winnipeg", "democracy-works",
        ]
        let known = Set(SampleTable.rows.map(\.file))
        for folder in folders {
            let path = Shared.root.appending(path: "civic-samples/\(folder)").path
            for name in try FileManager.default.contentsOfDirectory(atPath: path) {
                #expect(known.contains("\(folder)/\(name)"), "\(folder)/\(name)")
            }
        }
    }

    /// Providers mix up their own answers under load; no reader may trap or take an error for data.
    @Test(arguments: [200, 304, 400, 401, 403, 404, 408, 429, 500, 503])
    func noReaderTrapsOnAnyFile(status: Int) throws {
        let root = Shared.root.appending(path: "civic-samples")
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard let body = try? Data(contentsOf: file), !body.isEmpty else { continue }
            let sample = SourceReply(status: status, body: body)
            for read in SampleReaders.all.values {
                let result = read(sample)
                let isDefinite = ["notAnAddress", "nothing", "isOver"].contains(result)
                if status >= 429 { #expect(result.hasPrefix("!") || isDefinite, "\(file.lastPathComponent)") }
            }
        }
    }
}
