/// What is only guessed, and the names of what can be read.
extension Spanish {
    static let guesses: [Phrase: String] = [
        .guessHeader: "Creo que pregunta por esto: {name}.",
        .questionKept: "También dejo sus palabras en su reporte.",
        .labelNotAsked: "No pregunté eso",
        .labelTopicElections: "Próxima elección",
        .labelTopicPolling: "Dónde votar",
        .labelTopicCandidates: "Quién está en la boleta",
        .labelTopicReps: "Sus representantes",
        .labelTopicBills: "Proyectos de ley",
        .labelTopicRegister: "Cómo registrarse",
        .labelTopicMail: "Por correo o antes",
        .labelTopicRules: "Reglas para votar",
        .labelTopicResults: "Resultados",
        .labelTopicSaved: "Guardados",
        .labelTopicDates: "Fechas",
        .labelTopicGiving: "Donar",
        .labelTopicPerson: "Hablar con alguien",
    ]
}
