/// Fichas guardadas.
extension Spanish {
    static let saved: [Phrase: String] = [
        .saveGone: "Ya no encuentro eso y no puedo guardarlo.",
        .savedOld: "{name} (al {date})",
        .savedGone: "Esto ya no está en mi lista. Esto es lo que guardé:",
        .savedReports: "Reportes:",
        .savedElections: "Elecciones:",
        .savedBills: "Proyectos de ley:",
        .savedOfficials: "Personas en un cargo:",
        .savedCandidates: "Candidatos:",
        .savedMeasures: "Preguntas en la boleta:",
        .savedResults: "Resultados:",
        .savedGuides: "Cómo votar:",
        .savedCharities: "Donar:",
    ]
}
