/// What a question is taken to be about.
enum GuessWords: Wording {
    case head, labelNotAsked, labelElections, labelReps, labelMail, labelResults, labelSaved, labelDates,
        labelGiving, labelPerson

    var text: Text {
        switch self {
        case .head: Text(en: "I think you ask about this: {name}.", es: "Creo que pregunta por esto: {name}.")
        case .labelNotAsked: Text(en: "Not what I asked", es: "No pregunté eso")
        case .labelElections: Text(en: "Next election", es: "Próxima elección")
        case .labelReps: Text(en: "Who speaks for you", es: "Sus representantes")
        case .labelMail: Text(en: "Mail and early voting", es: "Por correo o antes")
        case .labelResults: Text(en: "Results", es: "Resultados")
        case .labelSaved: Text(en: "Saved things", es: "Guardados")
        case .labelDates: Text(en: "Dates", es: "Fechas")
        case .labelGiving: Text(en: "Giving", es: "Donar")
        case .labelPerson: Text(en: "Talk to a person", es: "Hablar con alguien")
        }
    }
}
