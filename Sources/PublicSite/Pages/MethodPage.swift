/// What "public" and "verified" mean, who decides, and what is left out.
struct MethodPage {
    let site: Site
    let file: SiteFile
    let language: SiteLanguage

    var html: [UInt8] {
        let words = SiteWords(language: language)
        let frame = PageFrame(site: site, file: file, language: language, title: words.method)
        let texts = language == .english ? Self.english : Self.spanish
        let sections = texts.map { title, lines in
            frame.section(title, lines.map(frame.paragraph))
        }
        return frame.html([frame.heading(words.method)] + sections + embed(frame))
    }

    private func embed(_ frame: PageFrame) -> [Markup] {
        let box = EmbedBox(frame: frame, state: "GA").content
        return [frame.section(frame.words.embedTitle, [frame.paragraph(frame.words.embedStates)] + box)]
    }

    private static let english: [(String, [String])] = [
        (
            "What is public",
            [
                "People told a messaging bot what went wrong where they voted. A moderator read each report and chose to make it public.",
                "This is what people sent. It is not a measure of an election: many problems are never reported, and some places have more people who know of this site.",
            ]
        ),
        (
            "What verified means",
            [
                "A second source told the team the same. A report without the mark was read, and nobody else has confirmed it."
            ]
        ),
        (
            "What is left out",
            [
                "Names, ZIP codes, addresses, telephone numbers, the minute, and who decided. Reports that were not chosen have no page and are not counted.",
                "The place is the county, where at least 20,000 people live in it. Otherwise it is a smaller county of the state. A point on a map stands for the whole county.",
                "The name of a place stands with a report only where a moderator chose to name it.",
                "The hour is the hour in the place's own time.",
                "A photo is shown where a moderator chose it, one by one. A video is shown where two moderators looked at it and agreed. It has no sound, and faces in it are as they were filmed.",
            ]
        ),
        (
            "When something changes",
            [
                "A report appears some minutes after it was sent and decided. Corrections stand below the report. What the team takes back says so and why, without its words.",
                "Whoever wrote a report can take it back at any time in the chat. Its page is then gone.",
                "The list of changes names each correction and each report that was taken back in the last 30 days.",
            ]
        ),
        (
            "Where boundaries and residents come from",
            [
                "Boundaries: Census Bureau, cartographic boundary files. Residents: Census Bureau, estimates for July 1, 2019. ZIP codes by county: GeoNames, CC BY 4.0."
            ]
        ),
    ]

    private static let spanish: [(String, [String])] = [
        (
            "Qué es público",
            [
                "La gente le contó a un bot de mensajes qué salió mal donde votó. Una persona del equipo leyó cada reporte y decidió hacerlo público.",
                "Esto es lo que la gente envió. No mide una elección: muchos problemas nunca se reportan, y en algunos lugares más gente conoce este sitio.",
            ]
        ),
        (
            "Qué significa verificado",
            [
                "Otra fuente le contó lo mismo al equipo. Un reporte sin la marca fue leído, y nadie más lo ha confirmado."
            ]
        ),
        (
            "Qué se deja fuera",
            [
                "Nombres, códigos postales, direcciones, teléfonos, el minuto y quién decidió. Los reportes que no se eligieron no tienen página y no se cuentan.",
                "El lugar es el condado, si viven en él al menos 20,000 personas. Si no, es un condado pequeño del estado. Un punto en el mapa es todo el condado.",
                "El nombre de un lugar está junto a un reporte solo si un moderador decidió nombrarlo.",
                "La hora es la hora de ese lugar.",
                "Una foto se muestra si una persona del equipo la eligió, una por una. Un video se muestra si dos personas lo vieron y estuvieron de acuerdo. No tiene sonido, y las caras están como se filmaron.",
            ]
        ),
        (
            "Cuando algo cambia",
            [
                "Un reporte aparece unos minutos después de enviarse y decidirse. Las correcciones están debajo del reporte. Lo que el equipo retira dice que fue retirado y por qué, sin sus palabras.",
                "Quien escribió un reporte puede retirarlo cuando quiera en el chat. Entonces su página desaparece.",
                "La lista de cambios nombra cada corrección y cada reporte retirado en los últimos 30 días.",
            ]
        ),
        (
            "De dónde vienen los límites y los habitantes",
            [
                "Límites: Oficina del Censo, archivos cartográficos. Habitantes: Oficina del Censo, estimaciones al 1 de julio de 2019. Códigos postales por condado: GeoNames, CC BY 4.0."
            ]
        ),
    ]
}
