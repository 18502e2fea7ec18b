/// The difference between two texts, line by line, in the unified form with three lines around each change.
public struct Diff: Equatable, Sendable, CustomStringConvertible {
    private enum Row: Equatable {
        case same(String)
        case gone(String)
        case new(String)

        var isChange: Bool {
            switch self {
            case .same: false
            case .gone, .new: true
            }
        }
    }

    private let rows: [Row]
    private let from: String
    private let to: String
    private static let context = 3

    /// Compares two texts that are called by these names in the diff's head.
    public init(from old: String, to new: String, names: (String, String) = ("old", "new")) {
        rows = Diff.rows(Diff.lines(old), Diff.lines(new))
        (from, to) = names
    }

    /// Whether both texts are the same, byte for byte.
    public var isEmpty: Bool { !rows.contains(where: \.isChange) }

    public var description: String { text(coloured: false) }

    /// The diff as text, with a line break at its end; empty if nothing differs. Colours are for terminals.
    public func text(coloured: Bool) -> String {
        guard !isEmpty else { return "" }
        var lines = [paint("--- \(from)", "1", coloured), paint("+++ \(to)", "1", coloured)]
        for hunk in hunks() {
            lines.append(paint(head(of: hunk), "36", coloured))
            for row in rows[hunk] {
                switch row {
                case .same(let text): lines.append(text.isEmpty ? "" : " " + text)
                case .gone(let text): lines.append(paint("-" + text, "31", coloured))
                case .new(let text): lines.append(paint("+" + text, "32", coloured))
                }
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func paint(_ text: String, _ colour: String, _ coloured: Bool) -> String {
        coloured ? "\u{1B}[\(colour)m\(text)\u{1B}[0m" : text
    }

    /// Stretches of rows with their changes not further apart than the context reaches.
    private func hunks() -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for index in rows.indices where rows[index].isChange {
            let near = max(0, index - Diff.context)..<min(rows.count, index + Diff.context + 1)
            if let last = hunks.last, last.upperBound >= near.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<near.upperBound
            } else {
                hunks.append(near)
            }
        }
        return hunks
    }

    private func head(of hunk: Range<Int>) -> String {
        func count(_ rows: ArraySlice<Row>) -> (old: Int, new: Int) {
            rows.reduce((0, 0)) { sum, row in
                switch row {
                case .same: (sum.0 + 1, sum.1 + 1)
                case .gone: (sum.0 + 1, sum.1)
                case .new: (sum.0, sum.1 + 1)
                }
            }
        }
        let before = count(rows[..<hunk.lowerBound])
        let inside = count(rows[hunk])
        return "@@ -\(before.old + 1),\(inside.old) +\(before.new + 1),\(inside.new) @@"
    }

    private static func lines(_ text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    private static func rows(_ old: [String], _ new: [String]) -> [Row] {
        // By bytes, because Swift calls two spellings of the same accented letter equal.
        let changes = new.map { Array($0.utf8) }.difference(from: old.map { Array($0.utf8) })
        let gone = Set(changes.removals.map(\.offset))
        let added = Set(changes.insertions.map(\.offset))
        var rows: [Row] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            if gone.contains(left) {
                rows.append(.gone(old[left]))
                left += 1
            } else if added.contains(right) {
                rows.append(.new(new[right]))
                right += 1
            } else {
                rows.append(.same(old[left]))
                (left, right) = (left + 1, right + 1)
            }
        }
        return rows
    }
}

extension CollectionDifference.Change {
    /// Where the change is, in the old collection for a removal, in the new one for an insertion.
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
