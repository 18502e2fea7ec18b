/// Words that are answered before anything else, in every state: danger first, then the danger to oneself.
enum Safety {
    case emergency, crisis, cannotVote

    init?(_ text: Plain) {
        guard !Self.figures.isFound(in: text) else { return nil }
        if Self.crisisPhrases.isFound(in: text) {
            self = .crisis
        } else if Self.emergencyPhrases.isFound(in: text) {
            self = .emergency
        } else if Self.cannotVotePhrases.isFound(in: text) {
            self = .cannotVote
        } else {
            return nil
        }
    }

    /// Figures of speech with a dangerous word in them.
    private static let figures = PhraseSet([
        "dying to vote", "dead on my feet", "kill the bill", "killing time", "killing me", "me muero de risa",
        "me mata de hambre", "me muero de hambre", "me muero por votar", "die of boredom", "to die for",
    ])

    private static let crisisPhrases = PhraseSet([
        "want to die", "want to kill myself", "kill myself", "going to hurt myself", "hurt myself", "suicide",
        "dont want to live", "do not want to live", "end my life", "suicidal", "end it all",
        "me quiero morir",
        "quiero morirme", "quiero matarme", "hacer dano a mi mismo", "me voy a hacer dano", "suicidio",
        "no quiero vivir", "quitarme la vida", "suicidarme", "acabar con mi vida",
    ])

    private static let emergencyPhrases = PhraseSet([
        "emergency", "call 911", "is threatening me", "threatened me with", "with a gun", "has a gun",
        "has a weapon",
        "has a knife", "people are fighting", "i am in danger", "im in danger", "got hurt", "is hurt",
        "shots fired",
        "shooting", "need the police", "fire at the", "is on fire", "attacking voters", "attacking people",
        "being followed", "following me", "emergencia", "llamen al 911", "me amenaza", "una pistola",
        "un arma",
        "estan peleando", "estoy en peligro", "esta herido", "esta herida", "hay disparos",
        "necesito a la policia",
        "hay un incendio", "atacando a la gente", "me estan siguiendo", "me sigue un",
    ])

    private static let cannotVotePhrases = PhraseSet([
        "wont let me vote", "will not let me vote", "not letting me vote", "turned me away",
        "i was turned away",
        "cant vote right now", "cannot vote right now", "denied my vote", "refused to let me vote",
        "no me dejan votar", "no me dejaron votar", "me negaron el voto", "me rechazaron en la casilla",
    ])
}
