/// Fechas: la lista, el mes y el archivo para el calendario propio.
extension Spanish {
    static let calendar: [Phrase: String] = [
        .calendarHead: "Fechas para {place}:",
        .calendarMonth: "{when}, {place}:",
        .calendarCountry: "todo el país",
        .calendarEmpty: "No sé de una fecha en este mes. Aun así puede haber una.",
        .calendarZone: "Los días siguen la hora local ({text}).",
        .calendarName: "Fechas de votación",
        .calendarComing: "Le envío un archivo de calendario.",
        .calendarCaption: """
        Abra este archivo para poner las fechas en su calendario. Revíselas antes de votar.
        """,
        .calendarCheck: "Las fechas pueden cambiar. Revise otra vez antes de votar.",
        .labelCalendar: "Calendario",
        .labelMonth: "Ver el mes",
        .labelCalendarFile: "A mi calendario",
        .infoRepresentatives: "Representantes",
        .infoBills: "Leyes y propuestas",
        .labelGuide: "Guía del votante",
        .calendarNoDay: "No sé de una elección el {date}. Puede haber una.",
    ]
}
