/// Dates of elections: the list, the month, and the file for one's own calendar.
enum DateWords: Wording {
    case head, month, country, empty, zone, name, noDay, coming, caption, check, labelCalendar, labelMonth,
        labelCalendarFile

    var text: Text {
        switch self {
        case .head: Text(en: "Dates for {place}:", es: "Fechas para {place}:")
        case .month: Text(en: "{when}, {place}:", es: "{when}, {place}:")
        case .country: Text(en: "the whole country", es: "todo el país")
        case .empty:
            Text(
                en: "I know of no date in this month. There may still be one.",
                es: "No sé de una fecha en este mes. Aun así puede haber una.")
        case .zone:
            Text(
                en: "Days follow the local time ({text}).",
                es: "Los días siguen la hora local ({text}).")
        case .name: Text(en: "Election dates", es: "Fechas de votación")
        case .noDay:
            Text(
                en: "I know of no election on {date}. There may still be one.",
                es: "No sé de una elección el {date}. Puede haber una.")
        case .coming: Text(en: "I am sending you a calendar file.", es: "Le envío un archivo de calendario.")
        case .caption:
            Text(
                en: """
                    Open this file to add the dates to your calendar. Check them again before you vote.
                    """,
                es: """
                    Abra este archivo para poner las fechas en su calendario. Revíselas antes de votar.
                    """)
        case .check:
            Text(
                en: "Dates can change. Check again before you vote.",
                es: "Las fechas pueden cambiar. Revise otra vez antes de votar.")
        case .labelCalendar: Text(en: "Calendar", es: "Calendario")
        case .labelMonth: Text(en: "Month view", es: "Ver el mes")
        case .labelCalendarFile: Text(en: "Add to my calendar", es: "A mi calendario")
        }
    }
}
