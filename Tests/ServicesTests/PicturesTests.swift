import Adapters
import CivicFacts
import ElectionResults
import Foundation
import Locks
import Store
import Testing

@testable import Conversation
@testable import MediaProcessing
@testable import Services

/// Pictures from the order to the adapter.
@Suite(.timeLimit(.minutes(30)))  // finds a hang, not a slow machine
struct PicturesTests {
    /// Draws in this process, and counts.
    private struct Pencil: FigureDrawing {
        let count = Locked(0)
        var refusal: DrawingRefusal?
        var wait: @Sendable () -> Void = {}

        func draw(_ figure: Figure) throws(DrawingRefusal) -> DrawnPicture {
            count.withLock { $0 += 1 }
            wait()
            if let refusal { throw refusal }
            return try Drawing.picture(of: figure)
        }
    }

    private let folder = Folder()
    private let archive: ResultsArchive

    init() throws {
        archive = try ResultsArchive.bundled()
        try FileManager.default.createDirectory(at: folder.directory, withIntermediateDirectories: true)
    }

    private func lines(_ header: ContestHeader) throws -> ContestLines {
        ContestLines(
            view: Speaker(language: .english), contest: try #require(archive.contest(header.id)))
    }

    private func picture(_ kind: Picture.Kind = .bars, year: Int = 2014) throws -> Picture {
        let mayors = archive.contests(in: .winnipeg).filter { $0.office == .mayor && $0.day.year == year }
        let mayor = try lines(try #require(mayors.first))
        return try #require(mayor.picture(as: kind))
    }

    private func kept() -> [String] {
        (try? FileManager.default.contentsOfDirectory(
            atPath: folder.directory.appending(path: "pictures").path)) ?? []
    }

    @Test func whatWasDrawnOnceIsTakenFromTheDisk() async throws {
        let pencil = Pencil()
        let pictures = Pictures(directory: folder.directory.path, drawing: pencil)
        let bars = try #require(await pictures.file(of: try picture()))
        #expect(await pictures.file(of: try picture()) == bars)
        #expect(pencil.count.withLock { $0 } == 1)
        // Real bytes: a PNG as large as a phone wants it, and as small as Telegram keeps it.
        #expect(bars.png.starts(with: [0x89, 0x50, 0x4E, 0x47]) && bars.png.count <= 80_000)
        #expect(bars.png.count > 5_000 && bars.width == 1_280 && (720...1_280).contains(bars.height))
        #expect(bars.hash == Digest.sha256(bars.png))
        #expect(FileManager.default.contents(atPath: bars.path) == Data(bars.png))
        let pie = try #require(await pictures.file(of: try picture(.pie)))
        #expect(pie.hash != bars.hash && kept().count == 2)
    }

    @Test func aDamagedFileIsDrawnAnew() async throws {
        let pictures = Pictures(directory: folder.directory.path, drawing: Pencil())
        let first = try #require(await pictures.file(of: try picture()))
        try Data(first.png.prefix(900)).write(to: URL(filePath: first.path))
        #expect(await pictures.file(of: try picture()) == first)
        #expect(FileManager.default.contents(atPath: first.path)?.count == first.png.count)
    }

    @Test func otherFiguresThanTheWordsAreNotDrawn() async throws {
        let (drawn, pencil) = (try picture(), Pencil())
        guard case .contest(let id, _, let kind) = drawn.subject else {
            Issue.record("no contest")
            return
        }
        let stale = Picture(.contest(id, figures: id, as: kind), in: .english, alt: drawn.alt)
        let pictures = Pictures(directory: folder.directory.path, drawing: pencil)
        #expect(await pictures.file(of: stale) == nil)
        #expect(pencil.count.withLock { $0 } == 0)
    }

    @Test func theOldestGoWhereThereAreTooMany() async throws {
        let pictures = Pictures(directory: folder.directory.path, drawing: Pencil(), atMost: 60_000)
        for year in [1974, 1977, 1980, 1983, 1986, 1989, 1992] {
            let file = try #require(await pictures.file(of: try picture(year: year)))
            #expect(kept().contains(URL(filePath: file.path).lastPathComponent))
        }
        let sizes = kept().map {
            FileManager.default.contents(
                atPath: folder.directory.appending(path: "pictures/\($0)").path)?.count ?? 0
        }
        #expect((1...2).contains(sizes.count) && sizes.reduce(0, +) <= 60_000)
    }

    /// Every contest of Winnipeg, and one of each fifty others, as bars and as a pie.
    @Test func contestsCanBeDrawn() throws {
        let places = archive.offered.sorted { "\($0)" < "\($1)" }
        let others = places.filter { $0 != .winnipeg }.flatMap { archive.contests(in: $0) }
        let some = stride(from: 0, to: others.count, by: 50).map { others[$0] }
        var (drawn, largest) = (0, 0)
        for header in archive.contests(in: .winnipeg) + some {
            for kind in [Picture.Kind.bars, .pie] {
                guard let sketch = try lines(header).picture(as: kind)?.sketch else { continue }
                let png = try Drawing.picture(of: try Figure(sketch)).png
                (drawn, largest) = (drawn + 1, max(largest, png.count))
            }
        }
        #expect(drawn > 2 * 300 && largest <= 80_000)
    }

    /// What the house hands to its adapter for a message with a picture.
    private func handed(_ pencil: Pencil, _ announced: Gate? = nil) async throws -> OutboxEntry? {
        let entries = Locked<[OutboxEntry]>([])
        var adapter = FakeAdapter(act: { entry in
            entries.withLock { $0.append(entry) }
            return .done
        })
        adapter.announce = { announced?.open() }
        let courier = Courier(
            adapters: [.telegram: adapter],
            pictures: Pictures(directory: folder.directory.path, drawing: pencil))
        let message = Message(text: "the words", picture: try picture())
        let entry = OutboxEntry(
            id: EntryID(rawValue: 1), room: .private("dana"), task: .post(message, replyTo: nil), attempts: 0)
        _ = await courier.perform(.perform(entry, lane: "a", isReview: false))
        return entries.withLock { $0.first }
    }

    @Test func theDrawingGoesWithTheWords() async throws {
        let entry = try #require(try await handed(Pencil()))
        #expect(entry.words == "the words" && entry.picture?.width == 1_280)
    }

    @Test(arguments: [DrawingRefusal.noFonts, .noRoom, .tookTooLong, .internalFault])
    func wordsGoAloneWhereNothingIsDrawn(refusal: DrawingRefusal) async throws {
        let entry = try #require(try await handed(Pencil(refusal: refusal)))
        #expect(entry.words == "the words" && entry.picture == nil)
    }

    @Test func whatTakesLongerIsAnnounced() async throws {  // T28
        let (announced, done) = (Gate(), DispatchSemaphore(value: 0))
        Task {
            await announced.pass()
            done.signal()
        }
        // Drawing goes on until the platform was told.
        let entry = try await handed(Pencil(wait: { done.wait() }), announced)
        #expect(entry?.picture != nil)
    }
}
