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

    /// Those that know nothing of Matrix yet, and in which nothing is paid: that is Telegram's alone.
    private static let movable = files.filter { file in
        guard let text = try? text(of: file) else { return false }
        return !text.contains("Matrix") && !text.contains("Cards are taken")
            && !text.contains("Charities are offered")
    }

    @Test func thereAreAtLeastFifteenAndATour() {
        #expect(Self.files.count >= 15)
        #expect(Self.files.contains("tour.txt"))
    }

    @Test(arguments: files) func wholeHouseSaysWhatIsWritten(file: String) async throws {
        let performance = try await Performance.of(transcript(file), on: HouseStage(folder: Self.folder))
        let isSame = performance.isSame
        #expect(isSame, "\(performance.diff)")
    }

    /// The same conversations on the other platform: not a word is different. In `make test` only as many as it takes for
    /// everything that happens in a transcript to happen once on Matrix.
    @Test(arguments: Thoroughness.isFull ? movable : TranscriptKinds.covering(movable, in: folder))
    func onMatrixTheHouseSaysTheSame(file: String) async throws {
        let text = try Self.text(of: file).replacing("Telegram", with: "Matrix")
        let performance = try await Performance.of(
            Transcript(text: text, file: file), on: HouseStage(folder: Self.folder))
        let isSame = performance.isSame
        #expect(isSame, "\(performance.diff)")
    }

    /// Weather is beyond the engine alone, so transcripts with weather are played by the house only. In `make test` as few of
    /// the others as it takes for everything to happen once.
    @Test(arguments: Thoroughness.isFull ? files : TranscriptKinds.covering(files, in: folder))
    func engineAloneSaysWhatIsWritten(file: String) async throws {
        let transcript = try transcript(file)
        guard !transcript.lines.contains(where: needsHouse) else { return }
        let performance = try await Performance.of(transcript, on: EngineStage(folder: Self.folder))
        let isSame = performance.isSame
        #expect(isSame, "\(performance.diff)")
    }

    /// A stop of the house takes the address that waits to be looked up: it is asked for again, and the text is another
    /// one. `WhisperTests` shows that.
    /// After a stop a photo may be clean before the card of its appeal is shown: then the card is shown once, not twice.
    /// After a stop a card may be changed before somebody else is written to: each room has its own order.
    private static let killable = (isSample ? ["masking.txt"] : files).filter {
        ![
            "where-to-vote.txt", "candidates-address.txt", "late-address.txt", "measures.txt",
            "past-places.txt", "other-places.txt", "appeal-with-a-photo.txt", "gone.txt",
            "work-alone.txt",
        ].contains($0)
    }

    /// On a server each death takes its time: one transcript, unless everything is asked for.
    private static let isSample =
        ProcessInfo.processInfo.environment["TURNOUT_TEST_DATABASE"] != nil && !Thoroughness.isFull

    /// Once at each kind of write over all transcripts; in `make test-all` at every single write of each.
    @Test(arguments: killable) func houseThatDiesAtAnyWriteSaysTheSame(file: String) async throws {
        let kinds = Thoroughness.isFull ? [] : try await Self.kinds.value[file, default: []]
        let manner: Sweep.Manner = Thoroughness.isFull ? .apart(23) : .kinds(kinds)
        let verdict = try await Sweep(try transcript(file), manner).run {
            HouseStage(folder: Self.folder, deaths: $0)
        }
        guard case .same(let deaths) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(Thoroughness.isFull ? deaths > 0 : deaths == kinds.count)
    }

    /// The kinds of writes that each transcript dies at: every kind once, whatever was happening on the stage then, in the
    /// shortest transcript that has it.
    private static let kinds = Task {
        var seen: Set<String> = []
        let writes = try await TranscriptKinds.writes(of: killable, in: folder)
        let order = writes.sorted { ($0.value.count, $0.key) < ($1.value.count, $1.key) }
        return Dictionary(
            uniqueKeysWithValues: order.map { file, writes in
                (file, writes.filter { seen.insert(whateverHappened($0)).inserted })
            })
    }

    /// The kind without its second word, the cue; see `Fate.writes`.
    private static func whateverHappened(_ kind: String) -> String {
        let words = kind.split(separator: " ", maxSplits: 2)
        return words.count > 2 ? "\(words[0]) \(words[2])" : kind
    }

    private static func text(of file: String) throws -> String {
        try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    }

    private func transcript(_ file: String) throws -> Transcript {
        try Transcript(file: Self.folder.appending(path: file).path)
    }

    private func needsHouse(_ line: Transcript.Line) -> Bool {
        switch line.kind {
        case .cue(.world(.clockMoves)), .cue(.world(.repeatsLastMessage)), .cue(.world(.houseRestarts)),
            .cue(.world(.sampleDataKept)), .cue(.world(.sampleDataChange)), .cue(.world(.sourcesGoDown)),
            .cue(.world(.sourcesComeBack)), .cue(.world(.cardsAreTaken)), .cue(.world(.cardsAreNotTaken)),
            .cue(.world(.charitiesEnd)),
            .cue(.world(.operatorRefunds)), .cue(.world(.probation)), .cue(.world(.secondLooks)):
            false
        case .cue(.world), .question(.outbox): true
        case .cue(.deed), .question, .title, .note, .empty, .cast, .clock, .outcome: false
        }
    }
}
