/// What pages say. Each sentence stands in both languages or the program does not compile.
struct SiteWords: Sendable {
    let language: SiteLanguage

    static let english = SiteWords(language: .english)
    static let spanish = SiteWords(language: .spanish)

    init(language: SiteLanguage) { self.language = language }

    private func pick(_ english: String, _ spanish: String) -> String {
        language == .english ? english : spanish
    }

    // MARK: The frame

    var skip: String { pick("Skip to the reports", "Ir a los reportes") }
    var otherLanguage: String { pick("Español", "English") }
    var home: String { pick("Front page", "Portada") }
    var map: String { pick("Map", "Mapa") }
    var charts: String { pick("Charts", "Gráficas") }
    var data: String { pick("Data", "Datos") }
    var method: String { pick("How this works", "Cómo funciona") }
    var changes: String { pick("Corrected and taken back", "Corregido y retirado") }
    var menu: String { pick("Pages", "Páginas") }
    var hotline: String {
        pick(
            "Trouble voting right now? Call 866-OUR-VOTE (866-687-8683). In danger? Call 911.",
            "¿Problemas para votar ahora? Llame al 888-VE-Y-VOTA (888-839-8682). ¿En peligro? Llame al 911.")
    }
    func removal(_ contact: String) -> String {
        pick(
            "Are you in a report, or is something wrong? Write to \(contact).",
            "¿Aparece usted en un reporte, o hay un error? Escriba a \(contact).")
    }
    var removalWithoutContact: String {
        pick(
            "Are you in a report, or is something wrong? Tell whoever gave you this address, or the bot that took the report. Name the code on the report's page.",
            "¿Aparece usted en un reporte, o hay un error? Dígalo a quien le dio esta dirección, o al bot que recibió el reporte. Mencione la clave que está en la página del reporte."
        )
    }
    func licence(_ licence: String) -> String { pick("Licence: \(licence).", "Licencia: \(licence).") }
    var notAMeasure: String {
        pick(
            "This is what people sent and a moderator looked at. It does not measure an election.",
            "Esto es lo que la gente envió y una persona revisó. No mide una elección.")
    }
    func asOf(_ time: String) -> String {
        pick("This page last changed: \(time).", "Último cambio de esta página: \(time).")
    }

    // MARK: Lists

    var title: String { pick("Problems at the polls", "Problemas en las casillas") }
    var newest: String { pick("The newest reports", "Los reportes más nuevos") }
    var nothing: String { pick("No public reports here yet.", "Todavía no hay reportes públicos aquí.") }
    func reports(_ count: Int) -> String {
        let number = language.number(count)
        return count == 1 ? pick("1 report", "1 reporte") : pick("\(number) reports", "\(number) reportes")
    }
    func page(_ number: Int) -> String {
        pick("Page \(language.number(number))", "Página \(language.number(number))")
    }
    var oldestFirst: String {
        pick("Page 1 has the oldest reports.", "La página 1 tiene los reportes más antiguos.")
    }
    var pages: String { pick("All pages", "Todas las páginas") }
    var olderPages: String { pick("Older pages", "Páginas anteriores") }
    var toNewest: String { pick("To the newest", "A los más nuevos") }
    var emptied: String {
        pick("Nothing on this page is public any more.", "Nada en esta página sigue siendo público.")
    }
    var byState: String { pick("By state", "Por estado") }
    var byArea: String { pick("By county", "Por condado") }
    var byKind: String { pick("By kind", "Por tipo") }
    var byDay: String { pick("By day", "Por día") }
    func byHour(_ day: String) -> String {
        pick(
            "\(day), by the hour in each place's own time", "\(day), por hora, en la hora de cada lugar")
    }
    func kinds(on day: String) -> String { pick("\(day), by kind", "\(day), por tipo") }
    var perResidents: String {
        pick("By state, for 100,000 residents", "Por estado, por cada 100,000 habitantes")
    }
    var perResidentsHead: String { pick("Reports for 100,000", "Reportes por 100,000") }
    var all: String { pick("All reports", "Todos los reportes") }
    var elsewhere: String { pick("No state known", "Sin estado conocido") }
    var area: String { pick("Area", "Zona") }
    var count: String { pick("Reports", "Reportes") }
    var kind: String { pick("Kind", "Tipo") }
    var day: String { pick("Day", "Día") }
    var hour: String { pick("Hour", "Hora") }

    // MARK: A report

