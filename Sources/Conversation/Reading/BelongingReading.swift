internal import Understanding

/// Where something that came late belongs: "to report 1", "add it", "al mismo", or "a new one", "uno nuevo".
enum BelongingReading {
    case same, new

    /// Nil where the words say neither, both, or anything more.
    init?(_ plain: Plain, to report: ReportID) {
        let words = plain.words
        let number = report.description
        guard (1...8).contains(words.count),
            words.allSatisfy({ Self.vocabulary.contains($0) || $0 == number })
        else { return nil }
        let isNew = words.contains(where: Self.news.contains)
        let isNamed = words.contains { Self.sames.contains($0) || $0 == number }
        let isThere = words.count > 1 && ["to", "al", "in", "en"].contains(words[0])
        guard isNew != (isNamed || isThere || !isNew && words.contains(where: Self.adds.contains)) else {
            return nil
        }
        self = isNew ? .new : .same
    }

    private static let news: Set<String> = [
        "new", "another", "other", "separate", "different", "nuevo", "nueva", "otro", "otra", "aparte",
    ]
    private static let sames: Set<String> = [
        "same", "previous", "existing", "earlier", "mismo", "misma", "anterior",
    ]
    private static let adds: Set<String> = [
        "add", "put", "agregar", "agregalo", "agregala", "agrega", "agregue", "anadelo", "ponlo", "ponla",
    ]
    private static let vocabulary: Set<String> = news.union(sames).union(adds).union(
        Phrases.belongingVocabulary.words)
}
