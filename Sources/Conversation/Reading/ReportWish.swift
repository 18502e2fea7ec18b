internal import Understanding

/// What a voter in the middle of a report wants of the report itself, in whatever words: "cancel this report", "yes
/// please send it", "what happens now".
enum ReportWish {
    case send, cancel, help, addPhotos, removePhotos, removeTime, read, wait, change, nameless

    /// Nil where the words say anything else besides.
    init?(_ text: Plain) {
        let words = Self.besidesName(text.words)
        guard (1...14).contains(words.count) else { return nil }
        if text.isOne(of: Self.waits) {
            self = .wait
        } else if Self.says(words, Self.sends) || text.isOne(of: Self.sendPhrases) {
            self = .send
        } else if Self.says(words, Self.cancels) || text.isOne(of: Self.unneeded) || Renouncing.isMeant(text)
        {
            self = .cancel
        } else if text.isOne(of: Self.photosToCome) {
            self = .addPhotos
        } else if Self.says(words, Self.removes), words.contains(where: Self.photos.contains) {
            self = .removePhotos
        } else if Self.removesTime(words) {
            self = .removeTime
        } else if text.isOne(of: Self.reads) || Self.asksBack(words) {
            self = .read
        } else if text.isOne(of: Self.edits) || Self.editOpenings.count(in: words) != nil {
            self = .change
        } else if text.isOne(of: Self.namelessPhrases) {
            self = .nameless
        } else if text.isOne(of: Self.puzzled) || Self.isPuzzled(words) {
            self = .help
        } else {
            return nil
        }
    }

    /// "Umm how do I do this": hesitating.
    private static func isPuzzled(_ words: [String]) -> Bool {
        let rest = words.drop(while: leadIns.contains)
        return rest.count < words.count && puzzled.contains(rest.joined(separator: " "))
    }

    private static let leadIns = Phrases.questionLeadIns.words

    /// "Send it but without my name": no name is shown anyway.
    private static func besidesName(_ words: [String]) -> [String] {
        let ending = namelessEndings.first { words.count > $0.count && words.suffix($0.count) == $0[...] }
        guard let ending else { return words }
        return words.dropLast(ending.count).filter { $0 != "but" && $0 != "pero" }
    }

    private static let namelessPhrases = Phrases.reportWishNameless.words
    private static let namelessEndings = Phrases.reportWishNameless.list.map {
        $0.split(separator: " ").map(String.init)
    }

    /// One of the words is the wish, and all others only stand around it.
    private static func says(_ words: [String], _ wish: Set<String>) -> Bool {
        words.contains(where: wish.contains)
            && words.allSatisfy { wish.contains($0) || around.contains($0) || photos.contains($0) }
            && (wish == removes || !words.contains(where: photos.contains))
    }

    /// "Quita la hora", "remove the time".
    private static func removesTime(_ words: [String]) -> Bool {
        words.contains(where: removes.contains) && words.contains(where: times.contains)
            && words.allSatisfy { removes.contains($0) || times.contains($0) || around.contains($0) }
    }

    /// "What did I write so far", "qué le puse hasta ahora".
    private static func asksBack(_ words: [String]) -> Bool {
        guard let count = readOpenings.count(in: words) else { return false }
        return words.dropFirst(count).allSatisfy { readFillers.contains($0) || around.contains($0) }
    }

    private static let readOpenings = Phrases.reportWishReadOpenings.openings
    private static let readFillers = Phrases.reportWishReadFillers.words
    private static let times: Set<String> = ["time", "hora", "date", "fecha", "hour"]
    private static let reads = Phrases.reportWishReads.words
    private static let photosToCome = Phrases.reportWishPhotos.words
    private static let waits = Phrases.reportWishWaits.words
    private static let edits = Phrases.reportWishEdits.words
    private static let editOpenings = Phrases.reportWishEditOpenings.openings
    private static let unneeded = Phrases.reportWishUnneeded.words
    private static let sends: Set<String> = [
        "send", "submit", "sned", "snd", "sent", "sedn", "sendit", "enviar", "envialo", "enviala", "envia",
        "envie", "envielo", "mandar", "mandalo",
        "mandala", "manda", "mande", "mandelo", "post",
    ]
    private static let sendPhrases = Phrases.reportWishSends.words
    private static let cancels = Phrases.reportWishCancels.words
    static let removes: Set<String> = [
        "remove", "delete", "erase", "drop", "quitar", "quita", "quite", "quitame", "borrar", "borra",
        "borre", "eliminar", "elimina", "elimine",
    ]
    static let photos: Set<String> = [
        "photo", "photos", "picture", "pictures", "pic", "pics", "image", "images", "foto", "fotos",
        "imagen", "imagenes",
    ]
    private static let around = Phrases.reportWishAround.words
    /// "Now what": about the report, or about a danger that was told before.
    static let askingWhatToDo = Phrases.reportWishAskingWhatToDo.words
    private static let puzzled = askingWhatToDo.union(Phrases.reportWishPuzzled.words)
}
