/// The two columns of numbers at the right of every row, each as wide as its widest number.
struct BarColumns {
    /// What a full bar stands for.
    let mostVotes: Int
    private let votesWidth: Int
    private let shareWidth: Int
    private let right: Int
    private static let space = 32

    init(_ rows: [FigureRow], _ style: Style, _ size: Int, by pen: some Measuring) {
        mostVotes = max(1, rows.compactMap(\.votes).max() ?? 1)
        right = style.width - style.margin
        let hidesVotes = style.width < Style.full.width && rows.contains { $0.tenths != nil }
        votesWidth = hidesVotes ? 0 : Self.widest(rows.compactMap(Self.votes), size, pen)
        shareWidth = Self.widest(rows.compactMap(Self.share), size, pen)
    }

    /// What they take of a row, with the space before them.
    var width: Int { [votesWidth, shareWidth].filter { $0 > 0 }.reduce(0) { $0 + $1 + Self.space } }

    /// A row's numbers, and where each ends.
    func cells(of row: FigureRow, _ size: Int) -> [(words: Words, right: Int)] {
        var cells: [(Words, Int)] = []
        if let share = Self.share(row) { cells.append((Self.words(share, size), right)) }
        if votesWidth > 0, let votes = Self.votes(row) {
            let before = shareWidth > 0 ? shareWidth + Self.space : 0
            cells.append((Self.words(votes, size), right - before))
        }
        return cells
    }

    private static func votes(_ row: FigureRow) -> String? { row.votes.map(FigureText.grouped) }

    private static func share(_ row: FigureRow) -> String? {
        row.tenths.map { FigureText.share($0, votes: row.votes) }
    }

    private static func words(_ text: String, _ size: Int) -> Words {
        Words(text: text, size: size, width: Style.full.width, lines: 1)
    }

    private static func widest(_ texts: [String], _ size: Int, _ pen: some Measuring) -> Int {
        texts.map { pen.room(of: words($0, size)).width }.max() ?? 0
    }
}
