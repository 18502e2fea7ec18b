internal import Understanding

/// Which of the labels in front of a person their words name; each label is given in every language.
struct LabelReading {
    let index: Int
    /// The words have a slip.
    let isSlip: Bool

    /// Exactly, or, where the words mean nothing else: by the first word, with little behind it, or with one slip; where
    /// no text is being written also by any word, such as a surname.
    init?(_ plain: Plain, among labels: [[String]], byPart: Bool) {
        let exact = labels.firstIndex { $0.contains(plain.text) }
        if let index = exact ?? Self.loosely(plain, among: labels, byPart: byPart) {
            (self.index, isSlip) = (index, false)
        } else if let index = Self.slipped(plain, among: labels) {
            (self.index, isSlip) = (index, true)
        } else {
            return nil
        }
    }

    private static func loosely(_ plain: Plain, among labels: [[String]], byPart: Bool) -> Int? {
        guard plain.text.count >= 4, Intent(plain) == nil else { return nil }
        return only(labels) { isBegun($0, by: plain) } ?? only(labels) { isInside($0, of: plain) }
            ?? only(labels) { byPart && $0.split(separator: " ").contains { $0 == plain.text } }
    }

    private static func slipped(_ plain: Plain, among labels: [[String]]) -> Int? {
        guard plain.text.count >= 4, Intent(plain) == nil else { return nil }
        return labels.firstIndex { $0.contains { $0.count >= 4 && Slip.isOne(between: $0, and: plain.text) } }
    }

    /// "Answer" is "Answer now", if nothing else begins so.
    private static func isBegun(_ label: String, by plain: Plain) -> Bool {
        plain.words.count == 1 && label.hasPrefix(plain.text + " ")
    }

    /// "This report only" is "This report".
    private static func isInside(_ label: String, of plain: Plain) -> Bool {
        let count = label.split(separator: " ").count
        return count > 1 && plain.words.count <= count + 2 && plain.text.hasPrefix(label + " ")
    }

    private static func only(_ labels: [[String]], where isMeant: (String) -> Bool) -> Int? {
        let found = labels.indices.filter { labels[$0].contains(where: isMeant) }
        return found.count == 1 ? found[0] : nil
    }
}
