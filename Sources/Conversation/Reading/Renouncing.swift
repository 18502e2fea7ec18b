internal import Understanding

/// "Never mind, they fixed it", "don't send it", "ya no quiero hacer el reporte": whoever writes a report wants none.
enum Renouncing {
    /// True if the words say only that, and perhaps why. Other words behind it may be an answer: "cancel that, it was
    /// yesterday".
    static func isMeant(_ text: Plain) -> Bool {
        let words = text.words.map(String.init)
        // "Forget it, they don't let me vote" is the very thing to report.
        let isStopped =
            words.contains { ["let", "dejaron", "dejan"].contains($0) }
            && words.contains { ["dont", "no", "wont", "didnt"].contains($0) }
        guard words.count <= 14, !isStopped else { return false }
        let begun = words.prefix { leads.contains($0) }.count
        return (0...begun).contains { start in
            let order = Array(words[start...])
            return orders.count(in: order).map { order[$0...].allSatisfy(reasons.contains) } ?? false
        }
    }

    private static let orders = Openings(
        [
            "nevermind", "never mind", "nvm", "forget it", "forget this", "forget about it",
            "forget the whole thing", "forget the report", "delete it", "delete this", "delete that",
            "delete the report", "delete my report", "get rid of it", "get rid of this", "throw it out",
            "throw it away", "throw this away", "trash it", "scrap it", "scrap this", "cancel my report",
            "cancel the report", "cancel this report", "cancel it", "dont send", "do not send",
            "dont send it",
            "dont send this", "i dont want to send it", "i dont want to send this", "i dont wanna send it",
            "i dont want to report", "i dont wanna report", "i dont want to make a report",
            "i changed my mind", "changed my mind", "olvidalo", "olvidelo", "olvida eso", "olvida el reporte",
            "cancelalo", "cancela el reporte", "cancela mi reporte", "borralo", "borra eso",
            "borra el reporte",
            "no lo mandes", "no lo mande", "no lo manden", "no lo envies", "no lo envie", "no la mandes",
            "no mandes nada", "no quiero mandarlo", "no quiero enviarlo",
            "no quiero reportar", "no quiero hacer reporte", "no quiero hacer un reporte",
            "no quiero hacer el reporte", "no quiero hacer ningun reporte", "no quiero el reporte",
            "no quiero reporte", "cambie de opinion", "mejor no reporto", "mejor no reportar",
            "mejor no hago el reporte", "me da miedo reportar",
        ])
    /// What may stand before it.
    private static let leads: Set<String> = [
        "actually", "no", "wait", "sorry", "ok", "okay", "hold", "on", "you", "can", "just", "please", "pls",
        "so", "i", "voted", "already", "they", "fixed", "it", "its", "fine", "now", "oh", "hey", "well", "ya",
        "pues", "espera", "perdon", "mejor", "bueno", "sabe", "que", "por", "favor", "porfa", "si", "ay",
    ]
    /// Why, or of what.
    private static let reasons: Set<String> = [
        "they", "fixed", "it", "its", "is", "got", "a", "the", "this", "that", "now", "already", "i", "voted",
        "we", "in", "fine", "ok", "okay", "working", "works", "again", "so", "all", "good", "thanks", "thank",
        "you", "anyway", "anymore", "please", "pls", "report", "whole", "thing", "dont", "send", "to", "want",
        "delete", "cancel", "back", "up", "me", "let", "vote", "sorry", "just", "resolved", "solved", "lo",
        "la", "el", "ya", "arreglaron", "arreglo", "pude", "votar", "vote", "gracias", "porfa", "por",
        "favor", "reporte", "esto", "eso", "me", "dejaron", "entrar", "esta", "bien", "todo", "solo", "saber",
        "que", "hacer", "da", "miedo", "mandes", "no", "quiero", "mi", "un", "funciona", "mandar", "enviar",
    ]
}