    var verified: String { pick("Verified by a second source", "Verificado por otra fuente") }
    func reporters(_ count: Int) -> String {
        let number = language.number(count)
        return pick("Reported by \(number) people", "Reportado por \(number) personas")
    }
    func photo(_ number: Int, of count: Int) -> String {
        pick("Photo \(number) of \(count) with this report", "Foto \(number) de \(count) de este reporte")
    }
    func photos(_ count: Int) -> String { pick("Photos: \(count)", "Fotos: \(count)") }
    var video: String { pick("Video", "Video") }
    var videoAlone: String {
        pick("Video with this report, without sound", "Video de este reporte, sin sonido")
    }
    func video(_ told: String) -> String { "\(videoAlone): \(told)" }
    var corrections: String { pick("Corrections by the team", "Correcciones del equipo") }
    var moreComments: String {
        pick("More was said in the chat.", "Se dijo más en el chat.")
    }
    var more: String { pick("Read all of it", "Leer todo") }
    var comments: String { pick("What others said", "Lo que otros dijeron") }
    var share: String { pick("Share", "Compartir") }
    var permalink: String { pick("Address of this report", "Dirección de este reporte") }
    var byMail: String { pick("Mail", "Correo") }
    var bySMS: String { pick("Text message", "Mensaje de texto") }
    func token(_ token: String) -> String {
        pick("To have it removed, name \(token).", "Para pedir que se quite, mencione \(token).")
    }
    var takenBack: String { pick("Taken back", "Retirado") }
    func takenBack(_ reason: String) -> String {
        pick(
            "The team took this report back. Reason: \(reason)",
            "El equipo retiró este reporte. Motivo: \(reason)")
    }
    var correctedTitle: String { pick("Corrected", "Corregidos") }
    var takenBackTitle: String { pick("Taken back", "Retirados") }
    var changesLead: String {
        pick(
            "The newest of the last 30 days, without what was written.",
            "Lo más nuevo de los últimos 30 días, sin lo que se escribió.")
    }
    var changesEmpty: String {
        pick("Nothing in the last 30 days.", "Nada en los últimos 30 días.")
    }
    var reason: String { pick("Reason", "Motivo") }
    var report: String { pick("Report", "Reporte") }
    var code: String { pick("Code", "Código") }

    // MARK: ZIP codes

    func prefix(_ digits: String) -> String {
        pick("ZIP codes that begin with \(digits)", "Códigos postales que empiezan con \(digits)")
    }
    var prefixesLead: String {
        pick("Choose the first three digits.", "Elija las tres primeras cifras.")
    }
    var prefixLead: String {
        pick(
            "No report is listed by its ZIP code. These ZIP codes lie in these counties:",
            "Ningún reporte se muestra por su código postal. Estos códigos están en estos condados:")
    }
    var zip: String { pick("ZIP code", "Código postal") }
    var county: String { pick("County", "Condado") }
    var findZIP: String {
        pick("Counties of ZIP codes", "Condados de los códigos postales")
    }

    // MARK: Data

    var dataLead: String {
        pick(
            "Each day's reports as CSV and JSON, in parts of at most 1,000 rows. Each day has a list of its parts. What is taken back leaves them.",
            "Los reportes de cada día en CSV y JSON, en partes de hasta 1,000 filas. Cada día tiene una lista de sus partes. Lo que se retira sale de ellas."
        )
    }
    var newestFiles: String { pick("The newest files", "Los archivos más nuevos") }
    var fileName: String { pick("File", "Archivo") }
    var rows: String { pick("Rows", "Filas") }
    var size: String { pick("Size", "Tamaño") }
    func bytes(_ count: Int) -> String {
        pick("\(language.number(count)) bytes", "\(language.number(count)) bytes")
    }
    var schema: String { pick("Schema of the rows (JSON Schema)", "Esquema de las filas (JSON Schema)") }
    var logHeads: String {
        pick("Where the log ended each day", "Dónde terminaba el registro cada día")
    }
    var olderManifests: String {
        pick(
            "Files of older days have addresses of the same form.",
            "Los archivos de días anteriores tienen direcciones de la misma forma.")
    }
    var columns: String { pick("What the columns hold", "Qué hay en las columnas") }
    var column: String { pick("Column", "Columna") }
    var meaning: String { pick("Meaning", "Significado") }

    // MARK: The rest

    var missing: String { pick("There is no such page", "Esa página no existe") }
    var missingLead: String {
        pick(
            "A report whose author took it back has no page any more.",
            "Un reporte que su autor retiró ya no tiene página.")
    }
    var embedTitle: String { pick("For other sites", "Para otros sitios") }
    var embedLead: String {
        pick(
            "Copy this to show the newest reports from here on your own page:",
            "Copie esto para mostrar los reportes más nuevos de aquí en su página:")
    }
    var embedStates: String {
        pick(
            "Each state's page has the same for that state.",
            "La página de cada estado tiene lo mismo para ese estado.")
    }
    var embedAddress: String {
        pick(
            "In place of example.org put the address of this site.",
            "En lugar de example.org ponga la dirección de este sitio.")
    }
    var embedShow: String { pick("Show it alone", "Verlo solo") }
    var allOnSite: String { pick("All reports on the site", "Todos los reportes en el sitio") }
}
