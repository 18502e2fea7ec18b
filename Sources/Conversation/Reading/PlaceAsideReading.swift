internal import Understanding

/// What is no name of a place, said where one is asked for: "skip it", "I already told you", "use my zip".
enum PlaceAsideReading {
    case leave, useZIP, help
    /// Words that only stand for themselves: "hold on", "umm lol", "no tengo fotos".
    case nothing

    init?(_ plain: Plain) {
        let words = plain.words.map(String.init)
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
        PhotolessReading.isMeant(plain)
            && plain.hasWord(beginning: ["foto", "photo", "pic", "camera", "camara", "imag"])
    }

    /// A question without its mark: "is that the only place". Asked of what nothing else could answer.
    static func asks(_ plain: Plain) -> Bool {
        let words = plain.words.map(String.init)
        return words.count <= 10 && asking.count(in: words) != nil
    }

    private static let asking = Openings([
        "is that", "is this the", "is this a", "is there", "does it", "does that", "do you", "do u", "do i",
        "are you",
        "are u", "can i", "can you", "can u", "could i", "should i", "what do", "what does", "what place",
        "which place",
        "why do", "cual lugar", "que lugar", "de que", "cual de", "a cual", "puedo", "tengo que", "por que",
        "like what", "a que hora", "hasta que hora", "a q hora", "hasta q hora", "que hago", "y que hago",
        "what time",
        "when do", "when does", "how do", "how can", "where do", "where can", "will they", "will i",
        "who will",
        "who sees", "quien va", "quien ve", "hoy puedo", "ahora puedo", "todavia puedo", "aun puedo",
        "para que",
    ])
    private static let laughs: Set<String> = [
        "lol", "lmao", "haha", "hahaha", "jaja", "jajaja", "hmm", "hm", "mmm", "eh",
    ]
    private static let generic: Set<String> = [
        "street", "name", "address", "avenue", "place", "number", "calle", "nombre", "direccion", "avenida",
        "lugar",
        "numero",
    ]
    private static let nothings: Set<String> = [
        "hold on", "hold up", "wait", "one sec", "one second", "give me a second", "sorry", "my bad",
        "espera", "espere",
        "esperame", "un momento", "un segundo", "perdon", "disculpe", "disculpa", "contestame", "contesteme",
        "responde", "respondeme", "answer me", "yes report it", "report it", "just report it", "reportalo",
        "si reportalo", "hello are you there", "are you there",
    ]

    private static let leaving: Set<String> = [
        "skip it", "skip this one", "skip that", "skip that one", "skip this question", "skip the place",
        "i already told you", "i told you", "i told you already", "i already said", "already told you",
        "i said it already", "i already said it", "ya te dije", "ya le dije", "ya lo dije", "ya dije",
        "ya te lo dije", "ya se lo dije", "saltalo", "saltar esto", "omitir esto", "omitelo", "dejalo",
        "can i say later", "can i tell you later", "ill tell you later", "ill say later", "later",
        "who knows",
        "i dont want to say", "i dont wanna say", "dont want to say", "i dont want to", "id rather not say",
        "no quiero decir", "no quiero decirlo", "no quiero", "quien sabe", "salta eso", "salta esa",
        "salta esta",
        "mejor no", "mejor no digo", "mejor no me da miedo", "me da miedo", "ahorita te digo",
        "ahorita le digo", "saltate eso", "despues", "luego", "mas tarde te digo", "luego te digo",
        "rather not say", "i would rather not say", "prefiero no decir", "prefiero no decirlo",
    ]
    private static let zips: Set<String> = [
        "use my zip", "use my zip code", "use zip", "use the zip", "use that zip", "my zip", "my zip code",
        "same zip", "use my home zip", "usa mi codigo", "use mi codigo", "usa mi codigo postal",
        "use mi codigo postal", "mi codigo postal", "usa el codigo", "use el codigo postal", "usa mi zip",
        "use mi zip",
    ]
    private static let questions: Set<String> = [
        "what do you mean", "what do u mean", "wdym", "like where", "where", "where what", "like what",
        "cual lugar",
        "cual", "que lugar", "donde", "como que donde", "cual de todos",
        "why do you need that", "why do you need it", "why do you need to know",
        "why do you ask", "why do you want to know", "why", "what for", "can they do that",
        "is that allowed", "is that legal", "huh", "what", "que quiere decir", "que quieres decir", "como",
        "a que se refiere", "para que", "para que quieres saber", "para que quieres saber eso",
        "para que quiere saber", "para que quiere saber eso", "por que", "para que lo necesita",
        "pueden hacer eso", "es legal eso",
    ]
}
