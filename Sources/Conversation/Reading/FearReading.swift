internal import Understanding

/// "Me da miedo ir a votar por la migra", "is it safe to vote?": a fear before anything happened, for the hotline.
enum FearReading {
    static func isMeant(_ text: String, _ plain: Plain) -> Bool {
        let words = plain.words
        if words.count <= 8, alone.contains(where: plain.text.contains) { return true }
        guard (3...16).contains(words.count), words.contains(where: isVoting) else { return false }
        if openings.count(in: words) != nil { return true }
        let isAsked = text.hasSuffix("?") || asking.count(in: words) != nil
        return isAsked && words.contains(where: agents.contains)
    }

    /// "I'm scared to go back in": of what happens there, and not of voting at all.
    static func isHere(_ plain: Plain) -> Bool {
        plain.words.count > 2 && !plain.words.contains(where: isVoting)
    }

    private static func isVoting(_ word: String) -> Bool {
        ["vot", "poll", "casilla"].contains(where: word.hasPrefix)
    }

    private static let openings = Openings(
        ["i am", "im", "i feel"].flatMap { me in
            ["scared", "afraid", "nervous", "too scared", "too afraid", "terrified"].flatMap { fear in
                [
                    "\(me) \(fear) to vote", "\(me) \(fear) to go", "\(me) \(fear) of voting",
                    "\(me) \(fear) of going",
                ]
            }
        } + [
            "afraid to vote", "afraid to go", "scared to vote", "scared to go", "is it safe",
            "is it dangerous",
            "me da miedo ir", "me da miedo votar", "me da miedo salir", "me da mucho miedo ir",
            "tengo miedo de ir",
            "tengo miedo de votar", "tengo miedo a ir", "es seguro", "es peligroso", "sera seguro",
            "sera peligroso",
        ])
    /// Said alone, without what there is to fear.
    private static let alone = [
        "im scared", "i am scared", "im so scared", "im afraid", "i am afraid", "i dont feel safe",
        "i do not feel safe",
        "im terrified", "we are scared", "we dont feel safe", "tengo miedo", "tengo mucho miedo",
        "estoy asustad",
        "no me siento segur", "no nos sentimos segur", "me da miedo estar", "tenemos miedo",
    ]
    private static let asking = Phrases.fearAsking.openings
    private static let agents = Phrases.fearAgents.words
}
