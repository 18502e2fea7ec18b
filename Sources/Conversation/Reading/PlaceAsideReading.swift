internal import Understanding

/// What is no name of a place, said where one is asked for: "skip it", "I already told you", "use my zip".
enum PlaceAsideReading {
    case leave, useZIP, help
    /// Words that only stand for themselves: "hold on", "umm lol", "no tengo fotos".
    case nothing

    init?(_ plain: Plain) {
        let words = plain.words
        let unknown = Unknowing.openings.count(in: words)
        if plain.isOne(of: Self.leaving) || unknown.map({ Self.isNameless(words, behind: $0) }) ?? false {
            self = .leave
        } else if plain.isOne(of: Self.zips) {
            self = .useZIP
        } else if plain.isOne(of: Self.questions) {
            self = .help
        } else if plain.isOne(of: Self.nothings) || Self.isFiller(words) || Self.hasNoPhotos(plain) {
            self = .nothing
        } else {
            return nil
        }
    }

    /// "I don't know the name of it", and not "I don't know, the church on Oak".
    private static func isNameless(_ words: [String], behind unknown: Int) -> Bool {
        guard PlaceNaming.behindVerb(words, from: unknown) == nil else { return false }
        // "I don't remember the street" names none.
        if let last = words.last, words.count <= 8, Self.generic.contains(last) { return true }
        return words.count <= 8 && !words.contains(where: CorrectionReading.places.contains)
    }

    private static func isFiller(_ words: [String]) -> Bool {
        !words.isEmpty && words.allSatisfy { PlaceNaming.hesitations.contains($0) || laughs.contains($0) }
            && words.contains { !Plain($0).isOne(of: ["ok", "okay", "yes", "yeah", "si"]) }
    }

    private static func hasNoPhotos(_ plain: Plain) -> Bool {
        ReportWish(plain) == .nophoto
            && plain.hasWord(beginning: ["foto", "photo", "pic", "camera", "camara", "imag"])
    }

    /// A question without its mark: "is that the only place". Asked of what nothing else could answer.
    static func asks(_ plain: Plain) -> Bool {
        let words = plain.words
        return words.count <= 10 && asking.count(in: words) != nil
    }

    private static let asking = Phrases.placeAsideAsking.openings
    private static let laughs: Set<String> = [
        "lol", "lmao", "haha", "hahaha", "jaja", "jajaja", "hmm", "hm", "mmm", "eh",
    ]
    private static let generic = Phrases.placeAsideGeneric.words
    private static let nothings = Phrases.placeAsideNothings.words

    private static let leaving = Phrases.placeAsideLeaving.words
    private static let zips = Phrases.placeAsideZips.words
    private static let questions = Phrases.placeAsideQuestions.words
}
