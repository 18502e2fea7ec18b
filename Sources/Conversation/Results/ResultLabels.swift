/// Buttons about results, and what kinds of contests are called in a list.
enum ResultLabels: Wording {
    case mayor, council, trustee, question, president, senate, house, governor, lieutenantGovernor, counties,
        byElections, primaries, byDate, byArea, people, official, earlier, later, firstRound, runoff, save,
        unsave, unitedStates, smallPictures

    var text: Text {
        switch self {
        case .mayor: Text(en: "Mayor", es: "Alcaldía")
        case .council: Text(en: "City council", es: "Concejo municipal")
        case .trustee: Text(en: "School divisions", es: "Juntas escolares")
        case .question: Text(en: "Ballot questions", es: "Preguntas")
        case .president: Text(en: "President", es: "Presidencia")
        case .senate: Text(en: "U.S. Senate", es: "Senado de EE. UU.")
        case .house: Text(en: "U.S. House", es: "Cámara de EE. UU.")
        case .governor: Text(en: "Governor", es: "Gobernación")
        case .lieutenantGovernor: Text(en: "Lieutenant governor", es: "Vicegobernación")
        case .counties: Text(en: "President by county", es: "Presidencia por condado")
        case .byElections: Text(en: "By-elections", es: "Elecciones parciales")
        case .primaries: Text(en: "Primaries", es: "Primarias")
        case .byDate: Text(en: "By date", es: "Por fecha")
        case .byArea: Text(en: "By area", es: "Por lugar")
        case .people: Text(en: "People", es: "Personas")
        case .official: Text(en: "Official", es: "Oficial")
        case .earlier: Text(en: "← {n}", es: "← {n}")
        case .later: Text(en: "{n} →", es: "{n} →")
        case .firstRound: Text(en: "First round", es: "Primera vuelta")
        case .runoff: Text(en: "Runoff", es: "Segunda vuelta")
        case .save: Text(en: "☆ Save", es: "☆ Guardar")
        case .unsave: Text(en: "★ Remove", es: "★ Quitar")
        case .smallPictures: Text(en: "Small pictures", es: "Imágenes pequeñas")
        case .unitedStates: Text(en: "United States", es: "Estados Unidos")
        }
    }
}
