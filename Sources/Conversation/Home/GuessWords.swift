/// What a question is taken to be about.
enum GuessWords: Wording {
    case head, labelNotAsked, labelElections, labelPolling, labelCandidates, labelReps, labelBills,
        labelRegister, labelMail, labelRules, labelResults, labelSaved, labelDates, labelGiving, labelPerson

    var text: Text {
        switch self {
        case .head: Text(en: "I think you ask about this: {name}.", es: "Creo que pregunta por esto: {name}.")
        case .labelNotAsked: Text(en: "Not what I asked", es: "No pregunté eso")
        case .labelElections: Text(en: "Next election", es: "Próxima elección")
        case .labelPolling: Text(en: "Where to vote", es: "Dónde votar")
        case .labelCandidates: Text(en: "Who is on the ballot", es: "Quién está en la boleta")
        case .labelReps: Text(en: "Who speaks for you", es: "Sus representantes")
        case .labelBills: Text(en: "Bills", es: "Proyectos de ley")
        case .labelRegister: Text(en: "How to register", es: "Cómo registrarse")
        case .labelMail: Text(en: "Mail and early voting", es: "Por correo o antes")
        case .labelRules: Text(en: "Rules for voting", es: "Reglas para votar")
        case .labelResults: Text(en: "Results", es: "Resultados")
        case .labelSaved: Text(en: "Saved things", es: "Guardados")
        case .labelDates: Text(en: "Dates", es: "Fechas")
        case .labelGiving: Text(en: "Giving", es: "Donar")
        case .labelPerson: Text(en: "Talk to a person", es: "Hablar con alguien")
        }
    }
}
