public import Conversation
import Dispatch
import FoundationEssentials
import Locks
public import MediaProcessing
import Store

/// Has pictures drawn, and keeps them: what was drawn once lies under the hash of what it shows.
public struct Pictures: Sendable {
    private let directory: String
    private let drawing: any FigureDrawing
    private let most: Int
    /// How many bytes lie there; nil until they are counted.
    private let kept = Locked<Int?>(nil)
    /// Drawing blocks: it has threads of its own.
    private let queue = DispatchQueue(label: "pictures", attributes: .concurrent)

    /// `directory` is the house's own; beyond `most` bytes the oldest go.
    public init(
        directory: String, drawing: any FigureDrawing = DrawingWorkers(), atMost most: Int = 200 << 20
    ) {
        self.directory = directory
        (self.drawing, self.most) = (drawing, most)
    }

    private var folder: String { "\(directory)/pictures" }

    /// The picture; nil where none can be made now, and the words go alone.
    package func file(of picture: Picture) async -> PictureFile? {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: make(picture)) }
        }
    }

    /// As many of them as can be made now.
    func files(of pictures: [Picture]) async -> [PictureFile] {
        var files: [PictureFile] = []
        for picture in pictures {
            if let file = await file(of: picture) { files.append(file) }
        }
        return files
    }

    private func make(_ picture: Picture) -> PictureFile? {
        guard let sketch = picture.sketch(keeping: ResultsGlance.results(in: directory)),
            let figure = try? Figure(sketch)
        else { return nil }
        let path = "\(folder)/\(Digest.sha256(figure.json + Array("\(Drawing.version)".utf8))).png"
        let before = FileManager.default.contents(atPath: path).flatMap { DrawnPicture(png: [UInt8]($0)) }
        guard let drawn = before ?? (try? drawing.draw(figure)) else { return nil }
        if before == nil { keep(drawn.png, at: path) }
        return PictureFile(
            picture, png: drawn.png, width: drawn.width, height: drawn.height,
            hash: Digest.sha256(drawn.png), path: path)
    }

    /// Where there is no room for it, it goes out all the same.
    private func keep(_ png: [UInt8], at path: String) {
        guard (try? DurableFile.write(png, to: path)) != nil else { return }
        kept.withLock { kept in
            let sum = (kept ?? 0) + png.count
            kept = kept == nil || sum > most ? tidy() : sum
        }
    }

    /// Takes the oldest away until a quarter is free, if there is too much; how much is left.
    private func tidy() -> Int {
        let files = FileManager.default
        var found: [(path: String, size: Int, date: Date)] = []
        for name in (try? files.contentsOfDirectory(atPath: folder)) ?? [] {
            let path = "\(folder)/\(name)"
            guard let attributes = try? files.attributesOfItem(atPath: path),
                let size = attributes[.size] as? Int, let date = attributes[.modificationDate] as? Date
            else { continue }
            found.append((path, size, date))
        }
        var sum = found.reduce(0) { $0 + $1.size }
        guard sum > most else { return sum }
        for file in found.sorted(by: { $0.date < $1.date }) where sum > most / 4 * 3 {
            guard (try? files.removeItem(atPath: file.path)) != nil else { continue }
            sum -= file.size
        }
        return sum
    }
}

extension Figure {
    /// The same words and numbers, as they are drawn.
    public init(_ sketch: Sketch) throws(FigureFault) {
        var heading = Heading()
        (heading.title, heading.day, heading.kind) = (sketch.title, sketch.day, sketch.election)
        (heading.status, heading.seats) = (sketch.status, sketch.seats)
        var footing = Footing()
        (footing.votes, footing.source, footing.asOf) = (sketch.votes, sketch.source, sketch.asOf)
        try self.init(
            language: FigureLanguage(rawValue: sketch.language.rawValue) ?? .english, heading: heading,
            footing: footing, content: Content(sketch), isSmall: sketch.isSmall,
            isPartial: sketch.isPartial, isQuestion: sketch.isQuestion)
    }
}

extension Figure.Content {
    /// A figure that is wished for as a pie says itself why it is none; of a part of the votes it does not know that several
    /// are to be elected.
    fileprivate init(_ sketch: Sketch) {
        switch sketch.content {
        case .votes(let rows, as: .bars), .votes(let rows, as: .small): self = .bars(rows.map(FigureRow.init))
        case .votes(let rows, as: .pie): self = .pie(rows.map(FigureRow.init))
        case .votes(let rows, as: .barsInstead):
            let drawn = rows.map(FigureRow.init)
            self = sketch.isPartial ? .bars(drawn) : .pie(drawn)
        case .month(let first, let length, let today, let elections):
            let marks = Dictionary(elections.map { ($0, Set([FigureMonth.Mark.election])) }) { first, _ in
                first
            }
            self = .month(FigureMonth(firstWeekday: first, length: length, today: today, marks: marks))
        case .monogram(let letters): self = .monogram(letters)
        }
    }
}

extension FigureRow {
    fileprivate init(_ row: Sketch.Row) {
        self.init(name: row.name, votes: row.votes, tenths: row.tenths)
        (isElected, word, isRest) = (row.isElected, row.word, row.isRest)
    }
}
