/// What is said of a state's own rules: what voters show, and when polls are open.
enum StateRuleWords: Wording {
    case photoStrict, photo, otherStrict, other, none, unknown, hours, closing, mail, earlier, later, local,
        tuesday, otherDay, otherZone, otherZoneClosing, legislatureElects, carolina, montana

    var text: Text {
        switch self {
        case .photoStrict:
            Text(
                en:
                    "{state} asks for a photo ID at the polls. Without one you get a provisional ballot, and it counts only if you do more in the days after.",
                es:
                    "{state} pide una identificación con foto al votar. Sin ella hay una boleta provisional, que cuenta solo si usted hace algo más en los días siguientes."
            )
        case .photo:
            Text(
                en:
                    "{state} asks for a photo ID at the polls. Some voters without one can still cast a ballot that counts. Ask how.",
                es:
                    "{state} pide una identificación con foto al votar. Sin ella algunas personas aún pueden votar y su voto cuenta. Pregunte cómo."
            )
        case .otherStrict:
            Text(
                en:
                    "{state} asks for an ID at the polls. Some kinds without a photo are taken, too. Without any you get a provisional ballot, and it counts only if you do more in the days after.",
                es:
                    "{state} pide una identificación al votar. También valen algunas sin foto. Sin ninguna hay una boleta provisional, que cuenta solo si usted hace algo más en los días siguientes."
            )
        case .other:
            Text(
                en:
                    "{state} asks for an ID at the polls. Some kinds without a photo are taken, too. Some voters without any can still cast a ballot that counts. Ask how.",
                es:
                    "{state} pide una identificación al votar. También valen algunas sin foto. Sin ninguna algunas personas aún pueden votar y su voto cuenta. Pregunte cómo."
            )
        case .carolina:
            Text(
                en: """
                    {state} asks for a photo ID at the polls. Without one, fill in the ID exception form there and say why. That \
                    ballot counts unless the form is found false. Or show an ID at the county office in the days after \
                    (N.C.G.S. 163-166.16).
                    """,
                es: """
                    {state} pide una identificación con foto al votar. Sin ella, llene allí el formulario de excepción y diga por \
                    qué. Esa boleta cuenta si el formulario no resulta falso. O muestre una identificación en la oficina del \
                    condado en los días siguientes (N.C.G.S. 163-166.16).
                    """)
        case .montana:
            Text(
                en:
                    "Montana: by a law of 2025 (SB 490) it ends at noon on election day, and not the day before. Ask first.",
                es:
                    "Montana: por una ley de 2025 (SB 490) termina a mediodía del día de la elección. El día antes no se puede. Pregunte."
            )
        case .none:
            Text(
                en: "In {state} most voters show no ID at the polls.",
                es: "En {state} casi nadie tiene que mostrar una identificación al votar.")
        case .unknown:
            Text(
                en: "Many states ask everybody for an ID. Check {official}",
                es: "Muchos estados piden una identificación a todas las personas. Revise {official}")
        case .hours:
            Text(
                en: "Polls in {state} are open {hours} on the day of a general election.",
                es: "Horas de las casillas en {state} el día de una elección general: {hours}.")
        case .closing:
            Text(
                en:
                    "Polls in {state} close at {hours} on the day of a general election. When they open can differ from place to place.",
                es:
                    "En {state} las casillas cierran a las {hours} el día de una elección general. La hora de abrir puede cambiar de un lugar a otro."
            )
        case .mail:
            Text(
                en:
                    "{state} votes by mail. Ballot boxes are open until {hours} on the day of a general election.",
                es:
                    "En {state} se vota por correo. Los buzones reciben boletas hasta las {hours} el día de una elección general."
            )
        case .earlier: Text(en: "Some open earlier.", es: "Algunas abren antes.")
        case .later: Text(en: "Some open later.", es: "Algunas abren después.")
        case .local: Text(en: "Some close later.", es: "Algunas cierran después.")
        case .tuesday:
            Text(
                en: "That is for a Tuesday. Elections on other days have other hours.",
                es: "Eso es para un martes. Otros días tienen otro horario.")
        case .otherDay:
            Text(
                en: "I do not know the hours for {date}, which is no Tuesday. Ask {official}",
                es: "No sé el horario del {date}, que no es martes. Pregunte aquí: {official}")
        case .otherZone:
            Text(en: "In its other time zone: {hours}.", es: "En su otra zona horaria: {hours}.")
        case .legislatureElects:
            Text(
                en: """
                    Vermont: if nobody wins over half of the votes for governor, the legislature elects. So it is \
                    for lieutenant governor and treasurer (Vt. Const. ch. II, 47).
                    """,
                es: """
                    Vermont: si nadie gana más de la mitad de los votos para gobernador, elige la legislatura. \
                    También para vicegobernador y tesorero (Const. de Vt., cap. II, 47).
                    """)
        case .otherZoneClosing:
            Text(
                en: "In its other time zone they close at {hours}.",
                es: "En su otra zona horaria cierran a las {hours}.")
        }
    }
}
