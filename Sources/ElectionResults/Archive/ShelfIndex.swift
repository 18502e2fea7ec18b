internal import CivicFacts

/// What is read from a packed file once, because every search and every look-up needs it: some 80 kB for all that lies in the program.
struct ShelfIndex {
    /// An area's number, that of its place, and the words of its name.
    struct AreaName {
        let number: Int
        let place: Int
        let words: [[UInt8]]
    }

    let sources: [ResultSource]
    /// Areas that have a name.
    let areas: [AreaName]
    /// Which letters each word of names has; no word is spelled that cannot be alike.
    let letters: [UInt64]
    /// How many letters each has, as far as one byte can say.
    let lengths: [UInt8]
    /// The ids that a search by halves looks at first, each below the one before it: 1, then 2 and 3, then 4 to 7.
    private let pivots: [ContestID]

    private static let depth = 8

    init(_ file: PackedFile) {
        sources = file.sources.indices.map { Self.source(file.sources[$0]) }
        var areas: [AreaName] = []
        file.areas.forEach(in: file.areas.indices) { number, item in
            var item = item
            let place = Int(item.byte())
            item.skip(1)
            item.skip(item.count())
            let name = item.text()
            guard !name.isEmpty else { return }
            areas.append(AreaName(number: number, place: place, words: FoldedWord.words(of: name)))
        }
        self.areas = areas
        var (letters, lengths): ([UInt64], [UInt8]) = ([], [])
        var spelled: [UInt8] = []
        file.words.forEach(in: file.words.indices) { _, item in
            if !WordSearch.spell(item, into: &spelled) { spelled = WordSearch.folded(item) }
            letters.append(Slip.letters(of: spelled))
            lengths.append(UInt8(clamping: spelled.count))
        }
        (self.letters, self.lengths) = (letters, lengths)
        pivots = Self.pivots(file)
    }

    /// Nil for one that lies too deep.
    func pivot(_ node: Int) -> ContestID? { node < pivots.count ? pivots[node] : nil }

    private static func source(_ item: PackedCursor) -> ResultSource {
        var item = item
        let (path, name, commit) = (item.text(), item.text(), item.text())
        return ResultSource(
            name: name, file: path, commit: commit, asOf: CivilDate(item.text()) ?? CivilDate(days: 0))
    }

    private static func pivots(_ file: PackedFile) -> [ContestID] {
        var ranges = [0..<0, 0..<file.contestCount]
        // The first stands for nothing: the root is 1.
        var pivots = [ContestID(bits: 0)]
        while pivots.count < 1 << depth {
            let range = ranges[pivots.count]
            guard !range.isEmpty else { break }
            let middle = (range.lowerBound + range.upperBound) / 2
            pivots.append(file.header(file.record(file.contest(ranked: middle))).id)
            ranges += [range.lowerBound..<middle, (middle + 1)..<range.upperBound]
        }
        return pivots
    }
}
