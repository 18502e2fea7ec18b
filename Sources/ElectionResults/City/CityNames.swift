internal import CivicFacts

/// Names as the City writes them, and as they are shown: the rules of `Tools/results/names.py`, with the same table of repairs.
enum CityNames {
    private static let repairs = CityTables.pairs(.cityRepairs)

    private static let unnamed: Set<String> = [
        "", "na", "other", "others", "other candidates", "scatter", "scattering", "write-ins", "write-in",
    ]

    /// Empty for what is nobody's name. A broken letter that the table does not know stays, as U+FFFD.
    static func shown(_ written: String) -> String {
        let name = words(written).joined(separator: " ")
        if let repaired = repairs[name] { return repaired == "-" ? "" : small(repaired) }
        guard !unnamed.contains(name.lowercased()) else { return "" }
        let quoted = name.replacing(#/(?:"")+(.+?)(?:"")+/#) { "\"\($0.1)\"" }
            .replacing(#/\?\?(.+?)\?\?/#) { "\"\($0.1)\"" }
            .replacing("__", with: " ")
        let marked = String(quoted.map { $0 == "_" || $0 == "?" ? "\u{FFFD}" : $0 })
        return small(words(marked).joined(separator: " "))
    }

    private static func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }

    /// `Greg McFARLANE`, `Ric DELA CRUZ`, `Justin ST. LOUIS`: words in capitals with small letters.
    static func small(_ name: String) -> String {
        name.split(separator: " ").map { isInCapitals($0) ? smallWord($0) : String($0) }.joined(
            separator: " ")
    }

    private static func isInCapitals(_ word: Substring) -> Bool {
        word.count > 1 && word.wholeMatch(of: #/(?:Jr|Sr)\.?|II|III|IV|V/#) == nil
            && word.wholeMatch(of: #/(?:Mc)?[A-Z'.\-]*[A-Z][A-Z'.\-]+/#) != nil
            && word.wholeMatch(of: #/(?:[A-Z]\.)+/#) == nil
    }

    private static func smallWord(_ word: Substring) -> String {
        String(word).replacing(#/[A-Za-z]+/#) { capitalized($0.0) }
            .replacing(#/\b([OD])'([A-Za-z]+)/#.wordBoundaryKind(.simple)) { "\($0.1)'\(capitalized($0.2))" }
            .replacing(#/\bMc([a-z]{2,})/#.wordBoundaryKind(.simple)) { "Mc\(capitalized($0.1))" }
    }

    private static func capitalized(_ word: Substring) -> String {
        word.prefix(1).uppercased() + word.dropFirst().lowercased()
    }
}
