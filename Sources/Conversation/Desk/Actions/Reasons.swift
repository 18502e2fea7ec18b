internal import Understanding

/// One of a list of reasons that a moderator chooses from.
protocol DeskReason: CaseIterable, Equatable {
    /// On its button.
    var label: String { get }
}

extension RejectReason: DeskReason {
    var label: String { Desk.words.text(Catalogue.phrases(of: self).button) }
}

extension BanReason: DeskReason {
    var label: String { Desk.words.text(Catalogue.phrases(of: self).button) }
}

extension DeskReason where AllCases == [Self] {
    /// Its number in the list, on a key.
    var sign: String { CardReaction.keycap((Self.allCases.firstIndex(of: self) ?? 0) + 1) }

    static var list: String { allCases.map { $0.label.lowercased() }.joined(separator: ", ") }
}

extension RejectReason {
    /// A reason, and behind a colon words of the moderator's own.
    static func read(_ words: String) -> (reason: RejectReason, note: String?)? {
        let parts = words.split(separator: ":", maxSplits: 1).map { String($0).trimmingSpaces }
        guard let reason = parts.first.flatMap(named) else { return nil }
        return (reason, parts.dropFirst().first.flatMap { $0.isEmpty ? nil : $0 })
    }

    /// By its button's label or the start of it, or by a number from 1.
    private static func named(_ text: String) -> RejectReason? {
        if let number = Int(text), allCases.indices.contains(number - 1) { return allCases[number - 1] }
        let given = Plain(text).text
        guard given.count >= 3 else { return nil }
        return allCases.first {
            let label = Plain($0.label).text
            return $0.rawValue.lowercased() == given || label.hasPrefix(given) || given.hasPrefix(label)
                || label.contains(given)
        }
    }
}

extension BanReason {
    /// By its name, or by the start of its button.
    static func named(_ given: String) -> BanReason? {
        guard given.count >= 3 else { return nil }
        return allCases.first { $0.rawValue.hasPrefix(given) || Plain($0.label).text.hasPrefix(given) }
    }
}
