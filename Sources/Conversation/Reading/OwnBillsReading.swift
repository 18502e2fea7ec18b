internal import Understanding

/// "Bills by my representative", "leyes de mi senadora": whose bills somebody wants to read.
enum OwnBillsReading {
    case ofSenators, ofHouse

    init?(_ plain: Plain) {
        let words = plain.words
        // How somebody voted is another question than what they brought in.
        guard (3...9).contains(words.count), plain.hasWord(beginning: ["bill", "law", "ley", "proyecto"]),
            !plain.hasWord(beginning: ["vote", "voting", "voto"])
        else { return nil }
        guard let own = words.firstIndex(where: Self.owning.contains), own + 1 < words.count else {
            return nil
        }
        let role = words[own + 1]
        if role.hasPrefix("senator") || role.hasPrefix("senador") {
            self = .ofSenators
        } else if Self.house.contains(where: role.hasPrefix) {
            self = .ofHouse
        } else {
            return nil
        }
    }

    private static let owning: Set<String> = ["my", "our", "mi", "mis", "nuestro", "nuestra"]
    private static let house = ["rep", "congress", "congres", "diputad"]
}
