/// A field of comma-separated values.
public enum SeparatedCell {
    /// In quotes. What begins like a formula, also behind what some spreadsheets take for the end of a field, would be run:
    /// an apostrophe keeps it words.
    public static func written(_ cell: String) -> String {
        let safe = Double(cell) == nil ? tamed(cell) : cell
        return "\"" + safe.replacing("\"", with: "\"\"") + "\""
    }

    /// Scalar by scalar: a mark above a sign makes another character of it, and no other formula.
    private static func tamed(_ cell: String) -> String {
        var tamed = String.UnicodeScalarView()
        var isStart = true
        if let first = cell.unicodeScalars.first, ends.contains(first) { tamed.append("'") }
        for scalar in cell.unicodeScalars {
            if isStart, signs.contains(scalar) { tamed.append("'") }
            tamed.append(scalar)
            isStart = ends.contains(scalar) || isStart && isUnseen(scalar)
        }
        return String(tamed)
    }

    private static let signs: Set<Unicode.Scalar> = [
        "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
    ]
    private static let ends: Set<Unicode.Scalar> = [";", "\t", "\r", "\n"]

    private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
    }
}
