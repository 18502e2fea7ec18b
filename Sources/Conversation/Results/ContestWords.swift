/// What contests are called, and what is told of their figures.
enum ContestWords: Wording {
    case mayor, council, trustee, question, county, president, senate, house, governor,
        lieutenantGovernor, wardNumbers, byElection, special, democraticPrimary, republicanPrimary, general,
        firstRound, runoff, yearOnly, compiled, secondHand, electionNight, electionNightFinal, unofficial,
        neverCertified, published

    var text: Text {
        switch self {
        case .mayor: Text(en: "mayor of {place}", es: "alcaldía de {place}")
        case .council: Text(en: "city council, {name}", es: "concejo municipal, {name}")
        case .trustee: Text(en: "school trustees, {name}", es: "junta escolar, {name}")
        case .question: Text(en: "ballot question, {name}", es: "pregunta en la boleta, {name}")
        case .county:
            Text(
                en: "President in {name} County, {place}",
                es: "presidencia en el condado {name}, {place}")
        case .president: Text(en: "President in {place}", es: "presidencia en {place}")
        case .senate: Text(en: "U.S. Senate, {place}", es: "Senado de EE. UU., {place}")
        case .house: Text(en: "U.S. House, {place}, {name}", es: "Cámara de EE. UU., {place}, {name}")
        case .governor: Text(en: "governor of {place}", es: "gobernación de {place}")
        case .lieutenantGovernor:
            Text(en: "lieutenant governor of {place}", es: "vicegobernación de {place}")
        case .wardNumbers:
            Text(
                en: "ward=ward",
                es: "ward=distrito,of three=de tres,of four=de cuatro,of five=de cinco,of nine=de nueve")
        case .byElection: Text(en: "by-election", es: "elección parcial")
        case .special: Text(en: "special election", es: "elección especial")
        case .democraticPrimary: Text(en: "Democratic primary", es: "primaria demócrata")
        case .republicanPrimary: Text(en: "Republican primary", es: "primaria republicana")
        case .general: Text(en: "general election", es: "elección general")
        case .firstRound: Text(en: "first round", es: "primera vuelta")
        case .runoff: Text(en: "runoff", es: "segunda vuelta")
        case .yearOnly: Text(en: "{n} (day not known)", es: "{n} (no se sabe el día)")
        case .compiled:
            Text(en: "Put together from official returns", es: "Reunido de conteos oficiales")
        case .secondHand:
            Text(en: "Kept by hand, not by the office", es: "Anotado a mano, no por la oficina")
        case .electionNight: Text(en: "Election-night count", es: "Conteo de la noche")
        case .electionNightFinal:
            Text(
                en: "Election-night count that the City marked final",
                es: "Conteo de la noche que la ciudad marcó como final")
        case .unofficial: Text(en: "Not official yet when taken", es: "Aún no era oficial al tomarlo")
        case .neverCertified:
            Text(
                en: "Never certified, and the vote was held again in 2019",
                es: "Nunca se certificó, y se votó otra vez en 2019")
        case .published: Text(en: "As the City publishes it", es: "Como lo publica la ciudad")
        }
    }
}
