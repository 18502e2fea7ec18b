/// Cells of a grid of four by four over a photo: `A1` is the upper left one, `D4` the lower right one.
public struct MaskCells: OptionSet, Codable, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: UInt16

    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// `A1 B2`, `a1, b2`, or `A1-B2` for all cells between the two; nil if a word is none.
    public init?(_ words: Substring) {
        var cells: MaskCells = []
        for word in words.split(whereSeparator: { $0.isWhitespace || $0 == "," || $0 == ";" }) {
            let ends = word.split(separator: "-", omittingEmptySubsequences: false).map(Self.corner)
            guard ends.count <= 2, let first = ends.first ?? nil, let last = ends.last ?? nil else {
                return nil
            }
            for row in min(first.row, last.row)...max(first.row, last.row) {
                for column in min(first.column, last.column)...max(first.column, last.column) {
                    cells.insert(MaskCells(rawValue: 1 << (row * Self.side + column)))
                }
            }
        }
        guard !cells.isEmpty else { return nil }
        self = cells
    }

    public init?(_ words: String) { self.init(words[...]) }

    private static let side: UInt16 = 4
    private static let letters = Array("ABCD")

    private static func corner(_ word: Substring) -> (column: UInt16, row: UInt16)? {
        let signs = Array(word.uppercased())
        guard signs.count == 2, let column = letters.firstIndex(of: signs[0]),
            let row = signs[1].wholeNumberValue, (1...Int(side)).contains(row)
        else { return nil }
        return (UInt16(column), UInt16(row - 1))
    }

    public var description: String {
        (0..<Self.side * Self.side).filter { contains(MaskCells(rawValue: 1 << $0)) }
            .map { "\(Self.letters[Int($0 % Self.side)])\($0 / Self.side + 1)" }.joined(separator: ", ")
    }
}

/// What is blacked out on one photo.
public struct MaskedParts: Codable, Equatable, Sendable {
    public let photo: PhotoID
    public let cells: MaskCells
}
