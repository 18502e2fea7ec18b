/// Reports that go from desk to desk.
enum MovingWords: Wording {
    case went, moved, elsewhere, unknown, how, there, oneDesk, isClosed, closed, back, card

    var text: Text {
        switch self {
        case .went:
            Text(en: "Report {code} went to desk {text}.", es: "El reporte {code} pasó a la mesa {text}.")
        case .moved:
            Text(
                en: "{name} moved report {code} to desk {text}.",
                es: "{name} pasó el reporte {code} a la mesa {text}.")
        case .elsewhere:
            Text(
                en: "Report {code} is at desk {text}. It is decided there.",
                es: "El reporte {code} está en la mesa {text}. Se decide ahí.")
        case .unknown:
            Text(
                en: "There is no desk {text}. Desks: {codes}.",
                es: "No hay mesa {text}. Mesas: {codes}.")
        case .how:
            Text(
                en: "Say which desk, like: /move 12 {text} and a note. Desks: {codes}.",
                es: "Diga a qué mesa, como: /move 12 {text} y una nota. Mesas: {codes}.")
        case .there:
            Text(
                en: "Report {code} is at desk {text} already.",
                es: "El reporte {code} ya está en la mesa {text}.")
        case .oneDesk:
            Text(
                en: "There is one desk, and every report is there.",
                es: "Hay una sola mesa, y todos los reportes están ahí.")
        case .isClosed:
            Text(
                en: "The room of desk {text} is closed. Its reports stand at desk all.",
                es: "La sala de la mesa {text} está cerrada. Sus reportes están en la mesa all.")
        case .closed:
            Text(
                en: "The room of desk {text} is closed to me. Its reports come here until it opens.",
                es:
                    "La sala de la mesa {text} está cerrada para mí. Sus reportes llegan aquí hasta que se abra."
            )
        case .back:
            Text(
                en: "This room was closed to me. The reports of desk {text} come back here.",
                es: "Esta sala estaba cerrada para mí. Los reportes de la mesa {text} vuelven aquí.")
        case .card:
            Text(
                en: "Here while the room of desk {text} is closed.",
                es: "Aquí mientras la sala de la mesa {text} está cerrada.")
        }
    }
}
