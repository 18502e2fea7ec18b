/// A column of the downloads: its name, what it holds, and how a program checks it.
struct DataColumn: Sendable {
    let name: String
    /// Of JSON Schema, with what else is known.
    let type: String
    let meaning: Bilingual

    static let all = [
        DataColumn(
            name: "id", type: #""type": "string", "pattern": "^[a-z0-9]{10}$""#,
            meaning: Bilingual(
                english: "Code of the report; its address ends in it",
                spanish: "Clave del reporte; su dirección termina con ella")),
        DataColumn(
            name: "kind", type: kinds,
            meaning: Bilingual(
                english: "Kind of problem",
                spanish: "Tipo de problema")),
        DataColumn(
            name: "state", type: #""type": "string", "pattern": "^([A-Z]{2})?$""#,
            meaning: Bilingual(
                english: "Postal abbreviation; empty where none is known",
                spanish: "Abreviatura postal; vacía si no se conoce")),
        DataColumn(
            name: "county_fips", type: #""type": "string", "pattern": "^([0-9]{5})?$""#,
            meaning: Bilingual(
                english: "County, five digits of FIPS; empty for a smaller county",
                spanish: "Condado, cinco cifras FIPS; vacío si es un condado pequeño")),
        DataColumn(
            name: "area", type: #""type": "string""#,
            meaning: Bilingual(
                english: "Name of the area, in English",
                spanish: "Nombre de la zona, en inglés")),
        DataColumn(
            name: "day", type: #""type": "string", "format": "date""#,
            meaning: Bilingual(
                english: "Day on which it was sent, in the place's own time",
                spanish: "Día en que se envió, en la hora del lugar")),
        DataColumn(
            name: "hour", type: #""type": "integer", "minimum": 0, "maximum": 23"#,
            meaning: Bilingual(
                english: "Hour in which it was sent, in the place's own time",
                spanish: "Hora en que se envió, en la hora del lugar")),
        DataColumn(
            name: "zone", type: #""type": "string""#,
            meaning: Bilingual(
                english: "Time zone of day and hour",
                spanish: "Zona horaria del día y la hora")),
        DataColumn(
            name: "published", type: #""type": "string", "format": "date-time""#,
            meaning: Bilingual(
                english: "When it became public, to the hour, UTC",
                spanish: "Cuándo se hizo público, sin minutos, UTC")),
        DataColumn(
            name: "updated", type: #""type": "string", "format": "date-time""#,
            meaning: Bilingual(
                english: "When the team last changed it, UTC",
                spanish: "Cuándo lo cambió el equipo por última vez, UTC")),
        DataColumn(
            name: "language", type: #""type": "string", "enum": ["en", "es"]"#,
            meaning: Bilingual(
                english: "Language of the chat, en or es",
                spanish: "Idioma del chat, en o es")),
        DataColumn(
            name: "verified", type: #""type": "boolean""#,
            meaning: Bilingual(
                english: "A second source told the same",
                spanish: "Otra fuente contó lo mismo")),
        DataColumn(
            name: "reporters", type: #""type": "integer", "minimum": 1"#,
            meaning: Bilingual(
                english: "How many people reported the same",
                spanish: "Cuántas personas reportaron lo mismo")),
        DataColumn(
            name: "text", type: #""type": "string""#,
            meaning: Bilingual(
                english: "What was written, as a moderator made it public",
                spanish: "Lo que se escribió, como se hizo público")),
        DataColumn(
            name: "corrections", type: #""type": "string""#,
            meaning: Bilingual(
                english: "Notes of the team, each on its line",
                spanish: "Notas del equipo, una por línea")),
        DataColumn(
            name: "place", type: #""type": "string""#,
            meaning: Bilingual(
                english: "Name of the place, where a moderator chose to name it; else empty",
                spanish: "Nombre del lugar, si un moderador decidió nombrarlo; si no, vacío")),
    ]

    private static let kinds =
        "\"type\": \"string\", \"enum\": [\(PublicKind.codes.map(Escape.json).joined(separator: ", "))]"
}
