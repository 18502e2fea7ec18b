/// What is no name of a place, said where one is asked for: "skip it", "I already told you", "use my zip".
enum PlaceAsideReading {
    case leave, useZIP, help

    init?(_ plain: Plain) {
        let words = plain.words.map(String.init)
        if plain.isOne(of: Self.leaving) || Unknowing.openings.count(in: words) != nil && Self.isNameless(words) {
            self = .leave
        } else if plain.isOne(of: Self.zips) {
            self = .useZIP
        } else if plain.isOne(of: Self.questions) {
            self = .help
        } else {
            return nil
        }
    }

    /// "I don't know the name of it", and not "I don't know, the church on Oak".
    private static func isNameless(_ words: [String]) -> Bool {
        words.count <= 8 && !words.contains(where: CorrectionReading.places.contains)
    }

    private static let leaving: Set<String> = [
        "skip it", "skip this one", "skip that", "skip that one", "skip this question", "skip the place",
        "i already told you", "i told you", "i told you already", "i already said", "already told you",
        "i said it already", "i already said it", "ya te dije", "ya le dije", "ya lo dije", "ya dije",
        "ya te lo dije", "ya se lo dije", "saltalo", "saltar esto", "omitir esto", "omitelo", "dejalo",
        "rather not say", "i would rather not say", "prefiero no decir", "prefiero no decirlo",
    ]
    private static let zips: Set<String> = [
        "use my zip", "use my zip code", "use zip", "use the zip", "use that zip", "my zip", "my zip code",
        "same zip", "use my home zip", "usa mi codigo", "use mi codigo", "usa mi codigo postal",
        "use mi codigo postal", "mi codigo postal", "usa el codigo", "use el codigo postal", "usa mi zip",
        "use mi zip",
    ]
    private static let questions: Set<String> = [
        "what do you mean", "why do you need that", "why do you need it", "why do you need to know",
        "why do you ask", "why do you want to know", "why", "what for", "can they do that",
        "is that allowed", "is that legal", "huh", "what", "que quiere decir", "que quieres decir", "como",
        "a que se refiere", "para que", "por que", "para que lo necesita", "pueden hacer eso", "es legal eso",
    ]
}
