internal import Understanding

/// "No pictures, I have a flip phone", "none sorry", "no puedo tomar fotos": whoever is asked for photos has none.
enum PhotolessReading {
    /// True if the words say only that; "no photos, but the line is long" tells something.
    static func isMeant(_ text: Plain) -> Bool {
        let words = text.words.map(String.init)
        guard (1...11).contains(words.count), words.allSatisfy(vocabulary.contains),
            words.contains(where: negations.contains)
        else { return false }
        if words.contains(where: nouns.contains) { return true }
        return words.count <= 5 && words.allSatisfy { negations.contains($0) || bare.contains($0) }
    }

    /// "Forget the photos", "nvm about pics": said where they are asked for.
    static func forgets(_ text: Plain) -> Bool {
        let words = text.words.map(String.init)
        guard let opened = forgets.count(in: words), (1...4).contains(words.count - opened) else {
            return false
        }
        return words[opened...].contains(where: ReportWish.photos.contains)
            && words[opened...].allSatisfy { ReportWish.photos.contains($0) || forgotten.contains($0) }
    }

    private static let forgets = Openings([
        "nvm", "nevermind", "never mind", "forget", "forget about", "actually nvm", "olvida", "olvide",
        "olvidate", "olvidese", "mejor sin", "ya no",
    ])
    private static let forgotten: Set<String> = [
        "about", "the", "my", "las", "la", "de", "please", "lo", "mis", "then",
    ]

    private static let negations: Set<String> = [
        "no", "nope", "nah", "non", "none", "nop", "nel", "not", "dont", "cant", "cannot", "couldnt", "didnt",
        "havent", "wont", "without", "never", "nothing", "aint", "skip", "sin", "nada", "ninguna", "ninguno",
        "tampoco", "zero", "cero",
    ]

    private static let nouns: Set<String> = [
        "photo", "photos", "fotos", "foto", "pic", "pics", "picture", "pictures", "pix", "pictuers",
        "picturs",
        "image", "images", "imagen", "imagenes", "camera", "camara", "celular", "phone", "smartphone",
        "telefono", "fotografia", "fotografias", "selfie", "screenshot", "screenshots", "video", "videos",
    ]

    /// What may stand beside a bare no.
    private static let bare: Set<String> = [
        "sorry", "i", "have", "any", "got", "one", "them", "sir", "maam", "thanks", "thank", "you", "tengo",
        "gracias", "lo", "siento", "perdon", "yo", "ps", "pues", "pos", "pero", "de", "momento", "ahorita",
        "ahora", "por", "right", "now", "yet", "all", "good", "took", "take", "tome", "hay", "disculpe",
        "more", "mas", "else", "honey", "dear", "mija", "mijo", "do",
        "want", "wanna", "to", "send", "quiero", "mandar", "enviar",
    ]

    private static let vocabulary = negations.union(nouns).union(bare).union([
        "a", "the", "my", "of", "it", "is", "to", "with", "for", "here", "at", "this", "that", "me",
        "just", "only", "old", "flip", "dead", "died", "broken", "broke", "off", "doesnt", "isnt", "work",
        "working", "works", "has", "time", "able", "allowed", "allow", "they", "let", "send", "show",
        "attach", "upload", "share", "today", "cause", "because", "so", "and", "on", "was", "were", "im",
        "ive", "dumb", "basic", "cell", "landline", "available", "please", "puedo", "pude", "tomar", "sacar",
        "mandar", "enviar", "saque", "mi", "el", "la", "un", "una", "que", "con", "para", "aqui", "porque",
        "se", "murio", "sirve", "viejo", "vieja", "celu", "dejan", "permiten", "ni", "y", "es",
        "want", "wanna", "would", "like", "rather", "gonna", "going", "id", "quiero", "quisiera", "voy",
        "prefiero", "mandarlas", "mandarles", "enviarlas", "subir", "deseo", "otra", "vez", "any", "anymore",
        "ya", "solo", "favor", "traigo", "cuento", "mio", "dejaron", "hice", "hoy",
    ])
}
