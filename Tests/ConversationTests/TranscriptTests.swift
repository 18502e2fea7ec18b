import Foundation
import Testing
import Transcripts

@testable import Rehearsal

/// Every transcript reads the same in each of its three readings.
@Suite struct TranscriptTests {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let folder = root.appending(path: "transcripts")

    static let files: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".txt") }.sorted()
    }()

    @Test func thereAreAtLeastFifteenAndATour() {
        #expect(Self.files.count >= 15)
        #expect(Self.files.contains("tour.txt"))
    }

    @Test(arguments: files) func wholeHouseSaysWhatIsWritten(file: String) async throws {
        let performance = try await Performance.of(transcript(file), on: HouseStage(folder: Self.folder))
        let isSame = performance.isSame
        #expect(isSame, "\(performance.diff)")
    }

    /// The same conversations on the other platform: not a word is different.
    @Test(arguments: files) func onMatrixTheHouseSaysTheSame(file: String) async throws {
        let text = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
        guard !text.contains("Matrix") else { return }
        let moved = text.replacing("Telegram", with: "Matrix")
        let performance = try await Performance.of(
            Transcript(text: moved, file: file), on: HouseStage(folder: Self.folder))
        let isSame = performance.isSame
        #expect(isSame, "\(performance.diff)")
    }

    /// Weather is beyond the engine alone, so transcripts with weather are played by the house only.
    @Test(arguments: files) func engineAloneSaysWhatIsWritten(file: String) async throws {
        let transcript = try transcript(file)
        guard !transcript.lines.contains(where: needsHouse) else { return }
        let performance = try await Performance.of(transcript, on: EngineStage(folder: Self.folder))
        let isSame = performance.isSame
        #expect(isSame, "\(performance.diff)")
    }

    /// A stop of the house takes the address that waits to be looked up: it is asked for again, and the text is another
    /// one. `WhisperTests` shows that.
    /// After a stop a photo may be clean before the card of its appeal is shown: then the card is shown once, not twice.
    private static let killable = files.filter {
        ![
            "where-to-vote.txt", "candidates-address.txt", "late-address.txt", "measures.txt",
            "past-places.txt", "other-places.txt", "appeal-with-a-photo.txt",
        ].contains($0)
    }

    /// With TURNOUT_SLOW the house dies once a playing, at each write in turn; that takes many minutes.
    @Test(arguments: killable) func houseThatDiesAtAnyWriteSaysTheSame(file: String) async throws {
        let isThorough = ProcessInfo.processInfo.environment["TURNOUT_SLOW"] == "1"
        let sweep = Sweep(try transcript(file), every: isThorough ? nil : 23)
        let verdict = try await sweep.run { HouseStage(folder: Self.folder, deaths: $0) }
        guard case .same(let deaths) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(deaths > 0)
    }

    private func transcript(_ file: String) throws -> Transcript {
        try Transcript(file: Self.folder.appending(path: file).path)
    }

    private func needsHouse(_ line: Transcript.Line) -> Bool {
        switch line.kind {
        case .cue(.world(.clockMoves)), .cue(.world(.repeatsLastMessage)), .cue(.world(.houseRestarts)),
            .cue(.world(.sampleDataKept)), .cue(.world(.sampleDataChange)), .cue(.world(.sourcesGoDown)),
            .cue(.world(.sourcesComeBack)):
            false
        case .cue(.world), .question(.outbox): true
        case .cue(.deed), .question, .title, .note, .empty, .cast, .clock, .outcome: false
        }
    }
}
