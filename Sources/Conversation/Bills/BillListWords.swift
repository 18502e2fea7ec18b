/// Lists of bills.
enum BillListWords: Wording {
    case otherCongress, elsewhere, head, unknown, passedHead, newHead, aboutHead, notAmong, federalOnly,
        stateOnly,
        placeOnly,
        filters, sorted, byNumber, byTitle, byIntroduced, byOldest, bySupport, labelBills, labelFilters,
        labelFederal, labelState, labelAll, labelLatest, labelPassed, labelNew

    var text: Text {
        switch self {
        case .otherCongress:
            Text(
                en: "I keep no list of bills of the {n} Congress. Its laws: {official}",
                es: "No guardo la lista de proyectos del Congreso {n}. Sus leyes: {official}")
        case .elsewhere:
            Text(
                en: "I list bills of Congress and of your own state. For {place} look here: {official}",
                es: "Muestro proyectos del Congreso y de su propio estado. Para {place} vea aquí: {official}")
        case .head: Text(en: "Bills, the latest news first:", es: "Proyectos de ley, lo último primero:")
        case .unknown:
            Text(
                en: "I do not have the list of bills right now. Look here: {official}",
                es: "No tengo ahora la lista de proyectos de ley. Véala aquí: {official}")
        case .passedHead:
            Text(
                en: "Bills that passed at least one chamber:",
                es: "Proyectos que pasaron al menos una cámara:")
        case .newHead: Text(en: "New bills, how far each is:", es: "Proyectos nuevos, y cómo va cada uno:")
        case .aboutHead: Text(en: "Bills about {text}:", es: "Proyectos sobre {text}:")
        case .notAmong:
            Text(
                en: "I looked at the {n} latest bills that I keep. None fits. Search all bills: {official}",
                es:
                    "Miré los {n} proyectos más recientes que tengo. Ninguno coincide. Busque en todos: {official}"
            )
        case .federalOnly:
            Text(
                en: "Only bills of Congress. Filter shows more.",
                es: "Solo proyectos del Congreso. Filtro muestra más.")
        case .stateOnly:
            Text(
                en: "Only bills of your state. Filter shows more.",
                es: "Solo proyectos de su estado. Filtro muestra más.")
        case .placeOnly:
            Text(
                en: "Only bills of {place}. Filter shows more.",
                es: "Solo proyectos de {place}. Filtro muestra más.")
        case .filters:
            Text(
                en: """
                    Which bills? Federal and State stay until you change them. For another order, write: bills by number, by date, \
                    by title, oldest bills, or most supported bills.
                    """,
                es: """
                    ¿Qué proyectos? Federal y Estado quedan así hasta que los cambie. Para otro orden, escriba: proyectos por número, \
                    por fecha, por título, más antiguos o con más apoyo.
                    """)
        case .sorted:
            Text(
                en: "Among the {n} bills of Congress with the latest news.",
                es: "Entre los {n} proyectos del Congreso con lo último.")
        case .byNumber: Text(en: "Bills by number:", es: "Proyectos por número:")
        case .byTitle: Text(en: "Bills by title, from A to Z:", es: "Proyectos por título, de la A a la Z:")
        case .byIntroduced:
            Text(
                en: "Bills that were put forward last:",
                es: "Los últimos proyectos presentados:")
        case .byOldest:
            Text(
                en: "Bills that were put forward first:",
                es: "Los primeros proyectos presentados:")
        case .bySupport: Text(en: "Bills that most members joined:", es: "Proyectos que más miembros apoyan:")
        case .labelBills: Text(en: "Bills", es: "Proyectos de ley")
        case .labelFilters: Text(en: "Filter", es: "Filtro")
        case .labelFederal: Text(en: "Federal", es: "Federal")
        case .labelState: Text(en: "State", es: "Estado")
        case .labelAll: Text(en: "All", es: "Todos")
        case .labelLatest: Text(en: "Latest", es: "Últimos")
        case .labelPassed: Text(en: "Passed", es: "Aprobados")
        case .labelNew: Text(en: "New", es: "Nuevos")
        }
    }
}
