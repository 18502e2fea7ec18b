/// What is said about saved things.
enum SavedWords: Wording {
    case on, off, already, notSaved, nothingToSave, head, none, since, old, gone, reports, elections, bills,
        officials, candidates, measures, results, guides, charities, labelSave, labelUnsave, labelSaved

    var text: Text {
        switch self {
        case .on:
            Text(
                en: "Saved. Say \"saved\" to see it.",
                es: "Guardado. Escriba \"guardados\" para verlo.")
        case .off: Text(en: "It is no longer saved.", es: "Ya no está guardado.")
        case .already: Text(en: "You saved this before.", es: "Ya lo tenía guardado.")
        case .notSaved: Text(en: "This is not saved.", es: "Esto no está guardado.")
        case .nothingToSave:
            Text(
                en: "I do not find that any more, so I cannot save it.",
                es: "Ya no encuentro eso y no puedo guardarlo.")
        case .head: Text(en: "You saved:", es: "Usted guardó:")
        case .none: Text(en: "You have saved nothing yet.", es: "Aún no ha guardado nada.")
        case .since:
            Text(
                en: "Saved {date}. It may have changed.",
                es: "Guardado el {date}. Puede haber cambiado.")
        case .old: Text(en: "{name} (as of {date})", es: "{name} (al {date})")
        case .gone:
            Text(
                en: "This is not on my list any more. Here is what I kept:",
                es: "Esto ya no está en mi lista. Esto es lo que guardé:")
        case .reports: Text(en: "Reports:", es: "Reportes:")
        case .elections: Text(en: "Elections:", es: "Elecciones:")
        case .bills: Text(en: "Bills:", es: "Proyectos de ley:")
        case .officials: Text(en: "People in office:", es: "Personas en un cargo:")
        case .candidates: Text(en: "Races and candidates:", es: "Candidatos:")
        case .measures: Text(en: "Ballot questions:", es: "Preguntas en la boleta:")
        case .results: Text(en: "Results:", es: "Resultados:")
        case .guides: Text(en: "How to vote:", es: "Cómo votar:")
        case .charities: Text(en: "Giving:", es: "Donar:")
        case .labelSave: Text(en: "⭐ Save", es: "⭐ Guardar")
        case .labelUnsave: Text(en: "Remove from saved", es: "Quitar de guardados")
        case .labelSaved: Text(en: "Saved", es: "Guardados")
        }
    }
}
