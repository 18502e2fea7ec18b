internal import Understanding

/// What a voter wants of the report that is being written, or was just sent, in whatever words: "cancel this report", "yes
/// please send it", "what happens now".
enum ReportWish: String {
    /// Learned from voters' words; see `ReportOrder`.
    case send, wait, cancel, photo, nophoto, read, edit, nameless, status, done, chat
    /// What is named is to go.
    case removePhotos, removeTime
    /// What to do now, or how this works.
    case help

    /// Nil where the words say anything else besides.
    init?(_ text: Plain) {
        let words = text.words
        guard (1...Self.most).contains(words.count) else { return nil }
        if Self.takesOut(words, Self.photos) {
            self = .removePhotos
        } else if Self.takesOut(words, Self.times) {
            self = .removeTime
        } else if text.isOne(of: Self.puzzled) || Self.isPuzzled(words) {
            self = .help
        } else {
            guard let order = Understanding.shared.order(in: text.text), !Self.tells(text, beside: order)
            else {
                return nil
            }
            self.init(rawValue: order.rawValue)
        }
    }

    /// Longer words tell more than a wish.
    private static let most = 14

    /// "Forget it, they don't let me vote" is the very thing to report; so is whatever names a trouble, unless it is over.
    private static func tells(_ text: Plain, beside order: ReportOrder) -> Bool {
        switch order {
        case .cancel: ReliefReading.isRefused(text)
        case .send: false
        case .chat:
            KindGuess.kind(of: text.text) != .other || text.words.contains(where: isOfOthers)
        // "Change the place to Van Buren and 4th" says what is right instead.
        case .edit: saysInstead(text.words) || KindGuess.kind(of: text.text) != .other
        case .wait, .photo, .nophoto, .read, .nameless, .status, .done:
            KindGuess.kind(of: text.text) != .other
        }
    }

    /// "Change the place to Van Buren and 4th", and not "I want to change something".
    private static func saysInstead(_ words: [String]) -> Bool {
        guard let link = words.lastIndex(where: { ["to", "a", "por"].contains($0) }), link > 2,
            let next = words.dropFirst(link + 1).first
        else { return false }
        return !["change", "fix", "edit", "correct", "add", "cambiar", "corregir", "editar", "agregar"]
            .contains(next)
    }

    /// A number, or what somebody else did: "ok he took his sign down", "ya nos dejaron pasar".
    private static func isOfOthers(_ word: String) -> Bool {
        Int(word) != nil || others.contains(word) || word.count > 4 && word.hasSuffix("ron")
    }

    private static let others: Set<String> = [
        "he", "she", "they", "hes", "shes", "theyre", "his", "her", "their", "them", "him", "ellos", "ella",
        "ellas",
    ]

    /// "Umm how do I do this": hesitating.
    private static func isPuzzled(_ words: [String]) -> Bool {
        let rest = words.drop(while: leadIns.contains)
        return rest.count < words.count && puzzled.contains(rest.joined(separator: " "))
    }

    private static let leadIns = Phrases.questionLeadIns.words

    /// "Quita la hora", "remove the pictures please": all other words only stand around it.
    private static func takesOut(_ words: [String], _ things: Set<String>) -> Bool {
        words.contains(where: removes.contains) && words.contains(where: things.contains)
            && words.allSatisfy { removes.contains($0) || things.contains($0) || around.contains($0) }
    }

    private static let times: Set<String> = ["time", "hora", "date", "fecha", "hour"]
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
