internal import CivicFacts

/// Names as the City writes them, and as they are shown: the rules of `Tools/results/names.py`, with the same table of repairs.
/// One serves a whole table: making its patterns takes longer than reading it.
struct CityNames {
    private static let repairs = CityTables.pairs(.cityRepairs)

    private static let unnamed: Set<String> = [
        "", "na", "other", "others", "other candidates", "scatter", "scattering", "write-ins", "write-in",
    ]

    private let quoted = [#/(?:"")+(.+?)(?:"")+/#, #/\?\?(.+?)\?\?/#]
    private let suffix = #/(?:Jr|Sr)\.?|II|III|IV|V/#
    private let capitals = #/(?:Mc)?[A-Z'.\-]*[A-Z][A-Z'.\-]+/#
    private let initials = #/(?:[A-Z]\.)+/#
    private let letters = #/[A-Za-z]+/#
    private let prefixed = #/\b([OD])'([A-Za-z]+)/#.wordBoundaryKind(.simple)
    private let son = #/\bMc([a-z]{2,})/#.wordBoundaryKind(.simple)

    /// Empty for what is nobody's name. A broken letter that the table does not know stays, as U+FFFD.
    func shown(_ written: String) -> String {
        let name = words(written).joined(separator: " ")
        if let repaired = Self.repairs[name] { return repaired == "-" ? "" : small(repaired) }
        guard !Self.unnamed.contains(name.lowercased()) else { return "" }
        let unquoted = quoted.reduce(name) { name, pattern in name.replacing(pattern) { "\"\($0.1)\"" } }
            .replacing("__", with: " ")
        let marked = String(unquoted.map { $0 == "_" || $0 == "?" ? "\u{FFFD}" : $0 })
        return small(words(marked).joined(separator: " "))
    }

    private func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }

    /// `Greg McFARLANE`, `Ric DELA CRUZ`, `Justin ST. LOUIS`: words in capitals with small letters.
    private func small(_ name: String) -> String {
        name.split(separator: " ").map { isInCapitals($0) ? smallWord($0) : String($0) }.joined(
            separator: " ")
    }

    private func isInCapitals(_ word: Substring) -> Bool {
        word.count > 1 && word.wholeMatch(of: suffix) == nil && word.wholeMatch(of: capitals) != nil
            && word.wholeMatch(of: initials) == nil
    }

    private func smallWord(_ word: Substring) -> String {
        String(word).replacing(letters) { capitalized($0.0) }
            .replacing(prefixed) { "\($0.1)'\(capitalized($0.2))" }
            .replacing(son) { "Mc\(capitalized($0.1))" }
    }

    private func capitalized(_ word: Substring) -> String {
        word.prefix(1).uppercased() + word.dropFirst().lowercased()
    }
}
