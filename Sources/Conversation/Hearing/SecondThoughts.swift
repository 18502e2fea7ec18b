internal import CivicFacts
internal import Understanding

/// What is said right after a report was cancelled, or before anything of it was told: "siempre sí", "actually nvm".
enum SecondThoughts {
    /// True if the words brought a cancelled report back, or closed one that was never told.
    static func hear(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.page?.isRead ?? true else { return false }
        if wantsBack(plain, visit) {
            Control.undo(&visit)
            return true
        }
        guard givesUp(plain, visit) else { return false }
        Control.cancel(&visit)
        return true
    }

    private static func wantsBack(_ plain: Plain, _ visit: Visit) -> Bool {
        guard visit.session.draft == nil,
            let cancelled = visit.session.parked.last(where: { $0.reason == .discarded }),
            visit.now.since(cancelled.at) <= Limits.secondThought
        else { return false }
        return returns.contains(plain.text) || returns.contains(bare(plain))
    }

    /// Nothing was told yet: nothing can be lost.
    private static func givesUp(_ plain: Plain, _ visit: Visit) -> Bool {
        guard visit.session.overlay == nil, let draft = visit.session.draft, draft.step == .what,
            draft.isEmpty
        else { return false }
        let rest = bare(plain)
        return ends.contains(plain.text) || ends.contains(rest)
            || rest != plain.text && Intent(Plain(rest)) == .cancel
    }

    /// Without "oh", "wait", "ay" and the like before it.
    private static func bare(_ plain: Plain) -> String {
        plain.words.drop { sighs.contains(String($0)) }.joined(separator: " ")
    }

    private static let sighs: Set<String> = [
        "oh", "ugh", "wait", "actually", "no", "ok", "okay", "well", "hmm", "um", "uh", "ah", "ay", "si",
        "yes", "yeah",
        "pues", "bueno", "espera", "espere", "sorry", "perdon", "hey", "eh", "you", "know", "what", "oye",
        "please",
    ]
    private static let returns: Set<String> = [
        "siempre si", "recuperalo", "recuperala", "recupera mi reporte", "quiero recuperarlo", "lo canceles",
        "lo cancele", "la canceles", "canceles", "no cancelar", "queria cancelar", "queria cancelarlo",
        "era mi intencion cancelar", "devuelvelo", "devuelvamelo", "regresalo", "lo quiero de vuelta",
        "traelo de vuelta", "siempre si quiero", "siempre si lo quiero mandar",
        "siempre si quiero reportarlo",
        "bring it back", "bring that back", "bring my report back", "get it back", "i want it back",
        "give it back",
        "put it back", "restore it", "restore", "restore my report", "undelete", "undo that", "undo it",
        "undo cancel",
        "dont cancel", "dont cancel it", "i didnt mean to cancel", "didnt mean to cancel", "didnt mean that",
        "i didnt mean that", "i didnt mean to", "uncancel", "deshazlo",
    ]
    private static let ends: Set<String> = [
        "mejor no", "nvm", "nvmd", "never mind then", "forget about it", "forget it", "olvidalo", "olvidelo",
        "dejalo",
        "dejelo", "dejalo asi", "its fine", "its fine now", "it is fine now", "its ok", "its ok now",
        "its okay",
        "its okay now", "it works now", "its working now", "its fixed now", "its fixed", "its nothing",
        "all good now",
        "its all good", "its all good now", "no es nada", "es nada", "ya no", "ya esta bien", "ya quedo",
        "ya funciona",
        "ya sirve", "ya se arreglo", "todo bien", "ya todo bien", "mejor nada", "not anymore", "mejor ya no",
    ]
}
