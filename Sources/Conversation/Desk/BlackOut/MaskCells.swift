/// Parts of a photo under a grid of eight columns, `A` to `H` from the left, and six rows, `1` to `6` from the top. Each cell
/// has such a grid of its own: `B2.a1`.
public struct MaskCells: Codable, Hashable, Sendable, CustomStringConvertible {
    public private(set) var boxes: [MaskBox]

    public init(_ boxes: [MaskBox] = []) { self.boxes = boxes }

    /// `A1 B2`, `a1, b2.c3`, or `A1-B2` for all cells between the two; nil if a word is none. Whoever looks at the grid of
    /// one cell names that one's.
    public init?(_ words: some StringProtocol, within cell: MaskBox? = nil) {
        boxes = []
        for word in words.split(whereSeparator: { $0.isWhitespace || $0 == "," || $0 == ";" }) {
            let ends = word.split(separator: "-", omittingEmptySubsequences: false)
                .map { MaskBox(cell: String($0), within: cell) }
            guard ends.count <= 2, let first = ends.first ?? nil, let last = ends.last ?? nil else {
                return nil
            }
            add(first.reaching(to: last))
        }
        guard !boxes.isEmpty else { return nil }
    }

    /// As it is kept: what it is said as, or, by earlier releases, a number whose bits are cells of a grid of four by four.
    public init?(stored text: String) {
        if let bits = UInt16(text) {
            self.init(bits: bits)
        } else if let cells = text.isEmpty ? MaskCells() : MaskCells(text) {
            self = cells
        } else {
            return nil
        }
    }

    private init(bits: UInt16) {
        let (wide, high) = (MaskBox.columns / 4, MaskBox.rows / 4)
        boxes = (0..<16).filter { bits >> $0 & 1 == 1 }.map { cell in
            let (left, top) = (cell % 4 * wide, cell / 4 * high)
            return MaskBox(left: left, top: top, right: left + wide, bottom: top + high)
        }
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let bits = try? container.decode(UInt16.self)
        let text = try bits.map { "\($0)" } ?? container.decode(String.self)
        guard let cells = MaskCells(stored: text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no cells")
        }
        self = cells
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let bits { try container.encode(bits) } else { try container.encode(description) }
    }

    /// The number that says the same; nil where none does.
    private var bits: UInt16? {
        let single = (0..<16).map { MaskCells(bits: 1 << $0).boxes[0] }
        let cells = boxes.map { single.firstIndex(of: $0) }
        return cells.contains(nil) ? nil : cells.compactMap(\.self).reduce(0) { $0 | 1 << UInt16($1) }
    }

    public func union(_ other: MaskCells) -> MaskCells {
        var all = self
        for box in other.boxes { all.add(box) }
        return all
    }

    private mutating func add(_ box: MaskBox) {
        guard !boxes.contains(where: { $0.reaching(to: box) == $0 }) else { return }
        boxes.removeAll { box.reaching(to: $0) == box }
        boxes.append(box)
    }

    public var description: String { boxes.map(\.description).joined(separator: ", ") }
}

/// A rectangle of the smallest cells, 64 across and 36 down: from `left` and `top` up to, not with, `right` and `bottom`.
public struct MaskBox: Codable, Hashable, Sendable, CustomStringConvertible {
    public let (left, top, right, bottom): (Int, Int, Int, Int)

    /// Of one grid.
    static let (across, down) = (8, 6)
    /// Of the grids of all its cells.
    public static let (columns, rows) = (across * across, down * down)
    public static let whole = MaskBox(left: 0, top: 0, right: columns, bottom: rows)
    private static let letters = Array("ABCDEFGH")

    init(left: Int, top: Int, right: Int, bottom: Int) {
        (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }

    /// `B2`, or `B2.a1`; where `cell` is looked at, `a1` is of its grid.
    init?(cell text: String, within cell: MaskBox? = nil) {
        let parts = text.split(separator: ".").map(Self.place)
        guard (1...2).contains(parts.count), let first = parts[0] else { return nil }
        let (across, down) = (Self.across, Self.down)
        if parts.count == 2 {
            guard let inner = parts[1] else { return nil }
            self.init(column: first.column * across + inner.column, row: first.row * down + inner.row)
        } else if let cell {
            self.init(column: cell.left + first.column, row: cell.top + first.row)
        } else {
            let (left, top) = (first.column * across, first.row * down)
            self.init(left: left, top: top, right: left + across, bottom: top + down)
        }
    }

    private init(column: Int, row: Int) {
        self.init(left: column, top: row, right: column + 1, bottom: row + 1)
    }

    private static func place(_ text: Substring) -> (column: Int, row: Int)? {
        let signs = Array(text.uppercased())
        guard signs.count == 2, let column = letters.firstIndex(of: signs[0]),
            let row = signs[1].wholeNumberValue, (1...down).contains(row)
        else { return nil }
        return (column, row - 1)
    }

    /// The smallest that holds both.
    func reaching(to other: MaskBox) -> MaskBox {
        MaskBox(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
            bottom: max(bottom, other.bottom))
    }

    /// One cell of the grid over the whole photo.
    var isCell: Bool { isOfCells && right - left == Self.across && bottom - top == Self.down }

    private var isOfCells: Bool {
        [left, right].allSatisfy { $0.isMultiple(of: Self.across) }
            && [top, bottom].allSatisfy { $0.isMultiple(of: Self.down) }
    }

    public var description: String {
        let ends = [name(column: left, row: top), name(column: right - 1, row: bottom - 1)]
        return ends[0] == ends[1] ? ends[0] : ends.joined(separator: "-")
    }

    private func name(column: Int, row: Int) -> String {
        let cell = "\(Self.letters[column / Self.across])\(row / Self.down + 1)"
        guard !isOfCells else { return cell }
        return cell + ".\(Self.letters[column % Self.across].lowercased())\(row % Self.down + 1)"
    }
}

/// What is blacked out on one photo.
public struct MaskedParts: Codable, Equatable, Sendable {
    public let photo: PhotoID
    public let cells: MaskCells
}
