/// What is said about those in office.
enum RepresentativeWords: Wording {
    case head, senator, house, delegate, commissioner, phone, untilElected, vacant, wasVacant, ended,
        notYet, district, atLarge, many, manyThere, unsettled, unsettledThere, wantsPlace, unknown, senate,
        noSenate, notThose, state,
        stateWanted, one, party, site, write, mail, offices, officeSenate, officeHouse, officeUpper,
        officeLower, officeMayor, officeCouncil, bills, councilHead, labelRepresentatives, labelCouncil

    var text: Text {
        switch self {
        case .head: Text(en: "They speak for {place}:", es: "Le representan en {place}:")
        case .senator: Text(en: "U.S. Senate: {name}.", es: "Senado de EE. UU.: {name}.")
        case .house: Text(en: "U.S. House, {place}: {name}.", es: "Cámara de EE. UU., {place}: {name}.")
        case .delegate:
            Text(
                en: "Delegate to the U.S. House (no vote on the floor), {place}: {name}.",
                es: "En la Cámara de EE. UU. (delegación sin voto en el pleno), {place}: {name}.")
        case .commissioner:
            Text(
                en: "Resident Commissioner (no vote on the floor), {place}: {name}.",
                es: "Comisión residente (sin voto en el pleno), {place}: {name}.")
        case .phone: Text(en: "Phone {n}.", es: "Teléfono {n}.")
        case .untilElected:
            Text(
                en: "{name} stays until the winner of the special election is sworn in.",
                es: "{name} sigue hasta que jure quien ganó la elección especial.")
        case .vacant:
            Text(
                en: "{place}: this seat is empty now.",
                es: "{place}: este puesto está vacío ahora.")
        case .wasVacant:
            Text(
                en: "{place}: nobody was in this seat on {date}.",
                es: "{place}: no había nadie en este puesto el {date}.")
        case .ended:
            Text(
                en: "{place}: the term of {name} is over. I do not know yet who follows.",
                es: "{place}: el período de {name} terminó. Aún no sé quién sigue.")
        case .notYet: Text(en: "{place}: not published yet.", es: "{place}: aún no se publica.")
        case .district: Text(en: "district {n}", es: "distrito {n}")
        case .atLarge: Text(en: "the whole state", es: "todo el estado")
        case .many:
            Text(
                en: "Your ZIP touches {n} House districts. Your street address tells which is yours: {url}",
                es: "Su código postal toca {n} distritos. Su dirección dice cuál es el suyo: {url}")
        case .unsettled:
            Text(
                en: "Your ZIP alone does not tell your House district. Look it up: {url}",
                es: "Su código postal solo no dice su distrito. Búsquelo aquí: {url}")
        case .manyThere:
            Text(
                en: "{place} touches {n} House districts. A street address tells which one counts: {url}",
                es: "{place} toca {n} distritos. Una dirección dice cuál cuenta: {url}")
        case .unsettledThere:
            Text(
                en: "{place} alone does not tell the House district. Look it up: {url}",
                es: "{place} solo no dice el distrito. Búsquelo aquí: {url}")
        case .wantsPlace:
            Text(
                en: "For the U.S. House I need a ZIP code or a city there, too. Or look it up: {url}",
                es:
                    "Para la Cámara de EE. UU. necesito también un código postal o una ciudad de allí. O búsquelo aquí: {url}"
            )
        case .unknown:
            Text(
                en: "I have no list of members of Congress right now. Look them up: {official}",
                es: "No tengo ahora la lista del Congreso. Búsquela aquí: {official}")
        case .senate: Text(en: "U.S. Senate", es: "Senado de EE. UU.")
        case .noSenate: Text(en: "{place} has no U.S. senators.", es: "{place} no tiene senadores de EE. UU.")
        case .notThose:
            Text(
                en:
                    "I do not have governors, mayors, or others in state or city office. Look them up: {official}",
                es:
                    "No tengo gobernadores, alcaldes ni otros cargos del estado o la ciudad. Búsquelos aquí: {official}"
            )
        case .state: Text(en: "{text}: {name}.", es: "{text}: {name}.")
        case .stateWanted:
            Text(
                en: "Your street address tells your state lawmakers, too.",
                es: "Su dirección dice también quiénes son sus legisladores del estado.")
        case .one: Text(en: "{name}, {text}.", es: "{name}, {text}.")
        case .party: Text(en: "Party: {text}.", es: "Partido: {text}.")
        case .site: Text(en: "Site: {url}", es: "Sitio: {url}")
        case .write: Text(en: "Write: {url}", es: "Escriba: {url}")
        case .mail: Text(en: "Mail: {text}", es: "Correo: {text}")
        case .offices: Text(en: "Offices:", es: "Oficinas:")
        case .officeSenate: Text(en: "U.S. Senate, {place}", es: "Senado de EE. UU., {place}")
        case .officeHouse: Text(en: "U.S. House, {place}", es: "Cámara de EE. UU., {place}")
        case .officeUpper: Text(en: "State senate, {place}", es: "Senado del estado, {place}")
        case .officeLower: Text(en: "State house, {place}", es: "Cámara del estado, {place}")
        case .officeMayor: Text(en: "Mayor", es: "Alcalde")
        case .officeCouncil: Text(en: "City council, {place}", es: "Consejo de la ciudad, {place}")
        case .bills:
            Text(
                en: "Bills that {name} put forward or joined:",
                es: "Proyectos de ley que {name} propuso o apoyó:")
        case .councilHead: Text(en: "Winnipeg's city council:", es: "El concejo de Winnipeg:")
        case .labelRepresentatives: Text(en: "My representatives", es: "Mis representantes")
        case .labelCouncil: Text(en: "City council", es: "Concejo")
        }
    }
}
